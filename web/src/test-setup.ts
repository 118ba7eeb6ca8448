/** What jsdom leaves out of a browser and our modules ask for as soon as they are loaded. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} });
window.scrollTo = () => {};
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
