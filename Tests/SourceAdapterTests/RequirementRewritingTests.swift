// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import SourceAdapter

/// Which methods count as requirements of protocols, and how those are asked for.
@Suite struct RequirementRewritingTests {
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

    @Test("what Foundation's delegates may answer is passed on to them as what they all answer")
    func requirementsOfFoundation() throws {
        let text = try adapt(
            """
            class Relay: NSObject, URLSessionTaskDelegate {
                weak var delegate: URLSessionDelegate?
                var stream: ((Int) -> Void)?
                func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
                    (delegate as? URLSessionTaskDelegate)?.urlSession?(session, task: task, didCompleteWithError: error)
                    stream?(1)
                }
            }
            """
        ).text
        #expect(text.contains("URLSessionTaskDelegate)?.urlSession(session, task: task, didCompleteWithError: error)"))
        #expect(text.contains("stream?(1)"))
    }

    @Test("a property that cannot be a closure does not hide a requirement of its name")
    func propertiesNamedAsRequirements() throws {
        let text = try adapt(
            """
            import UIKit
            class Mock: NSObject, UITextFieldDelegate {
                var textFieldShouldClear: Bool = false
                var textFieldShouldReturn: ((UITextField) -> Bool)?
                func textFieldShouldClear(_ textField: UITextField) -> Bool { textFieldShouldClear }
            }
            func clears(_ field: UITextField) -> Bool { field.delegate!.textFieldShouldClear!(field) }
            func returns(_ mock: Mock, _ field: UITextField) -> Bool { mock.textFieldShouldReturn!(field) }
            """
        ).text
        #expect(text.contains("field.delegate!.textFieldShouldClear(field)"))
        #expect(text.contains("mock.textFieldShouldReturn!(field)"))
    }

    @Test("what Linux's protocols of Foundation's delegates lack has its name in Objective-C, and is asked for by it")
    func requirementsThatFoundationLacks() throws {
        let text = try adapt(
            """
            import Foundation
            class Relay: NSObject, URLSessionTaskDelegate {
                weak var delegate: URLSessionDelegate?
                func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
                func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
                    delegate?.urlSessionDidFinishEvents?(forBackgroundURLSession: session)
                }
            }
            """
        ).text
        #expect(text.contains("\"URLSession:taskIsWaitingForConnectivity:\""))
        let name = "URLSessionDidFinishEventsForBackgroundURLSession:"
        #expect(text.contains("__responding(delegate, \"\(name)\")?.urlSessionDidFinishEvents(forBackground"))
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

    @Test("optional requirements that overload each other are told apart by the compiler")
    func overloadedRequirements() throws {
        let text = try adapt(
            """
            @objc protocol P {
                @objc(f:forText:) optional func f(_ x: Int, for y: String) -> Int?
                @objc(f:forSize:) optional func f(_ x: Int, for y: Double) -> Int?
            }
            func g(_ p: P?, _ q: P) { use(p?.f?(1, for: y), q.f?(1, for: y), q.f!(1, for: y)) }
            """
        ).text
        #expect(text.contains("use(p?.__ifThere_f(1, for: y), q.__ifThere_f(1, for: y), q.f(1, for: y))"))
        #expect(
            text.contains(
                "func __ifThere_f(_ x: Int, for y: Double) -> Int? "
                    + "{ guard __responding(self, \"f:forSize:\") != nil else { return nil }; return f(x, for: y) }"))
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

    @Test("optional calls of closures stay closures")
    func closures() throws {
        let source = "class A { var done: (() -> Void)?; func f(_ a: A) { a.done?(); self.done?() } }"
        #expect(try adapt(source).text == source)
    }

    @Test("members of what a closure maps to AnyObject are looked up by name")
    func mappedObjects() throws {
        let text = try adapt("let frame = info?[key].map { $0 as AnyObject }?.cgRectValue").text
        #expect(text.contains("__any(info?[key].map { $0 as AnyObject })?.cgRectValue"))
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

    /// Objective-C finds the nearest override whatever its access: libraries offer their tests such places.
    @Test("A calculated @objc property in an extension of UIKit's class is open to tests that import it as testable")
    func testableMembersOfExtensions() throws {
        let modules = try ModuleFolder()
        defer { modules.remove() }
        let library = try modules.adapt(
            "Library",
            """
            import UIKit
            extension UIViewController {
                @objc var kitInsets: UIEdgeInsets { view.safeAreaInsets }
                @objc private var hidden: Int { 1 }
                @objc static var shared: Int { 1 }
                @objc func plain() {}
            }
            """)
        let dispatchers = try String(contentsOf: try #require(library.outputs.values.first), encoding: .utf8)
        #expect(dispatchers.contains("var kitInsets: UIEdgeInsets { get { __objcOverridden(self, \"^kitInsets\""))
        #expect(!dispatchers.contains("^hidden") && !dispatchers.contains("^shared") && !dispatchers.contains("^plain"))
        try library.interface.write(
            to: modules.folder.appendingPathComponent("Library.touchstone"), atomically: true, encoding: .utf8)
        let tests = try modules.adapt(
            "Tests",
            """
            import UIKit
            @testable import Library
            class Inset: UIViewController { override var kitInsets: UIEdgeInsets { .zero } }
            """)
        let text = try String(contentsOf: try #require(tests.outputs.values.first), encoding: .utf8)
        #expect(text.contains("t.method(\"^kitInsets\")"))
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
            open class Loads: NSObject {}
            extension Loads: URLSessionDataDelegate {
                open func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {}
            }
            extension Loads: URLSessionWebSocketDelegate {
                open func urlSession(
                    _ session: URLSession, webSocketTask task: URLSessionWebSocketTask,
                    didOpenWithProtocol protocol: String?
                ) {}
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
        #expect(dispatchers.contains("open class Loads: __ObjCObject {open func urlSession(_ session: URLSession,"))
        #expect(dispatchers.contains("didOpenWithProtocol: `protocol`)"))
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
