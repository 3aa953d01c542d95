// SPDX-License-Identifier: MIT

/// The material, colour, image and hairline behind a bar.
@MainActor
final class BarBackground: UIView {
    enum HairlineEdge { case top, bottom }

    private let edge: HairlineEdge
    private let material = UIView()
    private let tint = UIView()
    private let picture = UIImageView(frame: .zero)
    private let hairline = UIImageView(frame: .zero)

    init(hairline edge: HairlineEdge) {
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [material, tint, picture, hairline] as [UIView] { addSubview(part) }
        picture.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// nil shows nothing.
    func show(_ appearance: UIBarAppearance?) {
        material.show(material: appearance?.backgroundEffect)
        tint.backgroundColor = appearance?.backgroundColor
        picture.image = appearance?.backgroundImage
        picture.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
        let hasHairline = appearance?.shadowColor != nil || appearance?.shadowImage != nil
        hairline.isHidden = !hasHairline
        hairline.image = appearance?.shadowImage?.withTintIfTemplate(appearance?.shadowColor)
        hairline.backgroundColor = appearance?.shadowImage == nil ? appearance?.shadowColor : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [material, tint, picture] as [UIView] { part.frame = bounds }
        let height = hairline.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(
            x: 0, y: edge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
    }
}

extension UIImage {
    fileprivate func withTintIfTemplate(_ color: UIColor?) -> UIImage {
        guard let color, isTemplateImage else { return self }
        return withTintColor(color, renderingMode: .alwaysOriginal)
    }
}
