// SPDX-License-Identifier: MIT
public import Foundation

/// What has the methods below. They stand in a protocol's extension because subclasses may then declare them anew.
public protocol _ObjectValueParsing: AnyObject {}
extension Formatter: _ObjectValueParsing {}

/// Objective-C's way from a text to a value, which formatters of apps override. Adapted overrides are found by name, and
/// their `super` is the method with two underscores.
extension _ObjectValueParsing where Self: Formatter {
    /// Parses the whole text. false: the text is no value; the error is a text for the user.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let own = objcSendIfResponds(self, "getObjectValue:forString:errorDescription:", [obj, string, error])
        if let own, let result: Bool = objcConvert(own) { return result }
        return __getObjectValue(obj, for: string, errorDescription: error)
    }

    public func __getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        do {
            try getObjectValue(obj, for: string, range: nil)
            return true
        } catch let failure {
            error?.pointee = NSString(string: failure.localizedDescription)
            return false
        }
    }

    /// Parses the part of the text in `range`, which is set to what was read; throws when it is no value.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        let selector: Selector = "getObjectValue:forString:range:error:"
        if objcSendIfResponds(self, selector, [obj, string, range]) != nil { return }
        try __getObjectValue(obj, for: string, range: range)
    }

    public func __getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        let text = range.map { (string as NSString).substring(with: $0.pointee) } ?? string
        let value: AnyObject?
        switch self {
        case let numbers as NumberFormatter: value = numbers.number(from: text)
        case let dates as DateFormatter: value = dates.date(from: text) as NSDate?
        default: value = nil
        }
        guard let value else { throw CocoaError(.formatting) }
        obj?.pointee = value
    }

    /// Whether a text may stand in a field while it is typed; a text to put there instead otherwise.
    public func isPartialStringValid(
        _ partialString: String, newEditingString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let own = objcSendIfResponds(
            self, "isPartialStringValid:newEditingString:errorDescription:", [partialString, newEditingString, error])
        if let own, let result: Bool = objcConvert(own) { return result }
        return true
    }

    public func __isPartialStringValid(
        _ partialString: String, newEditingString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }
}
