// SPDX-License-Identifier: MIT
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapter

/// What becomes of single constructs, and what must stay as it is.
@Suite struct RewritingTests {
    private func adapt(_ text: String, mode: String = "5") throws -> (text: String, reports: [AdapterReport]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("A.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let overlay = try SourceAdapter.adapt(
            module: "M", files: [file.path], index: .shipped, cache: folder.appendingPathComponent("cache"),
            options: AdapterOptions(languageMode: mode))
        let output = try #require(overlay.outputs[file.path])
        return (try String(contentsOf: output, encoding: .utf8), overlay.reports)
    }

    @Test("requirements of one name are told apart by their types")
    func requirementsOfOneName() throws {
        let text = try adapt(
            """
            import CoreData
            class A: NSObject, NSFetchedResultsControllerDelegate {
                func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>,
                    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {}
                func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>,
                    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>) {}
            }
            """
        ).text
        #expect(text.contains("\"controller:didChangeContentWithSnapshot:\""))
        #expect(text.contains("\"controller:didChangeContentWithDifference:\""))
    }

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

    @Test("elements that a loop calls AnyObject keep their own type")
    func elementsOfLoops() throws {
        let text = try adapt("func f() { for touch: AnyObject in touches { use(touch.location(in: self)) } }").text
        #expect(text.contains("for touch in touches { use(touch.location(in: self)) }"))
    }

    @Test("functions of before Swift 4 that are properties today lose their parentheses")
    func functionsThatBecameProperties() throws {
        let source = "let player = MPMusicPlayerController.applicationMusicPlayer()"
        #expect(!(try adapt(source, mode: "3").text.contains("applicationMusicPlayer()")))
        #expect(try adapt(source).text.contains("applicationMusicPlayer()"))
    }

