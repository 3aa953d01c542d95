// SPDX-License-Identifier: MIT

/// The drag and the drop interaction of a table or collection view: they speak to its delegates.
@MainActor
final class ListDragging: __ObjCObject {
    private unowned let list: any ListDragHost
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// Where the items of the drag under way come from.
    private(set) var sources: [ObjectIdentifier: IndexPath] = [:]
    private(set) var hasActiveDrop = false
    /// The item that would take what is dragged into itself.
    private(set) var target: IndexPath?
    private(set) var gap: ListGap?
    /// The gap that opens when what is dragged has stayed long enough.
    fileprivate var wantedGap: ListGap?
    fileprivate var waiting: Deadline?
    private var proposal: ListDropProposal?
    private var destination: IndexPath?
    private var landing: ListDropRun?
    private var scroller: EdgeScroller?
    private var hasBegun = false

    init(_ list: any ListDragHost) {
        self.list = list
        super.init()
    }

    var hasActiveDrag: Bool { !sources.isEmpty }

    /// Lists have the interactions only while somebody listens.
    func update(isEnabled: Bool, takesDrops: Bool) {
        drag.isEnabled = isEnabled
        if list.hasDragDelegate, drag.view == nil { list.addInteraction(drag) }
        let wantsDrops = takesDrops || list.hasDragDelegate
        if wantsDrops, drop.view == nil { list.addInteraction(drop) }
        if !wantsDrops, drop.view != nil { list.removeInteraction(drop) }
        if !list.hasDragDelegate, drag.view != nil { list.removeInteraction(drag) }
    }

    func isSource(_ path: IndexPath) -> Bool { sources.values.contains(path) }

    /// What is dragged is faint in its old place, and gone while the others close the gap it leaves.
    func alpha(_ path: IndexPath) -> CGFloat {
        guard !sources.isEmpty, isSource(path) else { return 1 }
        return gap?.source == path ? 0 : 0.5
    }

    private func path(of session: any UIDragDropSession) -> IndexPath? {
        session.items.count == 1 ? session.items.first.flatMap { sources[ObjectIdentifier($0)] } : nil
    }
}

extension ListDragging: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        guard let path = list.listPath(at: session.location(in: list)), list.listCell(path) != nil else { return [] }
        let items = list.dragItems(session, path)
        sources = Dictionary(items.map { (ObjectIdentifier($0), path) }, uniquingKeysWith: { first, _ in first })
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list.listPath(at: point), !isSource(path) else { return [] }
        let items = list.dragItemsToAdd(session, path, point)
        for item in items { sources[ObjectIdentifier(item)] = path }
        if !items.isEmpty { list.showDragState(false, true, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = sources[ObjectIdentifier(item)], let cell = list.listCell(path) else { return nil }
        return UITargetedDragPreview(view: cell, parameters: list.dragParameters(path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        for path in sources.values { list.showDragState(true, false, path) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasBegun = true
        list.dragWillBegin(session)
        for path in sources.values { list.showDragState(false, true, path) }
        UIView.animate(withDuration: 0.2) { self.list.gapDidChange() }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { list.dragAllowsMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list.dragIsRestricted(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
        // Whatever a drop does to the data, no item of this list is in the air any more.
        if operation == .cancel { forgetSources() }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        forgetSources()
        if hasBegun { list.dragDidEnd(session) }
        hasBegun = false
    }

    private func forgetSources() {
        let paths = Set(sources.values)
        sources = [:]
        for path in paths { list.showDragState(false, false, path) }
        UIView.animate(withDuration: 0.2) { self.list.gapDidChange() }
    }
}

extension ListDragging: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        if list.dropCanHandle(session) { return true }
        return path(of: session).map { list.canReorder($0) } ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        list.dropDidEnter(session)
        scroller = EdgeScroller(list) { DragController.current?.retarget() }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let point = session.location(in: list)
        scroller?.follow(point)
        let under = list.listInsertionPath(at: point)
        let source = path(of: session)
        var answer = list.dropProposal(session, under)
        if answer == nil, let source, list.canReorder(source) {
            answer = ListDropProposal(proposal: UIDropProposal(operation: .move), intent: .insertAt)
        }
        guard var answer else { return leave(UIDropProposal(operation: .cancel)) }
        if answer.intent == .automatic { answer.intent = automaticIntent(point, under) }
        destination = under
        proposal = answer
        let isAllowed = answer.proposal.operation == .copy || answer.proposal.operation == .move
        show(
            gap: isAllowed && answer.intent == .insertAt ? under.map { ListGap(source: source, target: $0) } : nil,
            target: isAllowed && answer.intent == .insertInto ? list.listPath(at: point) : nil)
        return answer.proposal
    }

    /// The middle of an item takes things in, its edges let them in between.
    private func automaticIntent(_ point: CGPoint, _ path: IndexPath?) -> ListDropProposal.Intent {
        guard let path, list.listPath(at: point) == path else { return .insertAt }
        let frame = list.listFrame(path)
        return abs(point.y - frame.midY) < frame.height / 4 ? .insertInto : .insertAt
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        _ = leave(UIDropProposal(operation: .cancel))
        endHover()
        list.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        scroller?.stop()
        let source = path(of: session)
        let target = destination
        if let source, let target, proposal?.intent == .insertAt, list.canReorder(source),
            list.reordersInsteadOfDropping
        {
            let run = ListDropRun(list: list, session: session, destination: target, proposal: nil, sources: sources)
            landing = run
            closeGap()
            list.reorder(from: source, to: target)
            for item in session.items { _ = run.land(item, .item(target)) }
            return
        }
        let run = ListDropRun(
            list: list, session: session, destination: target, proposal: proposal?.proposal, sources: sources)
        landing = run
        closeGap()
        list.performDrop(run)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { landing?.preview(of: item, defaultPreview) ?? defaultPreview }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { landing?.animate(item, animator) }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        landing = nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        endHover()
        _ = leave(UIDropProposal(operation: .cancel))
        list.dropDidEnd(session)
    }

    private func endHover() {
        hasActiveDrop = false
        scroller?.stop()
        scroller = nil
    }

    private func leave(_ proposal: UIDropProposal) -> UIDropProposal {
        show(gap: nil, target: nil)
        (self.proposal, destination) = (nil, nil)
        return proposal
    }

    /// The items go back in silence: what the drop changes animates from where they are.
    private func closeGap() {
        if target != nil {
            target = nil
            list.showDropTarget(nil)
        }
        waiting?.cancel()
        wantedGap = nil
        gap = nil
        sources = [:]
    }

    private func show(gap: ListGap?, target: IndexPath?) {
        if target != self.target {
            self.target = target
            list.showDropTarget(target)
        }
        guard gap != wantedGap else { return }
        wantedGap = gap
        waiting?.cancel()
        // Leaving is never put off.
        guard list.gapDelay > 0, gap != nil else { return openGap(gap) }
        waiting = DeadlineQueue.shared.schedule(after: list.gapDelay) { [weak self] in self?.openGap(gap) }
    }

    private func openGap(_ gap: ListGap?) {
        guard gap != self.gap else { return }
        self.gap = gap
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.list.gapDidChange()
        }
    }
}
