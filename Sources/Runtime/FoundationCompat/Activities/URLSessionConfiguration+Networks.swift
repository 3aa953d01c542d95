// SPDX-License-Identifier: MIT
import Foundation

extension URLSessionConfiguration {
    /// Whether a task waits for a network in place of failing without one; its delegate hears so. Tasks of background
    /// sessions always wait.
    public var waitsForConnectivity: Bool {
        get { __options.waitsForConnectivity }
        set { __options.waitsForConnectivity = newValue }
    }

    /// Whether networks that cost by use may be used. No network of a Linux machine is known to, so forbidding them
    /// changes nothing and is reported.
    public var allowsExpensiveNetworkAccess: Bool {
        get { __options.allowsExpensiveNetworks }
        set {
            if !newValue { Unsupported.report("URLSessionConfiguration.allowsExpensiveNetworkAccess") }
            __options.allowsExpensiveNetworks = newValue
        }
    }

    /// Whether networks in Low Data Mode may be used, which no network of a Linux machine is in.
    public var allowsConstrainedNetworkAccess: Bool {
        get { __options.allowsConstrainedNetworks }
        set {
            if !newValue { Unsupported.report("URLSessionConfiguration.allowsConstrainedNetworkAccess") }
            __options.allowsConstrainedNetworks = newValue
        }
    }
}
