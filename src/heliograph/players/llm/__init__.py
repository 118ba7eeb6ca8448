"""A seat for a language model behind any endpoint that offers OpenAI's chat completions.

The model sees only the seat's text view, and answers with one of the offers.
"""

NAME = "llm"
