// SPDX-License-Identifier: MIT
import UIKit

class HitViewController: UIViewController {
    @IBOutlet private(set) var textView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.textContainerInset = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15)
    }

    @IBAction private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let word = word(at: recognizer.location(in: textView)) else { return }
        let alert = UIAlertController(title: "Selected Word", message: word, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    /// - Parameter point: in the text view.
    /// - Returns: nil between words, and beside the text.
    func word(at point: CGPoint) -> String? {
        let inset = textView.textContainerInset
        let inContainer = CGPoint(x: point.x - inset.left, y: point.y - inset.top)
        let manager = textView.layoutManager
        let glyph = manager.glyphIndex(for: inContainer, in: textView.textContainer)
        // The nearest glyph is found even far from all of them.
        let box = manager.boundingRect(
            forGlyphRange: NSRange(location: glyph, length: 1), in: textView.textContainer)
        guard box.contains(inContainer) else { return nil }
        let index = manager.characterIndexForGlyph(at: glyph)
        let text = textView.text as NSString
        var found: String?
        text.enumerateSubstrings(
            in: NSRange(location: 0, length: text.length), options: .byWords
        ) { word, range, _, stop in
            guard NSLocationInRange(index, range) else { return }
            found = word
            stop.pointee = true
        }
        return found
    }
}
