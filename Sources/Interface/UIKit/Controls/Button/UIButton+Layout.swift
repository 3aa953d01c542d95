// SPDX-License-Identifier: MIT

extension UIButton {
    /// Above and below a title when `contentEdgeInsets` is zero.
    private static let titlePadding: CGFloat = 6
    /// An empty button is this large, so that it can be found and tapped.
    private static let emptySize = CGSize(width: 30, height: 34)
    /// Of the information and add buttons, as iOS gives it at three pixels a point.
    private static let glyphSize = CGSize(width: 73.0 / 3, height: 71.0 / 3)

    private var hasTitle: Bool {
        let (plain, attributed) = content.title(for: state)
        return !(plain ?? "").isEmpty || (attributed?.length ?? 0) > 0
    }

    private var naturalTitleSize: CGSize {
        guard hasTitle else { return .zero }
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        let size = madeTitleLabel.sizeThatFits(unlimited)
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    private var naturalImageSize: CGSize {
        guard let currentImage else { return .zero }
        if let standardGlyph, currentImage === standardGlyph { return Self.glyphSize }
        return madeImageView.configuredImage?.size ?? .zero
    }

    /// - Parameter limit: the width that a title of several lines may use; nil: one line.
    func contentSize(fitting limit: CGSize?) -> CGSize {
        if configuration != nil {
            updateConfigurationIfNeeded()
            return configuredContentSize(fitting: limit)
        }
        let image = naturalImageSize
        var title = naturalTitleSize
        if hasTitle, let limit, limit.width > 0, madeTitleLabel.numberOfLines != 1 {
            let available = limit.width - image.width - contentEdgeInsets.left - contentEdgeInsets.right
            title = madeTitleLabel.sizeThatFits(CGSize(width: max(0, available), height: limit.height))
        }
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if contentEdgeInsets == .zero {
            if hasTitle {
                // Whole points: 34 for 18-point titles in captures, 32 for 16 and 39 for 22 in Interface Builder's frames.
                size.height = max(image.height, (title.height + 2 * Self.titlePadding).rounded(.up))
                size.width = max(size.width, Self.emptySize.width)
            } else if image == .zero {
                size = Self.emptySize
            }
        } else {
            size.width += contentEdgeInsets.left + contentEdgeInsets.right
            size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        }
        if let background = currentBackgroundImage?.size {
            size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
        }
        return size
    }

    /// Where the title's baselines will be, whatever height constraints give the button: layout with constraints asks
    /// before the title label has a frame. nil for configured buttons and without a title.
    var titleBaselines: (place: CGFloat, first: CGFloat, last: CGFloat)? {
        guard configuration == nil, hasTitle else { return nil }
        let height = naturalTitleSize.height
        let text = madeTitleLabel.baselineOffsets
        let top = contentEdgeInsets.top + titleEdgeInsets.top
        let bottom = contentEdgeInsets.bottom + titleEdgeInsets.bottom
        switch contentVerticalAlignment {
        case .top: return (0, top + text.first, top + height - text.last)
        case .bottom: return (1, -bottom - height + text.first, -bottom - text.last)
        default:
            let shift = (top - bottom) / 2
            return (0.5, shift - height / 2 + text.first, shift + height / 2 - text.last)
        }
    }

    /// The title's place when title and image stand side by side in `rect` as the alignments say.
    func placedTitle(in contentRect: CGRect) -> CGRect {
        let rect = contentRect.inset(by: titleEdgeInsets)
        let image = shrunkImageSize(in: contentRect)
        var size = naturalTitleSize
        size.width = min(size.width, max(0, rect.width - image.width))
        if hasTitle, madeTitleLabel.numberOfLines != 1 {
            size.height = madeTitleLabel.sizeThatFits(CGSize(width: size.width, height: rect.height)).height
        }
        size.height = min(size.height, max(0, rect.height))
        let x = unitOrigin(width: image.width + size.width, in: rect)
        if effectiveContentHorizontalAlignment == .fill { size.width = max(0, rect.width - image.width) }
        return vertical(
            CGRect(x: isMirrored ? x : x + image.width, y: rect.minY, width: size.width, height: size.height),
            in: paddedForTitle(rect))
    }

    private func paddedForTitle(_ rect: CGRect) -> CGRect {
        guard isSizedToFit, hasTitle, naturalImageSize == .zero, contentEdgeInsets == .zero,
            [.top, .bottom].contains(contentVerticalAlignment)
        else { return rect }
        return rect.insetBy(dx: 0, dy: Self.titlePadding)
    }

    func placedImage(in contentRect: CGRect) -> CGRect {
        let rect = contentRect.inset(by: imageEdgeInsets)
        var size = shrunkImageSize(in: rect)
        let title = min(naturalTitleSize.width, max(0, rect.width - size.width))
        let x = unitOrigin(width: size.width + title, in: rect)
        if effectiveContentHorizontalAlignment == .fill, title == 0 { size.width = rect.width }
        return vertical(
            CGRect(x: isMirrored ? x + title : x, y: rect.minY, width: size.width, height: size.height), in: rect)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func shrunkImageSize(in rect: CGRect) -> CGSize {
        let size = naturalImageSize
        return CGSize(width: min(size.width, max(0, rect.width)), height: min(size.height, max(0, rect.height)))
    }

    private func unitOrigin(width: CGFloat, in rect: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: rect.minX
        case .right, .trailing: rect.maxX - width
        case .center: roundedToPixel(rect.minX + (rect.width - width) / 2)
        }
    }

    private func vertical(_ frame: CGRect, in rect: CGRect) -> CGRect {
        var frame = frame
        switch contentVerticalAlignment {
        case .top: frame.origin.y = rect.minY
        case .bottom: frame.origin.y = rect.maxY - frame.height
        case .center: frame.origin.y = roundedToPixel(rect.minY + (rect.height - frame.height) / 2)
        case .fill: (frame.origin.y, frame.size.height) = (rect.minY, rect.height)
        }
        return frame
    }

    private func roundedToPixel(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }

    func layOutContent() {
        if configuration != nil { return layOutConfigured() }
        backdrop?.frame = backgroundRect(forBounds: bounds)
        let rect = contentRect(forBounds: bounds)
        if let picture, !picture.isHidden { picture.setUntransformedFrame(imageRect(forContentRect: rect)) }
        if let label { label.setUntransformedFrame(titleRect(forContentRect: rect)) }
        if let selectionGround {
            let parts = [picture, label].compactMap { $0 }.filter { !$0.isHidden && !$0.frame.isEmpty }.map(\.frame)
            let shown = parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
            selectionGround.frame = shown.insetBy(dx: -4, dy: -2)
        }
    }
}

extension UIView {
    /// Sets bounds' size and center, which also works while a transform is set.
    func setUntransformedFrame(_ frame: CGRect) {
        bounds.size = frame.size
        let anchor = layer.anchorPoint
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
}
