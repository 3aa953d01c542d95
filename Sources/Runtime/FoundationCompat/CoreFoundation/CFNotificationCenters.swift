// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

public struct CFNotificationName: RawRepresentable, Hashable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    case coalesce
    case hold
    case deliverImmediately
}

public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// Functions that hear of what is posted by name. Unchecked: the list is the mutex's; callbacks are called where it is
/// posted (the local centre) or on the main thread (Darwin's).
public final class CFNotificationCenter: NSObject, @unchecked Sendable {
    private struct Entry: @unchecked Sendable {
        // Immutable. The pointers are addresses to compare and hand back; nothing reads through them here.
        let observer: UnsafeRawPointer?
        let callback: CFNotificationCallback
        let name: String?
        let object: UnsafeRawPointer?
    }
    private let entries = Mutex<[Entry]>([])
    fileprivate let isDarwin: Bool
    fileprivate static let local = CFNotificationCenter(isDarwin: false)
    fileprivate static let darwin = CFNotificationCenter(isDarwin: true)

    private init(isDarwin: Bool) { self.isDarwin = isDarwin }

    fileprivate func add(
        _ observer: UnsafeRawPointer?, _ callback: @escaping CFNotificationCallback, _ name: String?,
        _ object: UnsafeRawPointer?
    ) {
        let entry = Entry(observer: observer, callback: callback, name: name, object: isDarwin ? nil : object)
        entries.withLock { $0.append(entry) }
    }

    fileprivate func remove(_ observer: UnsafeRawPointer?, _ name: String?, _ object: UnsafeRawPointer?) {
        nonisolated(unsafe) let place = (observer, object)
        entries.withLock { list in
            list.removeAll {
                $0.observer == place.0 && (name == nil || $0.name == name)
                    && (place.1 == nil || isDarwin || $0.object == place.1)
            }
        }
    }

    fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ information: CFDictionary?) {
        let text = name.rawValue as String
        let heard = entries.withLock { $0 }.filter { entry in
            (entry.name == nil || entry.name == text) && (entry.object == nil || entry.object == object)
        }
        for entry in heard {
            entry.callback(self, UnsafeMutableRawPointer(mutating: entry.observer), name, object, information)
        }
    }
}

public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// The centre of all programs of a device. Here an app hears what it posts itself; other programs do not.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) { center.add(observer, callBack, name as String?, object) }

public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) { center.remove(observer, name.map { $0.rawValue as String }, object) }

public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center.remove(observer, nil, nil)
}

/// Darwin's centre carries names alone, and calls on the main thread.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
) {
    guard center.isDarwin else { return center.post(name, object, userInfo) }
    nonisolated(unsafe) let posted = name
    DispatchQueue.main.async { if let posted { CFNotificationCenter.darwin.post(posted, nil, nil) } }
}
