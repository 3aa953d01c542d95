// SPDX-License-Identifier: MIT

extension UISegmentedControl {
    private static let height: CGFloat = 32
    private static let radius: CGFloat = 8
    /// Between the ground's edge and the thumb.
    private static let thumbInset: CGFloat = 2
    /// On both sides of a title together.
    private static let titlePadding: CGFloat = 20

    subscript(_ index: Int) -> UIKit.Segment? { segments.indices.contains(index) ? segments[index] : nil }

    func addParts() {
        // Behind the segments, which an interface file has made already.
        for (index, part) in ([ground, backdrop, thumbRoom] as [UIView]).enumerated() {
            part.isUserInteractionEnabled = false
            insertSubview(part, at: index)
        }
        // The thumb's shadow ends where the ground does.
        thumbRoom.clipsToBounds = true
        thumbRoom.addSubview(thumb)
        for part in [ground, thumbRoom] {
            part.layer.cornerRadius = Self.radius
            part.layer.cornerCurve = .continuous
        }
        updateGround()
        thumb.isHidden = true
    }

    func updateGround() {
        let image = backgroundImages[.normal]
        backdrop.image = image
        backdrop.isHidden = image == nil
        ground.backgroundColor = image == nil ? .tertiarySystemFill : nil
    }

    func append(_ item: Any) {
        switch item {
        case let title as String: insert(UIKit.Segment(title: title), at: segments.count)
        case let image as UIImage: insert(UIKit.Segment(image: image), at: segments.count)
        case let action as UIAction:
            insert(UIKit.Segment(title: action.title, image: action.image, action: action), at: segments.count)
        default:
            NSException.raise(
                .invalidArgumentException,
                "UISegmentedControl: an item must be a string, an image or an action, not \(item)")
        }
    }

    func insert(_ segment: UIKit.Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        addSubview(segment.label)
        addSubview(segment.picture)
        if selection >= index { selection += 1 }
        contentChanged()
    }

    func remove(at index: Int) {
        let segment = segments.remove(at: index)
        segment.label.removeFromSuperview()
        segment.picture.removeFromSuperview()
        if selection == index { selection = Self.noSegment } else if selection > index { selection -= 1 }
        contentChanged()
    }

    func edit(_ index: Int, _ change: (UIKit.Segment) -> Void) {
        guard let segment = self[index] else { return }
        change(segment)
        contentChanged()
    }

