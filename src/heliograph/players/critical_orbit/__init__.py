STRENGTHS = ("strong", "quick")
PARTNERS = ("human",)
FIRST_IDEA = "quick"
