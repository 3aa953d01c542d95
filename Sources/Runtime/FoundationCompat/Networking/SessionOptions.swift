// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked package import FoundationNetworking

/// What Linux's session configurations have no room for. It goes along when a session copies its configuration.
package struct SessionOptions: Sendable {
    /// Whether tasks wait for a network in place of failing without one.
    package var waitsForConnectivity = false
    /// Networks that cost by use.
    package var allowsExpensiveNetworks = true
    /// Networks in Low Data Mode.
    package var allowsConstrainedNetworks = true
    /// Counts for background sessions alone.
    package var sendsLaunchEvents = true

    /// What iOS begins with.
    package init() {}
}

// The address alone is used, never the memory.
nonisolated(unsafe) private let optionsKey = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

extension URLSessionConfiguration {
    /// What iOS begins with, until it is set.
    package var __options: SessionOptions {
        get { objc_getAssociatedObject(self, optionsKey) as? SessionOptions ?? SessionOptions() }
        set { objc_setAssociatedObject(self, optionsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
