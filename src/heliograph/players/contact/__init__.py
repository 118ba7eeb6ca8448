STRENGTHS = ("strong", "quick", "naive")
PARTNERS = ("human",)
