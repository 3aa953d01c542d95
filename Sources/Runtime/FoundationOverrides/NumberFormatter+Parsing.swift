// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// Reads a number from a text, in the place of the one function that `NumberFormatter.number(from:)` asks. On iOS a text
/// that is not a number from its first to its last character is none, `8s`; Foundation on Linux takes what stands first.
/// White space at the end is let be, and so is everything where the formatter is lenient.
/// https://developer.apple.com/documentation/foundation/numberformatter/number(from:)
@_cdecl("__touchstone_NumberFormatter_number")
public func __numberFormatterNumber(
    _ allocator: UnsafeRawPointer?, _ formatter: UnsafeRawPointer, _ text: UnsafeRawPointer,
    _ range: UnsafeMutableRawPointer?, _ options: UInt
) -> UnsafeRawPointer? {
    NumberParsing.shared?.number(
        allocator, formatter, text, range?.assumingMemoryBound(to: NumberParsing.Range.self), options)
}

/// Core Foundation's functions behind it. https://developer.apple.com/documentation/corefoundation/cfnumberformatter
// Immutable: addresses of code.
struct NumberParsing: @unchecked Sendable {
    /// `CFRange`.
    struct Range {
        var location, length: Int
    }

    private typealias Read =
        @convention(c) (
            UnsafeRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer
        ) -> UInt8
    private typealias Make = @convention(c) (UnsafeRawPointer?, Int, UnsafeRawPointer) -> UnsafeRawPointer?
    private typealias Property = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?

    private let read: Read
    private let make: Make
    private let property: Property
    private let lenientKey, multiplierKey: UnsafeRawPointer

    /// `kCFNumberSInt64Type`, `kCFNumberFloat64Type`, `kCFNumberFormatterParseIntegersOnly`.
    private static let integer = 4, double = 6
    private static let integersOnly: UInt = 1

    /// Nil where Foundation is another than the one this knows.
    static let shared = NumberParsing()

    private init?() {
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let read = function("CFNumberFormatterGetValueFromString", Read.self),
            let make = function("CFNumberCreate", Make.self),
            let property = function("CFNumberFormatterCopyProperty", Property.self),
            let lenient = dlsym(nil, "kCFNumberFormatterIsLenientKey")?.load(as: UnsafeRawPointer?.self),
            let multiplier = dlsym(nil, "kCFNumberFormatterMultiplierKey")?.load(as: UnsafeRawPointer?.self)
        else { return nil }
        (self.read, self.make, self.property) = (read, make, property)
        (lenientKey, multiplierKey) = (lenient, multiplier)
    }

    /// A whole number where the text has one, else a fraction. With a multiplier only a fraction says what the quotient is.
    func number(
        _ allocator: UnsafeRawPointer?, _ formatter: UnsafeRawPointer, _ text: UnsafeRawPointer,
        _ range: UnsafeMutablePointer<Range>?, _ options: UInt
    ) -> UnsafeRawPointer? {
        let string = Unmanaged<NSString>.fromOpaque(text).takeUnretainedValue()
        let given = range?.pointee ?? Range(location: 0, length: string.length)
        let isStrict = value(of: lenientKey, formatter) as? Bool != true
        var kinds = [Self.integer, Self.double]
        if options & Self.integersOnly != 0 { kinds.removeLast() }
        if value(of: multiplierKey, formatter) != nil { kinds = [Self.double] }
        for kind in kinds {
            var used = given
            var value: UInt64 = 0
            guard read(formatter, text, &used, kind, &value) != 0, !isStrict || isWhole(used, of: given, string)
            else { continue }
            range?.pointee = used
            return make(allocator, kind, &value)
        }
        return nil
    }

    private func value(of key: UnsafeRawPointer, _ formatter: UnsafeRawPointer) -> AnyObject? {
        property(formatter, key).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }

    private func isWhole(_ used: Range, of given: Range, _ text: NSString) -> Bool {
        let end = used.location + used.length
        let rest = text.substring(with: NSRange(location: end, length: given.location + given.length - end))
        return rest.allSatisfy(\.isWhitespace)
    }
}
