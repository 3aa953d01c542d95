// SPDX-License-Identifier: MIT

/// The contexts that drawing without an explicit context goes to, one stack a thread.
package enum GraphicsContextStack {
    private final class Stack { var contexts: [CGContext] = [] }
    private static let key = "UIGraphicsContextStack"

    private static var stack: Stack {
        if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
        let stack = Stack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    package static var current: CGContext? { stack.contexts.last }
    package static func push(_ context: CGContext) { stack.contexts.append(context) }
    package static func pop() { _ = stack.contexts.popLast() }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
