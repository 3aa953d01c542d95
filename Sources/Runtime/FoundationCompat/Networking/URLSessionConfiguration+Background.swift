// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked public import FoundationNetworking
internal import TouchstoneDevice

extension URLSessionConfiguration {
    /// A session whose downloads, and uploads of files, go on after the app, and for whose end the app is started behind
    /// others. That takes a device (`touchstone device launch`): the transfers of an app that was started alone end with it.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        if !BackgroundTransfers.hasService {
            Unsupported.report("URLSessionConfiguration.background beyond the app's life")
        }
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        configuration.__options.waitsForConnectivity = true
        return configuration
    }

    /// Whether the app is started when a background session's transfers have ended.
    public var sessionSendsLaunchEvents: Bool {
        get { identifier != nil && __options.sendsLaunchEvents }
        set { __options.sendsLaunchEvents = newValue }
    }
}
