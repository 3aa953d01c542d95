// SPDX-License-Identifier: MIT
import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Observes an object that cannot announce its changes: Foundation's `Progress` on Linux. Its value is looked at 20
    /// times a second of the main run loop, so that a handler is called a little after the change and on the main thread.
    func watch<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions,
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        nonisolated(unsafe) weak let weakSelf = self
        // The timer's block alone touches these, on one thread.
        nonisolated(unsafe) let path = keyPath
        nonisolated(unsafe) var last = self[keyPath: keyPath]
        let tell = { @Sendable (object: Self, old: Value?, new: Value) in
            changeHandler(
                object,
                NSKeyValueObservedChange<Value>(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        if options.contains(.initial) { tell(self, nil, last) }
        let timer = Timer(timeInterval: 0.05, repeats: true) { timer in
            guard let object = weakSelf else { return timer.invalidate() }
            let (old, new) = (last, object[keyPath: path])
            guard (old as? AnyHashable) != (new as? AnyHashable) else { return }
            last = new
            tell(object, old, new)
        }
        RunLoop.main.add(timer, forMode: .common)
        nonisolated(unsafe) let ended = timer
        return NSKeyValueObservation { ended.invalidate() }
    }
}
