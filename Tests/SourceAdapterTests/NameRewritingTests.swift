// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import SourceAdapter

/// Names that Apple's SDK, its headers or earlier Swift versions know otherwise.
@Suite struct NameRewritingTests {
    @Test("functions of before Swift 4 that are properties today lose their parentheses")
    func functionsThatBecameProperties() throws {
        let source = "let player = MPMusicPlayerController.applicationMusicPlayer()"
        #expect(!(try adapt(source, mode: "3").text.contains("applicationMusicPlayer()")))
        #expect(try adapt(source).text.contains("applicationMusicPlayer()"))
    }

    @Test("functions of types that are properties today, under a new name where they have one")
    func typeFunctionsThatBecameProperties() throws {
        let source = """
            let sound = UNNotificationSound.default(), player = GKLocalPlayer.localPlayer()
            let isLast = !pdfView.canGoToNextPage(), queue = SKPaymentQueue.default()
            """
        let text = try adapt(source, mode: "4").text
        #expect(text.contains("sound = UNNotificationSound.default, player = GKLocalPlayer.local\n"))
        #expect(text.contains("isLast = !pdfView.canGoToNextPage, queue = SKPaymentQueue.default()"))
        #expect(try adapt(source).text.contains("UNNotificationSound.default(), player = GKLocalPlayer.localPlayer()"))
        let own = "class Pages { func canGoToNextPage() -> Bool { true }; lazy var next = canGoToNextPage() }"
        #expect(try adapt(own, mode: "4").text.contains("next = canGoToNextPage()"))
    }

    @Test("a function of a type of the module's own that is called description is not the class's name")
    func descriptionsOfOwnTypes() throws {
        let source = """
            enum Texts { static func description(_ title: String = "") -> String { title } }
            let text = Texts.description()
            """
        #expect(try adapt(source).text.contains("text = Texts.description()"))
    }

    @Test("an object of another module is sent a message by its selector, whatever it is")
    func messagesToObjectsOfOtherModules() throws {
        let source = """
            _ = CurrentTest?.perform(Selector(("setContinueAfterFailure:")), with: false)
            button?.perform(#selector(UIButton.layoutSubviews), with: nil)
            """
        let text = try adapt(source).text
        #expect(text.contains("__any(CurrentTest)?.perform("))
        #expect(text.contains("button?.perform("))
    }

    @Test("a parameter's function type may stand in parentheses, as in Xcode's template of a Today extension")
    func functionTypesInParentheses() throws {
        let text = try adapt(
            """
            class Today: UIViewController, NCWidgetProviding {
                func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {}
            }
            """
        ).text
        #expect(text.contains("__objcArgument(a, 0) as (NCUpdateResult) -> Void)"))
    }

