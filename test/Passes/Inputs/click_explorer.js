// Runs the script of a page of jvm-export-explorer over a small stand-in for a browser's document, and prints what each address and
// each search shows.
//
// usage: node click_explorer.js PAGE.html ADDRESS...     an address that begins with ? is typed into the search

const fs = require("fs");
const [page, ...addresses] = process.argv.slice(2);
const html = fs.readFileSync(page, "utf8");
const data = html.match(/<script type="application\/json" id="data">([\s\S]*?)<\/script>/)[1];
const script = html.match(/<script>\n([\s\S]*?)<\/script>/)[1];

class Element {
  constructor() {
    Object.assign(this, { children: [], attributes: {}, listeners: {}, textContent: "", clientWidth: 1000, clientHeight: 600 });
  }
  append(...children) { this.children.push(...children); }
  replaceChildren(...children) { this.children = children; }
  setAttribute(key, value) { this.attributes[key] = value; }
  addEventListener(event, listener) { this.listeners[event] = listener; }
  remove() {}
  get text() { return this.children.map(child => typeof child === "string" ? child : child.text).join(" ").replace(/\s+/g, " "); }
}
const elements = {}, listeners = {};
const get = id => elements[id] || (elements[id] = new Element());
get("data").textContent = data;
const document = { getElementById: get, createElement: () => new Element(), title: "" };
const location = { hash: "" };
const window = { scrollTo() {}, addEventListener: (event, listener) => { listeners[event] = listener; } };
const history = { replaceState: (state, title, address) => { location.hash = address; } };
new Function("document", "location", "window", "history", script)(document, location, window, history);
console.log("title: " + document.title);
for (const address of addresses) {
  if (address.startsWith("?")) {
    get("search").listeners.input({ target: { value: address.slice(1) } });
  } else {
    location.hash = address;
    listeners.hashchange();
  }
  console.log(address + ": " + get("main").text.trim());
}
