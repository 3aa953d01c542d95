// SPDX-License-Identifier: MIT
internal import Synchronization
internal import TouchstoneDevice

public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let connectionAutomatic = connectionOnTraffic
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// What is passed to the callback. A plain function here: Swift objects are no C types on Linux.
public struct SCNetworkReachabilityContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
}

public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// A host whose reachability is asked and watched. Sendable: the lock guards what changes.
public final class SCNetworkReachability: @unchecked Sendable {
    private struct State {
        var callback: SCNetworkReachabilityCallBack?
        var context: SCNetworkReachabilityContext?
        var queue: DispatchQueue?
        var observer: Int?
    }
    private let lock = NSLock()
    private var state = State()
    fileprivate let isLoopback: Bool

    fileprivate init(isLoopback: Bool) { self.isLoopback = isLoopback }
    deinit {
        watch(nil)
        set(nil, nil)
    }

    fileprivate var flags: SCNetworkReachabilityFlags { flags(World.shared.state.network) }
    private func flags(_ network: WorldNetwork) -> SCNetworkReachabilityFlags {
        if isLoopback { return [.reachable, .isLocalAddress] }
        guard network.isReachable else { return [] }
        return network.kind == .cellular ? [.reachable, .transientConnection, .isWWAN] : [.reachable]
    }

    fileprivate func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        var context = context
        if let info = context?.info, let retain = context?.retain {
            context?.info = UnsafeMutableRawPointer(mutating: retain(info))
        }
        let old = lock.withLock {
            defer { (state.callback, state.context) = (callback, context) }
            return state.context
        }
        if let info = old?.info { old?.release?(info) }
    }

    /// Calls back on the queue at each change of the flags; nil ends it.
    fileprivate func watch(_ queue: DispatchQueue?) {
        let (observer, isFirst) = lock.withLock {
            let isFirst = state.queue == nil && queue != nil
            state.queue = queue
            guard queue == nil else { return (Int?.none, isFirst) }
            defer { state.observer = nil }
            return (state.observer, isFirst)
        }
        if let observer { onMain { World.shared.removeObserver(observer) } }
        guard isFirst else { return }
        onMain { [weak self] in
            let number = World.shared.observe { old, new in
                guard let self, self.flags(old.network) != self.flags(new.network) else { return }
                self.tell(self.flags(new.network))
            }
            guard let self else { return World.shared.removeObserver(number) }
            lock.withLock { state.observer = number }
        }
    }

    private func tell(_ flags: SCNetworkReachabilityFlags) {
        lock.withLock { state.queue }?.async { [self] in
            let (callback, info) = lock.withLock { (state.callback, state.context?.info) }
            callback?(self, flags, info)
        }
    }
}

public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    guard !name.isEmpty else { return nil }
    return SCNetworkReachability(isLoopback: name == "localhost" || name.hasPrefix("127.") || name == "::1")
}

public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
        }
        return SCNetworkReachability(isLoopback: number >> 24 == 127)
    case AF_INET6: return SCNetworkReachability(isLoopback: false)
    default: return nil
    }
}

public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    (remoteAddress ?? localAddress).flatMap { SCNetworkReachabilityCreateWithAddress(allocator, $0) }
}

@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callout, context?.pointee)
    return true
}

@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.watch(queue)
    return true
}

/// Of the main thread's run loop; other threads' loops are served by the main queue as well.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    target.watch(.main)
    return true
}
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
    target.watch(.main)
    return true
}
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    target.watch(nil)
    return true
}
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
    target.watch(nil)
    return true
}

// MARK: Captive networks

public var kCNNetworkInfoKeySSID: CFString { NSString(string: "SSID") }
public var kCNNetworkInfoKeyBSSID: CFString { NSString(string: "BSSID") }
public var kCNNetworkInfoKeySSIDData: CFString { NSString(string: "SSIDDATA") }

public func CNCopySupportedInterfaces() -> CFArray? { NSArray(array: ["en0"]) }
/// nil, as for apps without the entitlement and a reason to know.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
