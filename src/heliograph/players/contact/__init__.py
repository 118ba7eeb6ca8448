STRENGTHS = ("strong", "quick", "naive")
REMARK = STRENGTHS
PARTNERS = ("human",)
FIRST_IDEA = "quick"
