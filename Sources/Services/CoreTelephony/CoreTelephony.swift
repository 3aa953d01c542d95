// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat

/// At once on the main thread, else soon.
func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
}
