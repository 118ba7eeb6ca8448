/** A picture as the text of a file of its own: what the page's style sheets paint is written into it. */

const PAINTED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "paint-order",
];
const SHADED = ["stop-color", "stop-opacity"];
const WRITTEN = ["font-family", "font-size", "font-weight", "font-style", "letter-spacing"];

const OF: Record<string, readonly string[]> = {
  text: [...PAINTED, ...WRITTEN],
  tspan: [...PAINTED, ...WRITTEN],
  stop: SHADED,
};

export function standalone(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = [...picture.querySelectorAll<SVGElement>("*")];
  [...copy.querySelectorAll<SVGElement>("*")].forEach((element, index) => {
    const original = originals[index];
    if (!original || (element.closest("defs") && element.tagName !== "stop")) return;
    const style = getComputedStyle(original);
    const wanted = OF[element.tagName] ?? PAINTED;
    for (const name of wanted) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("style");
    element.removeAttribute("class");
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}
