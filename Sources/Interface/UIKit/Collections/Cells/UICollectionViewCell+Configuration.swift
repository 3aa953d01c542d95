// SPDX-License-Identifier: MIT

/// What a cell's configurations keep.
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundConfigurationView?
    var updatesContent = true
    var updatesBackground = true
    var needsUpdate = false
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
    /// The accessories, indentation and separators of list cells decide about them.
    var isExpanded = false
    var isSwiped = false
    var isReordering = false
}

extension UICollectionViewCell {
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    final var presentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = holder?.isEditing ?? false
        state.isExpanded = configurations.isExpanded
        state.isSwiped = configurations.isSwiped
        state.isReordering = configurations.isReordering
        state.isFocused = isFocused
        state.cellDragState = .init(rawValue: dragStateStorage.rawValue) ?? .none
        state.cellDropState = dropStateStorage
        return state
    }

    /// Shows `configuration`, in the view there is if that can.
    final func show(_ configuration: (any UIContentConfiguration)?) {
        configurations.content = configuration
        guard let configuration else { return replaceContentView(UIView(frame: bounds)) }
        let shown = configurations.updatesContent ? configuration.updated(for: configurationState) : configuration
        if let view = contentHolder as? any UIContentView, view.supports(shown) {
            view.configuration = shown
        } else {
            replaceContentView(shown.makeContentView())
        }
        setNeedsLayout()
    }

    private final func replaceContentView(_ view: UIView) {
        guard contentHolder !== view else { return }
        contentHolder.removeFromSuperview()
        contentHolder = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = contentFrame
        addSubview(view)
        setNeedsLayout()
    }

    final func show(background configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        guard let configuration else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        let shown = configurations.updatesBackground ? configuration.updated(for: configurationState) : configuration
        if let view = configurations.backgroundView {
            view.configuration = shown
        } else {
            let view = BackgroundConfigurationView(shown)
            view.frame = bounds
            insertSubview(view, at: 0)
            configurations.backgroundView = view
        }
    }

    /// Runs the handler and lets configurations follow the state, before the next layout.
    final func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurations.handler?(self, state)
    }

    /// The default of `updateConfiguration(using:)`.
    final func followState(_ state: UICellConfigurationState) {
        if configurations.updatesContent, let content = configurations.content,
            let view = contentHolder as? any UIContentView
        {
            view.configuration = content.updated(for: state)
        }
        if configurations.updatesBackground, let background = configurations.background,
            let view = configurations.backgroundView
        {
            view.configuration = background.updated(for: state)
        }
    }
}
