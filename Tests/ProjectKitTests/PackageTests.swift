// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// Packages by address, targets of C, and sources that need what is not there.
@Suite(.serialized) struct PackageTests {
    @Test("a package's identity is the last part of its address")
    func identities() {
        func identity(_ address: String) -> String { RemotePackage(address: address, requirement: "").identity }
        #expect(identity("https://example.org/Owner/SnapShot.git") == "snapshot")
        #expect(identity("git@example.org:Owner/Kit") == "kit")
        #expect(identity("file:///tmp/Shelf.git") == "shelf")
    }

    @Test("manifests are read as on a Mac, where apps are built, unless that brings Objective-C")
    func macManifests() throws {
        let scratch = try Scratch()
        func names(_ mac: String) throws -> [String] {
            let folder = scratch.folder / mac
            try scratch.file(
                "\(mac)/Package.swift",
                """
                // swift-tools-version: 5.9
                import PackageDescription
                var targets: [Target] = [.target(name: "Kit")]
                #if os(macOS)
                targets.append(.target(name: "\(mac)"))
                #elseif os(Linux)
                targets.append(.target(name: "Linux"))
                #endif
                let package = Package(name: "P", targets: targets)
                """)
            for target in ["Kit", "Linux", "Swift"] {
                try scratch.file("\(mac)/Sources/\(target)/A.swift", "let a = 1")
            }
            try scratch.file("\(mac)/Sources/Objective/A.m", "int a;")
            return try SwiftPackage.dump(folder).targets.map(\.name)
        }
        #expect(try names("Swift") == ["Kit", "Swift"])
        // Linux's, with what is not built by name.
        #expect(try names("Objective") == ["Kit", "Linux", "Objective"])
    }

    @Test("versions are read from every format of Package.resolved")
    func pinnedVersions() {
        let first = """
            {"object": {"pins": [{"package": "Kit", "repositoryURL": "https://e.org/Kit.git",
              "state": {"branch": null, "revision": "abc", "version": "1.2.3"}}]}, "version": 1}
            """
        let third = """
            {"pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "https://e.org/Kit",
              "state": {"revision": "abc", "branch": "main"}}], "version": 3}
            """
        #expect(PackageCheckouts.versions(first) == ["kit": "1.2.3"])
        #expect(PackageCheckouts.versions(third) == ["kit": "main"])
        #expect(PackageCheckouts.versions("no JSON") == [:])
    }

