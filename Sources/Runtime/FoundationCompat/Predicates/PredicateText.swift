// SPDX-License-Identifier: MIT
import Foundation

/// How predicates and expressions print (`predicateFormat`).
enum PredicateText {
    private static let reserved: Set<String> = [
        "AND", "OR", "NOT", "IN", "ANY", "ALL", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH",
        "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "FALSE", "YES", "NO", "FIRST", "LAST", "SIZE",
        "TRUEPREDICATE", "FALSEPREDICATE",
    ]

    static func constant(_ value: Any?) -> String {
        switch value {
        case nil: return "nil"
        case is NSNull: return "<null>"
        case let text as String: return "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
        case let date as Date:
            return "CAST(\(String(format: "%f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
        case let flag as Bool where type(of: flag) == Bool.self: return flag ? "1" : "0"
        case let number as NSNumber: return number.stringValue
        case let value?:
            if let elements = predicateElements(value) {
                return "{" + elements.map { constant($0) }.joined(separator: ", ") + "}"
            }
            return "\(value)"
        }
    }

    static func keyPath(_ path: String) -> String {
        path.split(separator: ".").map { reserved.contains($0.uppercased()) ? "#" + $0 : String($0) }
            .joined(separator: ".")
    }

    static func function(_ name: String, _ arguments: [__NSExpression]) -> String {
        let texts = arguments.map { argument -> String in
            if case .function(let inner, _) = argument.form, infix[inner] != nil {
                return "(" + argument.formatText + ")"
            }
            return argument.formatText
        }
        if let symbol = infix[name], texts.count == 2 { return texts.joined(separator: " \(symbol) ") }
        switch name {
        case "objectFrom:withIndex:" where texts.count == 2: return "\(texts[0])[\(texts[1])]"
        case "castObject:toType:": return "CAST(" + texts.joined(separator: ", ") + ")"
        case "assign:to:": return texts.joined(separator: " := ")
        default:
            if arguments.isEmpty, !name.hasSuffix(":") { return name }
            return String(name.prefix { $0 != ":" }) + "(" + texts.joined(separator: ", ") + ")"
        }
    }

    private static let infix = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
    ]

    static func `operator`(
        _ type: __NSComparisonPredicate.Operator, _ options: __NSComparisonPredicate.Options, _ selector: Selector?
    ) -> String {
        let word: String
        switch type {
        case .lessThan: word = "<"
        case .lessThanOrEqualTo: word = "<="
        case .greaterThan: word = ">"
        case .greaterThanOrEqualTo: word = ">="
        case .equalTo: word = "=="
        case .notEqualTo: word = "!="
        case .matches: word = "MATCHES"
        case .like: word = "LIKE"
        case .beginsWith: word = "BEGINSWITH"
        case .endsWith: word = "ENDSWITH"
        case .in: word = "IN"
        case .contains: word = "CONTAINS"
        case .between: word = "BETWEEN"
        case .customSelector: word = selector?.name ?? ""
        }
        var letters = ""
        if options.contains(.caseInsensitive) { letters += "c" }
        if options.contains(.diacriticInsensitive) { letters += "d" }
        if options.contains(.normalized) { letters += "n" }
        return letters.isEmpty ? word : "\(word)[\(letters)]"
    }
}
