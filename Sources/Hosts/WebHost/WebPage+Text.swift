// SPDX-License-Identifier: MIT

extension WebPage {
    /// Text that is typed, composed and pasted, through a text area that nobody sees.
    static let text = #"""
        // There is always something to delete: the keyboards of phones report no key, only what became of the text.
        const filler = "\u00a0\u00a0";
        let keyboard = false, caret = { x: 0, y: 0, height: 1 };
        function clear() {
          typing.value = filler;
          typing.setSelectionRange(filler.length, filler.length);
        }
        function showKeyboard(shows, where) {
          keyboard = shows;
          if (where) caret = where;
          placeTyping();
          if (shows === (document.activeElement === typing)) return;
          if (shows) { clear(); typing.focus({ preventScroll: true }); } else { typing.blur(); canvas.focus({ preventScroll: true }); }
        }
        // Where the caret is, so that the windows of input methods come up there and phones keep the place in sight.
        function placeTyping() {
          const box = canvas.getBoundingClientRect(), factor = box.width / (pixels.width / pixels.scale);
          typing.style.left = Math.max(0, Math.min(innerWidth - 2, box.left + caret.x * factor)) + "px";
          typing.style.top = Math.max(0, Math.min(innerHeight - 2, box.top + caret.y * factor)) + "px";
          typing.style.height = Math.max(1, caret.height * factor) + "px";
        }
        typing.addEventListener("compositionupdate", event => { if (keyboard) tell({ t: "marked", text: event.data || "" }); });
        typing.addEventListener("compositionend", event => {
          // What is typed takes the marked text's place.
          if (keyboard) tell(event.data ? { t: "text", text: event.data } : { t: "marked", text: "" });
          clear();
        });
        typing.addEventListener("input", event => {
          if (event.isComposing || event.inputType === "insertCompositionText") return;
          const text = typing.value;
          if (text.startsWith(filler)) {
            const typed = text.slice(filler.length);
            if (typed === "\n") strike(40); else if (typed) tell({ t: "text", text: typed });
          } else if (event.inputType.startsWith("delete")) {
            strike(42, "", /Word/.test(event.inputType) ? 1 << 19 : /Line/.test(event.inputType) ? 1 << 20 : 0);
          }
          clear();
        });

        // The clipboard
        addEventListener("paste", event => {
          event.preventDefault();
          const text = event.clipboardData.getData("text/plain");
          if (text) tell({ t: "clipboard", text });
          strike(25, "v", 1 << 20);
        });
        async function copy(text) {
          if (!document.hasFocus()) return;
          try { await navigator.clipboard.writeText(text); } catch {
            // Without a secure connection pages have only this.
            const put = event => { event.preventDefault(); event.clipboardData.setData("text/plain", text); };
            document.addEventListener("copy", put, { once: true });
            document.execCommand("copy");
            document.removeEventListener("copy", put);
          }
        }
        // What was copied elsewhere, for the app's own menu; only where the user has allowed pages to look.
        addEventListener("focus", async () => {
          try {
            const leave = await navigator.permissions.query({ name: "clipboard-read" });
            if (leave.state !== "granted") return;
            const text = await navigator.clipboard.readText();
            if (text) tell({ t: "clipboard", text });
          } catch { /* This browser has no such permission, or holds something that is no text. */ }
        });
        clear();
        """#
}
