// SPDX-License-Identifier: MIT

extension UITextField {
    @MainActor
    struct Parts {
        let canvas = FieldCanvas()
        let placeholder = FieldPlaceholder()
        let clear = FieldClearButton(type: .custom)
        let border = UIImageView()
    }

    func addParts() {
        parts.canvas.field = self
        parts.placeholder.field = self
        addSubview(parts.placeholder)
        addSubview(parts.canvas)
        parts.clear.isHidden = true
        parts.clear.tintColor = .tertiaryLabel
        parts.clear.addAction(UIAction { [weak self] _ in self?.clearTapped() }, for: .touchUpInside)
        addSubview(parts.clear)
        editor.interaction.attach(behind: parts.canvas)
        placeholderChanged()
    }

    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    /// Text to clear, and no view in the button's place.
    func showsClear(_ isEditing: Bool) -> Bool {
        guard hasContent, isEnabled, !(rightView != nil && shows(rightViewMode)) else { return false }
        switch clearButtonMode {
        case .never: return false
        case .always: return true
        case .whileEditing: return isEditing
        case .unlessEditing: return !isEditing
        }
    }

    func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new {
            addSubview(new)
            new.isHidden = true
        }
        partsChanged()
    }

    func partsChanged() {
        cache = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        parts.canvas.setNeedsDisplay()
    }

    // MARK: Rectangles

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var inset: CGPoint {
        switch borderStyle {
        case .none: .zero
        case .line: CGPoint(x: 2, y: 2)
        case .bezel, .roundedRect: CGPoint(x: 7, y: 2)
        }
    }

    /// Between the border and what the side views and the clear button leave.
    func defaultTextRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
        let border = borderRect(forBounds: bounds)
        var rect = border.insetBy(dx: inset.x, dy: inset.y)
        func take(_ side: CGRect, fromLeft: Bool) {
            if fromLeft {
                let end = side.maxX + (borderStyle == .none ? 0 : inset.x)
                rect.size.width = max(0, rect.maxX - max(rect.minX, end))
                rect.origin.x = max(rect.minX, end)
            } else {
                rect.size.width = max(0, min(rect.maxX, side.minX - (borderStyle == .none ? 0 : 3)) - rect.minX)
            }
        }
        if leftView != nil, shows(leftViewMode) { take(leftViewRect(forBounds: bounds), fromLeft: !isMirrored) }
        if rightView != nil, shows(rightViewMode) { take(rightViewRect(forBounds: bounds), fromLeft: isMirrored) }
        if showsClear(isEditing) { take(clearButtonRect(forBounds: bounds), fromLeft: isMirrored) }
        if rect.isNull || rect.isInfinite { return .zero }
        rect.size.width = max(0, rect.width)
        rect.size.height = max(0, rect.height)
        return rect
    }

    func defaultClearRect(_ bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let gap: CGFloat = borderStyle == .none ? 0 : 5
        let x = isMirrored ? bounds.minX + gap : bounds.maxX - gap - side
        return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
    }

    func defaultSideRect(_ bounds: CGRect, _ view: UIView?, isLeft: Bool) -> CGRect {
        guard let view else {
            return CGRect(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.minY, width: 0, height: 0)
        }
        var size = view.bounds.size
        if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        size.height = min(size.height, bounds.height)
        let x = isLeft != isMirrored ? bounds.minX : bounds.maxX - size.width
        return CGRect(
            x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
            height: size.height)
    }

    /// 34 points high with a border, else as high as the text; as wide as text or placeholder and what is beside it.
    var fittingSize: CGSize {
        let shown = storage.length > 0 ? line.layout.size.width : currentPlaceholder?.size().width ?? 0
        var width = shown.rounded(.up) + (borderStyle == .none ? 0 : borderStyle == .line ? 4 : 28)
        if let leftView, shows(leftViewMode) { width += leftView.bounds.width }
        if let rightView, shows(rightViewMode) { width += rightView.bounds.width }
        if borderStyle == .none, clearButtonMode != .never { width += 19 }
        let scale = max(1, UIScreen.main.scale)
        let lineHeight = (style.font.lineHeight * scale).rounded(.up) / scale
        switch borderStyle {
        case .none: return CGSize(width: width, height: lineHeight)
        case .line, .bezel: return CGSize(width: width, height: (lineHeight + 7).rounded(.up))
        case .roundedRect: return CGSize(width: width, height: max(34, (lineHeight + 13).rounded(.down)))
        }
    }

    // MARK: Places

    func placeParts() {
        let area = areaForText
        if parts.canvas.frame != area {
            if parts.canvas.bounds.size != area.size { cache = nil }
            parts.canvas.frame = area
            parts.canvas.setNeedsDisplay()
        }
        parts.placeholder.frame = placeholderRect(forBounds: bounds)
        if let leftView { place(leftView, shows(leftViewMode), leftViewRect(forBounds: bounds)) }
        if let rightView { place(rightView, shows(rightViewMode), rightViewRect(forBounds: bounds)) }
        parts.clear.isHidden = !showsClear(isEditing)
        if !parts.clear.isHidden { parts.clear.frame = clearButtonRect(forBounds: bounds) }
        if parts.border.superview != nil { parts.border.frame = borderRect(forBounds: bounds) }
        if isEditing { editorReveal(editor.selection.location + editor.selection.length) }
        editor.interaction.update()
    }

    private func place(_ view: UIView, _ isShown: Bool, _ rect: CGRect) {
        if view.superview !== self { addSubview(view) }
        view.isHidden = !isShown
        if isShown { view.frame = rect }
    }

    // MARK: Border

    func borderChanged() {
        let image = borderStyle == .roundedRect ? nil : isEnabled ? background : disabledBackground ?? background
        parts.border.image = image
        if image == nil {
            parts.border.removeFromSuperview()
        } else if parts.border.superview == nil {
            insertSubview(parts.border, at: 0)
        }
        drawBorder(hidden: image != nil)
        partsChanged()
    }

    private func drawBorder(hidden: Bool) {
        let hadBorder = layer.sublayers?.first as? FieldBorderLayer
        guard borderStyle != .none, !hidden else {
            hadBorder?.removeFromSuperlayer()
            return
        }
        let border = hadBorder ?? FieldBorderLayer()
        if hadBorder == nil { layer.insertSublayer(border, at: 0) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        border.frame = borderRect(forBounds: bounds)
        traitCollection.performAsCurrent {
            border.cornerRadius = borderStyle == .roundedRect ? 5 : 0
            border.borderWidth = borderStyle == .roundedRect ? 0.5 : 1
            let isDark = traitCollection.userInterfaceStyle == .dark
            switch borderStyle {
            case .roundedRect:
                border.borderColor = UIColor(white: isDark ? 0.33 : 0.8, alpha: 1).cgColor
                border.backgroundColor = UIColor.systemBackground.cgColor
            case .bezel: border.borderColor = UIColor.systemGray.cgColor
            case .line, .none: border.borderColor = UIColor.label.cgColor
            }
            if borderStyle != .roundedRect { border.backgroundColor = nil }
            // The person's own background takes the place of the field's.
            if backgroundColor != nil { border.backgroundColor = backgroundColor?.cgColor }
        }
        CATransaction.commit()
    }

    func colorsChanged() { parts.canvas.setNeedsDisplay() }

    func traitsChanged(_ previous: UITraitCollection?) {
        drawBorder(hidden: parts.border.superview != nil)
        parts.canvas.setNeedsDisplay()
        guard adjustsFontForContentSizeCategory,
            previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        if let font = style.font.adjusted(for: traitCollection) { setFont(font) }
    }

    func boundsChanged() { drawBorder(hidden: parts.border.superview != nil) }
}

