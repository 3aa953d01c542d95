// SPDX-License-Identifier: MIT

extension UITableViewCell {
    /// Points between the content's end and the label in front of an accessory.
    private static let accessoryGap: CGFloat = 8
    static let editControlWidth: CGFloat = 38
    static let reorderControlWidth: CGFloat = 38

    var sideInset: CGFloat { table?.style == .insetGrouped ? 16 : table?.sideInset ?? 16 }

    /// What hardware covers at the sides.
    private var safeSides: (left: CGFloat, right: CGFloat) {
        guard let table, table.insetsContentViewsToSafeArea, table.style != .insetGrouped else { return (0, 0) }
        return (table.safeAreaInsets.left, table.safeAreaInsets.right)
    }

    var showsEditControl: Bool {
        isShownEditing && (editingStyleStorage != .none || showsSelectionMark)
    }
    private var editIndent: CGFloat {
        guard isShownEditing, indentsWhileEditing, shouldIndentWhileEditing else { return 0 }
        return editingStyleStorage != .none || showsSelectionMark ? Self.editControlWidth : 0
    }
    private var indexInset: CGFloat { table?.indexView?.isHidden == false ? SectionIndexView.width : 0 }

    func contentFrame(_ size: CGSize) -> CGRect {
        let safe = safeSides
        var right = size.width - safe.right - indexInset
        if isShownEditing, showsReorderControl { right -= Self.reorderControlWidth + 6 }
        if let accessory = shownAccessory {
            right = min(
                right,
                right - sideInset - accessorySize(accessory).width + (isShownEditing && showsReorderControl ? 8 : 0))
        }
        let left = safe.left + editIndent
        let frame = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
        return isRightToLeft
            ? CGRect(x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height) : frame
    }

    func accessorySize(_ view: UIView) -> CGSize {
        if view === parts.standardAccessory { return view.bounds.size }
        let size = view.bounds.size
        return size == .zero ? view.sizeThatFits(bounds.size) : size
    }

    func layOutCell() {
        let size = bounds.size
        let content = contentFrame(size)
        if contentStorage.frame != content { contentStorage.frame = content }
        prepareContentMargins()
        placeAccessory(size)
        placeEditControls(size)
        for view in [
            backgroundView, parts.configuredBackground, selectedBackgroundView, multipleSelectionBackgroundView,
            parts.selection,
        ] as [UIView?] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
        if configuration.content == nil { placeLabels() }
        placeSeparators()
        roundCorners()
    }

    /// 16 points at the sides, 8 before an accessory; 11 above and below.
    func prepareContentMargins() {
        let base = sideInset
        var margins = UIEdgeInsets(
            top: 11, left: base, bottom: 11, right: shownAccessory == nil ? base : Self.accessoryGap)
        if isRightToLeft { (margins.left, margins.right) = (margins.right, margins.left) }
        if marginState.own == nil, marginState.directional == nil {
            UIView.performWithoutAnimation {
                changeMargins { $0.insetsFromSafeArea = false }
                backfillMargins(self, UIEdgeInsets(top: 11, left: base, bottom: 11, right: base))
            }
        }
        guard (contentStorage as? UITableViewCellContentView)?.hasOwnMargins != true else { return }
        backfillMargins(contentStorage, margins)
    }

    /// Gives a view margins that an app's own would win over.
    private func backfillMargins(_ view: UIView, _ margins: UIEdgeInsets) {
        guard view.marginState.own != margins || view.marginState.insetsFromSafeArea else { return }
        view.changeMargins {
            $0.own = margins
            $0.insetsFromSafeArea = false
        }
    }

    // MARK: Labels

    private func placeLabels() {
        let frames = textFrames(contentStorage.bounds.size)
        if let label = labels.text, label.frame != frames.text { label.frame = frames.text }
        if let label = labels.detail, label.frame != frames.detail { label.frame = frames.detail }
        if let view = labels.image, view.frame != frames.image { view.frame = frames.image }
    }

    /// In the content's coordinates. A height of 0 asks for the natural sizes.
    func textFrames(_ size: CGSize) -> (text: CGRect, detail: CGRect, image: CGRect) {
        let margins = shownAccessory == nil ? sideInset : Self.accessoryGap
        var left = sideInset + CGFloat(indentationLevel) * indentationWidth
        let right = max(left, size.width - margins)
        var image = CGRect.zero
        if let picture = labels.image?.image {
            var extent = picture.size
            if size.height > 0, extent.height > size.height {
                extent = CGSize(width: extent.width * size.height / extent.height, height: size.height)
            }
            image = CGRect(
                x: left, y: pixel((size.height - extent.height) / 2), width: extent.width, height: extent.height)
            left = min(right, image.maxX + sideInset)
        }
        var (text, detail) = standardTexts(left: left, right: right, height: size.height)
        if isRightToLeft {
            text.origin.x = size.width - text.maxX
            detail.origin.x = size.width - detail.maxX
            image.origin.x = size.width - image.maxX
        }
        return (text, detail, image)
    }

