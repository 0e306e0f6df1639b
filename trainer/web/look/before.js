// Runs before Streamlit does, and has it paint the theme that was chosen here, from the first time.
// Streamlit asks the browser whether the system is dark, when it loads and whenever that changes;
// where a theme was chosen, the answer is that.
(() => {
  const DARK = "(prefers-color-scheme: dark)";
  const KEPT = "muggins theme";
  const ask = window.matchMedia.bind(window);
  const system = ask(DARK);
  const answer = ask(DARK);
  let theme = recall();

  function isDark() {
    return theme === "light" || theme === "dark" ? theme === "dark" : system.matches;
  }

  // The ground before there is a page on it.
  function paint() {
    document.documentElement.style.colorScheme = isDark() ? "dark" : "light";
  }

  // Some browsers keep nothing, and say so by failing.
  function recall() {
    try {
      return localStorage.getItem(KEPT);
    } catch {
      return null;
    }
  }

  function remember() {
    try {
      localStorage.setItem(KEPT, theme);
    } catch {
      // It is asked for anew with every page.
    }
  }

  Object.defineProperty(answer, "matches", { get: isDark });
  window.matchMedia = (query) => (query === DARK ? answer : ask(query));
  answer.addEventListener("change", paint);
  window.addEventListener("muggins-theme", ({ detail }) => {
    if (detail === theme) return;
    theme = detail;
    remember();
    answer.dispatchEvent(new Event("change"));
  });
  paint();
})();
