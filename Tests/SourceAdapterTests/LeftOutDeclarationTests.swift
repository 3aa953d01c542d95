// SPDX-License-Identifier: MIT
import Testing

@testable import SourceAdapter

/// What goes of files that import SwiftUI. Which names are SwiftUI's:
/// https://developer.apple.com/documentation/swiftui
@Suite("What is left out for SwiftUI")
struct LeftOutDeclarationTests {
    /// What remains of one file, without lines that are blank now; nil: the whole file goes.
    private func rest(_ text: String, own: Set<String> = []) -> String? {
        let found = LeftOutDeclarations(in: ["A.swift": text], own: own, options: AdapterOptions())
        guard let file = found.files["A.swift"] else { return text }
        guard !file.isWhole else { return nil }
        let blanked = LeftOutDeclarations.blanking(file.parts, in: text)
        #expect(blanked.count { $0 == "\n" } == text.count { $0 == "\n" })
        return blanked.split(separator: "\n").filter { $0.contains { $0 != " " } }.joined(separator: "\n")
    }

    @Test("where another file needs a type, its functions that use SwiftUI keep their signatures, and trap")
    func keptSignatures() throws {
        let text = """
            import SwiftUI
            struct Note: View { var body: some View { Text("a") } }
            final class Maker: Making {
                func note() -> UIViewController {
                    if #available(iOS 13, *) {
                        return UIHostingController(rootView: Note())
                    }
                    return UIViewController()
                }
                func plain() -> UIViewController { UIViewController() }
            }
            """
        let other = "protocol Making {}\nfinal class App { func run() { show(Maker().plain()) } }"
        let found = LeftOutDeclarations(
            in: ["A.swift": text], needed: ["B.swift": other], own: ["Maker", "App"], options: AdapterOptions())
        let file = try #require(found.files["A.swift"])
        #expect(found.files["B.swift"] == nil && !file.isWhole)
        #expect(file.titles == ["Note", "the body of Maker.note"])
        let lines = LeftOutDeclarations.blanking(file.parts, in: text).split(separator: "\n").map(\.trimmedText)
        #expect(
            lines.filter { !$0.isEmpty } == [
                "import SwiftUI", "final class Maker: Making {", "func note() -> UIViewController {", "fatalError()",
                "}", "func plain() -> UIViewController { UIViewController() }", "}",
            ])
    }

    @Test("in a file of which nothing may go, code stops where it needs what went, and does the rest")
    func stops() throws {
        let text = """
            import SwiftUI
            struct Note: View { var body: some View { Text("a") } }
            func host() -> UIViewController { UIHostingController(rootView: Note()) }
            """
        let other = """
            final class List {
                let rows = [1]
                func open(_ row: Int) -> UIViewController {
                    switch row {
                    case 1: return host()
                    default: return plain
                    }
                }
                func prepare() {
                    title = "List"
                    if isNew {
                        let note = Note()
                        show(note)
                    }
                    button.action = { self.show(host()) }
                }
                func all() {
                    let all = rows.map { _ in host() }
                    all.forEach(show)
                }
            }
            """
        func stopped(_ text: String, in other: String) -> LeftOutDeclarations.File? {
            let found = LeftOutDeclarations(
                in: ["A.swift": text], needed: ["B.swift": other], own: ["List"], options: AdapterOptions())
            return found.files["B.swift"]
        }
        let file = try #require(stopped(text, in: other))
        #expect(
            file.titles == ["a part of List.open", "a part of List.prepare", "a part of List.all"] && !file.isWhole)
        let blanked = LeftOutDeclarations.blanking(file.parts, in: other)
        #expect(blanked.count { $0 == "\n" } == other.count { $0 == "\n" })
        let lines = blanked.split(separator: "\n").map(\.trimmedText).filter { !$0.isEmpty }
        #expect(
            lines == [
                "final class List {", "let rows = [1]", "func open(_ row: Int) -> UIViewController {", "switch row {",
                "case 1: fatalError()", "default: return plain", "}", "}", "func prepare() {", "title = \"List\"",
                "if isNew {", "fatalError()", "}", "button.action = { fatalError()      }", "}", "func all() {",
                "fatalError()", "}", "}",
            ])
        // A field of such a type cannot be done without.
        #expect(stopped(text, in: "final class List { var note: Note? }") == nil)
        #expect(stopped(text, in: "final class List { func open() {} }") == nil)
    }

    private func titles(_ text: String) -> [String] {
        LeftOutDeclarations(in: ["A.swift": text], own: [], options: AdapterOptions()).files["A.swift"]?.titles ?? []
    }

    @Test("types, extensions and previews of SwiftUI go, the rest of the file stays")
    func declarations() {
        let text = """
            import SwiftUI
            public final class Badge: UIView {}
            struct BadgeView: UIViewRepresentable {
                func makeUIView(context: Context) -> Badge { Badge() }
                func updateUIView(_ view: Badge, context: Context) {}
            }
            extension View { func badge() -> some View { overlay(BadgeView()) } }
            extension BadgeView { static let shared = BadgeView() }
            struct Badge_Previews: PreviewProvider { static var previews: some View { BadgeView() } }
            #Preview { BadgeView() }
            """
        #expect(rest(text) == "import SwiftUI\npublic final class Badge: UIView {}")
        #expect(titles(text) == ["BadgeView", "View", "BadgeView", "Badge_Previews", "#Preview"])
    }

    @Test("of a type that stays, members go whose signature names SwiftUI, and who calls them")
    func members() {
        let text = """
            import SwiftUI
            struct Theme {
                let tint: UIColor
                var color: Color { Color(tint) }
                func styled(_ text: Text) -> Text { text }
                func swatch() -> Int { color.hashValue }
                func plain() -> Int { tint.hashValue }
            }
            """
        #expect(
            rest(text) == """
                import SwiftUI
                struct Theme {
                    let tint: UIColor
                    func plain() -> Int { tint.hashValue }
                }
                """)
        #expect(titles(text) == ["Theme.color", "Theme.styled", "Theme.swatch"])
    }

    /// A structure without initialisers of its own has one for its fields:
    /// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/initialization
    @Test("of a value, initialisers go that take something of SwiftUI's; a class without its designated one goes")
    func initializers() {
        let text = """
            import SwiftUI
            struct Page {
                let title: String
                init<Content: View>(@ViewBuilder content: () -> Content) { title = "\\(content())" }
            }
            """
        #expect(rest(text) == "import SwiftUI\nstruct Page {\n    let title: String\n}")
        #expect(rest(text.replacing("struct", with: "class")) == nil)
        // What it does for its own callers cannot go.
        let plain = """
            import SwiftUI
            struct Page { let title: String; init() { title = "\\(Text("a"))" } }
            """
        #expect(rest(plain) == nil)
    }

    @Test("a type goes that would be another without the member")
    func essential() {
        let others = "import SwiftUI\nlet kept = 1\n"
        func goes(_ type: String) -> Bool { rest(others + type) == "import SwiftUI\nlet kept = 1" }
        #expect(goes("struct A { var color: Color }"))
        #expect(goes("final class A { @State var on = false }"))
        #expect(
            goes("class A: UIViewController { override func viewDidLoad() { _ = UIHostingController(rootView: 1) } }"))
        #expect(goes("class A: UIView { @IBAction func tap() { _ = AnyView(B()) } }"))
        #expect(goes("enum A { case text(Text) }"))
        // It may be what the protocol asks for, and have a default that does something else.
        #expect(goes("struct A: Drawable { func draw() { _ = Text(\"a\") } }"))
        #expect(!goes("struct A: Drawable { private func note() { _ = Text(\"a\") } }"))
        #expect(!goes("struct A { func draw() { _ = Text(\"a\") } }"))
        // A test is found by its name; the others of its class run.
        #expect(!goes("class A: XCTestCase { func testText() { _ = Text(\"a\") } }"))
    }

    @Test("names that the code declares itself are its own")
    func own() {
        let text = "import SwiftUI\nstruct A { enum State { case on }; var state = State.on }"
        #expect(rest(text) == text)
        #expect(rest("import SwiftUI\nlet a = Color.red", own: ["Color"]) == "import SwiftUI\nlet a = Color.red")
        let generic = "import SwiftUI\nfunc make<Label>(_ label: Label) -> Label { label }"
        #expect(rest(generic) == generic)
        // The wrapper is SwiftUI's all the same.
        let state = "import SwiftUI\nenum State {}"
        #expect(rest(state + "\nstruct A { @State var on = 1 }") == state)
        // What stands behind a dot is somebody's member.
        let member = "import SwiftUI\nlet mode = Chart.Axis.left"
        #expect(rest(member) == member)
    }

    @Test("nothing remains of a file whose statements need SwiftUI, or that has nothing else")
    func wholeFiles() {
        #expect(rest("import SwiftUI\nprint(Text(\"a\"))\nlet a = 1") == nil)
        #expect(rest("import UIKit\nimport SwiftUI\nstruct A: View { var body: some View { EmptyView() } }") == nil)
        let guarded = "import SwiftUI\n#if canImport(SwiftUI)\nstruct A: View {}\n#endif\nlet a = 1"
        #expect(rest(guarded) == guarded)
    }

    @Test("what goes of one file goes of the others that import SwiftUI; private names are the file's own")
    func acrossFiles() {
        let found = LeftOutDeclarations(
            in: [
                "A.swift": "import SwiftUI\nextension UIColor { var swiftUI: Color { Color(self) } }\nlet a = 1",
                "B.swift": "import SwiftUI\nfunc print(_ color: UIColor) { Swift.print(color.swiftUI) }\nlet b = 1",
                "C.swift": "import SwiftUI\nprivate func helper(_ text: Text) {}\nlet c = 1",
                "D.swift": "import SwiftUI\nfunc call() { helper(1) }",
            ], own: [], options: AdapterOptions())
        #expect(found.files["A.swift"]?.titles == ["UIColor.swiftUI"])
        #expect(found.files["B.swift"]?.titles == ["print"])
        #expect(found.files["C.swift"]?.titles == ["helper"])
        #expect(found.files["D.swift"] == nil)
    }

    @Test("what stands on a type that went goes of files that do not import SwiftUI, where that is wanted")
    func otherFiles() {
        let files = LeftOutDeclarations(
            in: [
                "A.swift":
                    "import SwiftUI\nstruct Page { let text: Text }\nextension UIView { func color(_ c: Color) {} }"
            ],
            others: [
                "B.swift": "import UIKit\nstruct Item { let page: Page }\nlet color = UIColor.red",
                "C.swift": "import UIKit\nfunc show(_ item: Item) {}\nenum Text { static let color = 1 }",
                "D.swift": "import UIKit\nfinal class Text2: UIView {}",
            ], own: [], options: AdapterOptions()
        ).files
        #expect(files["B.swift"]?.titles == ["Item"])
        #expect(files["C.swift"]?.titles == ["show"])
        #expect(files["D.swift"] == nil)
        // Nobody can tell what a controller is without what it does.
        let used = LeftOutDeclarations(
            in: ["A.swift": "import SwiftUI\nstruct Page { let text: Text }"],
            others: [
                "B.swift": "import UIKit\nstruct Item { let page: Page }",
                "C.swift": "class Pages: UIViewController { override func viewDidLoad() { _ = Page.self } }",
            ], own: [], options: AdapterOptions()
        ).files
        #expect(used.keys.sorted() == ["A.swift"])
    }

    @Test("what a library was built without goes of its tests: members, and the tests that use them")
    func testsOfWhatWent() {
        let library = LeftOutDeclarations(
            in: [
                "A.swift": """
                import SwiftUI
                public final class Loader: ObservableObject { var image: Image? }
                extension Kit { struct Switch: View {} }
                private struct Part: View {}
                func plain() {}
                """
            ], own: [], options: AdapterOptions())
        #expect(library.names == ["Loader", "Switch"])
        let tests = LeftOutDeclarations(
            in: [:],
            others: [
                "T.swift": """
                import XCTest
                final class LoadTests: XCTestCase {
                    private var loader: Loader!
                    override func setUp() { loader = Loader() }
                    func testLoad() { XCTAssertNotNil(loader) }
                    func testSwitch() { _ = Kit.Switch() }
                    func testPlain() { plain() }
                }
                """,
                "P.swift": "final class PlainTests: XCTestCase { func testPlain() { plain() } }",
            ], own: [], missing: library.names, isTest: true, options: AdapterOptions())
        #expect(tests.files.keys.sorted() == ["T.swift"])
        #expect(
            tests.files["T.swift"]?.titles
                == ["LoadTests.loader", "LoadTests.setUp", "LoadTests.testLoad", "LoadTests.testSwitch"])
        #expect(tests.files["T.swift"]?.isWhole == false)
    }

    @Test("an entry point that goes is told")
    func entryPoint() {
        let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { B() } } }\nlet a = 1"
        let files = LeftOutDeclarations(in: ["A.swift": app], own: [], options: AdapterOptions()).files
        #expect(files["A.swift"]?.hasEntryPoint == true)
        let delegate = "import SwiftUI\n@main class A: UIResponder {}\nstruct B: View {}"
        let kept = LeftOutDeclarations(in: ["A.swift": delegate], own: [], options: AdapterOptions()).files
        #expect(kept["A.swift"]?.hasEntryPoint == false)
    }
}

extension Substring {
    fileprivate var trimmedText: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
