// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

struct AbsentFrameworkTests {
    @Test(
        "what the linker misses is an error at its line, in Swift's words; a convenience initializer of a superclass too"
    )
    func linking() {
        let text = """
            ld.lld: error: undefined symbol: $s5UIKit16UIViewControllerCACycfc
            >>> referenced by App.swift:4 (/app/App.swift:4)
            >>>               /objects/App.o:($s4Init1BC1xACSi_tcfc)
            >>> did you mean: $s5UIKit16UIViewControllerCACycfC
            >>> defined in: libUIKit.so

            ld.lld: error: undefined symbol: shelf_open
            >>> referenced by Shelf.o
            clang: error: linker command failed with exit code 1 (use -v to see invocation)
            """
        let found = LinkerOutput.diagnostics(in: text) {
            $0.hasPrefix("$s") ? "UIKit.UIViewController.init() -> UIKit.UIViewController" : $0
        }
        #expect(
            found.map(\.message) == [
                "must call a designated initializer of the superclass 'UIViewController'",
                "undefined symbol 'shelf_open'",
            ])
        #expect(found.first?.location?.file.string == "/app/App.swift" && found.first?.location?.line == 4)
        #expect(found.last?.location == nil)
    }

    @Test("no framework that is here is called missing")
    func presentFrameworks() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources").standardizedFileURL
        let floors = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        let modules = try floors.flatMap {
            try FileManager.default.contentsOfDirectory(atPath: sources.appendingPathComponent($0).path)
        }
        #expect(modules.contains("PDFKit"))
        #expect(AbsentFrameworks.names.isDisjoint(with: modules))
    }

    /// Where each type of our own sources is declared for others.
    private func publicTypes() throws -> Set<String> {
        let sources = Path(#filePath).parent.parent.parent / "Sources"
        let texts = sources.descendants().filter { $0.pathExtension == "swift" }.compactMap(\.text)
        let declaration = /(?m)^(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/
        return Set(texts.flatMap { text in text.matches(of: declaration).map { String($0.1) } })
    }

    @Test("the few names of a framework that is not here are nowhere else: a library would find them twice")
    func namedFrameworks() throws {
        let here = try publicTypes()
        #expect(here.contains("CIImageProcessorKernel"))
        for (name, source) in NamedFrameworks.sources {
            let declared = source.matches(of: /(?m)^(?:public|open) (?:class|protocol) (\w+)/).map { String($0.1) }
            #expect(!declared.isEmpty && here.isDisjoint(with: declared), "\(name)")
        }
    }

    @Test("a library of extensions of a framework's types has no such framework; one that takes the few names has")
    func namesInUse() throws {
        let scratch = try Scratch()
        let files = try [
            "Boxes/Boxes.swift": "#if canImport(SceneKit)\nimport SceneKit\nextension SCNBox {}\n#endif\n",
            "Pictures/Pictures.swift": "#if os(iOS)\nimport SceneKit\nfunc picture(of view: SCNView) {}\n#endif\n",
        ].map { name, text in (name, try scratch.file(name, text)) }
        for (name, file) in files {
            var target = ProjectKit.Target(
                name: "Library", kind: .staticLibrary, moduleName: "Library", productName: "Library",
                settings: ResolvedSettings(layers: [["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "SWIFT_PACKAGE"]]))
            target.sources = [file]
            #expect(NamedFrameworks.isUser(target, of: "SceneKit") == name.hasPrefix("Pictures"))
        }
    }

    @Test("a framework of Apple's that is missing is called so; a package's module is left as the compiler says")
    func messages() {
        let text = """
            /app/Game.swift:3:8: error: no such module 'SceneKit'
            /app/Net.swift:1:8: error: no such module 'Alamofire'
            """
        #expect(
            CompilerOutput.diagnostics(in: text).map(\.message) == [
                "no such module 'SceneKit': the framework SceneKit is not supported", "no such module 'Alamofire'",
            ])
    }
}
