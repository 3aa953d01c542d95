// SPDX-License-Identifier: MIT

/// A page's part in being printed. Run when that is asked for, in our world.
enum PrintScript {
    /// - Returns: the call of a function of `source`, whose value is JSON as text.
    static func call(_ function: String) -> String { "\(source) return JSON.stringify(\(function));" }

    private static let source = """
        const most = 200000;

        // What would be loaded once somebody scrolls to it is wanted now.
        async function complete() {
            dispatchEvent(new Event("beforeprint"));
            for (const image of document.querySelectorAll("img[loading=lazy]")) image.loading = "eager";
            const loads = [...document.images].filter(image => !image.complete).map(image => new Promise(done => {
                image.addEventListener("load", done);
                image.addEventListener("error", done);
            }));
            await Promise.race([Promise.all(loads), new Promise(done => setTimeout(done, 5000))]);
            return 0;
        }
        function finish() {
            dispatchEvent(new Event("afterprint"));
            return 0;
        }

        // A page that is shorter than the viewport ends with its body.
        function end() {
            const root = document.scrollingElement || document.documentElement, body = document.body;
            if (root.scrollHeight > innerHeight || !body) return root.scrollHeight;
            return Math.max(1, Math.min(root.scrollHeight, Math.ceil(document.documentElement.getBoundingClientRect().bottom + scrollY)));
        }

        // Lines, pictures, fields, rows of tables, and what the page's style keeps together: [top, bottom] each.
        function wholes() {
            const list = [], kept = "img,svg,canvas,video,iframe,object,embed,input,textarea,select,button,tr,meter,progress";
            const add = rect => {
                if (rect.width && rect.height && list.length < most) list.push([rect.top + scrollY, rect.bottom + scrollY]);
            };
            const wanted = [], starts = ["always", "page", "left", "right", "recto", "verso"];
            for (const element of document.querySelectorAll("body *")) {
                if (list.length >= most) break;
                const style = getComputedStyle(element), box = element.getBoundingClientRect();
                if (style.position === "fixed" || (!box.width && !box.height)) continue;
                if (style.breakInside.startsWith("avoid") || element.matches(kept)) add(box);
                if (starts.includes(style.breakBefore)) wanted.push(box.top + scrollY);
                if (starts.includes(style.breakAfter)) wanted.push(box.bottom + scrollY);
            }
            const walker = document.createTreeWalker(document.body || document.documentElement, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            while (walker.nextNode() && list.length < most) {
                if (!walker.currentNode.data.trim()) continue;
                range.selectNodeContents(walker.currentNode);
                for (const rect of range.getClientRects()) add(rect);
            }
            return [list.sort((a, b) => a[0] - b[0]), wanted.sort((a, b) => a - b)];
        }

        // Where sheets of paper begin, and where the last one ends. What is higher than a sheet is cut anywhere.
        function sheets(first, rest) {
            const [list, wanted] = wholes(), last = end(), cuts = [0], most = 2000;
            for (let at = 0, index = 0; at < last - 0.5 && cuts.length <= most;) {
                const room = cuts.length === 1 ? first : rest;
                let cut = at + room;
                while (index < list.length && list[index][0] <= at + 0.5) index++;
                for (let moved = cut < last; moved;) {
                    moved = false;
                    for (let one = index; one < list.length && list[one][0] < cut; one++) {
                        const [top, bottom] = list[one];
                        if (bottom <= cut + 0.5 || bottom - top > rest) continue;
                        cut = top;
                        moved = true;
                        break;
                    }
                }
                const ordered = wanted.find(place => place > at + 0.5 && place < Math.min(cut, last) - 0.5);
                at = ordered ?? Math.min(cut, last);
                cuts.push(at);
            }
            const root = document.scrollingElement || document.documentElement;
            return {cuts, width: root.scrollWidth, inner: innerWidth};
        }
        """
}
