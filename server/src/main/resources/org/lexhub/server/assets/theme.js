// Sets the saved colour scheme, if any, before the first paint.
(() => {
  try {
    const theme = localStorage.getItem("lexhub-theme");
    if (theme === "dark" || theme === "light") {
      document.documentElement.dataset.theme = theme;
    }
  } catch {
    // Without storage the scheme of the system applies.
  }
})();
