// SPDX-License-Identifier: MIT

/// Takes one drag from the lift to the drop: previews that follow the finger, and the drop interaction below it.
@MainActor
final class DragController {
    private let interaction: UIDragInteraction
    private let session: DragSession
    private let window: UIWindow
    private var previews: [(item: UIDragItem, lifted: UITargetedDragPreview, image: UIView)] = []
    private var hasBegun = false
    private weak var target: UIDropInteraction?
    private var proposal = UIDropProposal(operation: .cancel)

    private init(_ interaction: UIDragInteraction, _ session: DragSession, _ window: UIWindow) {
        self.interaction = interaction
        self.session = session
        self.window = window
    }

    /// nil when the delegate has nothing to drag.
    static func lift(_ interaction: UIDragInteraction, at place: CGPoint) -> DragController? {
        guard let view = interaction.view, let window = view.window, let delegate = interaction.delegate else {
            return nil
        }
        let session = DragSession(items: [], at: place, in: window)
        session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        guard !session.items.isEmpty else { return nil }
        session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
        let controller = DragController(interaction, session, window)
        controller.makePreviews(view, delegate)
        return controller
    }

    /// The lifted views grow a little; the originals stay.
    private func makePreviews(_ view: UIView, _ delegate: any UIDragInteractionDelegate) {
        for item in session.items {
            let lifted =
                delegate.dragInteraction(interaction, previewForLifting: item, session: session)
                ?? UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
            guard let image = lifted.view.snapshotView(afterScreenUpdates: false) else { continue }
            image.center = lifted.target.container.convert(lifted.target.center, to: window)
            image.isUserInteractionEnabled = false
            image.layer.shadowOpacity = 0.25
            image.layer.shadowRadius = 12
            image.layer.shadowOffset = CGSize(width: 0, height: 6)
            window.addSubview(image)
            previews.append((item, lifted, image))
        }
        let animations = DragAnimations()
        delegate.dragInteraction(interaction, willAnimateLiftWith: animations, session: session)
        let images = previews.map(\.image)
        animations.run(duration: 0.2) {
            for image in images { image.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
        } then: {
        }
    }

    func move(to place: CGPoint) {
        if !hasBegun {
            hasBegun = true
            interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
            for (index, preview) in previews.enumerated() {
                guard let other = preview.item.previewProvider?() else { continue }
                previews[index].image.removeFromSuperview()
                other.view.isUserInteractionEnabled = false
                window.addSubview(other.view)
                previews[index].image = other.view
            }
        }
        session.place = place
        for (index, preview) in previews.enumerated() {
            preview.image.center = CGPoint(x: place.x + CGFloat(index) * 6, y: place.y - CGFloat(index) * 6)
        }
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
        updateTarget()
    }

    private func updateTarget() {
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

    func drop() {
        let isAllowed =
            proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
        guard let target, let delegate = target.delegate, isAllowed else { return cancel() }
        let operation = proposal.operation
        interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        delegate.dropInteraction(target, performDrop: session)
        let animations = DragAnimations()
        var ends: [(UIView, CGPoint, CGAffineTransform)] = []
        for preview in previews {
            let standard = UITargetedDragPreview(
                view: preview.image, parameters: UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: window, center: preview.image.center))
            delegate.dropInteraction(target, item: preview.item, willAnimateDropWith: animations)
            if let shown = delegate.dropInteraction(target, previewForDropping: preview.item, withDefault: standard) {
                let center = shown.target.container.convert(shown.target.center, to: window)
                ends.append((preview.image, center, shown.target.transform))
            }
        }
        let images = previews.map(\.image)
        animations.run(duration: 0.25) {
            for image in images { image.alpha = 0 }
            for (image, center, transform) in ends { (image.center, image.transform) = (center, transform) }
        } then: { [self] in
            for image in images { image.removeFromSuperview() }
            delegate.dropInteraction(target, concludeDrop: session)
            interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
            delegate.dropInteraction(target, sessionDidEnd: session)
        }
    }

    /// The previews go back to where they came from.
    func cancel() {
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
            for preview in previews { preview.image.removeFromSuperview() }
            if hasBegun { delegate?.dragInteraction(interaction, session: session, didEndWith: .cancel) }
        }
    }
}
