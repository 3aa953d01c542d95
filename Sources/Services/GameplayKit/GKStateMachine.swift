// SPDX-License-Identifier: MIT

/// One state of a game or character. A subclass says what may follow it and what happens in it.
open class GKState: __ObjCObject {
    open internal(set) weak var stateMachine: GKStateMachine?

    public override init() { super.init() }

    /// Any state, unless a subclass says otherwise.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// States of which one is current; at first, none is.
open class GKStateMachine: __ObjCObject {
    open private(set) var currentState: GKState?
    private let states: [ObjectIdentifier: GKState]

    /// - Parameter states: one object a class.
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    /// Whether there is such a state and the current one lets it follow.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    /// Leaves the current state for another.
    /// - Returns: false when the current state does not let it follow: nothing has happened then.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
