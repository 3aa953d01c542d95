// SPDX-License-Identifier: MIT

/// One after the other. Time that one leaves of a frame is the next one's.
struct SequenceBody: ActionBody {
    let actions: [SKAction]
    var duration: TimeInterval { actions.reduce(0) { $0 + $1.lasting } }
    var reversed: any ActionBody { SequenceBody(actions: actions.reversed().map { $0.reversed() }) }
    func process(of action: SKAction) -> any ActionProcess { SequenceProcess(action, actions) }
}

/// All at once; ends with the longest.
struct GroupBody: ActionBody {
    let actions: [SKAction]
    var duration: TimeInterval { actions.map(\.lasting).max() ?? 0 }
    var reversed: any ActionBody { GroupBody(actions: actions.map { $0.reversed() }) }
    func process(of action: SKAction) -> any ActionProcess { GroupProcess(action, actions) }
}

/// Again and again.
struct RepeatBody: ActionBody {
    let action: SKAction
    /// nil: for ever.
    let count: Int?
    var duration: TimeInterval { count.map { Double($0) * action.lasting } ?? .infinity }
    var reversed: any ActionBody { RepeatBody(action: action.reversed(), count: count) }
    func process(of action: SKAction) -> any ActionProcess { RepeatProcess(action, self.action, count) }
}

extension SKAction {
    /// Seconds it takes at its own speed.
    final var lasting: TimeInterval { speed > 0 ? duration / Double(speed) : duration }
}

@MainActor
private final class SequenceProcess: ActionProcess {
    private let action: SKAction
    private let actions: [SKAction]
    private var index = 0
    private var current: (any ActionProcess)?

    init(_ action: SKAction, _ actions: [SKAction]) { (self.action, self.actions) = (action, actions) }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        let speed = Double(action.speed)
        guard speed > 0 else { return nil }
        var left = seconds * speed
        while index < actions.count {
            let next = current ?? actions[index].body.process(of: actions[index])
            current = next
            guard let rest = next.advance(node, by: left) else { return nil }
            left = rest
            current = nil
            index += 1
        }
        return left / speed
    }
}

@MainActor
private final class GroupProcess: ActionProcess {
    private let action: SKAction
    private var running: [any ActionProcess]
    private var shortest = Double.infinity

    init(_ action: SKAction, _ actions: [SKAction]) {
        self.action = action
        running = actions.map { $0.body.process(of: $0) }
    }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        let speed = Double(action.speed)
        guard speed > 0 else { return nil }
        let time = seconds * speed
        var left = time
        running.removeAll { process in
            guard let rest = process.advance(node, by: time) else { return false }
            left = min(left, rest)
            return true
        }
        return running.isEmpty ? left / speed : nil
    }
}

@MainActor
private final class RepeatProcess: ActionProcess {
    private let action: SKAction
    private let inner: SKAction
    private let count: Int?
    private var done = 0
    private var current: (any ActionProcess)?

    init(_ action: SKAction, _ inner: SKAction, _ count: Int?) {
        (self.action, self.inner, self.count) = (action, inner, count)
    }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        let speed = Double(action.speed)
        guard speed > 0 else { return nil }
        var left = seconds * speed
        while count.map({ done < $0 }) ?? true {
            let isNew = current == nil
            let next = current ?? inner.body.process(of: inner)
            current = next
            guard let rest = next.advance(node, by: left) else { return nil }
            current = nil
            done += 1
            // What takes no time happens once a frame, or the frame would never end.
            if count == nil, isNew, rest >= left { return nil }
            left = rest
        }
        return left / speed
    }
}

// MARK: - On a node

/// An action that was started on a node.
@MainActor
final class RunningAction {
    let action: SKAction
    let key: String?
    let completion: (() -> Void)?
    private let process: any ActionProcess
    private(set) var isOver = false

    init(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        (self.action, self.key, self.completion) = (action, key, completion)
        process = action.body.process(of: action)
    }

    func stop() { isOver = true }

    func advance(_ node: SKNode, by seconds: TimeInterval) {
        guard !isOver, process.advance(node, by: seconds) != nil else { return }
        isOver = true
        completion?()
    }
}

extension SKNode {
    final func start(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        if let key { stopActions { $0.key == key } }
        // A copy, so that changing the action afterwards does not change what runs.
        guard let copy = action.copy() as? SKAction else { return }
        runningActions.append(RunningAction(copy, key: key, completion: completion))
    }

    final func stopActions(_ isMeant: (RunningAction) -> Bool) {
        for running in runningActions where isMeant(running) { running.stop() }
        runningActions.removeAll { $0.isOver }
    }

    final func runningAction(forKey key: String) -> SKAction? {
        runningActions.first { $0.key == key && !$0.isOver }?.action
    }

    /// A frame's actions of this node and everything below. What is started meanwhile begins with the next frame.
    final func evaluateActions(_ seconds: TimeInterval) {
        guard !isPaused else { return }
        let time = seconds * Double(speed)
        if !runningActions.isEmpty, speed > 0 {
            for running in runningActions { running.advance(self, by: time) }
            runningActions.removeAll { $0.isOver }
        }
        if childList.isEmpty { return }
        for child in childList where child.parentStorage === self { child.evaluateActions(time) }
    }
}
