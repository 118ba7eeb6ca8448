"""Whether words stand out from their ground, as pixels have it: axe does not judge what lies on a drawing."""

import io
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page

WORDS = (Path(__file__).parent / "words.js").read_text("utf-8").strip().rstrip(";")
LEAST = 2.0
"""Edges of letters are blurred, and what is out of reach is pale: this finds what cannot be read at all."""


def lost_words(page: Page) -> list[str]:
    """Words as dark or as light as their ground."""
    light = _light(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    found = [(word["text"], _contrast(light, **word["box"])) for word in page.evaluate(WORDS)]
    return [f"{contrast:.1f} {text}" for text, contrast in found if contrast < LEAST]


def _light(picture: Image.Image) -> "np.ndarray[Any, np.dtype[np.float64]]":
    """Of each pixel, the relative luminance."""
    part = np.asarray(picture) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ [0.2126, 0.7152, 0.0722])


def _contrast(
    light: "np.ndarray[Any, np.dtype[np.float64]]", left: int, top: int, right: int, bottom: int
) -> float:
    darkest, lightest = np.percentile(light[top:bottom, left:right], [1, 99])
    return float((lightest + 0.05) / (darkest + 0.05))
