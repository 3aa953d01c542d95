// SPDX-License-Identifier: MIT

/// A hard fall that a watch has noticed, and what its wearer said to it. Sendable: immutable.
open class CMFallDetectionEvent: __ObjCObject, @unchecked Sendable {
    public enum UserResolution: Int, Sendable { case confirmed = 0, dismissed, rejected, unresponsive }

    open private(set) var date: Date
    open private(set) var resolution: UserResolution

    /// Now, and nobody has answered.
    public override init() {
        (date, resolution) = (Date(), .unresponsive)
        super.init()
    }
}

public protocol CMFallDetectionDelegate: NSObjectProtocol {
    func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager)
    func fallDetectionManager(
        _ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent,
        completionHandler handler: @escaping @Sendable () -> Void)
}

extension CMFallDetectionDelegate {
    public func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager) {}
    public func fallDetectionManager(
        _ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent,
        completionHandler handler: @escaping @Sendable () -> Void
    ) { handler() }
}

/// Falls are a watch's to notice: a phone says that there is no such sensor, and nothing is ever told.
///
/// https://developer.apple.com/documentation/coremotion/cmfalldetectionmanager
open class CMFallDetectionManager: __ObjCObject {
    open class var isAvailable: Bool { false }
    open weak var delegate: (any CMFallDetectionDelegate)?
    open var authorizationStatus: CMAuthorizationStatus { .restricted }

    /// Where there is no sensor nobody is asked.
    open func requestAuthorization(handler: @escaping @Sendable (CMAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.restricted) }
    }
}
