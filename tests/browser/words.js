/* Every line of text that is wholly seen, and where: nothing lies over it, and it can be used. */
() => {
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".unseen, option, [aria-disabled=true], :disabled");
  const onTop = (element, { x, y, width, height }) => {
    const corners = [x + 1, x + width - 1].flatMap((at) => [y + 1, y + height - 1].map((down) => [at, down]));
    return corners.every(([at, down]) => {
      const top = document.elementFromPoint(at, down);
      return top !== null && (element.contains(top) || top.contains(element));
    });
  };
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!data.trim() || !seen(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width < 4 || box.height < 6 || !onTop(parentElement, box)) continue;
      const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
      const [right, bottom] = [Math.ceil(box.right), Math.ceil(box.bottom)];
      words.push({ text: data.trim().slice(0, 60), box: { left, top, right, bottom } });
    }
  }
  return words;
};
