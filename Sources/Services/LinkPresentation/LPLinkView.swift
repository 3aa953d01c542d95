// SPDX-License-Identifier: MIT

/// A link as a card: picture above, title and host below.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata { didSet { show() } }
    private let picture = UIImageView()
    private let icon = UIImageView()
    private let title = UILabel()
    private let host = UILabel()

    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        metadata.originalURL = URL
        metadata.url = URL
        super.init(frame: .zero)
        finish()
    }
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        finish()
    }
    public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
        finish()
    }
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        finish()
    }

    private func finish() {
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 12
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .secondaryLabel
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.numberOfLines = 2
        host.font = .systemFont(ofSize: 12)
        host.textColor = .secondaryLabel
        isAccessibilityElement = true
        accessibilityTraits = .link
        for view in [picture, icon, title, host] as [UIView] { addSubview(view) }
        show()
    }

    private func show() {
        let url = metadata.originalURL ?? metadata.url
        let name = url?.host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
        title.text = metadata.title ?? name ?? url?.lastPathComponent
        host.text = url?.isFileURL == true ? SystemStrings.text("Document") : name
        host.isHidden = metadata.title == nil
        accessibilityLabel = [title.text, host.text].compactMap { $0 }.joined(separator: ", ")
        picture.image = nil
        icon.image = UIImage(systemName: "safari")
        take(metadata.imageProvider) { $0.picture.image = $1 }
        take(metadata.iconProvider) { $0.icon.image = $1 }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func take(_ provider: NSItemProvider?, _ body: @escaping @MainActor @Sendable (LPLinkView, UIImage) -> Void)
    {
        _ = provider?.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            guard let image = image as? UIImage else { return }
            DispatchQueue.main.async {
                guard let self else { return }
                body(self, image)
                self.invalidateIntrinsicContentSize()
                self.setNeedsLayout()
            }
        }
    }

    private func pictureHeight(_ width: CGFloat) -> CGFloat {
        guard let size = picture.image?.size, size.width > 0 else { return 0 }
        return min(width, width * size.height / size.width).rounded()
    }

    private static let textHeight: CGFloat = 60

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(max(size.width, 120), 320)
        return CGSize(width: width, height: pictureHeight(width) + Self.textHeight)
    }
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 300, height: .greatestFiniteMagnitude))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(pictureHeight(bounds.width), max(0, bounds.height - Self.textHeight))
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let text = CGRect(x: 14, y: height, width: bounds.width - 28, height: bounds.height - height)
        let hasIcon = height == 0
        icon.isHidden = !hasIcon
        icon.frame = CGRect(x: text.maxX - 36, y: text.midY - 18, width: 36, height: 36)
        let width = text.width - (hasIcon ? 48 : 0)
        let titleHeight = min(title.sizeThatFits(CGSize(width: width, height: 40)).height, 40)
        let hostHeight: CGFloat = host.isHidden ? 0 : 16
        let y = text.midY - (titleHeight + hostHeight) / 2
        title.frame = CGRect(x: text.minX, y: y, width: width, height: titleHeight)
        host.frame = CGRect(x: text.minX, y: y + titleHeight, width: width, height: hostHeight)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let url = metadata.originalURL ?? metadata.url, touches.first?.tapCount == 1 else { return }
        UIApplication.shared.open(url)
    }
}
