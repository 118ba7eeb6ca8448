STRENGTHS = ("strong", "quick")
PARTNERS = ("human",)
