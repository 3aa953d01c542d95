public import Foundation
// SPDX-License-Identifier: MIT
import ObjCRuntime

extension NSPredicate {
    /// A predicate from a format string; the source adapter calls this for `NSPredicate(format:)`, because only a
    /// function can return a comparison or compound predicate.
    public static func __make(format: String, _ arguments: any CVarArg...) -> NSPredicate {
        PredicateParser.predicate(format, arguments.map { $0 as Any })
    }

    public static func __make(format: String, argumentArray arguments: [Any]?) -> NSPredicate {
        PredicateParser.predicate(format, arguments ?? [])
    }

    public static func __make(format: String, arguments: CVaListPointer) -> NSPredicate {
        // The list has no types; they follow from the format.
        PredicateParser.predicate(format, predicateArguments(format, arguments))
    }

    /// A predicate from a format string that hides its parts: code that inspects predicates needs adapted calls.
    public convenience init(format: String, _ arguments: any CVarArg...) {
        self.init(wrapping: PredicateParser.predicate(format, arguments.map { $0 as Any }))
    }

    public convenience init(format: String, argumentArray arguments: [Any]?) {
        self.init(wrapping: PredicateParser.predicate(format, arguments ?? []))
    }

    private convenience init(wrapping predicate: NSPredicate) {
        nonisolated(unsafe) let predicate = predicate
        self.init { object, variables in predicate.evaluate(with: object, substitutionVariables: variables) }
        objc_setAssociatedObject(self, NSPredicate.wrappedKey, predicate, .OBJC_ASSOCIATION_RETAIN)
    }

    // The address alone is used, never the memory.
    nonisolated(unsafe) private static let wrappedKey = UnsafeRawPointer(
        UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// The parsed predicate behind one made from a format string; itself otherwise.
    package var resolved: NSPredicate {
        objc_getAssociatedObject(self, NSPredicate.wrappedKey) as? NSPredicate ?? self
    }

    /// The text, without the deprecation that Foundation attaches to `predicateFormat` on Linux.
    var format: String {
        switch resolved {
        case let comparison as __NSComparisonPredicate: return comparison.formatText
        case let compound as __NSCompoundPredicate: return compound.formatText
        default:
            return description.hasPrefix("<") ? (evaluate(with: nil) ? "TRUEPREDICATE" : "FALSEPREDICATE") : description
        }
    }

    /// The predicate with `$NAME` replaced.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        let result: NSPredicate
        switch resolved {
        case let comparison as __NSComparisonPredicate: result = comparison.substituting(variables)
        case let compound as __NSCompoundPredicate: result = compound.substituting(variables)
        default: return self
        }
        return result as? Self ?? self
    }
}

private func predicateArguments(_ format: String, _ list: CVaListPointer) -> [Any?] {
    Unsupported.report("NSPredicate(format:arguments:) with a va_list")
    return []
}
