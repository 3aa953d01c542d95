// SPDX-License-Identifier: MIT
import Foundation

/// An `NSExpression` as Apple's keyed archiver writes it, which Linux's Foundation cannot read.
final class ArchivedExpression: NSObject, NSCoding {
    /// The text that `NSExpression(format:)` reads; nil: an expression that has none.
    let format: String?

    /// `NSExpressionType` as archives hold it.
    private enum Kind: Int {
        case constant = 0, evaluatedObject, variable, keyPath, function
        case keyPathSpecifier = 10
    }

    static func read(_ data: Data) throws -> ArchivedExpression {
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = false
        coder.decodingFailurePolicy = .setErrorAndReturn
        for name in ["ConstantValue", "Self", "Variable", "KeyPath", "Function", "KeyPathSpecifier"] {
            coder.setClass(ArchivedExpression.self, forClassName: "NS\(name)Expression")
        }
        let root = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        if let error = coder.error { throw error }
        guard let expression = root as? ArchivedExpression else { throw CocoaError(.coderReadCorrupt) }
        return expression
    }

    init?(coder: NSCoder) {
        func object(_ key: String) -> Any? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) : nil }
        let operand = object("NSOperand") as? ArchivedExpression
        let arguments = (object("NSArguments") as? [Any] ?? []).map { ($0 as? ArchivedExpression)?.format }
        let texts = arguments.compactMap { $0 }
        guard texts.count == arguments.count else { return nil }
        func text(_ key: String) -> String? { object(key) as? String }
        switch Kind(rawValue: coder.decodeInteger(forKey: "NSExpressionType")) {
        case .constant: format = Self.literal(object("NSConstantValue"))
        case .evaluatedObject: format = "SELF"
        case .variable: format = text("NSVariable").map { "$" + $0 }
        case .keyPathSpecifier: format = text("NSKeyPath")
        case .keyPath,
            .function where text("NSSelectorName") == "valueForKeyPath:":
            format = texts.first.map { (operand?.format ?? "SELF") + "." + $0 }
        case .function:
            format = text("NSSelectorName").map { selector in
                "FUNCTION(" + ([operand?.format ?? "SELF", "\"\(selector)\""] + texts).joined(separator: ", ") + ")"
            }
        case nil: format = nil
        }
    }

    func encode(with coder: NSCoder) { preconditionFailure("ArchivedExpression is only read, never written") }

    private static func literal(_ value: Any?) -> String? {
        switch value {
        case nil: "NIL"
        case let text as String: "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }
}
