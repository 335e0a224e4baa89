// The buttons that copy the address of a page, or share it where the browser can.
import { text } from "./text.js";

for (const button of document.querySelectorAll("[data-share]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const url = new URL(button.dataset.share, location.origin).href;
    const label = button.textContent;
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title: document.title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      button.textContent = text("share.copied");
    } catch (failure) {
      if (failure.name === "AbortError") return;
      button.textContent = url;
    }
    setTimeout(() => { button.textContent = label; }, 1600);
  });
}
