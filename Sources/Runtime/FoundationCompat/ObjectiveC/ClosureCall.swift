// SPDX-License-Identifier: MIT
import ObjCRuntime

/// A closure of a type known only at run time, called with loosely typed arguments.
///
/// A function in an `Any` takes and gives everything by address, as generic code does, whatever its type: so generic code
/// whose parameters have the types that the function's metadata name may call it.
/// (Swift's `docs/ABI/TypeMetadata.rst`, "Function Metadata".)
struct ClosureCall {
    private let closure: Any
    private let parameters: [Any.Type]
    private let result: Any.Type

    /// nil for what is no closure of one to four parameters, and for those that throw or suspend.
    init?(_ closure: Any) {
        let type = type(of: closure)
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        guard words[0] == Self.functionKind else { return nil }
        let flags = words[1]
        let count = Int(flags & 0xFFFF)
        guard (1...4).contains(count), flags & (Self.throwing | Self.async) == 0 else { return nil }
        self.closure = closure
        result = unsafeBitCast(words[2], to: Any.Type.self)
        parameters = (0..<count).map { unsafeBitCast(words[3 + $0], to: Any.Type.self) }
    }

    private static let functionKind: UInt = 0x302
    private static let throwing: UInt = 0x0100_0000
    private static let async: UInt = 0x2000_0000

    /// Missing arguments are nil, more than needed are ignored; one of another type raises.
    func call(_ arguments: [Any?]) -> Any? {
        let first = arguments.first ?? nil
        func take<A, R>(_ a: A.Type, _ r: R.Type) -> Any? {
            let one: A = argument(first, 0)
            let rest = Array(arguments.dropFirst())
            switch parameters.count {
            case 1: return boxed(Self.cast(closure, to: ((A) -> R).self)(one))
            case 2: return second(one, r, rest, parameters[1])
            case 3: return third(one, r, rest, parameters[1], parameters[2])
            default: return fourth(one, r, rest, parameters[1], parameters[2], parameters[3])
            }
        }
        return take(parameters[0], result)
    }

    private func second<A, B, R>(_ a: A, _: R.Type, _ rest: [Any?], _: B.Type) -> Any? {
        boxed(Self.cast(closure, to: ((A, B) -> R).self)(a, argument(rest, 0)))
    }

    private func third<A, B, C, R>(_ a: A, _: R.Type, _ rest: [Any?], _: B.Type, _: C.Type) -> Any? {
        boxed(Self.cast(closure, to: ((A, B, C) -> R).self)(a, argument(rest, 0), argument(rest, 1)))
    }

    private func fourth<A, B, C, D, R>(
        _ a: A, _: R.Type, _ rest: [Any?], _: B.Type, _: C.Type, _: D.Type
    ) -> Any? {
        boxed(
            Self.cast(closure, to: ((A, B, C, D) -> R).self)(
                a, argument(rest, 0), argument(rest, 1), argument(rest, 2)))
    }

    private func argument<Value>(_ list: [Any?], _ index: Int) -> Value {
        argument(index < list.count ? list[index] : nil, index + 1)
    }

    private func argument<Value>(_ given: Any?, _ index: Int) -> Value {
        if let value = given as? Value { return value }
        if let value: Value = objcConvert(given) { return value }
        NSException.raise(
            .invalidArgumentException,
            "argument \(index) of a block of type \(type(of: closure)) is \(given ?? "nil")")
    }

    private func boxed<Result>(_ result: Result) -> Any? { Result.self == Void.self ? nil : result }

    /// The same function under a type whose generic form is the same.
    private static func cast<Function>(_ closure: Any, to type: Function.Type) -> Function {
        func open<Given>(_ given: Given) -> Function { unsafeBitCast(given, to: Function.self) }
        return open(closure)
    }
}
