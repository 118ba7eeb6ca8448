/** A picture as a file of its own: what the page's style sheets paint is written into it. */

const PAINTED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "paint-order",
];
const WRITTEN = ["font-family", "font-size", "font-weight", "font-style", "letter-spacing"];

export function standalone(picture: SVGSVGElement): Blob {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = [...picture.querySelectorAll<SVGElement>("*")];
  [...copy.querySelectorAll<SVGElement>("*")].forEach((element, index) => {
    const original = originals[index];
    if (!original || element.closest("defs")) return;
    const style = getComputedStyle(original);
    const wanted = element.tagName === "text" ? [...PAINTED, ...WRITTEN] : PAINTED;
    for (const name of wanted) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("style");
    element.removeAttribute("class");
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}
