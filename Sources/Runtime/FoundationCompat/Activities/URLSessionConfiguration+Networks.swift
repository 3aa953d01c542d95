// SPDX-License-Identifier: MIT
import Foundation

extension URLSessionConfiguration {
    /// Whether a task waits for a network in place of failing without one. Linux's Foundation can only be asked, and its
    /// answer is what tasks do: they fail.
    public var waitsForConnectivity: Bool {
        get { false }
        set { if newValue { Unsupported.report("URLSessionConfiguration.waitsForConnectivity") } }
    }

    /// Whether networks that cost by use may be used. No network of a Linux machine is known to, so forbidding them
    /// changes nothing and is reported.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { if !newValue { Unsupported.report("URLSessionConfiguration.allowsExpensiveNetworkAccess") } }
    }

    /// Whether networks in Low Data Mode may be used, which no network of a Linux machine is in.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { if !newValue { Unsupported.report("URLSessionConfiguration.allowsConstrainedNetworkAccess") } }
    }
}
