// SPDX-License-Identifier: MIT
import Foundation
import ObjCRuntime
/// What `class X: NSObject` of client code is rewritten to derive from: what ObjC's NSObject has and clients override.
/// The name and the module matter: the compiler lets a @MainActor class override init() only of a class called NSObject
/// in a module called Foundation or ObjectiveC. Clients see it as __ObjCObject, so that their NSObject stays Foundation's.
open class NSObject: Foundation.NSObject {
  public override init() { super.init() }
  public var __observers: [(id: Int, key: String, call: (_ prior: Bool) -> Void)] = []
  open func responds(to s: Selector) -> Bool { __objcResponds(self, s) }
  open func value(forKey k: String) -> Any? { __objcLookup(type(of: self), Selector(k)).map { $0.imp(self, []) } ?? value(forUndefinedKey: k) }
  open func setValue(_ v: Any?, forKey k: String) {
    if let e = __objcLookup(type(of: self), Selector("set" + k.prefix(1).uppercased() + k.dropFirst() + ":")) { _ = e.imp(self, [v]) } else { setValue(v, forUndefinedKey: k) } }
  open func value(forUndefinedKey k: String) -> Any? { fatalError("\(self) is not key value coding-compliant for the key \(k)") }
  open func setValue(_ v: Any?, forUndefinedKey k: String) { fatalError("\(self) is not key value coding-compliant for the key \(k)") }
  public func __kvoWill(_ k: String) { for o in __observers where o.key == k { o.call(true) } }
  public func __kvoDid(_ k: String) { for o in __observers where o.key == k { o.call(false) } }
}
