// SPDX-License-Identifier: MIT

/// Changes a push before it is shown; the principal class of a notification service extension, which runs in a process of
/// its own when a push with `mutable-content` arrives.
open class UNNotificationServiceExtension: __ObjCObject, @unchecked Sendable {
    // Sendable: without state of its own.
    public required override init() { super.init() }

    /// - Parameter contentHandler: to be called once, within 30 seconds.
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }
    /// The last moment to call the handler with the best there is.
    open func serviceExtensionTimeWillExpire() {}
}

extension NSString {
    /// A text looked up in the app's strings at delivery, with its arguments filled in.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        return String(format: format, arguments: arguments.map { "\($0)" as NSString })
    }
}
