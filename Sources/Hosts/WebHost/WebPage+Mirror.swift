// SPDX-License-Identifier: MIT

extension WebPage {
    /// The screen's elements for screen readers, over the picture: what is activated there is touched in the app. They are made
    /// once their user asks for them, by the page's first button.
    static let mirror = #"""
        const mirror = document.getElementById("mirror"), reading = document.getElementById("reading");
        let isMirrored = false;
        reading.onclick = () => {
          isMirrored = !isMirrored;
          press(reading, isMirrored);
          mirror.hidden = !isMirrored;
          placeElements();
          tell({ t: "mirror", value: isMirrored });
        };
        function placeElements() {
          if (!isMirrored) return;
          const box = canvas.getBoundingClientRect(), factor = box.width / (pixels.width / pixels.scale);
          mirror.style.left = box.left + "px";
          mirror.style.top = box.top + "px";
          mirror.style.transform = `scale(${factor})`;
        }
        function showElements(list) {
          if (!isMirrored) return;
          const old = [...mirror.children];
          list.forEach((element, index) => {
            const node = old[index] || mirror.appendChild(document.createElement("div"));
            renderElement(node, element);
          });
          old.slice(list.length).forEach(node => node.remove());
          placeElements();
        }
        // A node keeps its place in the list, so that the reader's cursor stays where it is while texts change.
        function renderElement(node, { kind, label, value, x, y, width, height, isOff, isSelected, isOn }) {
          const set = (name, text) => {
            if (text === undefined || text === null) node.removeAttribute(name);
            else if (node.getAttribute(name) !== String(text)) node.setAttribute(name, text);
          };
          const isText = kind === "text", acts = !["text", "heading", "img"].includes(kind);
          set("role", isText ? null : kind);
          set("aria-label", isText ? null : label);
          set("aria-level", kind === "heading" ? 2 : null);
          set("aria-disabled", isOff ? true : null);
          set("aria-selected", kind === "tab" || kind === "option" ? Boolean(isSelected) : null);
          set("aria-pressed", kind === "button" && isSelected ? true : null);
          set("aria-checked", kind === "switch" ? Boolean(isOn) : null);
          set("aria-valuetext", ["slider", "spinbutton", "progressbar"].includes(kind) ? value : null);
          set("aria-description", acts && !["slider", "spinbutton", "switch"].includes(kind) ? value : null);
          set("tabindex", acts ? 0 : null);
          const text = isText ? label : ["textbox", "searchbox"].includes(kind) ? value || "" : "";
          if (node.textContent !== text) node.textContent = text;
          Object.assign(node.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
          node.onclick = acts ? () => strikeAt(x + width / 2, y + height / 2) : null;
          node.onkeydown = acts ? event => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            event.stopPropagation();
            node.click();
          } : null;
        }
        function strikeAt(x, y) {
          for (const phase of ["began", "ended"]) tell({ t: "touch", touches: [{ id: 0x7ffe, phase, x, y, force: 0 }] });
        }
        """#
}
