// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Libraries that lie beside a project without being part of it: pods of its own repository, members of a workspace.
@Suite struct LocalPodsTests {
    @Test("patterns of podspecs")
    func patterns() throws {
        let deep = try #require(FilePattern("Source/**/*.{h,m,swift}"))
        #expect(deep.matches("Source/A.swift") && deep.matches("Source/x/y/B.m"))
        #expect(!deep.matches("Source/x/y/B.png") && !deep.matches("Other/Source/A.swift"))
        let all = try #require(FilePattern("Classes/**/*"))
        #expect(all.matches("Classes/a") && all.matches("Classes/a/b.swift") && !all.matches("Classes2/a"))
        let plain = try #require(FilePattern("a?.*"))
        #expect(plain.matches("ab.swift") && !plain.matches("a/b.swift") && !plain.matches("abc.swift"))
    }

    @Test("a podspec's library, its parts, resources and bundles")
    func specification() throws {
        let scratch = try Scratch()
        for name in ["Core/A.swift", "Core/A.h", "Core/Left.swift", "More/B.swift", "Other/C.swift", "Art/x.png"] {
            try scratch.file("Classes/\(name)")
        }
        let file = try scratch.file(
            "Chip.podspec",
            """
            Pod::Spec.new do |s|
              s.name = 'Chip-Kit' # the name
              s.description = <<-DESC
                end of the story = 'no statement'
              DESC
              s.swift_versions = ['4.2', '5.1']
              s.exclude_files = "Classes/**/Left.swift"
              s.resource_bundles = {
                'Art' => ['Classes/Art/*.png']
              }
              s.default_subspec = 'Core'
              s.subspec 'Core' do |core|
                core.source_files = 'Classes/Core/**/*.{h,swift}'
              end
              s.subspec 'More' do |part|
                part.dependency 'Chip-Kit/Core'
                part.dependency 'Elsewhere', '~> 1.0'
                part.ios.source_files = 'Classes/More'
              end
              s.subspec('Other') { }
            end
            """)
        let base = try #require(try PodSpecification(file))
        #expect(base.name == "Chip-Kit" && base.moduleName == "Chip_Kit" && base.languageVersion == "5.1")
        #expect(base.sources == [scratch.folder / "Classes/Core/A.swift"])
        #expect(base.resourceBundles.map(\.name) == ["Art"])
        #expect(base.resourceBundles.first?.files == [scratch.folder / "Classes/Art/x.png"])
        let more = try #require(try PodSpecification(file, parts: ["More"]))
        #expect(Set(more.sources.map(\.name)) == ["A.swift", "B.swift"])
        #expect(more.dependencies == ["Elsewhere"])
    }

    @Test("pods of the project's own repository become libraries of the app; others are named")
    func podfile() throws {
        let scratch = try Scratch()
        try scratch.file("Chip.podspec", "Pod::Spec.new do |s|\n s.name = 'Chip'\n s.source_files = 'Lib/*'\nend")
        try scratch.file("Lib/Chip.swift")
        try scratch.file("Example/App.xcodeproj/project.pbxproj", XcodeProjectTests.classic)
        try scratch.file(
            "Example/Podfile",
            """
            use_frameworks!
            target 'App' do
              pod 'Chip', :path => '../'
              pod "Far", '~> 2.0'
              target 'Tests' do
                inherit! :search_paths
              end
            end
            """)
        try scratch.file(
            "Example/Podfile.lock", "PODS:\n  - Chip (1.0.0)\n  - Far (2.0.3):\n    - Near (1.0)\n\nDEPENDENCIES:\n")
        let project = try ProjectLoader.load(scratch.folder / "Example")
        let library = try #require(project.target(named: "Chip"))
        #expect(library.kind == .framework && library.sources == [scratch.folder / "Lib/Chip.swift"])
        #expect(library.exportedModules == ["UIKit"])
        #expect(try project.buildOrder(for: project.application(named: nil)).map(\.name) == ["Chip", "App"])
        #expect(project.diagnostics.contains { $0.message.contains("pod 'Far' (2.0.3) is not installed") })
    }

    @Test("names of files that differ in case alone are found")
    func ignoringCase() throws {
        let scratch = try Scratch()
        try scratch.file("Folder/Info.plist")
        #expect((scratch.folder / "folder/info.plist").ignoringCase == scratch.folder / "Folder/Info.plist")
        #expect((scratch.folder / "Folder/none").ignoringCase == scratch.folder / "Folder/none")
    }

    @Test("libraries of the same sources are one")
    func sameSources() {
        func target(_ name: String, _ kind: Target.Kind, _ source: String, _ dependencies: [String] = []) -> Target {
            var target = Target(
                name: name, kind: kind, moduleName: kind == .framework ? "Chip" : name, productName: name,
                settings: ResolvedSettings(layers: []))
            target.sources = [Path(source)]
            target.dependencies = dependencies
            return target
        }
        var project = Project(
            name: "P", root: Path("/p"),
            targets: [
                target("Chip", .framework, "/p/a.swift"), target("Chip (Pods)", .framework, "/p/a.swift"),
                target("Other", .framework, "/p/b.swift"),
                target("App", .application, "/p/c.swift", ["Chip (Pods)", "Chip", "Other"]),
            ])
        project.uniteLibraries()
        #expect(project.targets.map(\.name) == ["Chip", "Other", "App"])
        #expect(project.target(named: "App")?.dependencies == ["Chip", "Other"])
    }

    @Test("tests link the libraries that they import")
    func importedLibraries() throws {
        let scratch = try Scratch()
        let file = try scratch.file("Tests.swift", "import XCTest\n@testable import Chip\n// import Other\n")
        func target(_ name: String, _ kind: Target.Kind, _ source: Path) -> Target {
            var target = Target(
                name: name, kind: kind, moduleName: name, productName: name, settings: ResolvedSettings(layers: []))
            target.sources = [source]
            return target
        }
        var project = Project(
            name: "P", root: scratch.folder,
            targets: [
                target("Chip", .framework, Path("/a")), target("Other", .framework, Path("/b")),
                target("Tests", .unitTests, file),
            ])
        project.linkImportedLibraries()
        #expect(project.target(named: "Tests")?.dependencies == ["Chip"])
    }
}
