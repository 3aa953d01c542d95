// SPDX-License-Identifier: MIT

/// A file as a person looks at it: a picture to zoom, pages to scroll, a text.
package final class FilePreviewView: UIView {
    private let content: UIView

    /// - Parameter url: of a file; what cannot be read is named with the reason.
    package init(url: URL) {
        content = Self.content(of: url)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// Traps: no storyboard holds one.
    package required init?(coder: NSCoder) { fatalError("FilePreviewView: is made in code only") }

    private static func content(of url: URL) -> UIView {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            return FileNoteView(url: url, note: "The file cannot be opened.")
        }
        switch FilePreviewKind(url) {
        case .image:
            if let image = UIImage(data: data) { return ZoomedImageView(image) }
        case .pdf:
            if let document = PrintContent.document(data) { return PagesView(document) }
        case .text:
            let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
            let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
            return textView(NSAttributedString(string: text, attributes: [.font: font]))
        case .richText: return document(data, .rtf, url)
        case .markup: return document(data, .html, url)
        case .unknown: break
        }
        return FileNoteView(url: url, note: nil)
    }

    private static func document(_ data: Data, _ type: NSAttributedString.DocumentType, _ url: URL) -> UIView {
        do {
            return textView(try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil))
        } catch { return FileNoteView(url: url, note: error.localizedDescription) }
    }

    private static func textView(_ text: NSAttributedString) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        let shown = NSMutableAttributedString(attributedString: text)
        shown.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: shown.length)) { color, range, _ in
            if color == nil { shown.addAttribute(.foregroundColor, value: UIColor.label, range: range) }
        }
        view.attributedText = shown
        view.accessibilityIdentifier = "Preview"
        return view
    }
}

/// A picture that two fingers or a double tap make larger.
final class ZoomedImageView: UIScrollView, UIScrollViewDelegate {
    private let picture: UIImageView
    private var fittedSize = CGSize.zero
    private lazy var zoomTarget = ActionTarget { [weak self] _ in self?.toggleZoom() }

    init(_ image: UIImage) {
        picture = UIImageView(image: image)
        super.init(frame: .zero)
        delegate = self
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = SystemStrings.text("Image")
        addSubview(picture)
        let twice = UITapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        twice.addTarget(zoomTarget, action: ActionTarget.action)
        addGestureRecognizer(twice)
    }

    required init?(coder: NSCoder) { fatalError("ZoomedImageView: is made in code only") }

    private func toggleZoom() {
        setZoomScale(zoomScale > minimumZoomScale ? minimumZoomScale : minimumZoomScale * 2, animated: true)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if fittedSize != bounds.size, bounds.width > 0 {
            fittedSize = bounds.size
            let size = picture.image?.size ?? .zero
            let fit = min(bounds.width / max(1, size.width), bounds.height / max(1, size.height))
            minimumZoomScale = min(1, fit)
            maximumZoomScale = max(4, fit * 4)
            zoomScale = minimumZoomScale
        }
        // A picture smaller than the screen stays in its middle.
        picture.center = CGPoint(
            x: max(bounds.width, picture.frame.width) / 2, y: max(bounds.height, picture.frame.height) / 2)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
