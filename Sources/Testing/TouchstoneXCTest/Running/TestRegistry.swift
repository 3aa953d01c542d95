// SPDX-License-Identifier: MIT

/// A test method and how it is called.
final class TestMethod {
    enum Body {
        case plain((XCTestCase) throws -> Void)
        case concurrent((XCTestCase) async throws -> Void)
    }
    let name: String
    private let body: Body

    init(name: String, body: Body) { (self.name, self.body) = (name, body) }

    func run(on test: XCTestCase) throws {
        switch body {
        case .plain(let body): try body(test)
        case .concurrent(let body): try MainThread.wait(unchecked: { try await body(test) })
        }
    }
}

/// The test classes of the program with their methods.
enum TestRegistry {
    struct Entry {
        let type: XCTestCase.Type
        let name: String
        let methods: [TestMethod]
    }

    // Filled before the first test runs.
    nonisolated(unsafe) private(set) static var entries: [Entry] = []
    // As the entries: set once, before the first test runs.
    nonisolated(unsafe) private static var byType: [ObjectIdentifier: Entry] = [:]
    /// Whether `Class/method` is to run. Set once, before the first test runs.
    nonisolated(unsafe) static var isWanted: (String) -> Bool = { _ in true }
    /// Of the tests; set once, before the first one runs.
    nonisolated(unsafe) static var module = ""

    /// Where in the order of `order(by:)` the tests stand that classes make themselves; of the main thread.
    nonisolated(unsafe) private static var madePlaces: [String: Int] = [:]

    /// Brings classes and their methods into the order of a list of `Class/method`; what it does not name comes last.
    static func order(by names: [String]) {
        let places = Dictionary(zip(names, names.indices)) { first, _ in first }
        func place(_ entry: Entry, _ method: TestMethod) -> Int {
            places["\(entry.name)/\(method.name)"] ?? Int.max
        }
        entries = entries.map { entry in
            let methods = entry.methods.sorted { place(entry, $0) < place(entry, $1) }
            return Entry(type: entry.type, name: entry.name, methods: methods)
        }
        func first(_ entry: Entry) -> Int { entry.methods.first.map { place(entry, $0) } ?? Int.max }
        entries.sort { (first($0), $0.name) < (first($1), $1.name) }
        madePlaces = places
        for entry in entries { byType[ObjectIdentifier(entry.type)] = entry }
    }

    /// In alphabetical order, in which Xcode runs them.
    static func add(_ classes: [__XCTestClass]) {
        for item in classes {
            let entry = Entry(
                type: item.type, name: item.name, methods: item.methods.sorted { $0.name < $1.name })
            entries.append(entry)
            byType[ObjectIdentifier(item.type)] = entry
        }
        entries.sort { $0.name < $1.name }
    }

    static func name(of type: AnyClass) -> String { byType[ObjectIdentifier(type)]?.name ?? String(describing: type) }

    static func instances(of type: AnyClass) -> [XCTestCase] {
        guard let entry = byType[ObjectIdentifier(type)] else { return [] }
        return (entry.methods + madeMethods(of: entry)).filter { isWanted("\(entry.name)/\($0.name)") }.compactMap {
            method in
            let test = objcNew(entry.type) as? XCTestCase
            test?.method = method
            return test
        }
    }

    /// The tests that a class makes while the program runs.
    private static func madeMethods(of entry: Entry) -> [TestMethod] {
        func place(_ method: TestMethod) -> Int { madePlaces["\(entry.name)/\(method.name)"] ?? Int.max }
        let made = entry.type.__testSelectors.map { TestMethod(made: $0, of: entry.type) }
        return madePlaces.isEmpty ? made : made.sorted { place($0) < place($1) }
    }

    /// A method by its Objective-C name; what the source's tests do not have is sent as a message.
    static func method(_ selector: Selector, of type: XCTestCase.Type) -> TestMethod {
        var next: AnyClass? = type
        while let current = next {
            if let known = byType[ObjectIdentifier(current)]?.methods.first(where: { $0.answers(to: selector) }) {
                return known
            }
            next = class_getSuperclass(current)
        }
        return TestMethod(made: selector, of: type)
    }

    /// What there is to run, as `Class/method`.
    static func names(in test: XCTest) -> [String] {
        if let suite = test as? XCTestSuite { return suite.tests.flatMap(names) }
        guard let test = test as? XCTestCase, let method = test.method else { return [] }
        return ["\(name(of: type(of: test)))/\(method.name)"]
    }
}

extension TestMethod {
    /// A method that is found by name alone. One that takes a block has ended when it calls that.
    convenience init(made selector: Selector, of type: XCTestCase.Type) {
        let encoding = class_getInstanceMethod(type, selector).flatMap(method_getTypeEncoding).map(
            String.init(cString:))
        guard encoding?.contains("@?") == true else {
            self.init(name: selector.name, body: .plain { _ = __objcSend($0, selector, []) })
            return
        }
        self.init(
            name: selector.name,
            body: .concurrent { test in
                await withCheckedContinuation { continuation in
                    let done: () -> Void = { continuation.resume() }
                    _ = __objcSend(test, selector, [done])
                }
            })
    }
}

extension TestMethod {
    /// Objective-C calls `testThrows() throws` `testThrowsAndReturnError:`, and asynchronous ones
    /// `test…WithCompletionHandler:`.
    fileprivate func answers(to selector: Selector) -> Bool {
        [name, name + "AndReturnError:", name + "WithCompletionHandler:"].contains(selector.name)
    }
}

/// A test class as the generated source of a test module describes it.
public struct __XCTestClass {
    let type: XCTestCase.Type
    let name: String
    let methods: [TestMethod]

    public init<Test: XCTestCase>(_ type: Test.Type, _ name: String, _ methods: [__XCTestMethod<Test>]) {
        (self.type, self.name) = (type, name)
        self.methods = methods.map { $0.erased }
    }
}

/// A test method as the generated source of a test module describes it.
public struct __XCTestMethod<Test: XCTestCase> {
    let erased: TestMethod

    public init(_ name: String, _ body: @escaping (Test) throws -> Void) {
        erased = TestMethod(name: name, body: .plain { try body(Self.cast($0)) })
    }

    public init(_ name: String, concurrent body: @escaping (Test) async throws -> Void) {
        erased = TestMethod(name: name, body: .concurrent { try await body(Self.cast($0)) })
    }

    private static func cast(_ test: XCTestCase) -> Test {
        guard let test = test as? Test else {
            NSException.raise(.invalidArgumentException, "\(type(of: test)) is no \(Test.self)")
        }
        return test
    }
}
