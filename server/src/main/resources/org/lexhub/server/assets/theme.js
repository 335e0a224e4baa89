// Before the first paint: the colour scheme that was chosen here, if any.
(() => {
  try {
    const theme = localStorage.getItem("lexhub-theme");
    if (theme === "dark" || theme === "light") {
      document.documentElement.dataset.theme = theme;
    }
  } catch {
    // No storage, no memory: the system's scheme it is.
  }
})();