    @Test("a class that has a member of its own name is told by its module")
    func membersNamedAsTheirType() throws {
        let source = """
            class Board: UIViewController {
                @IBOutlet var Board: UITableView!
                @objc func go() {}
            }
            class Plain: UIViewController { @objc func go() {} }
            class colorPickerViewController: UIViewController, UIColorPickerViewControllerDelegate { @objc func go() {} }
            """
        let text = try adapt(source).text
        // A method that every delegate of the kind has by default here.
        #expect(text.contains("M.colorPickerViewController.self"))
        #expect(text.contains("M.Board.self") && !text.contains("(Board.self"))
        #expect(text.contains("\\M.Board.Board") && text.contains("M.Board.__objcFill"))
        #expect(text.contains("(Plain.self"))
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

    @Test("UIKit brings the names of UserNotifications")
    func userNotificationsWithoutImport() throws {
        let named = "class A: NSObject, UNUserNotificationCenterDelegate { let a = UNMutableNotificationContent() }"
        #expect(try adapt("import UIKit\n\(named)\n").text.contains("import UserNotifications"))
        // Which Apple's XCTest brings along.
        #expect(try adapt("import XCTest\n@testable import Shop\n\(named)\n").text.contains("import UserNotifications"))
        #expect(try !adapt("import Foundation\n\(named)\n").text.contains("import UserNotifications"))
        let own = "import UIKit\nlet UNIT = 1\nclass UNNotificationTool {}\nlet a = UNNotificationTool()\n"
        #expect(try !adapt(own).text.contains("import UserNotifications"))
        #expect(try adapt("import UIKit\nlet page = UIWebView()\n").text.contains("import WebKit"))
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

    @Test("modules without submodules")
    func imports() throws {
        let text = try adapt(
            "import os.log\nimport UIKit.UIGestureRecognizerSubclass\nimport Darwin\nimport MachO\nimport ObjectiveC"
        ).text
        #expect(text == "import os\nimport UIKit\nimport DarwinCompat\nimport DarwinCompat\nimport FoundationCompat")
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

    /// "Importing Objective-C into Swift", Apple's documentation: the setting names the header, whatever it is called.
    @Test("what an app's bridging header imports is seen in all its files, libraries of C among it")
    func bridgingHeader() throws {
        let modules = try ModuleFolder()
        defer { modules.remove() }
        let header = modules.folder.appendingPathComponent("Mixed.h")
        try "#import <CommonCrypto/CommonCrypto.h>\n#include <sqlite3.h>\n#include <stdio.h>\n".write(
            to: header, atomically: true, encoding: .utf8)
        for name in ["CommonCrypto", "SQLite3"] {
            try "".write(
                to: modules.folder.appendingPathComponent("\(name).swiftmodule"), atomically: true, encoding: .utf8)
        }
        let file = modules.folder.appendingPathComponent("A.swift")
        try "import Foundation\nlet length = CC_MD5_DIGEST_LENGTH".write(to: file, atomically: true, encoding: .utf8)
        var options = AdapterOptions(searchPaths: [modules.folder.path])
        options.bridgingHeader = header.path
        let overlay = try SourceAdapter.adapt(
            module: "App", files: [file.path], index: .shipped,
            cache: modules.folder.appendingPathComponent("cache"), options: options)
        let text = try String(contentsOf: try #require(overlay.outputs[file.path]), encoding: .utf8)
        #expect(text.hasPrefix("import Foundation; import CommonCrypto; import SQLite3\n"))
        #expect(!overlay.interface.contains("# exports CommonCrypto"))
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

    @Test("initialisers of an associated type that is a class of Objective-C can be handed on")
    func associatedMakers() throws {
        let source = """
            import UIKit
            typealias Base = UIView
            protocol Holder { associatedtype Content: Base; associatedtype Item: Hashable }
            extension Holder { var make: (CGRect) -> Content { Content.init } }
            extension Holder where Item == Int { var item: () -> Item { Item.init } }
            """
        let text = try adapt(source).text
        #expect(text.contains("{ Content.__made }"))
        #expect(text.contains("{ Item.init }"))
    }

    @Test("extensions of Foundation's classes can make objects of the class")
    func foundationMakers() throws {
        let source = """
            extension NSNumber { static func one() -> Self { self.init(value: 1) } }
            extension NSUUID { class func read(_ text: String) -> Self? { return self.init(uuidString: text) } }
            extension NSNumber { convenience init(_ text: String) { self.init(value: Int(text) ?? 0) } }
            extension NSData { class func read(_ a: String) -> Self? { if let d = self.init(file: a) { return d }; return nil } }
            """
        let text = try adapt(source).text
        #expect(text.contains("{ __objcMade(NSNumber(value: 1), as: self) }"))
        #expect(text.contains("return __objcMade(NSUUID(uuidString: text), as: self) }"))
        #expect(text.contains("{ self.init(value: Int(text) ?? 0) }"))
        #expect(text.contains("if let d = __objcMadeIfAny(NSData(file: a), as: self) {"))
    }

    @Test("so can those of pictures and colours, also under another name")
    func pictureMakers() throws {
        let source = """
            import UIKit
            typealias Image = UIImage
            extension Image { class func read(_ a: String) -> Self? { self.init(contentsOfFile: a) } }
            extension UIView { class func make() -> Self { self.init(frame: .zero) } }
            """
        let text = try adapt(source).text
        #expect(text.contains("{ __objcMade(UIImage(contentsOfFile: a), as: self) }"))
        #expect(text.contains("{ self.init(frame: .zero) }"))
    }

    /// https://developer.apple.com/documentation/foundation/filemanager/fileexists(atpath:isdirectory:)
    @Test("what Foundation on Linux declares in an extension is overridden by name")
    func foundationOverrides() throws {
        let source = """
            class Blind: FileManager {
                override func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
                    super.fileExists(atPath: path, isDirectory: isDirectory)
                }
                override func fileExists(atPath path: String) -> Bool { super.fileExists(atPath: path) }
            }
            """
        let text = try adapt(source).text
        #expect(text.contains("func __over_Blind_fileExists(atPath path: String, isDirectory:"))
        #expect(text.contains("self.__base_fileExists(atPath: path, isDirectory: isDirectory)"))
        #expect(text.contains("^fileExistsAtPath:isDirectory:"))
        #expect(
            text.contains("override func fileExists(atPath path: String) -> Bool { super.fileExists(atPath: path) }"))
    }

    @Test("names of Objective-C's and Core Foundation's modules are in Foundation's")
    func qualifiedModules() throws {
        let source = "import ObjectiveC\nObjectiveC.autoreleasepool { f() }\nvar a: CoreFoundation.CFIndex = 0\n"
        let text = try adapt(source).text
        #expect(text.contains("FoundationCompat.autoreleasepool { f() }"))
        #expect(text.contains("var a: FoundationCompat.CFIndex = 0"))
    }

    @Test("links' permissions, and responses without an answer")
    func replacedFunctions() throws {
        let response = "HTTPURLResponse(url: u, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)"
        let text = try adapt("let a = lchmod(path, 0o600)\nlet r = \(response)\n").text
        #expect(text.contains("let a = __lchmod(path, 0o600)"))
        #expect(text.contains("let r = HTTPURLResponse.__make(url: u"))
    }

    /// https://developer.apple.com/documentation/swift/collection/indices(where:): iOS 18.
    @Test("a library's own indices(where:) goes before Swift's, which iOS has since 18")
    func rivalMembers() throws {
        let modules = try ModuleFolder()
        defer { modules.remove() }
        let library = try modules.adapt(
            "Kit",
            """
            public extension Collection {
            #if !os(Linux)
                func indices(where isWanted: (Element) -> Bool) -> [Index]? { nil }
            #endif
            }
            let own = [1].indices(where: { $0 > 0 })
            """)
        try library.interface.write(
            to: modules.folder.appendingPathComponent("Kit.touchstone"), atomically: true, encoding: .utf8)
        func adapted(_ overlay: Overlay) throws -> String {
            try String(contentsOf: try #require(overlay.outputs.values.first), encoding: .utf8)
        }
        #expect(try adapted(library).contains("[1].Kit::indices(where: { $0 > 0 })"))
        let source = "import Kit\nlet a = [1].indices { $0 > 0 }\nlet b = [1].indices\n"
        let client = try adapted(modules.adapt("App", source))
        #expect(client.hasPrefix("import Kit\nlet a = [1].Kit::indices { $0 > 0 }\nlet b = [1].indices\n"))
        #expect(try adapted(modules.adapt("Other", "let a = [1].indices { $0 > 0 }\n")).contains("[1].indices {"))
        // An umbrella hands the library on.
        for (name, text) in [("Middle", "@_exported import Kit\n"), ("All", "@_exported import Middle\n")] {
            try modules.adapt(name, text).interface.write(
                to: modules.folder.appendingPathComponent(name + ".touchstone"), atomically: true, encoding: .utf8)
        }
        let far = try adapted(modules.adapt("Far", "import All\nlet a = [1].indices { $0 > 0 }\n"))
        #expect(far.contains("[1].Kit::indices {"))
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

    @Test("Foundation's tagger of words comes with Foundation")
    func taggerWithoutImport() throws {
        let use = "let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)\n"
        #expect(try adapt("import Foundation\n" + use).text.contains("import NaturalLanguage"))
        #expect(try !adapt("import Foundation\nclass NSLinguisticTagger {}\n" + use).text.contains("NaturalLanguage"))
    }

    @Test("Foundation's types of extensions come with Foundation")
    func extensionsWithoutImport() throws {
        let use = "let context: NSExtensionContext? = nil\n"
        #expect(try adapt("import Foundation\n" + use).text.contains("import class UIKit.NSExtensionContext"))
        #expect(try !adapt("import UIKit\nimport Foundation\n" + use).text.contains("UIKit.NSExtensionContext"))
    }

    @Test("UIKit brings the names of Core Video with Core Image")
    func coreVideoWithoutImport() throws {
        #expect(try adapt("import UIKit\nlet a: CVPixelBuffer? = nil\n").text.contains("import CoreVideo"))
        #expect(try adapt("import UIKit\nlet a = kCVReturnSuccess\n").text.contains("import CoreVideo"))
        #expect(try !adapt("import UIKit\nlet CVText = 1\nlet a = CVText\n").text.contains("import CoreVideo"))
    }
}