    @Test("types of one last name inside others stay apart")
    func nestedTypesOfOneName() throws {
        let text = try adapt(
            """
            import UIKit
            class First: UIViewController {
                class Cell: UITableViewCell { @objc func go() {} }
                let selector = #selector(Cell.go)
            }
            extension First.Cell { override func layoutSubviews() { super.layoutSubviews() } }
            class Second: UIViewController {
                class Cell: UICollectionViewCell { @objc func go(_ x: Int) {} }
                let selector = #selector(Cell.go)
            }
            enum Other { class Cell {} }
            class Cell: UIView {}
            extension Cell { override func setNeedsLayout() {} }
            """
        ).text
        #expect(text.components(separatedBy: "override func layoutSubviews()").count == 2)
        #expect(text.components(separatedBy: "override func setNeedsLayout()").count == 2)
        #expect(text.contains("class Cell: UIView {override func setNeedsLayout()"))
        #expect(text.contains("let selector = Selector(\"go\")"))
        #expect(text.contains("let selector = Selector(\"go:\")"))
        #expect(text.contains("enum Other { class Cell {} }"))
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

    @Test("of two edits of one place the second is told of, unless nothing is lost")
    func overlappingEdits() throws {
        let source = "let a = f(b)"
        let tree = Parser.parse(source: source)
        let call = try #require(tree.tokens(viewMode: .sourceAccurate).first { $0.text == "f" }?.parent?.parent)
        let argument = try #require(tree.tokens(viewMode: .sourceAccurate).first { $0.text == "b" })
        func applied(_ texts: (any SyntaxProtocol, String)...) -> (text: String, overlaps: [EditList.Overlap]) {
            var edits = EditList()
            for (node, text) in texts { edits.replace(Syntax(node), text) }
            return edits.apply(to: Array(source.utf8))
        }
        let clash = applied((call, "g"), (argument, "c"))
        #expect(clash.text == "let a = g")
        #expect(clash.overlaps == [EditList.Overlap(offset: 10, kept: "g", dropped: "c")])
        #expect(applied((call, ""), (argument, "c")).overlaps.isEmpty)
        #expect(applied((argument, "c"), (argument, "c")).overlaps.isEmpty)
        #expect(applied((argument, "c"), (argument, "d")).overlaps.count == 1)
    }

    @Test("UIKit brings the names of UserNotifications")
    func userNotificationsWithoutImport() throws {
        let named = "class A: NSObject, UNUserNotificationCenterDelegate { let a = UNMutableNotificationContent() }"
        #expect(try adapt("import UIKit\n\(named)\n").text.contains("import UserNotifications"))
        #expect(try !adapt("import Foundation\n\(named)\n").text.contains("import UserNotifications"))
        let own = "import UIKit\nlet UNIT = 1\nclass UNNotificationTool {}\nlet a = UNNotificationTool()\n"
        #expect(try !adapt(own).text.contains("import UserNotifications"))
        #expect(try adapt("import UIKit\nlet page = UIWebView()\n").text.contains("import WebKit"))
    }

    @Test("every line stays where it was")
    func linesStay() throws {
        let source = """
            import UIKit // one
            @objc
            @objcMembers
            class A: NSObject {
                @IBOutlet
                weak var label: UILabel!
                @objc dynamic var x = 1 {
                    didSet { mark() }
                }
                let s = #selector(
                    tap(_:)
                )
                @objc func tap(
                    _ sender: UIButton,
                    // a comment
                    event: (Int,
                            String) -> Void
                ) { mark() }
                func mark() {}
            }
            #if os(Linux)
            let never = 1
            #endif
            let last = 2
            """
        let adapted = try adapt(source).text.split(separator: "\n", omittingEmptySubsequences: false)
        let original = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in original.enumerated() where line.contains("mark()") || line.contains("last") {
            #expect(adapted[index].contains(line.contains("last") ? "last" : "mark()"), "line \(index + 1)")
        }
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

    @Test("code without Objective-C is left alone")
    func untouched() throws {
        let source = """
            import Foundation
            struct Point { var x = 1; func f(_ a: Int) -> Int { a } }
            final class C { weak var next: C?; lazy var t = Point() }
            let c: (() -> Void)? = nil
            c?()
            """
        #expect(try adapt(source).text == source)
    }

    @Test("framework names in selectors and key paths")
    func frameworkNames() throws {
        let text = try adapt(
            """
            let a = #selector(UINavigationController.popViewController)
            let b = #selector(UIResponder.resignFirstResponder)
            let c = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))
            let d = #keyPath(CALayer.isHidden)
            let e = #keyPath(UIView.layer.cornerRadius)
            """
        ).text
        #expect(text.contains("Selector(\"popViewControllerAnimated:\")"))
        #expect(text.contains("Selector(\"resignFirstResponder\")"))
        #expect(text.contains("Selector(\"tableView:didSelectRowAtIndexPath:\")"))
        #expect(text.contains("let d = \"hidden\""))
        #expect(text.contains("let e = \"layer.cornerRadius\""))
    }

    @Test("an entry point")
    func entryPoint() throws {
        #expect(
            try adapt("@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}").text.hasPrefix("@main\n"))
    }

    @Test("modules without submodules")
    func imports() throws {
        let text = try adapt(
            "import os.log\nimport UIKit.UIGestureRecognizerSubclass\nimport Darwin\nimport ObjectiveC"
        ).text
        #expect(text == "import os\nimport UIKit\nimport DarwinCompat\nimport FoundationCompat")
    }

    @Test("a method that is no witness keeps the name storyboards know")
    func unrelatedRequirements() throws {
        let text = try adapt(
            """
            class A: UIViewController { @IBAction func handle(_ sender: Any) {} }
            class B: UIResponder, UIScrollViewDelegate { @objc func viewForZooming(in view: UIScrollView) -> UIView? { nil } }
            """
        ).text
        #expect(text.contains("t.method(\"handle:\")"))
        #expect(text.contains("t.method(\"viewForZoomingInScrollView:\")"))
    }

    @Test("optional requirements are asked for by name, wherever they are used")
    func optionalRequirements() throws {
        let text = try adapt(
            """
            @objc protocol P { @objc optional func f(_ x: Int) -> Int; @objc optional var level: Int { get } }
            func g(_ p: P?, _ q: P, all: [P]) {
                p?.f?(1)
                q.f!(2)
                if let h = q.f { h(3) }
                print(p?.level, q.level, p?.f(_:))
                for one in all { print(one.level) }
            }
            """
        ).text
        #expect(text.contains("__responding(p, \"f:\")?.f(1)"))
        #expect(text.contains(" q.f(2)"))
        #expect(text.contains("let h = __responding(q, \"f:\")?.f {"))
        // An optional property is one of the protocol's extension.
        #expect(text.contains("print(p?.level, q.level, __responding(p, \"f:\")?.f(_:))"))
        #expect(text.contains("print(one.level)"))
        #expect(text.contains("var level: (Int)? { __objcOptionalValue(self, \"level\") }"))
    }

    @Test("a class's own method of a requirement's name is no requirement")
    func ownMethods() throws {
        let text = try adapt(
            """
            @objc protocol P { @objc optional func f(for x: Int) -> Bool }
            class Own { func f(for x: Int) -> Bool { true } }
            class A { let own: Own; let p: P; func g(_ h: (Int) -> Bool) {}
                init(own: Own, p: P) { self.own = own; self.p = p }
                func go() { g(own.f(for:)); print(p.f(for:)) }
            }
            """
        ).text
        #expect(text.contains("g(own.f(for:)); print(__responding(p, \"fFor:\")?.f(for:))"))
    }

    @Test("an override in an extension of a framework's class replaces the class's method")
    func replacedMembers() throws {
        let text = try adapt(
            """
            extension UIButton { override open func layoutSubviews() { super.layoutSubviews() } }
            class A: UIButton { override func layoutSubviews() { super.layoutSubviews() } }
            """
        ).text
        let moved = "__ext_UIButton_layoutSubviews()"
        #expect(text.contains("func \(moved) { unsafeBitCast(self as AnyObject, to: __Replacing_"))
        #expect(text.contains("class A: UIButton { override func layoutSubviews() { self.\(moved) }"))
        #expect(text.contains("override func layoutSubviews() { __ext_UIButton_layoutSubviews() }"))
        #expect(text.contains("__objcReplaceMethods(UIButton.self, __Replacing_"))
    }

    @Test("what a framework's header imports is seen in all its files")
    func umbrellaHeader() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "#import <UIKit/UIKit.h>\n#import <Kit/Other.h>\n".write(
            to: folder.appendingPathComponent("Kit.h"), atomically: true, encoding: .utf8)
        try "".write(to: folder.appendingPathComponent("UIKit.swiftmodule"), atomically: true, encoding: .utf8)
        let file = folder.appendingPathComponent("A.swift")
        try "import Foundation\nlet view: UIView? = nil".write(to: file, atomically: true, encoding: .utf8)
        let overlay = try SourceAdapter.adapt(
            module: "Kit", files: [file.path], index: .shipped, cache: folder.appendingPathComponent("cache"),
            options: AdapterOptions(searchPaths: [folder.path]))
        let text = try String(contentsOf: try #require(overlay.outputs[file.path]), encoding: .utf8)
        #expect(text.hasPrefix("import Foundation; import UIKit\n"))
        #expect(overlay.interface.contains("# exports UIKit"))
    }

    /// Xcode's release notes and the issues of Nimble and RxSwift name the ambiguity; the cure is the language's: an
    /// import of a single declaration goes before an import of a whole module.
    @Test("a module's own Predicate goes before Foundation's younger one")
    func rivals() throws {
        let modules = try ModuleFolder()
        defer { modules.remove() }
        let library = try modules.adapt(
            "Kit", "public struct Predicate<T> {}\nclass SortDescriptor {}\nenum Space { struct SortOrder {} }\n")
        try library.interface.write(
            to: modules.folder.appendingPathComponent("Kit.touchstone"), atomically: true, encoding: .utf8)
        func adapted(_ text: String) throws -> String {
            try String(contentsOf: try #require(modules.adapt("App", text).outputs.values.first), encoding: .utf8)
        }
        #expect(try adapted("import Kit\n") == "import Kit; import struct Kit.Predicate\n")
        let testable = try adapted("@testable import Kit\n")
        #expect(testable.contains("; @testable import struct Kit.Predicate"))
        #expect(testable.contains("; @testable import class Kit.SortDescriptor"))
        #expect(!testable.contains("SortOrder"))
    }

    @Test("optional calls of closures stay closures")
    func closures() throws {
        let source = "class A { var done: (() -> Void)?; func f(_ a: A) { a.done?(); self.done?() } }"
        #expect(try adapt(source).text == source)
    }

    @Test("members that Swift 4 called otherwise")
    func swiftFour() throws {
        let source = """
            class A: UIViewController {
                override func didMove(toParentViewController parent: UIViewController?) { addChildViewController(self) }
            }
            """
        let text = try adapt(source, mode: "4").text
        #expect(text.contains("override func didMove(toParent parent: UIViewController?) { addChild(self) }"))
        #expect(try adapt(source).text.contains("toParentViewController"))
    }

    @Test("what has no effect is reported with its place")
    func reports() throws {
        let reports = try adapt("class Box<T>: NSObject {}\nextension Box { @objc func f() {} }").reports
        #expect(reports.count == 1)
        #expect(reports.first?.line == 2)
        #expect(reports.first?.severity == .warning)
    }

    @Test("a second run takes everything from the cache and says the same")
    func cached() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("A.swift")
        try "extension UIButton { override open func layoutSubviews() {} }".write(
            to: file, atomically: true, encoding: .utf8)
        func run() throws -> Overlay {
            try SourceAdapter.adapt(
                module: "M", files: [file.path], index: .shipped, cache: folder.appendingPathComponent("cache"))
        }
        let first = try run()
        let second = try run()
        #expect(first.outputs == second.outputs)
        #expect(first.reports == second.reports)
        #expect(first.file == second.file)
    }

    @Test("members of AnyObject are looked up by name")
    func anyObjectMembers() throws {
        let text = try adapt(
            """
            class A: UIViewController {
                var item: AnyObject?
                var all: [AnyObject] { [] }
                func show(_ sender: AnyObject, other: UIView) {
                    if let item = self.item { print(item.description) }
                    print(all.first?.priority, all[0].title)
                    sender.setTitle("x", for: 1)
                    if let sender = sender as? UIView, sender.isHidden { print(sender.tag) }
                    let label = sender as! UILabel
                    print(label.text, other.tag, (other as AnyObject).tag)
                }
            }
            """
        ).text
        #expect(text.contains("print(__any(item).description)"))
        #expect(text.contains("__any(all.first)?.priority, __any(all[0]).title"))
        #expect(text.contains("__any(sender).__send(\"setTitle:forState:\", [\"x\",  1])"))
        #expect(text.contains("sender as? UIView, sender.isHidden { print(sender.tag) }"))
        #expect(text.contains("label.text, other.tag, __any((other as AnyObject)).tag"))
    }

    @Test("messages to AnyObject may be optional, and names bound to other types hide it")
    func optionalMessages() throws {
        let text = try adapt(
            """
            @objc protocol P { @objc optional func done(_ a: Int, with b: Int); func count() -> Int }
            class A: UIView {
                weak var delegate: AnyObject?
                func show() {
                    delegate?.done?(1, with: 2)
                    if case let delegate as P = delegate { print(delegate.count()) }
                    switch tag { case let delegate: print(delegate.words) }
                }
            }
            """
        ).text
        #expect(text.contains("__any(delegate)?.__sendIfAnswered(\"done:with:\", [1,  2])"))
        #expect(text.contains("{ print(delegate.count()) }"))
        #expect(text.contains("case let delegate: print(delegate.words)"))
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

    @Test("classes answer to classForCoder(); abs is the global function; links are found by ours")
    func namesOfApple() throws {
        let text = try adapt(
            """
            class A: UIView { class func bundle() -> Bundle { Bundle(for: self.classForCoder()) }
                func other() { _ = Bundle(for: classForCoder); _ = type(of: self).classForCoder() } }
            extension CGFloat { var size: CGFloat { abs(self) } }
            let link = NSTextCheckingResult.linkCheckingResult(range: NSRange(), url: URL(string: "a:b")!)
            """
        ).text
        #expect(text.contains("Bundle(for: self.self)"))
        #expect(text.contains("Bundle(for: classForCoder); _ = type(of: self).self }"))
        #expect(text.contains("{ Swift.abs(self) }"))
        #expect(text.contains("NSTextCheckingResult.__linkCheckingResult(range:"))
    }

    @Test("conditions on the compiler ask for the SDK that came with it")
    func compilerConditions() throws {
        let text = try adapt(
            """
            #if compiler(>=6.2)
            let a = 1
            #elseif compiler(>=5.9) && swift(>=5.0)
            let a = 2
            #endif
            #if compiler(<6.2)
            let b = 1
            #endif
            """
        ).text
        #expect(text.contains("#if false\n") && text.contains("#elseif true && swift(>=5.0)"))
        #expect(text.contains("#if true\nlet b"))
    }

    @Test("names of Swift 4 of self")
    func swiftFourNamesOfSelf() throws {
        let source = "class A: UIViewController { func f() { if childViewControllers.isEmpty {} } }"
        #expect(try adapt(source, mode: "4").text.contains("if children.isEmpty {}"))
        #expect(try adapt(source).text.contains("if childViewControllers.isEmpty {}"))
    }

    @Test("empty texts have a string")
    func emptyTexts() throws {
        let text = try adapt("var text = NSMutableAttributedString()\nlet scanner = Scanner(string: \"x\")\n").text
        #expect(text.contains("NSMutableAttributedString(string: \"\")"))
        #expect(text.contains("Scanner(string: \"x\")"))
    }

    @Test("a module's optional requirements and marked methods are known in modules that import it")
    func importedRequirements() throws {
        let modules = try ModuleFolder()
        defer { modules.remove() }
        let library = try modules.adapt(
            "Library",
            """
            import UIKit
            @objc public protocol WheelDelegate {
                @objc optional func wheel(_ wheel: Wheel, didStopAt index: Int)
                @objc optional var speed: Int { get }
            }
            open class Wheel: UIView {
                @objc open func turn(_ sender: Any) {}
                @objc public var isTurning = false
            }
            """)
        try library.interface.write(
            to: modules.folder.appendingPathComponent("Library.touchstone"), atomically: true, encoding: .utf8)
        let app = try modules.adapt(
            "App",
            """
            import Library
            class Owner: UIViewController, WheelDelegate {
                func wheel(_ wheel: Wheel, didStopAt index: Int) {}
                var speed: Int { 3 }
                let action = #selector(Wheel.turn)
                let key = #keyPath(Wheel.isTurning)
            }
            class OwnWheel: Wheel { override func awakeFromNib() { super.awakeFromNib() } }
            """)
        let text = try String(contentsOf: try #require(app.outputs.values.first), encoding: .utf8)
        #expect(text.contains("t.method(\"wheel:didStopAt:\")"))
        #expect(text.contains("t.property(\"speed\", \\Owner.speed)"))
        #expect(text.contains("Selector(\"turn:\")"))
        #expect(text.contains("let key = \"isTurning\""))
        #expect(text.contains("override func awakeFromNib()"))
    }

    @Test("members that another module's extension opens can be overridden")
    func openMembersOfExtensions() throws {
        let modules = try ModuleFolder()
        defer { modules.remove() }
        let library = try modules.adapt(
            "Library",
            """
            import UIKit
            extension UIView {
                @objc open func themed(_ times: Int = 1) -> String { "view" }
                @objc open var themeName: String { "plain" }
                @objc public func fixed() {}
            }
            open class List: UIViewController {}
            extension List: UITableViewDelegate {
                open func tableView(_ view: UITableView, didSelectRowAt indexPath: IndexPath) {}
                open func plain() {}
            }
            """)
        let dispatchers = try String(contentsOf: try #require(library.outputs.values.first), encoding: .utf8)
        let themed = "public func themed(_ times: Int = 1) -> String { __objcOverridden(self, \"^themed:\""
        #expect(dispatchers.contains(themed))
        #expect(dispatchers.contains("public var themeName: String { get { __objcOverridden(self, \"^themeName\""))
        #expect(!dispatchers.contains("__objcOverridden(self, \"^fixed\""))
        let body = "open class List: UIViewController {open func tableView(_ view: UITableView, didSelectRowAt"
        #expect(dispatchers.contains(body))
        #expect(dispatchers.contains("open func plain()"))
        try library.interface.write(
            to: modules.folder.appendingPathComponent("Library.touchstone"), atomically: true, encoding: .utf8)
        let app = try modules.adapt(
            "App",
            """
            import Library
            import UIKit
            class Fancy: UILabel {
                override func themed(_ times: Int) -> String { super.themed(times) + "!" }
                override var themeName: String { "fancy" }
            }
            """)
        let text = try String(contentsOf: try #require(app.outputs.values.first), encoding: .utf8)
        #expect(text.contains("func __over_Fancy_themed(_ times: Int) -> String { self.__base_themed(times) + \"!\" }"))
        #expect(text.contains("t.method(\"^themed:\")") && text.contains("t.method(\"^themeName\")"))
        #expect(!text.contains("override "))
    }
}

/// Modules of one file each that import each other, in a folder of their own.
private struct ModuleFolder {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func adapt(_ module: String, _ text: String) throws -> Overlay {
        let file = folder.appendingPathComponent("\(module).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        var options = AdapterOptions()
        options.interfacePaths = [folder.path]
        return try SourceAdapter.adapt(
            module: module, files: [file.path], index: .shipped, cache: folder.appendingPathComponent("cache"),
            options: options)
    }
}
