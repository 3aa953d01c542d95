// SPDX-License-Identifier: MIT

/// Our own script in every page, in a world of its own: tells the app of the page's size, position, fields and elements,
/// and scrolls it.
enum PageScript {
    static let world = "touchstone"
    static let handler = "touchstone"
    static let object = "__touchstone"

    static let source = """
        (() => {
            const send = message => window.webkit.messageHandlers.touchstone.postMessage(message);
            const root = () => document.scrollingElement || document.documentElement;
            const frame = () => new Promise(done => requestAnimationFrame(done));
            // A page that is not on the screen has no frames; one on a busy machine has its first one late.
            const late = seconds => new Promise(done => setTimeout(done, document.hidden ? 50 : seconds * 1000));
            let size = "", position = "";

            function contentSize() {
                const element = root(), document_ = document.documentElement;
                let height = element.scrollHeight;
                if (height <= innerHeight) {
                    const body = document.body;
                    height = body ? Math.max(body.offsetTop + body.offsetHeight, body.scrollHeight) : 0;
                    if (document.compatMode === "BackCompat" || height > innerHeight) height = document_.offsetHeight;
                }
                return [Math.max(element.scrollWidth, 1), height];
            }
            function measure() {
                const now = contentSize(), text = now.join();
                if (text === size) return;
                size = text;
                send({kind: "size", width: now[0], height: now[1]});
            }
            function viewport() {
                const meta = document.querySelectorAll("meta[name=viewport i]");
                const content = meta.length ? meta[meta.length - 1].content : null;
                const color = document.querySelector("meta[name=theme-color]");
                const picture = document.contentType.startsWith("image/") ? document.images[0] : null;
                send({
                    kind: "viewport", content, type: document.contentType, color: color ? color.content : null,
                    picture: picture ? picture.naturalWidth : 0
                });
            }
            // CSS Color Adjustment 1, 2.2: whether the canvas is dark, as the page wants it where the device prefers that.
            const darkness = matchMedia("(prefers-color-scheme: dark)");
            let isDark = null;
            function scheme() {
                const meta = document.querySelector("meta[name=color-scheme i]");
                const own = getComputedStyle(document.documentElement).colorScheme || "normal";
                const names = (own === "normal" && meta ? meta.content : own).toLowerCase().split(/[\\s,]+/);
                const now = names.includes("dark") && (darkness.matches || !names.includes("light"));
                if (now === isDark) return;
                isDark = now;
                send({kind: "scheme", dark: now});
            }
            darkness.addEventListener("change", scheme);
            function moved() {
                const text = scrollX + "," + scrollY;
                if (text === position) return;
                position = text;
                send({kind: "scroll", x: scrollX, y: scrollY});
            }

            const plain = ["button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset", "submit"];
            const isField = element => element && (element.isContentEditable || element.tagName === "TEXTAREA" ||
                (element.tagName === "INPUT" && !plain.includes(element.type) && !element.readOnly));
            function focused(event) {
                const element = event.target;
                if (!isField(element)) return;
                const box = element.getBoundingClientRect();
                send({
                    kind: "focus", type: element.type || "text", mode: element.inputMode || "",
                    text: element.value ?? element.textContent ?? "",
                    lines: element.tagName !== "INPUT", top: box.top + scrollY, bottom: box.bottom + scrollY
                });
            }
            document.addEventListener("focusin", focused, true);
            document.addEventListener("focusout", event => { if (isField(event.target)) send({kind: "blur"}); }, true);
            addEventListener("scroll", moved, {passive: true});

            const names = {a: "link", button: "button", input: "field", textarea: "lines", select: "choice", img: "image"};
            const inputs = {
                submit: "button", button: "button", reset: "button", image: "button", file: "button", color: "button",
                checkbox: "switch", radio: "switch", password: "secret", search: "search", range: "range"
            };
            function label(element) {
                const named = element.getAttribute("aria-label") || element.getAttribute("alt");
                if (named) return named;
                if (element.labels && element.labels.length) return element.labels[0].innerText.trim();
                if (element.placeholder) return element.placeholder;
                if (element.tagName === "INPUT" && ["submit", "button", "reset"].includes(element.type)) return element.value;
                return (element.innerText || element.title || element.name || "").trim();
            }
            function kindOf(element) {
                const role = element.getAttribute("role");
                if (role) return role;
                if (element.tagName === "INPUT") return inputs[element.type] || "field";
                if (element.isContentEditable) return "lines";
                if (/^H[1-6]$/.test(element.tagName)) return "header";
                return names[element.tagName.toLowerCase()] || "text";
            }
            // A paragraph around a button says nothing that the button does not.
            function hasOwnText(element) {
                const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
                while (walker.nextNode()) {
                    const node = walker.currentNode;
                    if (node.data.trim() && !node.parentElement.closest("a[href],button,textarea,select")) return true;
                }
                return false;
            }
            function valueOf(element) {
                if (!("value" in element) || ["LI", "BUTTON"].includes(element.tagName)) return "";
                if (["checkbox", "radio"].includes(element.type)) return element.checked ? "1" : "0";
                if (element.tagName === "SELECT") return element.selectedOptions.length ? element.selectedOptions[0].text : "";
                return element.type === "password" ? "•".repeat(element.value.length) : String(element.value);
            }
            function elements() {
                const list = [], wanted = "a[href],button,input:not([type=hidden]),textarea,select,img[alt],h1,h2,h3,h4,h5,h6," +
                    "p,li,label,td,th,[role],[aria-label],[contenteditable]";
                for (const element of document.querySelectorAll(wanted)) {
                    // A page may have any number of them; tests and persons want what is near.
                    if (list.length >= 1000) break;
                    const box = element.getBoundingClientRect();
                    if (!box.width || !box.height) continue;
                    if (getComputedStyle(element).visibility === "hidden") continue;
                    if (kindOf(element) === "text" && !hasOwnText(element)) continue;
                    const name = label(element);
                    if (!name && !("value" in element)) continue;
                    list.push({
                        kind: kindOf(element), label: name, value: valueOf(element), identifier: element.id || "",
                        placeholder: element.placeholder || "", focus: document.activeElement === element,
                        on: element.checked === true, off: element.disabled === true,
                        x: box.left, y: box.top, width: box.width, height: box.height
                    });
                }
                return list;
            }

            // MARK: Selection

            function hit(x, y) {
                const element = document.elementFromPoint(x, y);
                if (!element) return {};
                const link = element.closest("a[href]"), image = element.tagName === "IMG" ? element : null;
                const box = (link || element).getBoundingClientRect();
                return {
                    link: link ? link.href : "", image: image ? image.currentSrc : "", field: !!isField(element),
                    x: box.left, y: box.top, width: box.width, height: box.height
                };
            }
            const isText = element => isField(element) && "selectionStart" in element;
            function selection() {
                const active = document.activeElement;
                if (isText(active)) return {text: active.value.substring(active.selectionStart, active.selectionEnd)};
                const now = getSelection();
                if (!now.rangeCount || now.isCollapsed) return {text: ""};
                const boxes = [...now.getRangeAt(0).getClientRects()].filter(box => box.height > 0);
                if (!boxes.length) return {text: ""};
                const first = boxes[0], last = boxes[boxes.length - 1];
                return {
                    text: String(now), first: [first.left, first.top, first.height], last: [last.right, last.top, last.height]
                };
            }
            function selectWord(x, y) {
                const element = document.elementFromPoint(x, y), range = document.caretRangeFromPoint(x, y);
                if (!element || !range || range.startContainer.nodeType !== Node.TEXT_NODE) return selection();
                if (getComputedStyle(element).webkitUserSelect === "none") return selection();
                range.expand("word");
                getSelection().removeAllRanges();
                getSelection().addRange(range);
                return selection();
            }
            // The other end stays; at least a letter stays between them.
            function moveEnd(isFirst, x, y) {
                const point = document.caretRangeFromPoint(x, y), now = getSelection();
                if (!point || !now.rangeCount) return selection();
                const range = now.getRangeAt(0).cloneRange();
                if (isFirst) range.setStart(point.startContainer, point.startOffset);
                else range.setEnd(point.startContainer, point.startOffset);
                if (range.collapsed) return selection();
                now.removeAllRanges();
                now.addRange(range);
                return selection();
            }
            function selectAll() {
                const active = document.activeElement;
                if (isText(active)) active.select(); else getSelection().selectAllChildren(document.body);
                return selection();
            }
            let selected = "";
            document.addEventListener("selectionchange", () => requestAnimationFrame(() => {
                const now = selection(), text = JSON.stringify(now);
                if (text === selected) return;
                selected = text;
                send({kind: "selection", selection: now});
            }));

            globalThis.\(object) = {
                elements, hit, selectWord, moveEnd, selectAll,
                // The paragraph, picture or column at a point: the first ancestor that is laid out as a block.
                block(x, y) {
                    let element = document.elementFromPoint(x, y);
                    while (element && element !== document.body) {
                        const box = element.getBoundingClientRect();
                        const isLine = getComputedStyle(element).display.startsWith("inline") && element.tagName !== "IMG";
                        if (!isLine && box.width > 0) return {left: box.left, width: box.width};
                        element = element.parentElement;
                    }
                    return {};
                },
                async scroll(x, y) {
                    scrollTo({left: x, top: y, behavior: "instant"});
                    position = scrollX + "," + scrollY;
                    await Promise.race([frame().then(frame), late(2)]);
                },
                async settled() {
                    measure();
                    await Promise.race([frame().then(frame).then(frame), late(4)]);
                    measure();
                }
            };
            function ready() {
                scheme();
                viewport();
                measure();
                new ResizeObserver(measure).observe(document.documentElement);
                if (document.body) new ResizeObserver(measure).observe(document.body);
            }
            if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", ready);
            else ready();
            addEventListener("load", () => {
                scheme();
                // Of a picture the size is known only now.
                if (document.contentType.startsWith("image/")) viewport();
                measure();
            });
        })();
        """
}
