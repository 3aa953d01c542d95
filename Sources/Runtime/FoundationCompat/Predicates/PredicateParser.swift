// SPDX-License-Identifier: MIT
import Foundation

/// Reads a predicate format string by recursive descent, one method a level of precedence:
/// OR, AND, NOT, comparison, sum, product, power, postfix (key path, index), primary.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var position = 0
    private let format: String
    private let arguments: [Any?]
    private var nextArgument = 0

    init(_ format: String, arguments: [Any?]) throws {
        self.format = format
        self.arguments = arguments
        tokens = try PredicateTokenizer.tokens(format)
    }

    /// The predicate of a whole format string; raises `NSInvalidArgumentException` when it cannot be read.
    static func predicate(_ format: String, _ arguments: [Any?]) -> NSPredicate {
        do {
            var parser = try PredicateParser(format, arguments: arguments)
            let predicate = try parser.disjunction()
            guard parser.token == .end else { throw PredicateFormatError.unexpected("\(parser.token)") }
            return predicate
        } catch {
            raiseUnreadable(format)
        }
    }

    static func expression(_ format: String, _ arguments: [Any?]) -> __NSExpression {
        do {
            var parser = try PredicateParser(format, arguments: arguments)
            let expression = try parser.sum()
            guard parser.token == .end else { throw PredicateFormatError.unexpected("\(parser.token)") }
            return expression
        } catch {
            raiseUnreadable(format)
        }
    }

    private static func raiseUnreadable(_ format: String) -> Never {
        NSException.raise(.invalidArgumentException, "Unable to parse the format string \"\(format)\"")
    }

    // MARK: tokens

    private var token: PredicateToken { tokens[min(position, tokens.count - 1)] }
    private var following: PredicateToken { tokens[min(position + 1, tokens.count - 1)] }

    private mutating func accept(symbol: String...) -> Bool {
        guard case .symbol(let found) = token, symbol.contains(found) else { return false }
        position += 1
        return true
    }

    private mutating func accept(keyword: String...) -> Bool {
        guard case .word(let word, false) = token, keyword.contains(word.uppercased()) else { return false }
        position += 1
        return true
    }

    private mutating func expect(symbol: String) throws {
        guard accept(symbol: symbol) else { throw PredicateFormatError.unexpected("\(token) in place of \(symbol)") }
    }

    // MARK: predicates

    private mutating func disjunction() throws -> NSPredicate {
        var parts = [try conjunction()]
        while accept(symbol: "||") || accept(keyword: "OR") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : __NSCompoundPredicate(type: .or, subpredicates: parts)
    }

    private mutating func conjunction() throws -> NSPredicate {
        var parts = [try negation()]
        while accept(symbol: "&&") || accept(keyword: "AND") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : __NSCompoundPredicate(type: .and, subpredicates: parts)
    }

    private mutating func negation() throws -> NSPredicate {
        if accept(symbol: "!") || accept(keyword: "NOT") {
            return __NSCompoundPredicate(type: .not, subpredicates: [try negation()])
        }
        return try condition()
    }

    private mutating func condition() throws -> NSPredicate {
        if accept(keyword: "TRUEPREDICATE") { return NSPredicate(value: true) }
        if accept(keyword: "FALSEPREDICATE") { return NSPredicate(value: false) }
        // A parenthesis may hold a predicate or the start of an expression: `(a == 1)` and `(a + 1) * 2 > 3`.
        if case .symbol("(") = token {
            let start = position
            let startArgument = nextArgument
            position += 1
            if let predicate = try attempt({ try $0.disjunction() }), accept(symbol: ")"), !continuesExpression {
                return predicate
            }
            position = start
            nextArgument = startArgument
        }
        return try comparison()
    }

    private var continuesExpression: Bool {
        switch token {
        case .symbol(let symbol): return !["&&", "||", ")", "}", ",", "]"].contains(symbol)
        case .word(let word, false): return !["AND", "OR"].contains(word.uppercased())
        default: return false
        }
    }

    private mutating func attempt<Value>(_ read: (inout PredicateParser) throws -> Value) throws -> Value? {
        var copy = self
        do {
            let value = try read(&copy)
            self = copy
            return value
        } catch is PredicateFormatError {
            return nil
        }
    }

    private mutating func comparison() throws -> NSPredicate {
        var modifier = __NSComparisonPredicate.Modifier.direct
        var negated = false
        if accept(keyword: "ANY", "SOME") {
            modifier = .any
        } else if accept(keyword: "ALL") {
            modifier = .all
        } else if accept(keyword: "NONE") {
            modifier = .any
            negated = true
        }
        let left = try sum()
        let negatesOperator = accept(keyword: "NOT")
        let (type, options) = try comparisonOperator()
        let right = try sum()
        let predicate = __NSComparisonPredicate(
            leftExpression: left, rightExpression: right, modifier: modifier, type: type, options: options)
        return negated != negatesOperator ? __NSCompoundPredicate(type: .not, subpredicates: [predicate]) : predicate
    }

    private static let symbolOperators: [String: __NSComparisonPredicate.Operator] = [
        "==": .equalTo, "=": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, ">": .greaterThan, "<": .lessThan,
        ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo, "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo,
    ]

    private static let wordOperators: [String: __NSComparisonPredicate.Operator] = [
        "BETWEEN": .between, "CONTAINS": .contains, "IN": .in, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
        "LIKE": .like, "MATCHES": .matches,
    ]

    private mutating func comparisonOperator() throws -> (
        __NSComparisonPredicate.Operator, __NSComparisonPredicate.Options
    ) {
        let found: __NSComparisonPredicate.Operator?
        switch token {
        case .symbol(let symbol): found = Self.symbolOperators[symbol]
        case .word(let word, false): found = Self.wordOperators[word.uppercased()]
        default: found = nil
        }
        guard let found else { throw PredicateFormatError.unexpected("\(token) in place of an operator") }
        position += 1
        var options: __NSComparisonPredicate.Options = []
        if case .symbol("[") = token, case .word(let letters, _) = following,
            letters.lowercased().allSatisfy({ "cdnlw".contains($0) })
        {
            position += 2
            try expect(symbol: "]")
            let letters = letters.lowercased()
            if letters.contains("c") { options.insert(.caseInsensitive) }
            if letters.contains("d") { options.insert(.diacriticInsensitive) }
            if letters.contains("n") { options.insert(.normalized) }
        }
        return (found, options)
    }

    // MARK: expressions

    private mutating func sum() throws -> __NSExpression {
        var left = try product()
        while case .symbol(let symbol) = token, symbol == "+" || symbol == "-" {
            position += 1
            let name = symbol == "+" ? "add:to:" : "from:subtract:"
            left = __NSExpression(forFunction: name, arguments: [left, try product()])
        }
        return left
    }

    private mutating func product() throws -> __NSExpression {
        var left = try power()
        while case .symbol(let symbol) = token, symbol == "*" || symbol == "/" {
            position += 1
            let name = symbol == "*" ? "multiply:by:" : "divide:by:"
            left = __NSExpression(forFunction: name, arguments: [left, try power()])
        }
        return left
    }

    private mutating func power() throws -> __NSExpression {
        let base = try postfix()
        guard accept(symbol: "**") else { return base }
        return __NSExpression(forFunction: "raise:toPower:", arguments: [base, try power()])
    }

    private mutating func postfix() throws -> __NSExpression {
        var expression = try primary()
        while true {
            if accept(symbol: ".") {
                expression = expression.appending(try keyPathComponent())
            } else if case .symbol("[") = token {
                position += 1
                expression = try subscripted(expression)
            } else {
                return expression
            }
        }
    }

    private mutating func keyPathComponent() throws -> String {
        defer { position += 1 }
        switch token {
        case .word(let word, _): return word
        case .atWord(let word): return word
        case .number(let number): return number
        case .argument("K"):
            guard let key = try argument() as? String else { throw PredicateFormatError.unexpected("%K without a key") }
            return key
        default: throw PredicateFormatError.unexpected("\(token) in a key path")
        }
    }

    private mutating func subscripted(_ base: __NSExpression) throws -> __NSExpression {
        defer { _ = accept(symbol: "]") }
        if accept(keyword: "FIRST") { return .index(base, "FIRST") }
        if accept(keyword: "LAST") { return .index(base, "LAST") }
        if accept(keyword: "SIZE") { return .index(base, "SIZE") }
        return __NSExpression(forFunction: "objectFrom:withIndex:", arguments: [base, try sum()])
    }

    private mutating func argument() throws -> Any? {
        guard nextArgument < arguments.count else { throw PredicateFormatError.unexpected("too few arguments") }
        defer { nextArgument += 1 }
        return arguments[nextArgument]
    }

    private mutating func primary() throws -> __NSExpression {
        let current = token
        position += 1
        switch current {
        case .string(let text): return __NSExpression(forConstantValue: text)
        case .number(let text): return __NSExpression(forConstantValue: Self.number(text))
        case .variable(let name):
            if accept(symbol: ":=") {
                return __NSExpression(
                    forFunction: "assign:to:", arguments: [__NSExpression(forVariable: name), try sum()])
            }
            return __NSExpression(forVariable: name)
        case .argument(let letters): return try argumentExpression(letters)
        case .atWord(let name): return __NSExpression(forKeyPath: name)
        case .symbol("-"):
            let inner = try power()
            if inner.isConstant, let number = inner.constantValue as? NSNumber {
                return __NSExpression(forConstantValue: NSNumber(value: -number.doubleValue).simplified)
            }
            return __NSExpression(
                forFunction: "from:subtract:", arguments: [__NSExpression(forConstantValue: 0), inner])
        case .symbol("("):
            let inner = try sum()
            try expect(symbol: ")")
            return inner
        case .symbol("{"): return try aggregate()
        case .word(let word, let isEscaped): return try named(word, isEscaped: isEscaped)
        default: throw PredicateFormatError.unexpected("\(current)")
        }
    }

    private mutating func argumentExpression(_ letters: String) throws -> __NSExpression {
        let value = try argument()
        if letters == "K" {
            guard let key = value as? String else { throw PredicateFormatError.unexpected("%K without a key") }
            return __NSExpression(forKeyPath: key)
        }
        if let expression = value as? __NSExpression { return expression }
        return __NSExpression(forConstantValue: value)
    }

    private mutating func aggregate() throws -> __NSExpression {
        var parts: [__NSExpression] = []
        if accept(symbol: "}") { return __NSExpression(forAggregate: []) }
        repeat { parts.append(try sum()) } while accept(symbol: ",")
        try expect(symbol: "}")
        return __NSExpression(forAggregate: parts)
    }

    private mutating func named(_ word: String, isEscaped: Bool) throws -> __NSExpression {
        if case .symbol("(") = token, !isEscaped { return try function(word) }
        guard !isEscaped else { return __NSExpression(forKeyPath: word) }
        switch word.uppercased() {
        case "SELF": return .expressionForEvaluatedObject()
        case "TRUE", "YES": return __NSExpression(forConstantValue: true)
        case "FALSE", "NO": return __NSExpression(forConstantValue: false)
        case "NULL", "NIL": return __NSExpression(forConstantValue: nil)
        case "AND", "OR", "NOT", "IN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN":
            throw PredicateFormatError.unexpected(word)
        default: return __NSExpression(forKeyPath: word)
        }
    }

    private mutating func function(_ name: String) throws -> __NSExpression {
        try expect(symbol: "(")
        switch name.uppercased() {
        case "SUBQUERY":
            let collection = try sum()
            try expect(symbol: ",")
            guard case .variable(let variable) = token else { throw PredicateFormatError.unexpected("\(token)") }
            position += 1
            try expect(symbol: ",")
            let predicate = try disjunction()
            try expect(symbol: ")")
            return __NSExpression(forSubquery: collection, usingIteratorVariable: variable, predicate: predicate)
        case "TERNARY":
            let predicate = try disjunction()
            try expect(symbol: ",")
            let first = try sum()
            try expect(symbol: ",")
            let second = try sum()
            try expect(symbol: ")")
            return __NSExpression(forConditional: predicate, trueExpression: first, falseExpression: second)
        default:
            var parts: [__NSExpression] = []
            if !accept(symbol: ")") {
                repeat { parts.append(try sum()) } while accept(symbol: ",")
                try expect(symbol: ")")
            }
            if name.uppercased() == "FUNCTION", parts.count >= 2, let selector = parts[1].constantValue as? String {
                return __NSExpression(
                    forFunction: parts[0], selectorName: selector, arguments: Array(parts.dropFirst(2)))
            }
            if name.uppercased() == "CAST", parts.count == 2 {
                return __NSExpression(forFunction: "castObject:toType:", arguments: parts)
            }
            return __NSExpression(forFunction: name + ":", arguments: parts)
        }
    }

    private static func number(_ text: String) -> NSNumber {
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
            return NSNumber(value: Int(text.dropFirst(2), radix: radix) ?? 0)
        }
        if let integer = Int(text) { return NSNumber(value: integer) }
        return NSNumber(value: Double(text) ?? 0)
    }
}

extension NSNumber {
    /// As an integer when it is one.
    var simplified: NSNumber {
        let value = doubleValue
        return value == value.rounded() && abs(value) < 1e15 ? NSNumber(value: Int(value)) : self
    }
}
