// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Sources that the build writes beside a target's own.
struct GeneratedSourceTests {
    private func target(_ settings: ResolvedSettings.Layer = [:]) -> Target {
        Target(
            name: "App", kind: .application, moduleName: "App", productName: "App",
            settings: ResolvedSettings(layers: [settings]))
    }

    @Test("a bundle that has only Swift Testing tests has a list of XCTest classes with a type")
    func emptyListOfClasses() throws {
        let scratch = try Scratch()
        let file = try scratch.file("T.swift", "import Testing\n@Test func one() {}\n")
        let discovery = try TestDiscovery(sources: [file], libraries: [])
        let source = TestMain(target: target(), discovery: discovery, host: nil).source
        #expect(source.contains("let classes: [__XCTestClass] = []"))
    }

    @Test("asset symbols name the frameworks' types in full, since an app may have types of those names")
    func assetSymbolsAreQualified() throws {
        let scratch = try Scratch()
        try scratch.file("Assets.xcassets/Contents.json", "{}")
        try scratch.file("Assets.xcassets/sky.imageset/Contents.json", #"{"images":[]}"#)
        var target = target(["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"])
        target.resources = [Resource(path: scratch.folder / "Assets.xcassets")]
        let source = try #require(try AssetSymbols.source(for: target, users: [target]))
        #expect(source.contains("extension UIKit.ImageResource {"))
        #expect(source.contains(#"static let sky = UIKit.ImageResource(name: "sky", bundle: resourceBundle)"#))
        #expect(source.contains("resourceBundle: Foundation.Bundle = Foundation.Bundle.main"))
    }

    @Test("an app is built beside tests whose sources are not there, as Xcode builds it")
    func absentUsers() throws {
        let scratch = try Scratch()
        try scratch.file("Assets.xcassets/Contents.json", "{}")
        var target = target()
        target.resources = [Resource(path: scratch.folder / "Assets.xcassets")]
        var tests = target
        tests.sources = [scratch.folder / "Absent.swift"]
        #expect(try AssetSymbols.source(for: target, users: [target, tests]) == nil)
    }

    @Test("code that has its own type of a name of Xcode 15's gets no symbols of that type")
    func ownResourceTypes() throws {
        let scratch = try Scratch()
        try scratch.file("Assets.xcassets/Contents.json", "{}")
        try scratch.file("Assets.xcassets/sky.imageset/Contents.json", #"{"images":[]}"#)
        try scratch.file("Assets.xcassets/brand.colorset/Contents.json", #"{"colors":[]}"#)
        var target = target()
        target.resources = [Resource(path: scratch.folder / "Assets.xcassets")]
        target.sources = [
            try scratch.file(
                "Own.swift",
                "enum ImageResource: String { case sky }\n"
                    + "extension UIImage { convenience init(resource: ImageResource) { self.init() } }\n")
        ]
        let source = try #require(try AssetSymbols.source(for: target, users: [target]))
        #expect(!source.contains("ImageResource"))
        #expect(source.contains("static let brand = UIKit.ColorResource"))
    }

    @Test("entry points of modules whose names are not ASCII have names that the linker reads")
    func entryPoints() {
        func entryPoint(_ module: String) -> String {
            var target = target()
            target.moduleName = module
            return ModuleCompiler.entryPoint(of: target)
        }
        #expect(entryPoint("App_2") == "App_2_main")
        #expect(entryPoint("Zürich") == "Zufcrich_main")
        #expect(entryPoint("项目").utf8.allSatisfy { $0 < 128 } && entryPoint("项目") != entryPoint("目项"))
    }

    @Test("package access is shared under the package's name")
    func packageName() {
        let settings = ResolvedSettings(layers: [["SWIFT_PACKAGE_NAME": "shelf"]])
        #expect(CompilerFlags(settings: settings).all.contains("-package-name"))
        #expect(!CompilerFlags(settings: ResolvedSettings(layers: [[:]])).all.contains("-package-name"))
    }
}
