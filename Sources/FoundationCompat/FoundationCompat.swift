// SPDX-License-Identifier: MIT
// What client files see: Foundation, the run time, and extensions of Foundation. It shadows nothing of Foundation.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjCRuntime
import ObjectiveC
public typealias __ObjCObject = ObjectiveC.NSObject

/// stands for the autorelease pool: +0 results stay alive for a while (the real one: drained by each turn of the main loop)
nonisolated(unsafe) private var pool: [AnyObject] = []
public func __autoreleased(_ v: Any) -> Unmanaged<AnyObject> { let o = v as AnyObject; if pool.count > 1000 { pool.removeAll() }; pool.append(o); return .passUnretained(o) }
extension NSObjectProtocol {
  @discardableResult public func perform(_ s: Selector) -> Unmanaged<AnyObject>! { __objcSend(self, s, []).map(__autoreleased) }
  @discardableResult public func perform(_ s: Selector, with a: Any?) -> Unmanaged<AnyObject>! { __objcSend(self, s, [a]).map(__autoreleased) }
  @discardableResult public func perform(_ s: Selector, with a: Any?, with b: Any?) -> Unmanaged<AnyObject>! { __objcSend(self, s, [a, b]).map(__autoreleased) }
  public func responds(to s: Selector) -> Bool { (self as? __ObjCObject)?.responds(to: s) ?? __objcResponds(self, s) }
}
public struct NSKeyValueObservingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1), old = Self(rawValue: 2), initial = Self(rawValue: 4) }
public struct NSKeyValueObservedChange<V> { public let newValue: V?, oldValue: V? }
public final class NSKeyValueObservation: Foundation.NSObject { let stop: () -> Void; init(_ s: @escaping () -> Void) { stop = s }; public func invalidate() { stop() }; deinit { stop() } }
nonisolated(unsafe) private var nextObserver = 0
extension NSObjectProtocol where Self: __ObjCObject {
  public func observe<V>(_ kp: KeyPath<Self, V>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<V>) -> Void) -> NSKeyValueObservation {
    __objcLoad(); var k: AnyClass? = type(of: self), name: String?
    while let c = k, name == nil { name = __objcOwn(c)?.first { $0.value.keyPath == kp }?.key; k = __objcSuper(c) }
    guard let name else { fatalError("\(kp) is not an @objc dynamic property") }
    nextObserver += 1; let id = nextObserver; var old: V?
    __observers.append((id, name, { [unowned self] prior in
      if prior { old = self[keyPath: kp] } else { changeHandler(self, .init(newValue: options.contains(.new) ? self[keyPath: kp] : nil, oldValue: options.contains(.old) ? old : nil)) } }))
    if options.contains(.initial) { changeHandler(self, .init(newValue: options.contains(.new) ? self[keyPath: kp] : nil, oldValue: nil)) }
    return NSKeyValueObservation { [weak self] in self?.__observers.removeAll { $0.id == id } } }
}
extension NotificationCenter {
  public func addObserver(_ o: Any, selector s: Selector, name: NSNotification.Name?, object: Any?) { nonisolated(unsafe) weak let w = o as AnyObject
    _ = addObserver(forName: name, object: object, queue: nil) { n in if let w { _ = __objcSend(w, s, [n]) } } }
}
extension Timer {
  @discardableResult public class func scheduledTimer(timeInterval t: TimeInterval, target: Any, selector s: Selector, userInfo: Any?, repeats: Bool) -> Timer { nonisolated(unsafe) let o = target as AnyObject
    return Timer.scheduledTimer(withTimeInterval: t, repeats: repeats) { _ = __objcSend(o, s, [$0]) } }
}
// On Linux CGFloat and CGRect do not bridge to NSNumber/NSValue; iOS code casts (`json["w"] as? CGFloat`, `userInfo[k] as? CGRect`).
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout CGFloat?) { result = CGFloat(x.doubleValue) }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout CGFloat?) -> Bool { result = CGFloat(x.doubleValue); return true }
  public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?) -> CGFloat { CGFloat(x!.doubleValue) }
}
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout CGRect?) { result = x.rectValue }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSValue, result: inout CGRect?) -> Bool { result = x.rectValue; return true }
  public static func _unconditionallyBridgeFromObjectiveC(_ x: NSValue?) -> CGRect { x!.rectValue }
}
