// SPDX-License-Identifier: MIT

/// A balloon with a picture or letters, its title below.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { updateTexts() } }
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { updateTexts() } }
    /// nil: red.
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// nil: white.
    open var glyphTintColor: UIColor? { didSet { updateGlyph() } }
    open var glyphText: String? {
        didSet {
            guard glyphText != oldValue else { return }
            if (glyphText == nil) != (oldValue == nil) { return updateGlyph() }
            updateAccessibility()
            setNeedsDisplay()
        }
    }
    /// Drawn as a shape in one colour.
    open var glyphImage: UIImage? { didSet { updateGlyph() } }
    open var selectedGlyphImage: UIImage? { didSet { updateGlyph() } }
    open var animatesWhenAdded = false
    /// Whether no other annotation lies where the title stands.
    var hasRoomForTitle = true { didSet { if hasRoomForTitle != oldValue { updateTexts() } } }
    /// Where the title would stand in the map; null without one.
    var titleFrame: CGRect {
        guard !title.isEmpty, titleVisibility != .hidden else { return .null }
        guard titleVisibility == .visible || !(annotation is MKClusterAnnotation) else { return .null }
        let width = titleWidth
        return CGRect(x: center.x - width / 2, y: center.y + bounds.height / 2 + 3, width: width, height: 14)
    }

    private var title = ""
    /// Points; measured when the title changes.
    private var titleWidth: CGFloat = 0
    private var readsLetters = false
    // Made when they are first seen: a marker with letters is one layer, and maps show hundreds.
    private var glyph: UIImageView?
    private var titleLabel: UILabel?
    private var subtitleLabel: UILabel?

    /// The red of Apple's markers.
    private static let standardColor = UIColor(red: 1, green: 0.27, blue: 0.23, alpha: 1)
    private static let side: CGFloat = 28

    override func prepare() {
        super.prepare()
        displayPriority = .defaultHigh
        bounds.size = CGSize(width: Self.side, height: Self.side)
        centerOffset = CGPoint(x: 0, y: -Self.side / 2)
        isOpaque = false
        clipsToBounds = false
        updateGlyph()
    }

    override func annotationChanged() {
        super.annotationChanged()
        if let cluster = annotation as? MKClusterAnnotation { glyphText = "\(cluster.memberAnnotations.count)" }
        updateTexts()
    }

    override func textsChanged() { updateTexts() }

    override func mapLookChanged() {
        for case let label? in [titleLabel, subtitleLabel] { label.overrideUserInterfaceStyle = letterStyle }
    }
    private var letterStyle: UIUserInterfaceStyle { mapView?.mapType.letterStyle ?? .unspecified }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        let change = {
            // Grows from the tip of the balloon.
            self.transform =
                selected
                ? CGAffineTransform(a: 1.7, b: 0, c: 0, d: 1.7, tx: 0, ty: -Self.side * 0.35) : .identity
        }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
        if selectedGlyphImage != nil { updateGlyph() }
        updateTexts()
    }

    /// Grows out of its place.
    func appear() {
        let end = transform
        transform = CGAffineTransform(translationX: 0, y: Self.side / 2).scaledBy(x: 0.01, y: 0.01)
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { self.transform = end }
    }

    func updateTexts() {
        let isCluster = annotation is MKClusterAnnotation
        let text: String = annotation?.title ?? ""
        if title != text || titleWidth == 0 {
            title = text
            let needed = (text as NSString).size(withAttributes: [.font: Self.titleFont]).width.rounded(.up)
            titleWidth = min(max(needed, 20), 120)
        }
        let hasTitle =
            titleVisibility == .visible || titleVisibility == .adaptive && !isCluster && (hasRoomForTitle || isSelected)
        show(text, hasTitle, \.titleLabel, Self.titleFont)
        let hasSubtitle =
            subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected && !isCluster
        show(annotation?.subtitle ?? "", hasSubtitle, \.subtitleLabel, Self.subtitleFont)
        updateAccessibility()
        setNeedsLayout()
    }

    /// Letters can be read where no title is.
    private func updateAccessibility() {
        let reads = glyphText != nil && titleLabel?.isHidden != false
        guard reads != readsLetters else { return }
        readsLetters = reads
        isAccessibilityElement = reads
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (readsLetters ? glyphText : nil) }
        set { super.accessibilityLabel = newValue }
    }

    private static let letterFont = UIFont.systemFont(ofSize: 14, weight: .semibold)
    private static let titleFont = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private static let subtitleFont = UIFont.systemFont(ofSize: 10)

    private func show(
        _ text: String, _ isWanted: Bool, _ part: ReferenceWritableKeyPath<MKMarkerAnnotationView, UILabel?>,
        _ font: UIFont
    ) {
        guard isWanted, !text.isEmpty else {
            self[keyPath: part]?.isHidden = true
            return
        }
        let label = self[keyPath: part] ?? makeLabel(font)
        self[keyPath: part] = label
        label.text = text
        label.isHidden = false
    }

    private func makeLabel(_ font: UIFont) -> UILabel {
        let label = UILabel()
        label.isUserInteractionEnabled = false
        label.font = font
        label.textAlignment = .center
        label.overrideUserInterfaceStyle = letterStyle
        label.textColor = .label
        label.shadowColor = UIColor.systemBackground
        label.shadowOffset = CGSize(width: 0, height: 0.5)
        addSubview(label)
        return label
    }

    private var picture: UIImage? { isSelected ? selectedGlyphImage ?? glyphImage : glyphImage }

    private func updateGlyph() {
        let color = glyphTintColor ?? .white
        if glyphText == nil, let picture {
            let glyph = glyph ?? makeGlyph()
            self.glyph = glyph
            glyph.tintColor = color
            glyph.image = picture.withRenderingMode(.alwaysTemplate)
        }
        glyph?.isHidden = glyphText != nil || picture == nil
        updateAccessibility()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func makeGlyph() -> UIImageView {
        let glyph = UIImageView()
        glyph.contentMode = .scaleAspectFit
        addSubview(glyph)
        return glyph
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let ball = CGRect(x: 0, y: -2, width: Self.side, height: Self.side)
        glyph?.frame = ball.insetBy(dx: 6, dy: 6)
        titleLabel?.frame = CGRect(
            x: bounds.midX - titleWidth / 2, y: bounds.maxY + 3, width: titleWidth, height: 14)
        guard let subtitleLabel else { return }
        let second = min(max(subtitleLabel.intrinsicContentSize.width, 20), 120)
        subtitleLabel.frame = CGRect(x: bounds.midX - second / 2, y: bounds.maxY + 17, width: second, height: 12)
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        let color = markerTintColor ?? Self.standardColor
        let radius = Self.side / 2 - 2
        let center = CGPoint(x: bounds.midX, y: radius + 0.5)
        let path = UIBezierPath()
        path.addArc(
            withCenter: center, radius: radius, startAngle: .pi * 0.72, endAngle: .pi * 0.28, clockwise: true)
        path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY - 0.5))
        path.close()
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 0.5), blur: 1.5, color: UIColor(white: 0, alpha: 0.3).cgColor)
        color.setFill()
        path.fill()
        context.restoreGState()
        if let glyphText {
            draw(letters: glyphText, around: center, width: 2 * radius - 2)
        } else if picture == nil {
            drawPin(around: center, in: context)
        }
    }

    /// Smaller where they would be wider than the balloon.
    private func draw(letters: String, around center: CGPoint, width: CGFloat) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: Self.letterFont, .foregroundColor: glyphTintColor ?? .white,
        ]
        var size = (letters as NSString).size(withAttributes: attributes)
        if size.width > width {
            attributes[.font] = Self.letterFont.withSize(Self.letterFont.pointSize * width / size.width)
            size = (letters as NSString).size(withAttributes: attributes)
        }
        let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        (letters as NSString).draw(at: origin, withAttributes: attributes)
    }

    /// The glyph of a marker that has none of its own: a small pin.
    private func drawPin(around center: CGPoint, in context: CGContext) {
        let color = (glyphTintColor ?? .white).cgColor
        context.setFillColor(color)
        context.addEllipse(in: CGRect(x: center.x - 3.5, y: center.y - 7, width: 7, height: 7))
        context.fillPath()
        context.setStrokeColor(color)
        context.setLineWidth(1.5)
        context.move(to: CGPoint(x: center.x, y: center.y))
        context.addLine(to: CGPoint(x: center.x, y: center.y + 6.5))
        context.strokePath()
    }
}
