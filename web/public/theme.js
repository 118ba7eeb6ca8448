// Before anything is painted: the page wears the theme that was chosen here, else the system's.
// A file of its own, because the content security policy allows no script inside the page.
(() => {
  let chosen = "system";
  try {
    chosen = JSON.parse(localStorage.getItem("heliograph.settings") ?? "{}").theme ?? chosen;
  } catch {
    // kept nowhere: as the system has it
  }
  const light = chosen === "light" || (chosen !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();
