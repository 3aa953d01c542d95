// SPDX-License-Identifier: MIT

extension WebPage {
    /// What the app has printed, in front of the screen; the browser's own viewer shows it.
    static let documents = #"""
        const paper = document.getElementById("document");
        let paperAddress;
        function showDocument(text, name) {
          const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
          forgetDocument();
          paperAddress = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
          paper.querySelector("b").textContent = name;
          const link = paper.querySelector("a");
          link.href = paperAddress;
          link.download = name + ".pdf";
          paper.querySelector("iframe").src = paperAddress;
          release();
          if (!paper.open) paper.showModal();
        }
        function forgetDocument() {
          if (paperAddress) URL.revokeObjectURL(paperAddress);
          paperAddress = undefined;
        }
        paper.querySelector("button").onclick = () => paper.close();
        paper.onclose = () => {
          paper.querySelector("iframe").removeAttribute("src");
          forgetDocument();
          canvas.focus();
        };
        """#
}
