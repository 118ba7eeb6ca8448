"""Words that do not fit into their box: cut off with dots, or hidden behind an edge."""

CUT_OFF = """() => {
  const ruler = document.createElement("canvas").getContext("2d");
  const seen = (element) => element.checkVisibility() && !element.closest(".unseen, svg");
  const hidden = (element) => {
    const { overflowX, clipPath } = getComputedStyle(element);
    const clips = /hidden|clip/.test(overflowX) && clipPath === "none";
    return clips && element.scrollWidth > element.clientWidth + 1;
  };
  const too_narrow = (select) => {
    const style = getComputedStyle(select);
    ruler.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return [...select.options].some(({ text }) => ruler.measureText(text).width > room + 1);
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const cut = [...all("body *").filter(hidden), ...all("select").filter(too_narrow)];
  return cut.map((element) => element.textContent.trim()).filter(Boolean);
}"""
