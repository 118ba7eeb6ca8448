STRENGTHS = ("strong", "quick", "naive")
REMARK = STRENGTHS
PARTNERS = ("human",)
