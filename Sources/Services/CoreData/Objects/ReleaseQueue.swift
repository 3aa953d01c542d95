// SPDX-License-Identifier: MIT
import FoundationCompat

/// Releases values iteratively, however long the chains of objects are.
enum ReleaseQueue {
    /// What a thread is releasing.
    private final class Pending {
        var items: [PropertyValues] = []
    }

    /// A `Pending` while the thread is releasing, which its outermost call owns. Foundation's dictionary of a thread would cost
    /// more than all else an object needs to go.
    private static let key = {
        var key = pthread_key_t()
        guard pthread_key_create(&key, nil) == 0 else { fatalError("no thread-specific data is left") }
        return key
    }()

    static func release(_ values: consuming PropertyValues) {
        if let running = pthread_getspecific(key) {
            Unmanaged<Pending>.fromOpaque(running).takeUnretainedValue().items.append(consume values)
            return
        }
        let pending = Pending()
        pthread_setspecific(key, Unmanaged.passUnretained(pending).toOpaque())
        pending.items.append(consume values)
        while let last = pending.items.popLast() { _ = last }
        pthread_setspecific(key, nil)
    }
}
