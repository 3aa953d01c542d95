// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Who the calling code is, as far as layers are concerned: a layer belongs to the main actor, or to one other thread.
///
/// The main actor is the main thread in an app. In a test program the main thread has gone to sleep, and the blocks of
/// the main queue run on whichever thread is free: those are the main actor too.
enum LayerThread: Hashable {
    case main
    case other(UInt)

    static var current: LayerThread {
        Thread.isMainThread || isMainQueue ? .main : .other(UInt(pthread_self()))
    }

    /// Whether a block of the main queue is running on this thread.
    static var isMainQueue: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
