// SPDX-License-Identifier: MIT
import FoundationCompat
import Testing

/// The examples and rules of Apple's "Predicate Programming Guide" (Predicate Format String Syntax).
@Suite struct PredicateTests {
    private let object: [String: Any] = [
        "name": "Ångström", "age": 33, "title": NSNull(), "tags": ["a", "bb", "ccc"], "nested": ["x": 2.5],
        "scores": [["v": 1], ["v": 5]], "date": Date(timeIntervalSinceReferenceDate: 100),
    ]

    private func holds(_ format: String, _ arguments: [Any] = []) -> Bool {
        NSPredicate.__make(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test(
        arguments: [
            "age == 33", "age = 33.0", "age != 34", "age <> 34", "age > 30 && age <= 33", "age >= 0x21",
            "age BETWEEN {30, 40}",
            "age IN {1, 33}", "NOT age < 3", "!(age < 3) AND (age > 3 OR FALSEPREDICATE)", "TRUEPREDICATE",
            "name ==[cd] 'angstrom'", "name BEGINSWITH[d] \"Ang\"", "name ENDSWITH 'm'", "name CONTAINS[cd] 'STROM'",
            "name LIKE '?ng*m'", "name MATCHES '.*str.*'", "'str' IN name", "title == nil", "title = NULL",
            "ANY tags == 'bb'", "SOME tags LIKE 'c*'", "ALL tags.length > 0", "NONE tags == 'z'", "tags[FIRST] == 'a'",
            "tags[LAST] == 'ccc'", "tags[SIZE] == 3", "tags[1] == 'bb'", "tags.@count == 3", "nested.x == 2.5",
            "scores.@sum.v == 6", "ANY scores.v > 4", "SUBQUERY(scores, $s, $s.v > 2).@count == 1",
            "age + 2 * 3 == 39", "(age - 3) / 10 == 3", "2 ** 3 == 8", "-age < 0", "sum({1, 2, 3}) == 6",
            "max({1, 9, 3}) == 9", "uppercase('a') == 'A'", "'a' IN tags", "tags CONTAINS 'a'", "SELF.age == 33",
            "age == 33 AND name CONTAINS 'str' OR age == 1", "CAST(100, 'NSDate') == date",
            "age > 3 and not age in {1, 2}", "TERNARY(age > 3, 1, 2) == 1", "nested['x'] == 2.5",
        ])
    func trueOnes(format: String) { #expect(holds(format)) }

    @Test(
        arguments: [
            "age == 34", "name == 'angstrom'", "age BETWEEN {40, 50}", "ANY tags == 'z'", "ALL tags == 'a'",
            "title != nil", "age < 30 || age > 40", "name LIKE 'ng'", "name MATCHES 'str'", "tags.@count > 3",
        ])
    func falseOnes(format: String) { #expect(!holds(format)) }

    @Test("arguments: %K is a key, %@ a value, numbers by conversion")
    func arguments() {
        #expect(NSPredicate.__make(format: "%K == %d", "age", 33).evaluate(with: object))
        #expect(NSPredicate.__make(format: "%K IN %@", "age", [33, 34] as NSArray).evaluate(with: object))
        #expect(NSPredicate.__make(format: "nested.%K > %f", "x", 2.0).evaluate(with: object))
        #expect(
            NSPredicate.__make(format: "date <= %@", Date(timeIntervalSinceReferenceDate: 100) as CVarArg).evaluate(
                with: object))
        #expect(NSPredicate(format: "age > %ld", 3).evaluate(with: object))
        // In quotes a percent sign is text.
        #expect(!NSPredicate.__make(format: "name == '%@'").evaluate(with: object))
    }

    @Test("variables")
    func variables() {
        let template = NSPredicate.__make(format: "age == $AGE")
        #expect(template.evaluate(with: object, substitutionVariables: ["AGE": 33]))
        #expect(template.withSubstitutionVariables(["AGE": 33]).evaluate(with: object))
        #expect(!template.withSubstitutionVariables(["AGE": 1]).evaluate(with: object))
    }

    @Test("text of predicates, as Foundation on Apple's systems prints them")
    func text() {
        #expect(
            "\(NSPredicate.__make(format: "age > 3 AND (name = 'x' OR name beginswith[cd] 'y')"))"
                == "age > 3 AND (name == \"x\" OR name BEGINSWITH[cd] \"y\")")
        #expect("\(NSPredicate.__make(format: "NOT a IN {1, 2}"))" == "NOT a IN {1, 2}")
        #expect("\(NSPredicate.__make(format: "ANY a.b == nil"))" == "ANY a.b == nil")
        // The two differ in text, as the tests of public query libraries have it.
        #expect("\(NSPredicate.__make(format: "name == %@", NSNull()))" == "name == <null>")
        #expect("\(__NSExpression(forConstantValue: String?.none as Any))" == "<null>")
        #expect("\(__NSExpression(forConstantValue: nil))" == "nil")
    }

    @Test("parts")
    func parts() throws {
        let predicate = NSPredicate.__make(format: "a.b >= 3")
        let comparison = try #require(predicate as? __NSComparisonPredicate)
        #expect(comparison.leftExpression.keyPath == "a.b")
        #expect(comparison.rightExpression.constantValue as? Int == 3)
        #expect(comparison.predicateOperatorType == .greaterThanOrEqualTo)
        let value = __NSExpression(format: "1 + 2 * 3").expressionValue(with: nil, context: nil) as? Int
        #expect(value == 7)
    }

    @Test("a format that cannot be read raises")
    func unreadable() async {
        await #expect(processExitsWith: .failure) { _ = NSPredicate.__make(format: "a ==") }
    }
}
