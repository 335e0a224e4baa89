// The word map: zoom by wheel, fingers, keys and buttons.
import { text } from "./text.js";
import { zoomable } from "./zoom.js";

const STEP = 1.5;
const PIXELS = 60;

function start(frame) {
  const drawing = frame.querySelector("svg");
  const tools = document.createElement("div");
  tools.className = "zoom map-zoom";
  const whole = document.createElement("div");
  whole.className = "zoomable";
  frame.replaceWith(whole);
  whole.append(frame, tools);

  const view = zoomable(drawing, {
    box: drawing.getAttribute("viewBox").split(" ").map(Number),
    tools,
    labels: { in: text("word-map.in"), out: text("word-map.out"), whole: text("word-map.all") },
    max: 14,
    wheel: true,
    changed(scale) {
      // Letters grow less than the map, so that more words have room.
      drawing.style.setProperty("--shrink", String(scale ** -0.62));
      frame.dataset.scale = scale.toFixed(2);
    },
  });

  frame.addEventListener("keydown", (event) => {
    if (event.target !== frame) return;
    const moves = { ArrowLeft: [PIXELS, 0], ArrowRight: [-PIXELS, 0], ArrowUp: [0, PIXELS], ArrowDown: [0, -PIXELS] }[event.key];
    if (moves && drawing.classList.contains("zoomed")) view.move(...moves);
    else if (event.key === "+" || event.key === "=") view.zoom(STEP);
    else if (event.key === "-") view.zoom(1 / STEP);
    else if (event.key === "0") view.whole();
    else return;
    event.preventDefault();
  });
}

document.querySelectorAll(".word-map").forEach(start);
