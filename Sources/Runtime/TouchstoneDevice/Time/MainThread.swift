// SPDX-License-Identifier: MIT
import Foundation

/// At once on the main thread, else soon, in the order of the calls: for what apps call from any thread and the main actor does,
/// as the world belongs to it.
package func onMain(_ body: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(body)
    } else {
        DispatchQueue.main.async { body() }
    }
}
