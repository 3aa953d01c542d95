// SPDX-License-Identifier: MIT

/// Configurations of a cell and what is to be done about them.
struct CellConfiguration {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    /// The first update comes before the first layout.
    var needsUpdate = true
    var isUpdating = false
}

extension UITableViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isShownHighlighted
        state.isSelected = isShownSelected
        state.isEditing = isShownEditing
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        state.isFocused = isFocused
        state.cellDragState = .init(rawValue: dragStateStorage.rawValue) ?? .none
        state.cellDropState = dropStateStorage
        return state
    }

    var standardContentConfiguration: UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    func markConfiguration() {
        configuration.needsUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard configuration.needsUpdate, !configuration.isUpdating else { return }
        configuration.needsUpdate = false
        configuration.isUpdating = true
        defer { configuration.isUpdating = false }
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
        configuration.needsUpdate = false
    }

    /// What updating by itself means: the configurations as they are in the state.
    func applyState(_ state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = configuration.content {
            changeContentConfiguration(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configuration.background {
            changeBackgroundConfiguration(background.updated(for: state))
        }
    }

    /// A configuration takes the place of labels and other content.
    func changeContentConfiguration(_ new: (any UIContentConfiguration)?) {
        let old = configuration.content
        configuration.content = new
        guard let new else {
            if old != nil { replaceContent(UITableViewCellContentView(frame: contentStorage.frame)) }
            return
        }
        if let view = contentStorage as? any UIContentView & UIView, view.supports(new) {
            view.configuration = new
            return contentChanged()
        }
        labels = CellLabels()
        replaceContent(new.makeContentView())
    }

    private func replaceContent(_ view: UIView) {
        let old = contentStorage
        contentStorage = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = contentFrame(bounds.size)
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        contentChanged()
    }

    private func contentChanged() {
        prepareContentMargins()
        setNeedsLayout()
    }

    func changeBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
        configuration.background = new
        guard let new else {
            parts.configuredBackground?.removeFromSuperview()
            parts.configuredBackground = nil
            return takeTableDefaults()
        }
        if let view = parts.configuredBackground {
            view.configuration = new
        } else {
            let view = BackgroundConfigurationView(new)
            view.frame = bounds
            insertSubview(view, at: 0)
            parts.configuredBackground = view
        }
        takeTableDefaults()
        if !configuration.isUpdating { markConfiguration() }
    }
}
