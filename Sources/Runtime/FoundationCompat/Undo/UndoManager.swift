// SPDX-License-Identifier: MIT
public import Foundation
import ObjCRuntime

/// Records operations so that they can be undone and redone, in groups. With `groupsByEvent`, a group is opened by the
/// first registration of a main-loop turn and closed at the turn's end.
@preconcurrency @MainActor
open class UndoManager: __ObjCObject {
    /// One undoable step.
    private enum Step {
        case call(target: () -> AnyObject?, action: () -> Void)
        case group(Group)
    }

    private final class Group {
        var steps: [Step] = []
        var name = ""
        var userInfo: [String: Any] = [:]
        var isDiscardable = false
    }

    private enum State { case idle, undoing, redoing }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    private var state = State.idle
    private var disabledCount = 0
    private var closesGroupAtTurnEnd = false
    private var preparedTarget: AnyObject?

    nonisolated public override init() { super.init() }

    // MARK: groups

    open var groupsByEvent = true
    /// The largest number of top-level groups kept; zero is no limit.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// Modes in which the end of a turn closes the group. Only kept; every turn counts.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    open var groupingLevel: Int { openGroups.count }

    open func beginUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        openGroups.append(Group())
        if state == .idle { post(.NSUndoManagerDidOpenUndoGroup) }
    }

    open func endUndoGrouping() {
        // Observers register what they have not registered yet, in the group that is about to close.
        post(.NSUndoManagerCheckpoint)
        guard let group = openGroups.popLast() else {
            NSException.raise(
                .internalInconsistencyException, "endUndoGrouping called with no matching begin")
        }
        if state == .idle { post(.NSUndoManagerWillCloseUndoGroup) }
        if let outer = openGroups.last {
            if !group.steps.isEmpty { outer.steps.append(.group(group)) }
        } else if !group.steps.isEmpty {
            if state == .undoing { redoStack.append(group) } else { undoStack.append(group) }
            trim()
        }
        if state == .idle { post(.NSUndoManagerDidCloseUndoGroup) }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
        if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
    }

    private func openEventGroup() {
        guard openGroups.isEmpty, groupsByEvent else { return }
        beginUndoGrouping()
        guard state == .idle else { return }
        closesGroupAtTurnEnd = true
        RunLoop.main.perform { [weak self] in
            MainActor.assumeIsolated { self?.closeEventGroup() }
        }
    }

    private func closeEventGroup() {
        guard closesGroupAtTurnEnd else { return }
        closesGroupAtTurnEnd = false
        if !openGroups.isEmpty { endUndoGrouping() }
    }

    // MARK: registration

    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() {
        guard disabledCount > 0 else {
            NSException.raise(
                .internalInconsistencyException,
                "enableUndoRegistration may only be invoked with matching call to "
                    + "disableUndoRegistration")
        }
        disabledCount -= 1
    }

    /// Registers a call that undoes what is being done. The target is retained by `handler` only if it captures it.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        nonisolated(unsafe) weak let weakTarget = target
        record(.call(target: { weakTarget }, action: { if let weakTarget { handler(weakTarget) } }))
    }

    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        nonisolated(unsafe) weak let weakTarget = target as AnyObject
        record(
            .call(
                target: { weakTarget },
                action: { if let weakTarget { __objcSend(weakTarget, selector, [object]) } }))
    }

    /// Records the next message sent to the result. Messages cannot be caught here.
    open func prepare(withInvocationTarget target: Any) -> Any {
        Unsupported.report("UndoManager.prepare(withInvocationTarget:)")
        return target
    }

    private func record(_ step: Step) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroup()
        guard let group = openGroups.last else {
            NSException.raise(
                .internalInconsistencyException,
                "registerUndoWithTarget:: must begin a group before registering undo")
        }
        if state == .idle { redoStack = [] }
        group.steps.append(step)
    }

    // MARK: undo and redo

    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool {
        // Who hears of the checkpoint may ask again, and is not told once more.
        if tellingOfCheckpoints.insert(ObjectIdentifier(self)).inserted {
            post(.NSUndoManagerCheckpoint)
            tellingOfCheckpoints.remove(ObjectIdentifier(self))
        }
        return !redoStack.isEmpty
    }
    open var isUndoing: Bool { state == .undoing }
    open var isRedoing: Bool { state == .redoing }

    /// Closes the open event group and undoes the last top-level group.
    open func undo() {
        if openGroups.count == 1 {
            closesGroupAtTurnEnd = false
            endUndoGrouping()
        }
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        replay(group, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        replay(group, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    private func replay(_ group: Group, as newState: State) {
        state = newState
        openGroups.append(Group())
        openGroups.last?.name = group.name
        run(group)
        endUndoGrouping()
        state = .idle
    }

    private func run(_ group: Group) {
        for step in group.steps.reversed() {
            switch step {
            case .call(_, let action): action()
            case .group(let inner): run(inner)
            }
        }
    }

    open func removeAllActions() {
        undoStack = []
        redoStack = []
        openGroups = []
        closesGroupAtTurnEnd = false
        disabledCount = 0
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func clean(_ group: Group) {
            group.steps = group.steps.filter { step in
                switch step {
                case .call(let owner, _): return owner() !== target
                case .group(let inner):
                    clean(inner)
                    return !inner.steps.isEmpty
                }
            }
        }
        (undoStack + redoStack + openGroups).forEach(clean)
        undoStack.removeAll { $0.steps.isEmpty }
        redoStack.removeAll { $0.steps.isEmpty }
    }

    // MARK: names

    open func setActionName(_ actionName: String) {
        (openGroups.first ?? undoStack.last)?.name = actionName
    }
    open var undoActionName: String { (openGroups.first ?? undoStack.last)?.name ?? "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo " + actionName
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo " + actionName
    }

    open func setActionIsDiscardable(_ discardable: Bool) { openGroups.last?.isDiscardable = discardable }
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
}

/// Managers that post their checkpoint right now.
@MainActor private var tellingOfCheckpoints: Set<ObjectIdentifier> = []
