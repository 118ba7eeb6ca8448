/** Beacon's own screen: a lamp that shows tonight's flashes, three channels, and what may be done. */
const CHANNELS = ["left", "middle", "right"];
const SVG = "http://www.w3.org/2000/svg";

export function mount(element, table) {
  const sea = picture();
  const told = document.createElement("div");
  const doing = document.createElement("div");
  doing.className = "row";
  element.append(sea.svg, told, doing);
  let drawn = 0;

  async function draw() {
    const now = (drawn += 1);
    const { view, prompt } = table;
    sea.draw(view);
    doing.replaceChildren(...(prompt?.offers ?? []).flatMap((offer) => buttons(offer, table)));
    const lines = await table.describe();
    if (now === drawn) told.replaceChildren(...[prompt?.ask, ...lines].filter(Boolean).map(sentence));
  }

  function sentence(message) {
    const line = document.createElement("p");
    line.textContent = table.say(message);
    return line;
  }

  return table.subscribe(draw);
}

/** One button for each value of the offer's only field. */
function buttons(offer, table) {
  const [[field, { options }]] = Object.entries(offer.fields);
  return options.map((value) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = table.say({ id: `beacon-${field}-${value}` });
    button.onclick = () => table.act({ type: offer.action, [field]: value });
    return button;
  });
}

function picture() {
  const svg = shape("svg", { viewBox: "0 0 320 120", "aria-hidden": "true", width: "100%", height: "200" });
  const lamp = shape("circle", { cx: 40, cy: 30, r: 14 });
  const flashes = shape("text", { x: 62, y: 36, fill: "currentColor", "font-size": 16 });
  const channels = CHANNELS.map((_, index) => shape("rect", { x: 120 + 64 * index, y: 20, width: 56, height: 90 }));
  svg.append(lamp, flashes, ...channels);
  return {
    svg,
    draw(view) {
      lamp.setAttribute("fill", view.flashes ? "#ffd479" : "#4b5378");
      flashes.textContent = view.flashes === null ? "" : `× ${view.flashes}`;
      channels.forEach((channel, index) => {
        channel.setAttribute("fill", CHANNELS[index] === view.channel ? "#2f8f6b" : "#1f4a7a");
      });
    },
  };
}

function shape(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}
