// SPDX-License-Identifier: MIT

/// `navigator.mediaDevices` for engines that are built without media streams, as Debian's are: pages ask as they do
/// elsewhere, a person is asked, and what the page hears is what it hears of a device without a camera.
///
/// A page's own world has the object; ours talks to the app. Between them go events of the document with plain text.
enum CaptureScript {
    static let question = "__touchstoneCapture"
    static let answer = "__touchstoneCaptured"

    /// For pages' own world.
    static let page = """
        (() => {
            if (!isSecureContext || navigator.mediaDevices) return;
            const waiting = new Map();
            let last = 0;
            document.addEventListener("\(answer)", event => {
                const [number, name, text] = String(event.detail).split("|"), reject = waiting.get(number);
                waiting.delete(number);
                if (reject) reject(new DOMException(text, name));
            });
            class MediaDevices extends EventTarget {
                getUserMedia(constraints = {}) {
                    const audio = !!constraints.audio, video = !!constraints.video;
                    if (!audio && !video) return Promise.reject(new TypeError("No constraints provided"));
                    return new Promise((done, reject) => {
                        const number = String(++last);
                        waiting.set(number, reject);
                        document.dispatchEvent(new CustomEvent("\(question)", {detail: [number, +audio, +video].join("|")}));
                    });
                }
                enumerateDevices() { return Promise.resolve([]); }
                getSupportedConstraints() { return {deviceId: true, facingMode: true, height: true, width: true}; }
            }
            Object.defineProperty(navigator, "mediaDevices", {value: new MediaDevices, enumerable: true});
        })();
        """

    /// For ours.
    static let messenger = """
        document.addEventListener("\(question)", event => {
            const [number, audio, video] = String(event.detail).split("|");
            window.webkit.messageHandlers.\(PageScript.handler).postMessage(
                {kind: "capture", number, audio: audio === "1", video: video === "1"});
        });
        """
}
