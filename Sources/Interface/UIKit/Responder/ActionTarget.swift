// SPDX-License-Identifier: MIT

/// A target for target-action that calls a block: how the framework's own controllers listen to gestures, timers and
/// display links, whose actions go by name.
@MainActor
package final class ActionTarget: __ObjCObject {
    /// The method to register.
    package static let action = Selector("fire:")
    private let block: (Any?) -> Void

    /// Keep the object: gestures do not keep their targets.
    /// - Parameter block: gets the sender.
    package init(_ block: @escaping (Any?) -> Void) {
        self.block = block
        super.init()
        Self.registerOnce
    }

    private static let registerOnce: Void = __objcRegister(ActionTarget.self) { table in
        table.method("fire:") { target, arguments in
            // Gestures, timers and display links of the main loop call on the main thread.
            nonisolated(unsafe) let (target, arguments) = (target, arguments)
            MainActor.assumeIsolated {
                unsafeDowncast(target, to: ActionTarget.self).block(arguments.first ?? nil)
            }
            return nil
        }
    }
}
