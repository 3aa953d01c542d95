// SPDX-License-Identifier: MIT

/// The views of the standard styles; each is made when it is first asked for.
struct CellLabels {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    /// The labels wrap because text is large, not because the app wants it.
    var wrap = false
}

extension UITableViewCell {
    enum LabelKind { case text, detail }

    func finishCell() {
        super.clipsToBounds = false
        if contentStorage.superview == nil {
            // What a subclass places in it before layout finds the room of a plain cell.
            contentStorage.frame = bounds
            addSubview(contentStorage)
        }
        accessoryChanged()
    }

    func label(_ kind: LabelKind) -> UILabel? {
        guard kind == .text || cellStyle != .default, configuration.content == nil else {
            return kind == .text ? labels.text : labels.detail
        }
        if let made = kind == .text ? labels.text : labels.detail { return made }
        let label = UILabel(frame: .zero)
        style(label, kind)
        if kind == .text { labels.text = label } else { labels.detail = label }
        labels.wrap = hasLargeText
        contentStorage.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func style(_ label: UILabel, _ kind: LabelKind) {
        // In the traits of the table that asks for the cell: the cell is nowhere yet.
        label.font = standardFont(kind, nil)
        if cellStyle == .value1, kind == .detail { label.textColor = .secondaryLabel }
        if cellStyle == .value2, kind == .text { label.textColor = tintColor }
        arrangeForTextSize(label, kind)
        label.isHighlighted = isShownHighlighted || isShownSelected
    }

    /// Large text wraps, and stands at the leading edge: the labels are below one another then.
    private func arrangeForTextSize(_ label: UILabel, _ kind: LabelKind) {
        if hasLargeText, label.numberOfLines == 1 {
            label.numberOfLines = 0
        } else if !hasLargeText, label.numberOfLines == 0, labels.wrap {
            label.numberOfLines = 1
        }
        guard cellStyle == .value2, kind == .text else { return }
        label.textAlignment = hasLargeText ? .natural : .right
    }

    private func standardFont(_ kind: LabelKind, _ traits: UITraitCollection?) -> UIFont {
        let isSmall = cellStyle == .value2 || (cellStyle == .subtitle && kind == .detail)
        return .preferredFont(forTextStyle: isSmall ? .caption1 : .body, compatibleWith: traits)
    }

    /// Standard cells follow the content size category, with those fonts that the app has not changed.
    func contentSizeMayHaveChanged(from previous: UITraitCollection?) {
        guard let previous, previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
            return
        }
        for (label, kind) in [(labels.text, LabelKind.text), (labels.detail, .detail)] {
            guard let label, label.font.textStyle != nil, label.font == standardFont(kind, previous) else { continue }
            label.font = standardFont(kind, traitCollection)
            arrangeForTextSize(label, kind)
        }
        labels.wrap = hasLargeText
    }

    func standardImageView() -> UIImageView? {
        guard configuration.content == nil else { return labels.image }
        if let image = labels.image { return image }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        labels.image = view
        contentStorage.addSubview(view)
        setNeedsLayout()
        return view
    }

    func resetForReuse() {
        isShownHighlighted = false
        isShownSelected = false
        alpha = 1
        selectionLooksChanged(animated: false)
        if let content = configuration.content, automaticallyUpdatesContentConfiguration {
            configuration.content = content
        }
        setNeedsUpdateConfiguration()
    }

    // MARK: Fitting

    /// For `automaticDimension`: what the content asks for, and the standard height for content that asks nothing.
    func automaticHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let height = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 && height.isFinite ? height : UITableView.standardRowHeight
    }

    func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let room = contentFrame(CGSize(width: width, height: bounds.height)).width
        if configuration.content != nil {
            prepareContentMargins()
            let height = contentStorage.systemLayoutSizeFitting(
                CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            return configuration.content is UIListContentConfiguration
                ? max(UITableView.standardRowHeight, height) + separatorHeight : height
        }
        if labels.text != nil || labels.detail != nil || labels.image != nil, !hasConstrainedContent {
            return standardHeight(room: room)
        }
        guard hasConstrainedContent else { return UITableView.standardRowHeight }
        return constrainedHeight(room)
    }

    /// The line under a row comes on top of what list content asks for: rows of 44.333 points at scale 3.
    private var separatorHeight: CGFloat {
        guard let table, table.separatorStyle != .none else { return 0 }
        return 1 / max(traitCollection.displayScale, 1)
    }

    /// What the constraints ask for at a width. Meanwhile no frame holds the content: with the height of the row before,
    /// its constraints may contradict each other.
    private func constrainedHeight(_ room: CGFloat) -> CGFloat {
        prepareContentMargins()
        let content = contentStorage
        content.translatesAutoresizingMaskIntoConstraints = false
        let height = content.systemLayoutSizeFitting(
            CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        content.frame = CGRect(
            x: content.frame.minX, y: 0, width: room, height: height > 0 ? height : UITableView.standardRowHeight)
        content.translatesAutoresizingMaskIntoConstraints = true
        return height
    }

    private var hasConstrainedContent: Bool {
        !contentStorage.constraints.isEmpty
            || contentStorage.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// Of the standard styles: 44 points for one line, more for several (frames that Interface Builder stores).
    private func standardHeight(room: CGFloat) -> CGFloat {
        let texts = textFrames(CGSize(width: room, height: 0))
        let image = labels.image?.image?.size.height ?? 0
        let height: CGFloat
        if isStacked, labels.detail?.text?.isEmpty == false {
            height = texts.text.height + texts.detail.height + 20.5
        } else {
            height = max(texts.text.height, texts.detail.height) + 23
        }
        let scale = UIScreen.main.scale
        return max(UITableView.standardRowHeight, (max(height, min(image + 1, 200)) * scale).rounded(.up) / scale)
    }
}
