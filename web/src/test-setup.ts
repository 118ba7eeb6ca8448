/** Runs before each file of tests: what jsdom leaves out of a browser, and a clean house, since files share one DOM. */
import { configure } from "@testing-library/svelte";
import { vi } from "vitest";

configure({ asyncUtilTimeout: 4000 }); // a page that is loaded late counts also on a busy machine

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

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
document.head.replaceChildren();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
