// SPDX-License-Identifier: MIT

/// The contexts that drawing without an explicit context goes to, one stack a thread.
package enum GraphicsContextStack {
    private final class Stack { var contexts: [CGContext] = [] }

    /// Of the thread's own storage, which costs a hundredth of its dictionary: each view that draws asks several times.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { stack in
            if let stack { Unmanaged<Stack>.fromOpaque(stack).release() }
        }
        precondition(failure == 0, "UIKit: no key is left for what threads store (error \(failure))")
        return key
    }()

    private static var stack: Stack {
        if let known = pthread_getspecific(key) { return Unmanaged<Stack>.fromOpaque(known).takeUnretainedValue() }
        let stack = Stack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    /// Of this thread; nil: nobody draws.
    package static var current: CGContext? { stack.contexts.last }
    /// On this thread; `pop` has to follow.
    package static func push(_ context: CGContext) { stack.contexts.append(context) }
    /// On this thread; does nothing where the stack is empty.
    package static func pop() { _ = stack.contexts.popLast() }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
