// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

/// What a user is doing in an app: for state restoration, search and links. Hand-off to other devices does not happen.
open class NSUserActivity: __ObjCObject, @unchecked Sendable {
    // Unchecked: used on the main thread, as on iOS.
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    /// Asks the delegate for `userInfo` before it is used.
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date!
    open var keywords: Set<String> = []
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?
    open var targetContentIdentifier: String?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var contentAttributeSet: AnyObject?
    open var suggestedInvocationPhrase: String?

    private var isValid = true

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the app's current activity; the delegate is asked to save first when needed.
    open func becomeCurrent() {
        guard isValid else { return }
        if needsSave {
            delegate?.userActivityWillSave(self)
            needsSave = false
        }
        currentActivity.withLock { $0.activity = self }
    }

    open func resignCurrent() {
        let id = ObjectIdentifier(self)
        currentActivity.withLock { if $0.activity.map(ObjectIdentifier.init) == id { $0.activity = nil } }
    }

    open func invalidate() {
        isValid = false
        resignCurrent()
    }

    /// The activity that `becomeCurrent()` was last called on.
    package static var current: NSUserActivity? {
        currentActivity.withLock { $0.activity }
    }

    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }

    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { handler() }

    open func getContinuationStreams(
        completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        Unsupported.report("NSUserActivity.getContinuationStreams(completionHandler:)")
        completionHandler(nil, nil, CocoaError(.featureUnsupported))
    }
}

private struct CurrentActivity: Sendable {
    var activity: NSUserActivity?
}

private let currentActivity = Mutex(CurrentActivity())

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {
        byName(self, "userActivityWillSave:", [userActivity])
    }
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {
        byName(self, "userActivityWasContinued:", [userActivity])
    }
    public func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {
        byName(
            self, "userActivity:didReceiveInputStream:outputStream:", [userActivity, inputStream, outputStream])
    }
}
