// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import SourceAdapter

/// What becomes of bindings, casts, loops, parameters and fixtures.
@Suite struct ConstructRewritingTests {
    @Test("a conditional binding with a type makes an optional of its value, as before Swift 5")
    func bindingsOfValuesThatAreNoOptionals() throws {
        let text = try adapt(
            """
            func f() {
                if let x: Result = make(a, b), let y = z { use(x, y) }
                guard let w: M.Shape = shapes.first else { return }
                if let v: Int? = number() { use(v) }
                if let u: Int = number as? Int { use(u) }
                guard let node = audioEngine.inputNode else { return }
            }
            """, mode: "4"
        ).text
        #expect(text.contains("if let x: Result = (make(a, b)) as (Result)?, let y = z { use(x, y) }"))
        #expect(text.contains("guard let w: M.Shape = (shapes.first) as (M.Shape)? else"))
        #expect(text.contains("guard let node = Optional(audioEngine.inputNode) else { return }"))
        #expect(text.contains("if let v: Int? = number() {") && text.contains("if let u: Int = number as? Int {"))
    }

    /// What is new in each: https://developer.apple.com/documentation/photos/phauthorizationstatus (limited),
    /// https://developer.apple.com/documentation/localauthentication/labiometrytype (opticID)
    @Test("switches that were whole before iOS gave an enumeration more cases get a default that traps")
    func grownEnumerations() throws {
        let text = try adapt(
            """
            func f(_ status: PHAuthorizationStatus, _ kind: LABiometryType) {
                switch status {
                case .authorized: open()
                case PHAuthorizationStatus.denied, .restricted: close()
                case .notDetermined:
                    ask()
                }
                switch kind { case .none: a(); case .touchID: b(); case .faceID: c() }
                switch kind { case .none: a(); case .touchID: b(); default: c() }
                switch status { case .authorized: a(); case .denied: b() }
            }
            """
        ).text
        let added = "@unknown default: Swift.fatalError(\"unexpected enum case\") }"
        #expect(text.contains("        ask()\n    \(added)"))
        #expect(text.contains("case .faceID: c(); \(added)") || text.contains("case .faceID: c() ; \(added)"))
        #expect(text.components(separatedBy: "@unknown default").count == 3)
        let other = try adapt(
            "func f(_ s: Own) { switch s { case .none: a(); case .touchID: b(); case .faceID: c() } }")
        #expect(!other.text.contains("@unknown"))
    }

    @Test("what is optional on devices alone becomes an optional where it is taken for one")
    func optionalsOfDevices() throws {
        let text = try adapt(
            """
            import Foundation
            extension NSURL { func size() -> Int { absoluteString?.count ?? 0 } }
            func f(url: NSURL, other: NSURL?) {
                use((url as NSURL).absoluteString!, url.absoluteString.count, other?.absoluteString!)
                if let text = url.absoluteString { use(text, url as [NSObject : AnyObject], [:] as [NSObject: AnyObject]) }
            }
            """
        ).text
        #expect(text.contains("{ __optional(absoluteString)?.count ?? 0 }"))
        #expect(text.contains("use(__optional((url as NSURL).absoluteString)!, url.absoluteString.count, other?.abs"))
        #expect(text.contains("if let text = __optional(url.absoluteString) { use(text, __objects(url) as [NSObject"))
        #expect(text.contains(", [:] as [NSObject: AnyObject])"))
    }

    @Test("elements that a loop calls AnyObject keep their own type")
    func elementsOfLoops() throws {
        let text = try adapt("func f() { for touch: AnyObject in touches { use(touch.location(in: self)) } }").text
        #expect(text.contains("for touch in touches { use(touch.location(in: self)) }"))
    }

    @Test("a cast of a cast bridges the first value, and streams of C are constants for its functions alone")
    func chainedCastsAndStreams() throws {
        let text = try adapt(
            """
            import Foundation
            let name = NSClassFromString("A") as Any as? NSObjectProtocol
            func tell(_ text: String) { fputs(text, stderr) }
            func keep(stderr: Int) { take(stderr) }
            """
        ).text
        #expect(text.contains("__bridged(__NSClassFromString(\"A\") as Any) as? NSObjectProtocol"))
        #expect(text.contains("fputs(text, __stderr)"))
        #expect(text.contains("take(stderr)"))
    }

    @Test("casts of bits are ours: blocks are objects")
    func blocksAsObjects() throws {
        let text = try adapt(
            """
            let object = unsafeBitCast(self.log, to: AnyObject.self), own = tools.unsafeBitCast(1, to: Int.self)
            let other = unsafeBitCast(symbol: name, in: library, to: Function.self)
            """
        ).text
        #expect(text.contains("__objcBitCast(self.log, to: AnyObject.self)"))
        #expect(text.contains("tools.unsafeBitCast(1") && text.contains("= unsafeBitCast(symbol: name"))
    }

