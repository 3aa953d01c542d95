// SPDX-License-Identifier: MIT
import ObjectiveC

/// Records how to take changes back, in groups. With `groupsByEvent` all changes of one turn of the main loop form a
/// group; the group is closed when the next undo or redo asks for it, or by the main loop.
open class UndoManager: ObjectiveC.NSObject, @unchecked Sendable {
    // Unchecked: an undo manager belongs to one thread, as a rule the main one.
    private final class Group {
        var steps: [() -> Void] = []
        var targets: [ObjectIdentifier?] = []
        var name = ""
        var isDiscardable = false
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var disabled = 0
    private var implicitGroup = false

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var groupsByEvent = true
    open var levelsOfUndo = 0 { didSet { trim() } }
    open var runLoopModes: [RunLoop.Mode] = [.default]
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var groupingLevel: Int { open.count }
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }

    public override init() { super.init() }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() {
        if disabled == 0 {
            NSException.raise(
                .internalInconsistencyException,
                "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
        }
        disabled -= 1
    }

    // MARK: Groups

    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent, !implicitGroup, !isUndoing, !isRedoing { beginImplicitGroup() }
        open.append(Group())
        post(NSNotification.Name.NSUndoManagerDidOpenUndoGroup)
    }

    open func endUndoGrouping() {
        guard let group = open.popLast() else {
            NSException.raise(
                .internalInconsistencyException, "endUndoGrouping called with no matching begin")
        }
        post(NSNotification.Name.NSUndoManagerWillCloseUndoGroup)
        if let outer = open.last {
            outer.steps += group.steps
            outer.targets += group.targets
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.steps.isEmpty {
            if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
            if !isUndoing, !isRedoing { redoStack = [] }
            trim()
        }
        post(NSNotification.Name.NSUndoManagerDidCloseUndoGroup)
    }

    private func beginImplicitGroup() {
        implicitGroup = true
        open.append(Group())
        // Closes at the end of the event, that is when the main queue gets to it.
        let manager = self
        DispatchQueue.main.async { manager.closeImplicitGroup() }
    }

    private func closeImplicitGroup() {
        guard implicitGroup, open.count == 1 else { return }
        implicitGroup = false
        endUndoGrouping()
    }

    // MARK: Registering

    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @Sendable (Target) -> Void
    ) {
        add(target) { [weak target] in if let target { handler(target) } }
    }

    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let receiver = target as AnyObject
        add(receiver) { [weak receiver] in if let receiver { _ = __objcSend(receiver, selector, [anObject]) } }
    }

    private func add(_ target: AnyObject, _ step: @escaping () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                NSException.raise(
                    .internalInconsistencyException,
                    "must begin a group before registering undo")
            }
            beginImplicitGroup()
        }
        open[open.count - 1].steps.append(step)
        open[open.count - 1].targets.append(ObjectIdentifier(target))
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    // MARK: Undoing

    open func undo() {
        closeImplicitGroup()
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = undoStack.popLast() else { return }
        post(NSNotification.Name.NSUndoManagerWillUndoChange)
        isUndoing = true
        replay(group)
        isUndoing = false
        post(NSNotification.Name.NSUndoManagerDidUndoChange)
    }

    open func redo() {
        closeImplicitGroup()
        guard let group = redoStack.popLast() else { return }
        post(NSNotification.Name.NSUndoManagerWillRedoChange)
        isRedoing = true
        replay(group)
        isRedoing = false
        post(NSNotification.Name.NSUndoManagerDidRedoChange)
    }

    /// Runs the steps newest first; what they register forms the opposite group.
    private func replay(_ group: Group) {
        let opposite = Group()
        opposite.name = group.name
        open.append(opposite)
        for step in group.steps.reversed() { step() }
        endUndoGrouping()
    }

    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
        implicitGroup = false
    }

    open func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        func strip(_ groups: inout [Group]) {
            for group in groups {
                let kept = group.targets.indices.filter { group.targets[$0] != identifier }
                group.steps = kept.map { group.steps[$0] }
                group.targets = kept.map { group.targets[$0] }
            }
            groups.removeAll { $0.steps.isEmpty }
        }
        strip(&undoStack)
        strip(&redoStack)
    }

    private func trim() {
        if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    }

    // MARK: Names

    open func setActionName(_ actionName: String) {
        if let group = open.last { group.name = actionName } else { undoStack.last?.name = actionName }
    }
    open func setActionIsDiscardable(_ discardable: Bool) { open.last?.isDiscardable = discardable }
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
    open var undoActionName: String {
        open.last.map(\.name).flatMap { $0.isEmpty ? nil : $0 } ?? undoStack.last?.name ?? ""
    }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo " + actionName
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo " + actionName
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