/// The layer of a field's own border; behind everything.
final class FieldBorderLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}

/// Draws the text.
final class FieldCanvas: UIView {
    weak var field: UITextField?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let field, field.storage.length > 0 else { return }
        if field.isEditing { field.drawLine(in: bounds) } else { field.drawText(in: bounds) }
    }
}

/// The placeholder; a field may draw it itself.
final class FieldPlaceholder: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        if let field { field.drawPlaceholder(in: rect) } else { super.drawText(in: rect) }
    }

    func drawPlain(in rect: CGRect) { super.drawText(in: rect) }
}

/// A grey disc with a cross.
final class FieldClearButton: UIButton {
    override func draw(_ rect: CGRect) {
        let disc = bounds.insetBy(dx: max(0, (bounds.width - 16) / 2), dy: max(0, (bounds.height - 16) / 2))
        UIColor.tertiaryLabel.setFill()
        UIBezierPath(ovalIn: disc).fill()
        let cross = UIBezierPath()
        let reach: CGFloat = 3
        for (x, y) in [(-reach, -reach), (-reach, reach)] {
            cross.move(to: CGPoint(x: disc.midX + x, y: disc.midY + y))
            cross.addLine(to: CGPoint(x: disc.midX - x, y: disc.midY - y))
        }
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        UIColor.systemBackground.setStroke()
        cross.stroke()
    }

    /// Easier to hit than it is large.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).holds(point)
    }
}
