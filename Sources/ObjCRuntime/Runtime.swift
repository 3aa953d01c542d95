// SPDX-License-Identifier: MIT
// Run-time side of the rewriter: selectors and dispatch tables by class.
@_exported import Foundation
@_exported import CObjCRegistry

public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  public let name: String
  public init(_ s: String) { name = s }
  public init(stringLiteral s: String) { name = s }
  public var description: String { name }
}
public func NSSelectorFromString(_ s: String) -> Selector { Selector(s) }
public func NSStringFromSelector(_ s: Selector) -> String { s.name }
public func autoreleasepool<R>(invoking body: () throws -> R) rethrows -> R { try body() }

public typealias __ObjCImp = (AnyObject, [Any?]) -> Any?
public struct __ObjCEntry: @unchecked Sendable { public let keyPath: AnyKeyPath?; public let imp: __ObjCImp
  public init(keyPath: AnyKeyPath? = nil, _ imp: @escaping __ObjCImp) { self.keyPath = keyPath; self.imp = imp } }
public typealias __ObjCTable = [String: __ObjCEntry]

nonisolated(unsafe) private var tables: [ObjectIdentifier: __ObjCTable] = [:]
nonisolated(unsafe) private var generics: [String: [(AnyClass) -> __ObjCTable?]] = [:]
nonisolated(unsafe) private var aliases: [String: AnyClass] = [:]
nonisolated(unsafe) private var loaded = 0
private struct Key: Hashable { let c: ObjectIdentifier; let s: Selector }
nonisolated(unsafe) private var cache: [Key: __ObjCEntry?] = [:]
private let lock = NSRecursiveLock()

public func __objcRegister(_ c: AnyClass, _ t: __ObjCTable, alias: String? = nil) { tables[ObjectIdentifier(c), default: [:]].merge(t) { $1 }; if let alias { aliases[alias] = c } }
public func __objcRegisterGeneric(_ name: String, _ f: @escaping (AnyClass) -> __ObjCTable?) { generics[name, default: []].append(f) }
public func __objcRun(_ f: @MainActor () -> Void) { withoutActuallyEscaping(f) { unsafeBitCast($0, to: (() -> Void).self)() } }
public func __objcLoad() { while loaded < Int(uik_reg_count()) { loaded += 1; uik_reg_get(Int32(loaded - 1))!(); cache = [:] } }

public func __objcSuper(_ c: AnyClass) -> AnyClass? { _getSuperclass(c) }
public func __objcOwn(_ c: AnyClass) -> __ObjCTable? {
  if let t = tables[ObjectIdentifier(c)] { return t }
  if !generics.isEmpty { let n = String(reflecting: c)
    if let i = n.firstIndex(of: "<"), let fs = generics[String(n[..<i])] { let t = fs.reduce(into: __ObjCTable()) { $0.merge($1(c) ?? [:]) { $1 } }; tables[ObjectIdentifier(c)] = t; return t } }
  return nil }
public func __objcLookup(_ c: AnyClass, _ s: Selector) -> __ObjCEntry? {
  lock.lock(); defer { lock.unlock() }
  __objcLoad()
  if let e = cache[Key(c: ObjectIdentifier(c), s: s)] { return e }
  var k: AnyClass? = c, r: __ObjCEntry?
  while let x = k, r == nil { r = __objcOwn(x)?[s.name]; k = __objcSuper(x) }
  cache[Key(c: ObjectIdentifier(c), s: s)] = .some(r)
  return r }
public func __objcResponds(_ o: AnyObject, _ s: Selector) -> Bool { __objcLookup(type(of: o), s) != nil }
public func __objcSend(_ o: AnyObject, _ s: Selector, _ a: [Any?]) -> Any? {
  guard let e = __objcLookup(type(of: o), s) else { fatalError("-[\(String(reflecting: type(of: o))) \(s)]: unrecognized selector sent to instance") }
  return e.imp(o, a) }
public func __objcDefault<R>(_ o: AnyObject, _ s: Selector, _ a: [Any?]) -> R { let r = __objcSend(o, s, a); return R.self == Void.self ? () as! R : r as! R }
/// NSClassFromString that also knows the names given with @objc(Name)
public func ObjCClassFromString(_ n: String) -> AnyClass? { __objcLoad(); return aliases[n] ?? Foundation.NSClassFromString(n) }

public func __objcArg<T>(_ a: [Any?], _ i: Int) -> T {
  let v: Any? = i < a.count ? a[i] : nil
  if let x: T = coerce(v) { return x }
  fatalError("argument \(i) is \(v.map { String(reflecting: type(of: $0)) } ?? "nil"), the method takes \(T.self)") }
/// `as?`, and numbers convert through NSNumber as they do on iOS (Double as? CGFloat is nil on Linux)
private func coerce<T>(_ v: Any?) -> T? {
  guard let v else { return (T.self as? ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? T }
  return v as? T ?? (v as AnyObject) as? T }
private protocol Opt { var flat: Any? { get } }
extension Optional: Opt { var flat: Any? { self.flatMap { ($0 as? Opt).map(\.flat) ?? $0 } } }
public func __objcRet<T>(_ v: T) -> Any? { T.self == Void.self ? nil : (v as? Opt).map(\.flat) ?? v }
struct ObjCTypeMismatch: Error {}
public func __objcValue<T>(_ a: [Any?]) throws -> T { guard let x: T = coerce(a.first ?? nil) else { throw ObjCTypeMismatch() }; return x }
public func __objcSet(_ f: () throws -> Void) -> Any? { do { try f() } catch { fatalError("KVC: value of the wrong type") }; return nil }

