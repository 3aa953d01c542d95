// SPDX-License-Identifier: MIT
public import Foundation

/// `NSComparisonPredicate` of adapted code. Foundation's class of that name cannot be made on Linux.
open class __NSComparisonPredicate: NSPredicate {
    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
        case endsWith, `in`, customSelector
        case contains = 99
        case between
    }

    public enum Modifier: UInt, Sendable {
        case direct = 0
        case all, any
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Self(rawValue: 1)
        public static let diacriticInsensitive = Self(rawValue: 2)
        public static let normalized = Self(rawValue: 4)
    }

    open private(set) var predicateOperatorType: Operator
    open private(set) var comparisonPredicateModifier: Modifier
    open private(set) var leftExpression: __NSExpression
    open private(set) var rightExpression: __NSExpression
    open private(set) var options: Options
    /// The method of a comparison made with `customSelector:`.
    open private(set) var customSelector: Selector?

    public init(
        leftExpression: __NSExpression, rightExpression: __NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        self.leftExpression = leftExpression
        self.rightExpression = rightExpression
        comparisonPredicateModifier = modifier
        predicateOperatorType = type
        self.options = options
        super.init(value: false)
    }

    public init(leftExpression: __NSExpression, rightExpression: __NSExpression, customSelector selector: Selector) {
        self.leftExpression = leftExpression
        self.rightExpression = rightExpression
        comparisonPredicateModifier = .direct
        predicateOperatorType = .customSelector
        options = []
        customSelector = selector
        super.init(value: false)
    }

    public required init?(coder: NSCoder) {
        Unsupported.report("__NSComparisonPredicate.init(coder:)")
        return nil
    }

    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let variables = bindings ?? [:]
        let left = leftExpression.evaluate(object, variables)
        let right = rightExpression.evaluate(object, variables)
        switch comparisonPredicateModifier {
        case .any: return (predicateElements(left) ?? [left as Any]).contains { holds($0, right) }
        case .all: return (predicateElements(left) ?? [left as Any]).allSatisfy { holds($0, right) }
        default: return holds(left, right)
        }
    }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        if let customSelector, let left {
            let answer: Bool? = objcConvert(__objcSend(left, customSelector, [right]))
            return answer ?? false
        }
        return PredicateComparison(type: predicateOperatorType, options: options).holds(left, right)
    }

    open override var predicateFormat: String { formatText }

    var formatText: String {
        let modifier = ["", "ALL ", "ANY "][Int(comparisonPredicateModifier.rawValue)]
        let word = PredicateText.operator(predicateOperatorType, options, customSelector)
        return "\(modifier)\(leftExpression.formatText) \(word) \(rightExpression.formatText)"
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? __NSComparisonPredicate)?.formatText == formatText
    }
    open override var hash: Int { formatText.hash }
    open override var description: String { formatText }

    func substituting(_ variables: [String: Any]) -> NSPredicate {
        let left = leftExpression.substituting(variables)
        let right = rightExpression.substituting(variables)
        if let customSelector {
            return __NSComparisonPredicate(leftExpression: left, rightExpression: right, customSelector: customSelector)
        }
        return __NSComparisonPredicate(
            leftExpression: left, rightExpression: right, modifier: comparisonPredicateModifier,
            type: predicateOperatorType, options: options)
    }
}

/// `NSCompoundPredicate` of adapted code: Foundation's, with its text and variables.
open class __NSCompoundPredicate: NSCompoundPredicate {
    private var parts: [NSPredicate] { subpredicates }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch compoundPredicateType {
        case .not: return !(parts.first?.evaluate(with: object, substitutionVariables: bindings) ?? true)
        case .or: return parts.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
        default: return parts.allSatisfy { $0.evaluate(with: object, substitutionVariables: bindings) }
        }
    }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    open override var predicateFormat: String { formatText }

    var formatText: String {
        func text(_ part: NSPredicate) -> String {
            guard let compound = part as? NSCompoundPredicate, compound.compoundPredicateType != .not,
                compound.subpredicates.count > 1
            else { return part.format }
            return "(" + part.format + ")"
        }
        switch compoundPredicateType {
        case .not: return "NOT " + (parts.first.map(text) ?? "")
        case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.map(text).joined(separator: " OR ")
        default: return parts.isEmpty ? "TRUEPREDICATE" : parts.map(text).joined(separator: " AND ")
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? __NSCompoundPredicate)?.formatText == formatText
    }
    open override var hash: Int { formatText.hash }
    open override var description: String { formatText }

    func substituting(_ variables: [String: Any]) -> NSPredicate {
        __NSCompoundPredicate(
            type: compoundPredicateType, subpredicates: parts.map { $0.withSubstitutionVariables(variables) })
    }
}
