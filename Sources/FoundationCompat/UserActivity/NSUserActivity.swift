// SPDX-License-Identifier: MIT
import ObjectiveC

/// What the user does at the moment, to be continued later. Nothing is handed to other devices here.
open class NSUserActivity: ObjectiveC.NSObject, @unchecked Sendable {
    // Unchecked: used on the main thread, as on iOS.
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate = Date.distantFuture
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?
    public private(set) var isCurrent = false

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    open func becomeCurrent() { isCurrent = true }
    open func resignCurrent() { isCurrent = false }
    open func invalidate() { isCurrent = false }
}

public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {
        byName(self, "userActivityWillSave:", [userActivity])
    }
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {
        byName(self, "userActivityWasContinued:", [userActivity])
    }
}

/// The activity type of links that open an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
