// SPDX-License-Identifier: MIT

/// Takes one drag from the lift to the drop: previews that follow the finger, and the drop interaction below it.
@MainActor
final class DragController {
    /// The drag under way.
    private(set) static weak var current: DragController?

    /// One item's preview.
    private struct Preview {
        let item: UIDragItem
        let lifted: UITargetedDragPreview
        var image: UIView
    }

    private let interaction: UIDragInteraction
    let session: DragSession
    private let window: UIWindow
    private var previews: [Preview] = []
    private var hasBegun = false
    private var isDropping = false
    private weak var target: UIDropInteraction?
    private var proposal = UIDropProposal(operation: .cancel)
    private let badge = DropBadge()
    private lazy var springs = SpringLoader(window)

    private init(_ interaction: UIDragInteraction, _ session: DragSession, _ window: UIWindow) {
        self.interaction = interaction
        self.session = session
        self.window = window
    }

    /// nil when the delegate has nothing to drag.
    static func make(_ interaction: UIDragInteraction, at place: CGPoint) -> DragController? {
        guard let view = interaction.view, let window = view.window, let delegate = interaction.delegate else {
            return nil
        }
        let session = DragSession(items: [], at: place, in: window)
        session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        return session.items.isEmpty ? nil : DragController(interaction, session, window)
    }

    /// The lifted views grow a little; the originals stay.
    func lift() {
        guard let view = interaction.view, let delegate = interaction.delegate else { return }
        Self.current = self
        session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
        for item in session.items { addPreview(item, view, interaction) }
        let animations = DragAnimations()
        delegate.dragInteraction(interaction, willAnimateLiftWith: animations, session: session)
        let images = previews.map(\.image)
        animations.run(duration: 0.2) {
            for image in images { image.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
        } then: {
        }
    }

    private func addPreview(_ item: UIDragItem, _ view: UIView, _ interaction: UIDragInteraction) {
        guard view.window != nil, view.superview != nil || view === window else { return }
        let lifted =
            interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
            ?? UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
        guard let image = PreviewImage(lifted) else { return }
        image.center = lifted.target.container.convert(lifted.target.center, to: window)
        window.addSubview(image)
        previews.append(Preview(item: item, lifted: lifted, image: image))
    }

    /// Items that another touch brings into the drag.
    func add(_ items: [UIDragItem], by other: UIDragInteraction) {
        guard hasBegun, !items.isEmpty, let view = other.view else { return }
        interaction.delegate?.dragInteraction(interaction, session: session, willAdd: items, for: other)
        session.items += items
        for item in items { addPreview(item, view, other) }
        UIView.animate(withDuration: 0.2) { self.placePreviews() }
    }

    func previewSize(of item: UIDragItem) -> CGSize {
        previews.first { $0.item === item }?.image.bounds.size ?? .zero
    }

    // MARK: On the way

    func move(to place: CGPoint) {
        if !hasBegun {
            hasBegun = true
            interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
            for (index, preview) in previews.enumerated() {
                guard let other = preview.item.previewProvider?(), let image = PreviewImage(other) else { continue }
                preview.image.removeFromSuperview()
                window.addSubview(image)
                previews[index].image = image
            }
            window.addSubview(badge)
        }
        session.place = place
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
        retarget()
        springs.move(to: place)
        placePreviews()
    }

    private func placePreviews() {
        // A precise drop shows the place below the finger.
        let lift: CGFloat = proposal.isPrecise ? -60 : 0
        for (index, preview) in previews.enumerated() {
            let step = CGFloat(min(index, 4)) * 6
            preview.image.center = CGPoint(x: session.place.x + step, y: session.place.y - step + lift)
        }
        guard let first = previews.first?.image else { return }
        badge.show(proposal.operation, count: session.items.count)
        badge.center = CGPoint(x: first.frame.maxX - 4, y: first.frame.minY + 4)
        window.bringSubviewToFront(badge)
    }

    /// Asks what is below the finger now.
    func retarget() {
        guard !isDropping else { return }
        let found = dropInteraction(at: session.place)
        if found !== target {
            if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
            target = found
            if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
        }
        proposal = UIDropProposal(operation: .cancel)
        guard let found, let delegate = found.delegate else { return }
        proposal = delegate.dropInteraction(found, sessionDidUpdate: session)
    }

    private func dropInteraction(at place: CGPoint) -> UIDropInteraction? {
        var next = window.hitTest(place, with: nil)
        while let view = next {
            for case let drop as UIDropInteraction in view.interactions {
                if drop.delegate?.dropInteraction(drop, canHandle: session) == true { return drop }
            }
            next = view.superview
        }
        return nil
    }

    // MARK: The end

    func drop() {
        springs.leave()
        let isAllowed =
            proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
        guard hasBegun, let target, let delegate = target.delegate, isAllowed else { return cancel() }
        isDropping = true
        badge.removeFromSuperview()
        let operation = proposal.operation
        interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        delegate.dropInteraction(target, performDrop: session)
        let animations = DragAnimations()
        var ends: [(UIView, CGPoint, CGAffineTransform)] = []
        for preview in previews {
            delegate.dropInteraction(target, item: preview.item, willAnimateDropWith: animations)
            if let end = end(of: preview, target, delegate) { ends.append(end) }
        }
        let images = previews.map(\.image)
        animations.run(duration: 0.25) {
            for image in images { image.alpha = 0 }
            for (image, center, transform) in ends {
                (image.alpha, image.center, image.transform) = (1, center, transform)
            }
        } then: { [self] in
            Self.current = nil
            for image in images { image.removeFromSuperview() }
            delegate.dropInteraction(target, concludeDrop: session)
            interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
            delegate.dropInteraction(target, sessionDidEnd: session)
        }
    }

    private func end(
        of preview: Preview, _ target: UIDropInteraction, _ delegate: any UIDropInteractionDelegate
    ) -> (UIView, CGPoint, CGAffineTransform)? {
        let standard = UITargetedDragPreview(
            view: preview.image, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: window, center: preview.image.center))
        guard let shown = delegate.dropInteraction(target, previewForDropping: preview.item, withDefault: standard),
            shown !== standard
        else { return nil }
        let center = shown.target.container.convert(shown.target.center, to: window)
        return (preview.image, center, shown.target.transform)
    }

