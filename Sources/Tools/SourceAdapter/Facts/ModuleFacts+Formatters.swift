// SPDX-License-Identifier: MIT

/// Classes that derive from formatters and other classes of Foundation's.
extension ModuleFacts {
    /// Methods of formatters that Foundation's have not: what overrides them is found by its selector.
    static let formatterMethods = [
        "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
        "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:",
        "isPartialStringValid(_:newEditingString:errorDescription:)":
            "isPartialStringValid:newEditingString:errorDescription:",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)":
            "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:",
    ]

    /// Whether a class derives from one of Foundation's formatters.
    func isFormatter(_ type: String) -> Bool {
        chain(of: type).contains { $0.hasSuffix("Formatter") && !isClass($0) }
            || foundationBases(of: type).contains { $0.hasSuffix("Formatter") }
    }

    /// What a class and those above it derive from by Foundation's full name: the module may have a class of the short one.
    private func foundationBases(of type: String) -> [String] {
        chain(of: type).flatMap { types[$0] ?? [] }.flatMap(\.inherited).filter {
            $0.hasPrefix("Foundation.") && $0 != "Foundation.NSObject"
        }
    }

    /// Whether a class of the module derives from a class of Foundation's, which knows nothing of observers by key.
    func derivesFromFoundation(_ type: String) -> Bool { isFormatter(type) || !foundationBases(of: type).isEmpty }
}
