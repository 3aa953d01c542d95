// SPDX-License-Identifier: MIT
public import Foundation
@_weakLinked public import FoundationNetworking

extension URLRequest {
    /// Whether networks that cost by use may be used. No network of a Linux machine is known to, so forbidding them
    /// changes nothing and is reported.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { if !newValue { Unsupported.report("URLRequest.allowsExpensiveNetworkAccess") } }
    }

    /// Whether networks in Low Data Mode may be used, which no network of a Linux machine is in.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { if !newValue { Unsupported.report("URLRequest.allowsConstrainedNetworkAccess") } }
    }
}

extension URLError {
    /// Why no network was allowed.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular = 0
        case expensive = 1
        case constrained = 2
    }

    /// Why the system took a background task away.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        case userForceQuitApplication = 0
        case backgroundUpdatesDisabled = 1
        case insufficientSystemResources = 2
    }

    /// From the error's `NSURLErrorNetworkUnavailableReasonKey`; nil where the error is about something else.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap(NetworkUnavailableReason.init)
    }

    /// From the error's `NSURLErrorBackgroundTaskCancelledReasonKey`; nil where the error is about something else.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
        (userInfo["NSURLErrorBackgroundTaskCancelledReasonKey"] as? Int).flatMap(BackgroundTaskCancelledReason.init)
    }
}
