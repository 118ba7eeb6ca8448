/** What jsdom leaves out of a browser and our modules ask for as soon as they are loaded. */
Object.assign(window, {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} }),
  scrollTo: () => {},
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
});