    @Test("what cannot be fetched is named with address, version and the folder for a checkout, which then serves")
    func unreachable() throws {
        let name = "absent\(UUID().uuidString.prefix(8).lowercased())"
        let package = RemotePackage(address: "/nowhere/\(name).git", requirement: #"exact: "1.2.3""#)
        let failed = try PackageCheckouts([package], pins: nil, configurations: [], log: { _ in })
        let message = try #require(failed.diagnostics.first?.message)
        for part in [name, "/nowhere/\(name).git", "1.2.3", package.placedFolder.string] {
            #expect(message.contains(part), "\(part)")
        }
        let manifest = "// swift-tools-version: 5.7\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
        try (package.placedFolder / "Package.swift").write(manifest)
        defer { try? package.placedFolder.remove() }
        let placed = try PackageCheckouts([package], pins: nil, configurations: [], log: { _ in })
        #expect(placed.folders == [name: package.placedFolder])
        #expect(placed.diagnostics.isEmpty)
    }

    @Test("of several packages those that can be had are fetched; the others tell what git said of their address")
    func firstCause() throws {
        let scratch = try Scratch()
        let name = "there\(UUID().uuidString.prefix(8).lowercased())"
        let missing = "https://\(name).invalid/owner/missing"
        try scratch.file(
            "\(name)/Package.swift",
            "// swift-tools-version: 5.7\nimport PackageDescription\nlet package = Package(name: \"\(name)\")\n")
        try commit(scratch.folder / name)
        let there = RemotePackage(address: "file://\(scratch.folder / name)", requirement: #"from: "1.0.0""#)
        let packages = [there, RemotePackage(address: missing, requirement: #"from: "1.0.0""#)]
        let fetched = try PackageCheckouts(packages, pins: nil, configurations: [], log: { _ in })
        #expect(fetched.folders[there.identity] != nil && fetched.diagnostics.count == 1)
        let message = try #require(fetched.diagnostics.first?.message)
        #expect(message.hasPrefix("package 'missing'"), "\(message)")
        #expect(message.contains("Failed to clone repository \(missing): fatal: "), "\(message)")
        #expect(message.contains("Could not resolve host"), "\(message)")
    }

    @Test("the cause is the first error, with git's words where they follow, and a manifest's own error before both")
    func causes() {
        let clone = """
            Fetching https://a.invalid/b
            error: Failed to clone repository https://a.invalid/b:
                Cloning into bare repository '/c'...
                fatal: unable to access 'https://a.invalid/b/': Could not resolve host: a.invalid
            error: and then this
            """
        #expect(
            PackageCheckouts.cause(of: clone)
                == "error: Failed to clone repository https://a.invalid/b: fatal: unable to access 'https://a.invalid/b/': "
                + "Could not resolve host: a.invalid")
        #expect(PackageCheckouts.cause(of: "error: no commit 1\nfatal: two") == "error: no commit 1")
        #expect(
            PackageCheckouts.cause(of: "error: 'a': invalid manifest\n/a/Package.swift:1:2: error: odd")
                == "/a/Package.swift:1:2: error: odd")
        #expect(PackageCheckouts.cause(of: "nothing") == "")
    }

    @Test("a binary target is refused by name, with the targets and products that need it")
    func binary() throws {
        let scratch = try Scratch()
        try scratch.file(
            "A/Package.swift",
            """
            // swift-tools-version: 5.7
            import PackageDescription
            let package = Package(
                name: "A",
                products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "Plain", targets: ["Plain"])],
                targets: [
                    .binaryTarget(name: "Engine", path: "Engine.xcframework"), .target(name: "Plain"),
                    .target(name: "Kit", dependencies: ["Engine"]),
                ])
            """)
        for file in ["Sources/Kit/A.swift", "Sources/Plain/B.swift", "Engine.xcframework/Info.plist"] {
            try scratch.file("A/" + file)
        }
        let project = try SwiftPackage.load(scratch.folder / "A")
        #expect(
            project.diagnostics.map(\.message) == [
                "binary target 'Engine' is not supported; 'Kit', product 'Kit' need it"
            ])
        #expect(project.targets.map(\.name).sorted() == ["Kit", "Plain"])
    }

    /// Makes a folder a repository with a version 1.0.0; the revision.
    @discardableResult
    private func commit(_ repository: Path) throws -> String {
        var revision = ""
        for words in [
            ["init", "-q"], ["add", "."],
            ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "first"], ["tag", "1.0.0"],
            ["rev-parse", "HEAD"],
        ] {
            let result = try Subprocess(["git", "-C", repository.string] + words).capture()
            try #require(result.ending.isSuccess, "\(result.text)")
            revision = result.text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return revision
    }

    @Test("a manifest that imports frameworks of the Mac is read as there, where that does nothing")
    func manifestOfMac() throws {
        let scratch = try Scratch()
        let imports = "import PackageDescription\nimport CoreImage\nimport AppKit\n"
        try scratch.file(
            "A/Package.swift",
            "// swift-tools-version: 5.7\n\(imports)let package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
        )
        try scratch.file("A/Sources/A/A.swift")
        #expect(try SwiftPackage.load(scratch.folder / "A").targets.map(\.name) == ["A"])
    }

    @Test("what is placed by hand is not fetched, though Package.resolved names it", arguments: [1, 2])
    func pinnedAndPlaced(format: Int) throws {
        let scratch = try Scratch()
        let (near, far) = (
            "near\(UUID().uuidString.prefix(8).lowercased())", "far\(UUID().uuidString.prefix(8).lowercased())"
        )
        func manifest(_ name: String) -> String {
            "// swift-tools-version: 5.7\nimport PackageDescription\nlet package = Package(name: \"\(name)\")\n"
        }
        try scratch.file("\(near)/Package.swift", manifest(near))
        let revision = try commit(scratch.folder / near)
        let packages = [
            RemotePackage(address: "file://\(scratch.folder / near)", requirement: #"from: "1.0.0""#),
            RemotePackage(address: "https://\(far).invalid/\(far)", requirement: #"from: "1.0.0""#),
        ]
        try (packages[1].placedFolder / "Package.swift").write(manifest(far))
        defer { try? packages[1].placedFolder.remove() }
        let state = #"{"revision": "\#(revision)", "version": "1.0.0"}"#
        let entries = packages.map { package in
            format == 1
                ? #"{"package": "\#(package.identity)", "repositoryURL": "\#(package.address)", "state": \#(state)}"#
                : #"{"identity": "\#(package.identity)", "kind": "remoteSourceControl", "location": "\#(package.address)", "state": \#(state)}"#
        }.joined(separator: ", ")
        let pins = try scratch.file(
            "Package.resolved",
            format == 1
                ? #"{"object": {"pins": [\#(entries)]}, "version": 1}"# : #"{"pins": [\#(entries)], "version": 2}"#)
        let found = try PackageCheckouts(packages, pins: pins, configurations: [], log: { _ in })
        #expect(found.diagnostics.isEmpty)
        #expect(Set(found.folders.keys) == [near, far])
    }

    @Test("a package in a repository is fetched at its version, with what it stands on, and read")
    func fetched() throws {
        let scratch = try Scratch()
        let name = "Shelf\(UUID().uuidString.prefix(8))"
        try scratch.file(
            "\(name)/Package.swift",
            """
            // swift-tools-version: 5.7
            import PackageDescription
            let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [.target(name: "\(name)", dependencies: ["CShelf"]), .target(name: "CShelf")])
            """)
        try scratch.file("\(name)/Sources/\(name)/A.swift", "public let version = 1\n")
        try scratch.file("\(name)/Sources/CShelf/shelf.c", "int shelf(void) { return 2; }\n")
        try scratch.file("\(name)/Sources/CShelf/include/CShelf.h", "int shelf(void);\n")
        let repository = scratch.folder / name
        try commit(repository)
        try scratch.file(
            "App/Package.swift",
            """
            // swift-tools-version: 5.7
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(url: "file://\(repository)", from: "1.0.0")],
                targets: [.target(name: "App", dependencies: [.product(name: "\(name)", package: "\(name)")])])
            """)
        try scratch.file("App/Sources/App/B.swift", "import \(name)\n")
        let project = try SwiftPackage.load(scratch.folder / "App")
        #expect(project.diagnostics.isEmpty)
        let order = try project.buildOrder(for: try #require(project.target(named: "App")))
        #expect(order.map(\.name) == ["CShelf", name, "App"])
        let module = try #require(order.first?.clang)
        #expect(module.sources.map(\.name) == ["shelf.c"])
        #expect(module.include?.name == "include")
        #expect(!(scratch.folder / "App/Package.resolved").exists)
    }

    @Test("an import of SwiftUI counts where no condition guards the code that needs it")
    func missingFrameworks() throws {
        let scratch = try Scratch()
        func line(_ text: String) throws -> Int? {
            try ProjectBuild.unconditionalImport(of: "SwiftUI", in: scratch.file("A.swift", text))
        }
        #expect(try line("import UIKit\nimport SwiftUI\nstruct A {}\n") == 2)
        #expect(try line("@_exported import SwiftUI\n") == 1)
        let guarded = "#if canImport(SwiftUI)\nimport SwiftUI\n"
        #expect(try line(guarded + "struct A {}\n#endif\n") == nil)
        #expect(try line(guarded + "#endif\nstruct A: View {}\n") == 2)
        // Conditions that hold on iOS guard nothing: the code behind them is built.
        #expect(try line("#if os(iOS) || os(macOS)\nimport SwiftUI\nstruct A: View {}\n#endif\n") == 2)
        #expect(try line("#if os(iOS) && canImport(SwiftUI)\nimport SwiftUI\nstruct A {}\n#endif\n") == nil)
        #expect(try line("#if !os(iOS)\nimport SwiftUI\nstruct A {}\n#endif\n") == nil)
        #expect(ProjectBuild.types(declaredIn: "public final class Text {\n  struct In {}\n}\n") == ["Text"])
        #expect(try line("// import SwiftUI\nimport SwiftUIKit\n") == nil)
    }
}
