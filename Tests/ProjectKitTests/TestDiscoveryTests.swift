// SPDX-License-Identifier: MIT
import Foundation
import SourceAdapter
import Testing

@testable import ProjectKit

/// XCTest's rule: instance methods whose names begin with "test", without parameters or result, of classes that derive
/// from XCTestCase, inherited ones included.
struct TestDiscoveryTests {
    @Test func findsWhatTheObjectiveCRuntimeWouldFind() throws {
        let scratch = try Scratch()
        let file = try scratch.file(
            "Tests.swift",
            """
            import XCTest
            class Base: XCTestCase { func testShared() {} ; func helper() {} }
            final class First: Base {
                func testOne() throws {}
                func testLater() async throws {}
                func testWith(_ x: Int) {}
                func testResult() -> Int { 1 }
                static func testStatic() {}
                private func testHidden() {}
                #if os(macOS)
                func testMac() {}
                #else
                func testPhone() {}
                #endif
                #if canImport(Combine) && !canImport(SwiftUI) && compiler(>=5.9)
                func testModules() {}
                #endif
            }
            extension First { func testExtra() {} }
            enum Outer { class Nested: XCTestCase { func testNested() {} } }
            class Unrelated { func testNothing() {} }
            private class Hidden: XCTestCase { func testHidden() {} }
            """)
        let found = try TestDiscovery(
            sources: [file], libraries: [], options: AdapterOptions(modules: ["Combine"]))
        let names = Dictionary(uniqueKeysWithValues: found.classes.map { ($0.name, $0.methods.map(\.name)) })
        #expect(
            names == [
                "Base": ["testShared"],
                "First": ["testOne", "testLater", "testPhone", "testModules", "testExtra", "testShared"],
                "Outer.Nested": ["testNested"],
            ])
        #expect(found.classes.flatMap(\.methods).filter(\.isAsync).map(\.name) == ["testLater"])
        #expect(!found.usesSwiftTesting)
    }

    @Test func basesMayLieInLibraries() throws {
        let scratch = try Scratch()
        let library = try scratch.file(
            "Base.swift", "import XCTest\nopen class KitCase: XCTestCase { func testKit() {} }")
        let file = try scratch.file("T.swift", "import XCTest\nclass T: KitCase { func testOwn() {} }")
        let found = try TestDiscovery(sources: [file], libraries: [.init(sources: [library])])
        #expect(found.classes.map(\.name) == ["T"])
        #expect(found.classes.first?.methods.map(\.name) == ["testOwn", "testKit"])
    }

    @Test("classes that make their tests count without any of their own, wherever their base lies")
    func makers() throws {
        let scratch = try Scratch()
        let library = try scratch.file(
            "Spec.swift",
            """
            import XCTest
            #if os(iOS)
            public typealias SpecBase = XCTestCase
            #else
            public typealias SpecBase = NSObject
            #endif
            open class Spec: SpecBase {
                #if os(iOS)
                override open class var defaultTestSuite: XCTestSuite { super.defaultTestSuite }
                #endif
            }
            """)
        let file = try scratch.file(
            "T.swift", "class T: Spec { override class func spec() {} }\nclass Plain: NSObject {}")
        let found = try TestDiscovery(sources: [file], libraries: [.init(sources: [library])])
        #expect(found.classes.map(\.name) == ["T"])
        #expect(found.classes.first?.makesTests == true)
        #expect(found.classes.first?.methods.isEmpty == true)
    }

    @Test("what a library declares is read by its own conditions, as a package's beside a project's tests")
    func conditionsOfLibraries() throws {
        let scratch = try Scratch()
        let library = try scratch.file(
            "Spec.swift",
            """
            import XCTest
            #if SWIFT_PACKAGE
            open class Spec: XCTestCase {
                override open class var defaultTestSuite: XCTestSuite { super.defaultTestSuite }
            }
            #endif
            """)
        let file = try scratch.file("T.swift", "class T: Spec {}")
        let package = TestDiscovery.Library(
            sources: [library], options: AdapterOptions(conditions: ["SWIFT_PACKAGE"]))
        #expect(try TestDiscovery(sources: [file], libraries: [package]).classes.map(\.name) == ["T"])
        #expect(try TestDiscovery(sources: [file], libraries: [.init(sources: [library])]).classes == [])
    }

    @Test("names of made tests may have spaces")
    func spaces() {
        var log = TestLog(module: "M")
        log.add(Data("Test Case '-[M.A a list, does it (twice)]' started.\n".utf8))
        log.add(Data("Test Case '-[M.A a list, does it (twice)]' passed (0.5 seconds).\n".utf8))
        #expect(log.finished.map(\.identifier) == ["/A/a list, does it (twice)"])
    }

    @Test func logsAreFollowedToTheCrash() {
        var log = TestLog(module: "M")
        log.add(Data("Test Case '-[M.A testX]' started.\n/a.swift:3: error: -[M.A testX] : no\n".utf8))
        log.add(Data("Test Case '-[M.A testX]' failed (0.25 seconds).\nTest Case '-[M.A testY]' sta".utf8))
        log.add(Data("rted.\nFatal error\n".utf8))
        #expect(log.finished.map(\.name) == ["testX"])
        #expect(log.finished.map(\.className) == ["A"])
        #expect(log.finished.first?.outcome == .failed(["/a.swift:3: error: -[M.A testX] : no"]))
        #expect(log.finished.first?.seconds == 0.25)
        #expect(log.current?.name == "testY")
    }
}
