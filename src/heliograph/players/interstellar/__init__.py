STRENGTHS = ("strong", "quick")