    private func standardTexts(left: CGFloat, right: CGFloat, height: CGFloat) -> (CGRect, CGRect) {
        let room = CGSize(width: right - left, height: .greatestFiniteMagnitude)
        let first = fit(labels.text, room)
        guard cellStyle != .default, labels.detail != nil, labels.detail?.text?.isEmpty == false || cellStyle == .value2
        else {
            let whole = height > 0 ? height : first.height
            return (CGRect(x: left, y: 0, width: right - left, height: whole), .zero)
        }
        let second = fit(labels.detail, room)
        switch isStacked ? .subtitle : cellStyle {
        case .subtitle:
            let top = height > 0 ? pixel((height - first.height - second.height) / 2) : 0
            return (
                CGRect(x: left, y: top, width: min(first.width, room.width), height: first.height),
                CGRect(x: left, y: top + first.height, width: min(second.width, room.width), height: second.height)
            )
        case .value2:
            let width: CGFloat = 91
            let y = height > 0 ? pixel((height - first.height) / 2) : 0
            let detailY = height > 0 ? pixel((height - second.height) / 2) : 0
            return (
                CGRect(x: left, y: y, width: width, height: first.height),
                CGRect(x: left + width + 6, y: detailY, width: max(0, room.width - width - 6), height: second.height)
            )
        case .value1, .default:
            let y = height > 0 ? pixel((height - first.height) / 2) : 0
            let detailY = height > 0 ? pixel((height - second.height) / 2) : 0
            let width = min(first.width, room.width)
            let rest = max(0, room.width - width - (width > 0 ? 6 : 0))
            let detailWidth = min(second.width, rest)
            return (
                CGRect(x: left, y: y, width: width, height: first.height),
                CGRect(x: right - detailWidth, y: detailY, width: detailWidth, height: second.height)
            )
        }
    }

    /// Large text has no room for two labels in a row.
    var isStacked: Bool { cellStyle == .subtitle || cellStyle != .default && hasLargeText }
    var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private func fit(_ label: UILabel?, _ room: CGSize) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(room)
    }

    func pixel(_ value: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return (value * scale).rounded() / scale
    }

    // MARK: Separators

    /// As far in as the text begins.
    var automaticSeparatorInset: UIEdgeInsets {
        var inset = table?.separatorInset ?? UIEdgeInsets(top: 0, left: sideInset, bottom: 0, right: 0)
        guard table?.ownSeparatorInset == nil else { return inset }
        inset.left = table?.style == .insetGrouped ? 16 : sideInset
        if let leading = textLeading { inset.left = leading }
        return inset
    }

    /// From the content's leading edge, where an image stands before the text; nil: none does.
    private var textLeading: CGFloat? {
        if let list = contentStorage as? UIListContentView { return list.textLeading }
        guard configuration.content == nil, labels.image?.image != nil else { return nil }
        let size = contentStorage.bounds.size
        let text = textFrames(size).text
        return isRightToLeft ? size.width - text.maxX : text.minX
    }

    func separatorsChanged() { setNeedsLayout() }

    private func placeSeparators() {
        let thickness = 1 / UIScreen.main.scale
        let isHidden = table == nil || table?.separatorStyle == UITableViewCell.SeparatorStyle.none
        let isGroup = table?.isGrouped ?? false
        let isInset = table?.style == .insetGrouped
        // Groups are framed by lines of full width; inset ones by their shape.
        var inset = separatorInset
        if ownSeparatorInset == nil {
            inset.left += editIndent + safeSides.left
        }
        if isGroup, place.isLast { inset = .zero }
        let bottom = line(\.bottomLine, shows: !isHidden && !(isInset && place.isLast))
        bottom?.frame = CGRect(
            x: isRightToLeft ? inset.right : inset.left, y: bounds.height - thickness,
            width: max(0, bounds.width - inset.left - inset.right), height: thickness)
        let top = line(\.topLine, shows: !isHidden && isGroup && !isInset && place.isFirst)
        top?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
    }

    private func line(_ path: WritableKeyPath<CellParts, UITableViewCellSeparatorView?>, shows: Bool) -> UIView? {
        guard shows else {
            parts[keyPath: path]?.removeFromSuperview()
            parts[keyPath: path] = nil
            return nil
        }
        let line = parts[keyPath: path] ?? UITableViewCellSeparatorView(frame: .zero)
        parts[keyPath: path] = line
        line.isUserInteractionEnabled = false
        line.show(table?.separatorColor ?? .separator, effect: table?.separatorEffect)
        if line.superview !== self {
            addSubview(line)
        } else if !subviewList.suffix(2).contains(where: { $0 === line }) {
            bringSubviewToFront(line)
        }
        return line
    }

    /// The first and last rows of inset groups have round corners.
    private func roundCorners() {
        guard table?.style == .insetGrouped else {
            if parts.isRounded {
                parts.isRounded = false
                layer.cornerRadius = 0
                clipsToBounds = false
            }
            return
        }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        parts.isRounded = true
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }
}

/// The line between two rows: a colour, or one on an effect.
final class UITableViewCellSeparatorView: UIView {
    private var material: UIVisualEffectView?

    func show(_ color: UIColor?, effect: UIVisualEffect?) {
        backgroundColor = effect == nil ? color : nil
        guard let effect else {
            material?.removeFromSuperview()
            material = nil
            return
        }
        let view = material ?? UIVisualEffectView(effect: nil)
        if material == nil {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
            material = view
        }
        if view.effect !== effect { view.effect = effect }
        view.contentView.backgroundColor = color
    }
}
