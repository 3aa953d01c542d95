// SPDX-License-Identifier: MIT

// Background work as a device's scheduler starts it. A process runs here while somebody looks at it, so requests are
// started when the app is in the background and their time has come; `BGTaskScheduler` tells how.
internal import TouchstoneDevice
@_exported public import UIKit

/// Work that the scheduler has started. Sendable: the lock guards what changes.
open class BGTask: __ObjCObject, @unchecked Sendable {
    open private(set) var identifier: String
    private let lock = NSLock()
    private var handler: (() -> Void)?
    private var finished: ((Bool) -> Void)?

    init(identifier: String, finished: @escaping (Bool) -> Void) {
        self.identifier = identifier
        self.finished = finished
        super.init()
    }
    deinit {
        if finished != nil {
            Unsupported.report(
                "BGTask '\(identifier)': released without setTaskCompleted(success:); iOS ends such apps")
        }
    }

    /// Called shortly before the time is over: the work must stop.
    open var expirationHandler: (() -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    open func setTaskCompleted(success: Bool) {
        let body = lock.withLock {
            defer { (finished, handler) = (nil, nil) }
            return finished
        }
        body?(success)
    }

    /// The time is over. Without a handler the task ends as if it had failed.
    func expire() {
        let body = lock.withLock { handler }
        if let body { body() } else { setTaskCompleted(success: false) }
    }
}
/// May take minutes, when the device is idle.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
/// May take half a minute.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

open class BGTaskRequest: __ObjCObject, NSCopying {
    open private(set) var identifier: String
    /// nil: as soon as the device likes.
    open var earliestBeginDate: Date?

    init(name: String) {
        identifier = name
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGTaskRequest(name: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}
open class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) { super.init(name: identifier) }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGAppRefreshTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}
open class BGProcessingTaskRequest: BGTaskRequest {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(name: identifier) }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }
}

extension BGTaskRequest {
    /// As the device keeps it.
    var record: TaskRequest {
        let processing = self as? BGProcessingTaskRequest
        var record = TaskRequest(identifier: identifier, isRefresh: processing == nil, earliest: earliestBeginDate)
        record.needsNetwork = processing?.requiresNetworkConnectivity ?? false
        record.needsPower = processing?.requiresExternalPower ?? false
        return record
    }

    static func make(_ record: TaskRequest) -> BGTaskRequest {
        let request: BGTaskRequest
        if record.isRefresh {
            request = BGAppRefreshTaskRequest(identifier: record.identifier)
        } else {
            let processing = BGProcessingTaskRequest(identifier: record.identifier)
            processing.requiresNetworkConnectivity = record.needsNetwork
            processing.requiresExternalPower = record.needsPower
            request = processing
        }
        request.earliestBeginDate = record.earliest
        return request
    }
}
