// SPDX-License-Identifier: MIT

extension UITableViewCell {
    // MARK: Selection

    func changeSelected(_ selected: Bool, animated: Bool) {
        guard isShownSelected != selected else { return }
        isShownSelected = selected
        selectionLooksChanged(animated: animated)
    }

    func changeHighlighted(_ highlighted: Bool, animated: Bool) {
        guard isShownHighlighted != highlighted else { return }
        isShownHighlighted = highlighted
        selectionLooksChanged(animated: animated)
    }

    /// Shows or hides the background of selection and highlights what is in the content.
    func selectionLooksChanged(animated: Bool) {
        setNeedsUpdateConfiguration()
        let isOn = (isShownSelected || isShownHighlighted) && selectionStyle != .none
        if showsSelectionMark, isShownEditing { parts.editControl?.show(nil, isChecked: isShownSelected) }
        let isConfigured = configuration.background != nil
        if isOn, !isConfigured { showSelection() }
        let view = shownSelectedBackground ?? parts.selection
        let change = {
            view?.alpha = isOn && !isConfigured ? 1 : 0
            self.highlightContent(isOn)
        }
        if animated, window != nil { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    private var shownSelectedBackground: UIView? {
        let selectsSeveral =
            table.map { $0.isEditing ? $0.allowsMultipleSelectionDuringEditing : $0.allowsMultipleSelection } ?? false
        return (selectsSeveral ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
    }

    private func showSelection() {
        let view: UIView
        if let own = shownSelectedBackground {
            view = own
        } else {
            view = parts.selection ?? UIView(frame: bounds)
            view.backgroundColor = .systemGray4
            parts.selection = view
        }
        view.frame = bounds
        if view.superview !== self {
            view.isUserInteractionEnabled = false
            insertSubview(view, belowSubview: contentStorage)
        }
    }

    private func highlightContent(_ isOn: Bool) {
        contentStorage.forEachInSubtree { view in
            if let label = view as? UILabel {
                label.isHighlighted = isOn
            } else if let image = view as? UIImageView {
                image.isHighlighted = isOn
            }
        }
    }

    func selectedBackgroundViewChanged(from old: UIView?) {
        guard old !== selectedBackgroundView, old !== multipleSelectionBackgroundView else { return }
        old?.removeFromSuperview()
        parts.selection?.removeFromSuperview()
        parts.selection = nil
        selectedBackgroundView?.alpha = 0
        multipleSelectionBackgroundView?.alpha = 0
        selectionLooksChanged(animated: false)
    }

    func backgroundViewChanged(from old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView {
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
        takeTableDefaults()
    }

    /// The background that cells have in their table unless the app gives them one.
    func takeTableDefaults() {
        guard !hasOwnBackgroundColor, let table else { return }
        let color: UIColor =
            table.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
        if super.backgroundColor != color, configuration.background == nil { super.backgroundColor = color }
        if configuration.background != nil { super.backgroundColor = nil }
    }

    // MARK: Editing

    var needsEditingLayout: Bool {
        showsEditControl != (parts.editControl != nil)
            || (isShownEditing && showsReorderControl) != (parts.reorderControl != nil)
    }

    func changeEditing(_ editing: Bool, animated: Bool) {
        let mask: StateMask = editing ? .showingEditControl : []
        let changes = isShownEditing != editing
        if changes { willTransition(to: mask) }
        isShownEditing = editing
        accessoryChanged()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        guard animated, window != nil else {
            if changes { didTransition(to: mask) }
            return
        }
        if showsEditControl {
            // The control comes in from the edge together with the content.
            UIView.performWithoutAnimation {
                placeEditControls(bounds.size)
                parts.editControl?.frame.origin.x -= Self.editControlWidth
                parts.editControl?.alpha = 0
                parts.reorderControl?.alpha = 0
            }
        }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.parts.editControl?.alpha = 1
                self.parts.reorderControl?.alpha = 1
                self.layoutIfNeeded()
            },
            completion: { _ in if changes { self.didTransition(to: mask) } })
    }

    func reorderingChanged() {
        layer.shadowOpacity = isReordering ? 0.2 : 0
        layer.shadowRadius = isReordering ? 8 : 3
        layer.shadowOffset = CGSize(width: 0, height: 2)
        alpha = isReordering ? 0.95 : 1
        setNeedsUpdateConfiguration()
    }
}