    func contentChanged() {
        updateTitles()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Titles

    private func attributes(for state: State) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .medium : .regular),
            .foregroundColor: UIColor.label,
        ]
        result.merge(titleAttributes[.normal] ?? [:]) { $1 }
        if state != .normal { result.merge(titleAttributes[state] ?? [:]) { $1 } }
        return result
    }

    func updateTitles() {
        for (index, segment) in segments.enumerated() {
            var state: State = index == selection && !isMomentary ? .selected : .normal
            if !isEnabled || !segment.isEnabled { state.insert(.disabled) }
            segment.label.isHidden = segment.image != nil
            segment.picture.isHidden = segment.image == nil
            if let image = segment.image {
                segment.picture.image = image
                segment.picture.tintColor = attributes(for: state)[.foregroundColor] as? UIColor
            } else {
                segment.label.attributedText = NSAttributedString(
                    string: segment.title ?? "", attributes: attributes(for: state))
            }
            let alpha: CGFloat = state.contains(.disabled) ? 0.5 : index == pressed && index != selection ? 0.3 : 1
            segment.label.alpha = alpha
            segment.picture.alpha = alpha
        }
        ground.alpha = isEnabled ? 1 : 0.5
    }

    // MARK: Places

    var naturalSize: CGSize {
        guard !segments.isEmpty else { return CGSize(width: 0, height: Self.height) }
        let widths = segments.map { $0.width > 0 ? $0.width : max($0.contentWidth + Self.titlePadding, 44) }
        let isEven = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
        let contents = isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
        let total = contents + gap * CGFloat(widths.count - 1)
        return CGSize(width: total.rounded(.up), height: Self.height)
    }

    /// Between two segments: room for the divider.
    private var gap: CGFloat { dividerImage?.size.width ?? 1 }

    /// The segments' frames from the leading edge; fixed widths first, the rest is shared.
    /// Of the segments, for UI tests.
    var segmentFrames: [CGRect] { frames }

    private var frames: [CGRect] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width == 0 }
        let room = max(0, bounds.width - fixed - gap * CGFloat(max(0, segments.count - 1)))
        let contents = free.map { $0.contentWidth + Self.titlePadding }
        let contentSum = max(contents.reduce(0, +), 1)
        var x: CGFloat = 0
        var result = segments.map { segment -> CGRect in
            var width = segment.width
            if width == 0 {
                width =
                    apportionsSegmentWidthsByContent
                    ? room * (segment.contentWidth + Self.titlePadding) / contentSum : room / CGFloat(free.count)
            }
            defer { x += width + gap }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            result = result.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
        }
        return result
    }

    func layOutSegments() {
        ground.frame = bounds
        backdrop.frame = bounds
        thumbRoom.frame = bounds
        let frames = frames
        for (index, (segment, frame)) in zip(segments, frames).enumerated() {
            let shift = contentPositionAdjustment(forSegmentType: kind(of: index), barMetrics: .default)
            let content = frame.offsetBy(
                dx: segment.contentOffset.width + shift.horizontal, dy: segment.contentOffset.height + shift.vertical)
            segment.label.frame = content.insetBy(dx: 4, dy: 0)
            segment.picture.frame = content
        }
        placeThumb()
        placeDividers(frames)
        updateTitles()
    }

    private func kind(of index: Int) -> Segment {
        if segments.count == 1 { return .alone }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if index == 0 { return isMirrored ? .right : .left }
        return index == segments.count - 1 ? (isMirrored ? .left : .right) : .center
    }

    private func placeThumb() {
        let shown = dragsThumb && pressed != Self.noSegment ? pressed : selection
        thumb.isHidden = self[shown] == nil || isMomentary || backgroundImages[.normal] != nil
        guard let frame = self[shown] == nil ? nil : frames[shown] else { return }
        thumb.transform = .identity
        thumb.frame = frame.insetBy(dx: Self.thumbInset, dy: Self.thumbInset)
        if dragsThumb { thumb.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
    }

    /// Hairlines between segments, none beside the selected one.
    private func placeDividers(_ frames: [CGRect]) {
        while dividers.count > max(0, segments.count - 1) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = UIImageView(frame: .zero)
            insertSubview(divider, belowSubview: thumbRoom)
            dividers.append(divider)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, divider) in dividers.enumerated() {
            divider.image = dividerImage
            divider.backgroundColor = dividerImage == nil ? .separator : nil
            let width = gap
            let inset: CGFloat = dividerImage == nil ? 8 : 0
            let edge = isMirrored ? frames[index].minX - width : frames[index].maxX
            divider.frame = CGRect(
                x: edge, y: inset, width: width, height: max(0, bounds.height - 2 * inset))
            let isBesideThumb = !thumb.isHidden && (index == selection || index + 1 == selection)
            divider.alpha = isBesideThumb && dividerImage == nil ? 0 : 1
        }
    }

    func showSelection(animated: Bool) {
        guard animated, !isMomentary, !thumb.isHidden else {
            updateTitles()
            setNeedsLayout()
            return
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            self.layOutSegments()
        }
    }

    // MARK: Tracking

    private func segmentIndex(at touch: UITouch) -> Int {
        let x = min(max(touch.location(in: self).x, bounds.minX), bounds.maxX - 0.01)
        // A touch on a divider belongs to the segment before it.
        return frames.firstIndex { x >= $0.minX && x < $0.maxX + gap } ?? Self.noSegment
    }

    func beginSegmentTracking(_ touch: UITouch) -> Bool {
        let index = segmentIndex(at: touch)
        guard let segment = self[index], segment.isEnabled else { return false }
        pressed = index
        dragsThumb = index == selection && !isMomentary
        UIView.animate(withDuration: 0.2) { self.layOutSegments() }
        return true
    }

    func continueSegmentTracking(_ touch: UITouch) {
        let index = isTouchInside ? segmentIndex(at: touch) : dragsThumb ? pressed : Self.noSegment
        guard index != pressed, self[index]?.isEnabled != false else { return }
        pressed = index
        UIView.animate(withDuration: 0.2) { self.layOutSegments() }
    }

    func endSegmentTracking(inside: Bool) {
        let chosen = pressed
        let wasDragging = dragsThumb
        pressed = Self.noSegment
        dragsThumb = false
        guard let segment = self[chosen], inside || wasDragging, chosen != selection || isMomentary else {
            return showSelection(animated: window != nil)
        }
        selection = chosen
        showSelection(animated: window != nil)
        if let action = segment.action { sendAction(action) }
        dispatchValueChanged()
        if isMomentary {
            selection = Self.noSegment
            updateTitles()
        }
    }
}

/// The raised plate under the selected segment.
@MainActor
final class SegmentThumb: UIView {
    var fill: UIColor? {
        didSet { updateFill() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = 0.12
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
        updateFill()
    }

    required init?(coder: NSCoder) { nil }

    private func updateFill() {
        backgroundColor = fill ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    }
}
