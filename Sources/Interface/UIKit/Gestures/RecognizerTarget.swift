// SPDX-License-Identifier: MIT

/// Calls a closure when a recogniser recognises.
@MainActor
final class RecognizerTarget: __ObjCObject {
    static let selector = Selector("recognized:")
    private let action: (UIGestureRecognizer) -> Void

    init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.action = action
        super.init()
        _ = Self.table
    }

    /// Makes `recognized:` known by name.
    private static let table: Void = __objcRegister(RecognizerTarget.self) { table in
        table.method("recognized:") { target, arguments in
            if let target = target as? RecognizerTarget, let recognizer = arguments.first as? UIGestureRecognizer,
                recognizer.state == .ended || recognizer.state == .began
            {
                target.action(recognizer)
            }
            return nil
        }
    }
}
