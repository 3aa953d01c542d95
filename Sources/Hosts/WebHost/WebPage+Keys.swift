// SPDX-License-Identifier: MIT

extension WebPage {
    /// Hardware keys, as usages of the USB keyboard page.
    static let keys = #"""
        const usages = { Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47,
          BracketRight: 48, Backslash: 49, Semicolon: 51, Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56,
          CapsLock: 57, Insert: 73, Home: 74, PageUp: 75, Delete: 76, End: 77, PageDown: 78, ArrowRight: 79, ArrowLeft: 80,
          ArrowDown: 81, ArrowUp: 82, NumpadDivide: 84, NumpadMultiply: 85, NumpadSubtract: 86, NumpadAdd: 87,
          NumpadEnter: 88, Numpad0: 98, NumpadDecimal: 99, IntlBackslash: 100, ControlLeft: 224, ShiftLeft: 225,
          AltLeft: 226, MetaLeft: 227, ControlRight: 228, ShiftRight: 229, AltRight: 230, MetaRight: 231 };
        function usage(code) {
          if (/^Key[A-Z]$/.test(code)) return 4 + code.charCodeAt(3) - 65;
          if (/^Digit[0-9]$/.test(code)) return code[5] === "0" ? 39 : 29 + Number(code[5]);
          if (/^Numpad[1-9]$/.test(code)) return 88 + Number(code[6]);
          if (/^F([1-9]|1[0-2])$/.test(code)) return 57 + Number(code.slice(1));
          return usages[code] || 0;
        }
        const flags = event => (event.getModifierState("CapsLock") ? 1 << 16 : 0) | (event.shiftKey ? 1 << 17 : 0)
          | (event.ctrlKey ? 1 << 18 : 0) | (event.altKey ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);
        // Reloading, tabs, the address and zooming stay the browser's; what is pasted comes with the paste event.
        const browserKeys = /^(F5|F11|F12|[rtnwlq0v=+-])$/i;
        const held = new Map();
        function key(event, phase) {
          if (paper.open || event.target.closest?.("#reading, #mirror") || event.isComposing || event.keyCode === 229) return;
          // A key may type a character of two units; AltGr, which types, looks like Control and Alt.
          const printable = [...event.key].length === 1;
          const commands = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
          if (browserKeys.test(event.key) && (commands || !printable)) return;
          const message = { t: "key", usage: usage(event.code), text: printable ? event.key : "", modifiers: flags(event) };
          if (phase === "up") held.delete(event.code); else held.set(event.code, message);
          tell({ ...message, phase });
          // No letter comes up while macOS has its Command key down.
          if (phase === "up" && event.key === "Meta") release();
          if (event.target === typing && printable && !commands) return;
          event.preventDefault();
          if (phase !== "up" && printable && !commands) tell({ t: "text", text: event.key });
        }
        // Keys come up elsewhere when the page loses them.
        function release() {
          for (const message of held.values()) tell({ ...message, phase: "up" });
          held.clear();
        }
        addEventListener("keydown", event => key(event, event.repeat ? "repeat" : "down"));
        addEventListener("keyup", event => key(event, "up"));
        addEventListener("blur", release);
        function strike(usage, text = "", modifiers = 0) {
          for (const phase of ["down", "up"]) tell({ t: "key", phase, usage, text, modifiers });
        }
        """#
}
