// SPDX-License-Identifier: MIT

/// The one page the server serves: a canvas that shows the screen, and the input it reports.
enum WebPage {
    /// - Parameter showsControls: whether the device's controls stand beside the screen.
    static func html(title: String, showsControls: Bool) -> String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, viewport-fit=cover">
        <meta name="referrer" content="no-referrer">
        <title>\(escaped(title))</title>
        <style>\(style)</style>
        <button id="reading" aria-pressed="false">Read the screen aloud</button>
        <canvas id="screen" width="1" height="1" tabindex="0"></canvas>
        <div id="mirror" role="group" aria-label="Screen" hidden></div>
        \(showsControls ? controlBar : controlBar.replacing("<nav ", with: "<nav hidden "))
        <textarea id="typing" autocomplete="off" autocapitalize="off" spellcheck="false" aria-hidden="true"></textarea>
        <div id="lost" role="status"></div>
        <dialog id="document"><header><b></b><a>Save</a><button>Close</button></header><iframe></iframe></dialog>
        <script>
        "use strict";
        \(display)
        \(sound)
        \(fingers)
        \(keys)
        \(text)
        \(documents)
        \(controls)
        \(mirror)
        connect();
        canvas.focus();
        </script>
        </html>
        """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    private static let style = """
        html, body { margin: 0; height: 100%; background: #16181d; overflow: hidden; overscroll-behavior: none; }
        body { display: flex; align-items: center; justify-content: center; }
        canvas { background: #000; touch-action: none; border-radius: 28px; outline: 1px solid #3a3d45; cursor: default;
          flex: none; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
          -webkit-tap-highlight-color: transparent; }
        @media (max-width: 500px) { canvas { border-radius: 0; outline: none; } }
        #typing { position: fixed; left: 0; top: 0; width: 1px; height: 1px; padding: 0; border: 0; opacity: 0;
          font-size: 16px; resize: none; overflow: hidden; white-space: pre; pointer-events: none; }
        .finger { position: fixed; width: 32px; height: 32px; margin: -16px 0 0 -16px; border-radius: 50%; display: none;
          background: #8888; outline: 1px solid #fff8; pointer-events: none; }
        #mirror { position: fixed; transform-origin: 0 0; pointer-events: none; }
        #mirror > * { position: absolute; overflow: hidden; color: transparent; font-size: 1px; }
        #reading { position: fixed; left: 16px; top: -80px; }
        #reading:focus { top: 16px; }
        \(controlStyle)
        #document { width: min(860px, 94vw); height: 92vh; padding: 0; border: 0; border-radius: 12px; overflow: hidden;
          font: 15px sans-serif; }
        #document[open] { display: flex; flex-direction: column; }
        #document header { display: flex; gap: 16px; align-items: center; padding: 10px 16px; }
        #document b { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #document iframe { flex: 1; border: 0; background: #888; }
        #lost { position: fixed; inset: auto 0 24px; text-align: center; display: none; pointer-events: none; }
        #lost span { padding: 8px 14px; border-radius: 16px; background: #000c; color: #fff; font: 15px sans-serif; }
        """
}
