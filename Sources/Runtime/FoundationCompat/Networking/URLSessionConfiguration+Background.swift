// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked public import FoundationNetworking

extension URLSessionConfiguration {
    /// A session whose transfers run in the app itself: they end with it, and it is not started for them.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        Unsupported.report("URLSessionConfiguration.background beyond the app's life")
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        return configuration
    }

    /// Whether the app is started when a background session's transfers have ended. They never outlive the app, so there
    /// is nothing to start it for, whatever is set.
    public var sessionSendsLaunchEvents: Bool {
        get { identifier != nil }
        set {
            if newValue, identifier != nil { Unsupported.report("URLSessionConfiguration.sessionSendsLaunchEvents") }
        }
    }
}
