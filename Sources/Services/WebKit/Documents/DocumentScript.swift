// SPDX-License-Identifier: MIT

/// What a page says of its own text, links and frames when it becomes a document. Run when that is asked for, in our world.
enum DocumentScript {
    /// - Returns: the call of a function of `source`, whose value is JSON as text or a pair of numbers.
    static func call(_ function: String) -> String { "\(source) return \(function);" }

    private static let source = """
        const most = 200000, held = globalThis.__touchstoneHeld = globalThis.__touchstoneHeld || [];
        const shown = element => getComputedStyle(element).visibility !== "hidden";
        const cased = {uppercase: text => text.toUpperCase(), lowercase: text => text.toLowerCase()};
        const number = value => Math.round(value * 100) / 100;
        const box = rect => [rect.left + scrollX, rect.top + scrollY, rect.width, rect.height].map(number);

        // Words; readers of a document find the spaces in the gaps.
        function addText(node, runs) {
            const element = node.parentElement;
            if (!element || ["SCRIPT", "STYLE", "NOSCRIPT", "TEXTAREA", "OPTION"].includes(element.tagName)) return;
            const style = getComputedStyle(element), change = cased[style.textTransform] || (text => text);
            if (style.visibility === "hidden") return;
            const size = parseFloat(style.fontSize), range = document.createRange();
            const add = (start, end, rect) => {
                if (rect.width > 0) runs.push([change(node.data.substring(start, end)), size, ...box(rect)]);
            };
            const words = /\\S+/g;
            for (let word; (word = words.exec(node.data)) && runs.length < most;) {
                range.setStart(node, word.index);
                range.setEnd(node, words.lastIndex);
                const rects = [...range.getClientRects()].filter(rect => rect.width > 0);
                if (rects.length === 1) { add(word.index, words.lastIndex, rects[0]); continue; }
                // Broken over lines: each letter has its own place.
                for (let at = word.index; at < words.lastIndex; at++) {
                    range.setStart(node, at);
                    range.setEnd(node, at + 1);
                    const rect = range.getClientRects()[0];
                    if (rect) add(at, at + 1, rect);
                }
            }
        }
        // The text of fields is in no node that a page can reach.
        function addField(element, runs) {
            const isMenu = element.tagName === "SELECT";
            if (["password", "hidden", "checkbox", "radio", "range", "color", "file", "image"].includes(element.type)) return;
            const chosen = isMenu ? element.selectedOptions[0] : null;
            const text = isMenu ? (chosen ? chosen.text : "") : element.value;
            const rect = element.getBoundingClientRect(), style = getComputedStyle(element);
            if (!text || !rect.width || !shown(element)) return;
            const size = parseFloat(style.fontSize), line = size * 1.2;
            const left = rect.left + parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft);
            const isLong = element.tagName === "TEXTAREA";
            const top = isLong ? rect.top + parseFloat(style.paddingTop) : rect.top + (rect.height - line) / 2;
            const width = Math.min(rect.right - left, size * 0.5 * text.length);
            text.split("\\n").forEach((part, index) => {
                const y = top + index * line;
                if (part.trim() && y < rect.bottom) runs.push([part, size, ...box({left, top: y, width, height: line})]);
            });
        }
        function content() {
            const runs = [], links = [];
            const walker = document.createTreeWalker(document.body || document.documentElement, NodeFilter.SHOW_TEXT);
            while (walker.nextNode() && runs.length < most) addText(walker.currentNode, runs);
            for (const element of document.querySelectorAll("input,textarea,select")) addField(element, runs);
            for (const link of document.links) {
                if (links.length >= most || link.protocol === "javascript:" || !shown(link)) continue;
                for (const rect of link.getClientRects()) if (rect.width && rect.height) links.push([link.href, ...box(rect)]);
            }
            const root = document.scrollingElement || document.documentElement;
            return JSON.stringify({width: root.scrollWidth, height: root.scrollHeight, x: scrollX, y: scrollY, runs, links});
        }

        // What stays on the screen while the page scrolls is pictured once, where it was at the top.
        function hold() {
            const all = document.querySelectorAll("body *");
            if (all.length > 20000) return 0;
            for (const element of all) {
                const position = getComputedStyle(element).position;
                if (position !== "fixed" && position !== "sticky") continue;
                held.push([element, element.getAttribute("style"), position]);
                if (position === "sticky") element.style.setProperty("position", "relative", "important");
                if (position === "sticky") element.style.setProperty("inset", "auto", "important");
            }
            return held.length;
        }
        function hideFixed() {
            for (const [element, , position] of held) {
                if (position === "fixed") element.style.setProperty("visibility", "hidden", "important");
            }
            return 0;
        }
        function release() {
            for (const [element, style] of held.splice(0)) {
                if (style === null) element.removeAttribute("style"); else element.setAttribute("style", style);
            }
            return 0;
        }
        async function scrolled(x, y) {
            await globalThis.\(PageScript.object).scroll(x, y);
            return JSON.stringify([scrollX, scrollY]);
        }

        // Frames whose insides a page may not see have their address alone.
        function frames(owner) {
            return [...owner.querySelectorAll("iframe, frame")].map(element => {
                const inner = element.contentDocument;
                if (!inner || !element.contentWindow) return {url: element.src, name: element.name, loaded: [], frames: []};
                return {
                    url: inner.URL, name: element.name, encoding: inner.characterSet,
                    loaded: element.contentWindow.performance.getEntriesByType("resource").map(entry => entry.name),
                    frames: frames(inner)
                };
            });
        }
        function parts() {
            return JSON.stringify({
                url: document.URL, name: "", encoding: document.characterSet, loaded: [], frames: frames(document)
            });
        }
        """
}
