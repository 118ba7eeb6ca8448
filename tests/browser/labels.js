(smallest, slack) => {
  const PIECES = ":is(.ground, .hull)";
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".unseen, title, option, .banner");

  function sizeOf(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element.getScreenCTM?.();
    const scale = drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : (element.currentCSSZoom ?? 1);
    return size * scale;
  }

  /* What of a box is not cut off by something that scrolls. */
  function shown(element, { left, top, right, bottom }) {
    const box = { left, top, right, bottom };
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === "visible" || around.closest("svg")) continue;
      const edge = around.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.top = Math.max(box.top, edge.top);
      box.right = Math.min(box.right, edge.right);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  }

  /* Letters are less high than their line. */
  function inked({ left, right, top, bottom }, size) {
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - size * 0.36, bottom: middle + size * 0.36 };
  }

  /* In drawings the letters themselves are asked: Firefox forgets the scale of a drawing in a drawing in its ranges. */
  function linesOf(text, element) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if (!element.getExtentOfChar) return [...range.getClientRects()];
    range.setStart(element, 0);
    const last = Math.min(range.toString().trim().length, element.getNumberOfChars());
    const drawn = element.getScreenCTM();
    const corners = Array.from({ length: last }, (_, letter) => element.getExtentOfChar(letter))
      .slice(-text.data.trim().length)
      .flatMap(({ x, y, width, height }) => [x, x + width].flatMap((u) => [y, y + height].map((v) => [u, v])))
      .map(([x, y]) => new DOMPoint(x, y).matrixTransform(drawn));
    const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return [
      { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) },
    ];
  }

  const labels = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || !seen(element)) continue;
    const size = sizeOf(element);
    for (const line of linesOf(text, element)) {
      const box = shown(element, inked(line, size));
      if (box.right - box.left < 1 || box.bottom - box.top < 1 || box.bottom > innerHeight || box.top < 0) continue;
      labels.push({ words: text.data.trim(), element, size, box });
    }
  }
  const pieces = [...(document.querySelector(".sky:has([data-planet])")?.querySelectorAll(PIECES) ?? [])].map(
    (element) => ({
      words: element.getAttribute("class"),
      element,
      box: element.getBoundingClientRect(),
    }),
  );

  const shared = (one, other) =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    );
  /* Planets are round. */
  function inside(box, round) {
    const [x, y, radius] = [
      (round.left + round.right) / 2,
      (round.top + round.bottom) / 2,
      (round.right - round.left) / 2,
    ];
    const near = [Math.max(box.left, Math.min(x, box.right)), Math.max(box.top, Math.min(y, box.bottom))];
    return radius - Math.hypot(near[0] - x, near[1] - y);
  }
  /* Ships have a shape: what lies beside their noses lies on nothing. */
  function covers({ element }, { left, top, right, bottom }) {
    const back = element.getScreenCTM().inverse();
    const steps = (from, to) =>
      Array.from({ length: 9 }, (_, step) => from + slack + ((to - from - 2 * slack) * step) / 8);
    return steps(left, right).some((x) =>
      steps(top, bottom).some((y) => element.isPointInFill(new DOMPoint(x, y).matrixTransform(back))),
    );
  }
  function deep(one, other) {
    if (other.element.matches(".ground")) return inside(one.box, other.box);
    const depth = shared(one.box, other.box);
    return depth > slack && other.element.matches(".hull") && !covers(other, one.box) ? 0 : depth;
  }
  const closeTo = (element) => element.closest(".disc, .bead, .ship") ?? element;
  const belongs = (one, other) =>
    closeTo(one.element).contains(other.element) || closeTo(other.element).contains(one.element);
  /* What stays in sight while the rest scrolls lies on top of it. */
  const floats = ({ element }) => element.closest(".bar, dialog, .strip") !== null;
  const pairs = (all, others) =>
    all.flatMap((one, index) =>
      others(index)
        .filter((other) => !belongs(one, other) && floats(one) === floats(other))
        .filter((other) => deep(one, other) > slack)
        .map((other) => `${one.words} × ${other.words}`),
    );
  const ships = pieces.filter(({ element }) => element.matches(".hull"));
  const planets = pieces.filter(({ element }) => element.matches(".ground"));
  return {
    labels: labels.length,
    small: labels
      .filter(({ size }) => size < smallest - 0.01)
      .map(({ words, size }) => `${words}: ${size.toFixed(1)} px`),
    collisions: [
      ...pairs(labels, (index) => labels.slice(index + 1)),
      ...pairs(labels, () => pieces),
      ...pairs(ships, () => planets),
    ],
  };
};
