"""The smallest phone, and what does not fit on it."""

from typing import Any

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

TOO_WIDE = """() => {
  /* A board may be wider than its window, as long as the page is not. */
  const scrolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflowX);
  const within = (box) => box && (scrolls(box) || within(box.parentElement));
  const stands_out = (element) => {
    const { right, width } = element.getBoundingClientRect();
    const out = width > 1 && right > innerWidth + 1;
    const hidden = !element.checkVisibility() || element.closest(".unseen, svg *");
    return out && !hidden && !within(element.parentElement);
  };
  const wide = [...document.querySelectorAll("main *, header *, footer *")].filter(stands_out);
  const outermost = wide.filter((element) => !wide.includes(element.parentElement));
  const page = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
  return [...page, ...outermost.map((element) => element.outerHTML.slice(0, 120))];
}"""
