// SPDX-License-Identifier: MIT
import Dispatch
import FoundationCompat

/// Darwin's `qos_class_t`, an imported enumeration of C.
public struct qos_class_t: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let QOS_CLASS_USER_INTERACTIVE = qos_class_t(0x21)
public let QOS_CLASS_USER_INITIATED = qos_class_t(0x19)
public let QOS_CLASS_DEFAULT = qos_class_t(0x15)
public let QOS_CLASS_UTILITY = qos_class_t(0x11)
public let QOS_CLASS_BACKGROUND = qos_class_t(0x09)
public let QOS_CLASS_UNSPECIFIED = qos_class_t(0x00)

extension DispatchQoS.QoSClass {
    /// The number that Darwin's headers give the class.
    public var rawValue: qos_class_t {
        switch self {
        case .userInteractive: QOS_CLASS_USER_INTERACTIVE
        case .userInitiated: QOS_CLASS_USER_INITIATED
        case .default: QOS_CLASS_DEFAULT
        case .utility: QOS_CLASS_UTILITY
        case .background: QOS_CLASS_BACKGROUND
        case .unspecified: QOS_CLASS_UNSPECIFIED
        @unknown default: QOS_CLASS_UNSPECIFIED
        }
    }

    /// Nil for a number that no class has.
    public init?(rawValue: qos_class_t) {
        let classes: [Self] = [.userInteractive, .userInitiated, .default, .utility, .background, .unspecified]
        guard let found = classes.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }
}

/// The class of the calling thread: the main thread has the highest; others do not know theirs here.
public func qos_class_self() -> qos_class_t {
    Thread.isMainThread ? QOS_CLASS_USER_INTERACTIVE : QOS_CLASS_UNSPECIFIED
}

/// The global queue of a class, by the class's number.
/// - Parameter flags: without effect: queues that may have more threads than the machine has processors are not told apart.
public func __dispatch_get_global_queue(_ identifier: Int, _ flags: UInt) -> DispatchQueue {
    let classes: [DispatchQoS.QoSClass] = [.userInteractive, .userInitiated, .default, .utility, .background]
    return .global(qos: classes.first { Int($0.rawValue.rawValue) == identifier } ?? .default)
}
