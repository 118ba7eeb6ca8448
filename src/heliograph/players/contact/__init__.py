STRENGTHS = ("strong", "quick", "naive")
