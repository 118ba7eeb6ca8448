"""A seat for a language model behind any endpoint that speaks OpenAI's chat completions.

It sees what the seat's text view says and nothing else, and answers with one of the offers.
"""

NAME = "llm"