    /// The place where an item lands has changed while it is on its way.
    func updateDropPreview(of item: UIDragItem) {
        guard isDropping, let target, let delegate = target.delegate,
            let preview = previews.first(where: { $0.item === item }), let end = end(of: preview, target, delegate)
        else { return }
        UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) {
            (end.0.center, end.0.transform) = (end.1, end.2)
        }
    }

    /// The previews go back to where they came from.
    func cancel() {
        springs.leave()
        isDropping = true
        badge.removeFromSuperview()
        if let target { target.delegate?.dropInteraction(target, sessionDidEnd: session) }
        let delegate = interaction.delegate
        if hasBegun { delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel) }
        let animations = DragAnimations()
        var ends: [(UIView, CGPoint, CGAffineTransform)] = []
        for preview in previews {
            delegate?.dragInteraction(interaction, item: preview.item, willAnimateCancelWith: animations)
            let shown = delegate.flatMap {
                $0.dragInteraction(interaction, previewForCancelling: preview.item, withDefault: preview.lifted)
            }
            let target = (shown ?? preview.lifted).target
            ends.append((preview.image, target.container.convert(target.center, to: window), target.transform))
        }
        animations.run(duration: 0.3) {
            for (image, center, transform) in ends { (image.center, image.transform) = (center, transform) }
        } then: { [self] in
            Self.current = nil
            for preview in previews { preview.image.removeFromSuperview() }
            if hasBegun || delegate is ListDragging {
                // Lists forget what they lifted even when nothing was moved.
                delegate?.dragInteraction(interaction, session: session, didEndWith: .cancel)
            }
        }
    }
}