    @Test("fixtures of test classes on the main actor run there")
    func fixturesOfTests() throws {
        let text = try adapt(
            """
            import XCTest
            @MainActor class T: XCTestCase {
                override func setUp() { view = 1 }
                override func tearDownWithError() throws { try super.tearDownWithError() }
                override func setUp() async throws { view = 2 }
                override class func tearDown() {}
            }
            class U: XCTestCase {
                override func setUp() { other = 1 }
                @MainActor override func tearDown() { other = 2 }
            }
            """
        ).text
        let taken = "{ nonisolated(unsafe) let own = self; "
        #expect(text.contains("func __main_T_setUp() { view = 1 }; override func setUp() \(taken)"))
        #expect(text.contains("\(taken)MainActor.assumeIsolated { own.__main_T_setUp() } }"))
        #expect(text.contains("func __main_T_tearDownWithError() throws { try super.tearDownWithError() }"))
        #expect(text.contains("try MainActor.assumeIsolated { try own.__main_T_tearDownWithError() }"))
        #expect(text.contains("async throws { view = 2 }"))
        #expect(text.contains("class func __main_T_tearDown() {}; override class func tearDown() {"))
        #expect(text.contains("override func setUp() { other = 1 }"))
        #expect(text.contains("@MainActor  func __main_U_tearDown() { other = 2 }; override func tearDown()"))
    }

    @Test("errors that are caught as NSError are bridged, with and without a condition")
    func bridgedErrors() throws {
        let text = try adapt(
            """
            do { try f() } catch let error as NSError where error.code == 3 {
                print(error.domain)
            } catch let problem as NSError {
                print(problem.domain)
            }
            do { try f() } catch let error as CocoaError { print(error) }
            """
        ).text
        #expect(
            text.contains(
                "catch let __error_1 where { (error: NSError) -> Bool in error.code == 3 }(__error_1 as NSError) {"))
        #expect(text.contains("{ let error = __error_1 as NSError;"))
        #expect(text.contains("catch let __error_2 { let problem = __error_2 as NSError;"))
        #expect(text.contains("catch let error as CocoaError {"))
    }

    @Test("an entry point")
    func entryPoint() throws {
        #expect(
            try adapt("@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}").text.hasPrefix("@main\n"))
    }

    @Test("parameters without a name are forwarded, functions in types keep what escapes")
    func forwardedParameters() throws {
        let text = try adapt(
            """
            class Base: UIView { @objc func effect() -> ((Int, @escaping (Bool) -> Void) -> Void)? { nil } }
            class A: Base { }
            extension A { override func touchesBegan(_: Set<UITouch>, with _: UIEvent?) {} }
            """
        ).text
        #expect(
            text.contains(
                "override func touchesBegan(_ __argument0: Set<UITouch>, with __argument1: UIEvent?) "
                    + "{ __ext_A_touchesBegan(__argument0, with: __argument1) }"))
        #expect(text.contains("as ((Int, @escaping (Bool) -> Void) -> Void)?"))
    }

    @Test("an extension of lists of an Objective-C protocol's values serves the protocol's own type as well")
    func listsOfProtocols() throws {
        let body = "{ func without(_ other: Element) -> [Element] { filter { !$0.isEqual(other) } } }"
        let text = try adapt("@objc protocol Pin: NSObjectProtocol {}\nextension Array where Element: Pin \(body)\n")
            .text
        #expect(text.contains("extension Array where Element: Pin {"))
        #expect(text.contains("extension Array where Element == any Pin {"))
        let plain = "protocol Pin {}\nextension Array where Element: Pin \(body)\n"
        #expect(try !adapt(plain).text.contains("== any Pin"))
        for (type, isProtocol) in [("MKAnnotation", true), ("NSAttributedString", false), ("CGPath", false)] {
            let text = try adapt("extension Array where Element: \(type) { func f() -> Int { count } }\n").text
            #expect(text.contains("== any \(type)") == isProtocol)
        }
        let asking = "@objc protocol Pin {}\nextension Array where Element: Pin { func f() { _ = Element.self } }\n"
        #expect(try !adapt(asking).text.contains("== any Pin"))
    }

    @Test("operators are no members of Objective-C, whose classes they compare")
    func operators() throws {
        let text = try adapt(
            """
            import Foundation
            @objcMembers class Lecture: NSObject {
                var name = ""
                static func == (lhs: Lecture, rhs: Lecture) -> Bool { lhs.name == rhs.name }
                func rename() {}
            }
            """
        ).text
        #expect(text.contains("rename") && text.components(separatedBy: "==").count == 3)
    }

    @Test("elements of objects of unknown class are sent for when the program runs")
    func elementsOfAnyObject() throws {
        let text = try adapt(
            """
            func read(_ all: [AnyObject], _ one: AnyObject?) {
                for item in all { use(item["description"] as! String, all[0], (one as AnyObject)[2]) }
                use(one?["name"])
            }
            """
        ).text
        #expect(text.contains("use(__element(of: item, \"description\") as! String, all[0],"))
        #expect(text.contains("__element(of: (one as AnyObject), 2))"))
        #expect(text.contains("use(__element(of: one, \"name\"))"))
    }

    @Test("what a Swift 3 project infers of classes is not inferred of values with a name in them")
    func inference() throws {
        let text = try adapt(
            """
            import Foundation
            extension Notification.Name { static let ended = Notification.Name("ended") }
            class Course: NSObject { func start() {} }
            """, conditions: ["TOUCHSTONE_OBJC_INFERENCE"]
        ).text
        #expect(!text.contains("\"ended\", ") && text.contains("\"start\""))
    }
}
