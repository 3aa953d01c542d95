// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit
@testable import SourceAdapter

/// Programs written as for iOS: adapted, compiled by the real compiler, run, and their output compared with what their
/// comments say (`// expect: line`).
// One after the other: each lays out the installation it compiles against when that is out of date.
@Suite(.serialized) struct ProgramTests {
    @Test("every construct, in both language modes", arguments: ["5", "6"])
    func mainActorClasses(mode: String) throws {
        try check("MainActor", mode: mode)
    }

    // Written in the style of its time: globals without isolation are errors in mode 6.
    @Test("every construct", arguments: ["5"])
    func constructs(mode: String) throws { try check("Constructs", mode: mode) }

    @Test("constructs of apps, with all frameworks", arguments: ["4.2", "5"])
    func apps(mode: String) throws { try check("Apps", mode: mode) }

    @Test("names that UIKit had for Swift 4, with all frameworks")
    func four() throws { try check("Four", mode: "4") }

    private func check(_ name: String, mode: String) throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Programs/\(name)")
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { sources.appendingPathComponent($0).path }
        let expected = try expectedLines(files)
        let program =
            ["Apps", "Four"].contains(name)
            ? try Program(app: name, files: files, mode: mode) : try Program(module: name, files: files, mode: mode)
        #expect(program.messages == "")
        let output = try program.run()
        for (index, line) in expected.enumerated() {
            let got = index < output.count ? output[index] : "nothing"
            #expect(got == line, "line \(index + 1)")
        }
        #expect(output.count == expected.count)
    }

    /// In the order the program prints them: `main.swift` calls the other files' functions.
    private func expectedLines(_ files: [String]) throws -> [String] {
        let order = [
            "Selectors", "Inheritance", "Keys", "Foundations", "OptionalRequirements", "SelectorForms", "Observing",
            "Numbers", "Metatypes", "ExtensionOverrides", "Spelling", "ReplacedMembers", "KeyPaths",
            "Formatters", "Findings", "Differences", "Names", "Libraries", "Connections", "Loads", "Contents", "Styles",
            "FoundationClasses", "Archives", "Fetching", "FileEvents", "Streams", "main",
        ]
        func rank(_ path: String) -> Int { order.firstIndex { path.hasSuffix("/\($0).swift") } ?? order.count }
        return try files.sorted { rank($0) < rank($1) }.flatMap { file in
            try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap { line in
                line.range(of: "// expect: ").map { String(line[$0.upperBound...]) }
            }
        }
    }
}

/// A compiled program.
struct Program {
    let executable: URL
    /// What the compiler said.
    let messages: String

    /// Adapts and compiles; uses the modules and objects that the test run itself has built.
    init(module: String, files: [String], mode: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        executable = folder.appendingPathComponent(module)
        let products = Program.products
        let modules = products.appendingPathComponent("Modules").path
        let overlay = try SourceAdapter.adapt(
            module: module, files: files, index: .shipped, cache: folder.appendingPathComponent("cache"),
            options: AdapterOptions(languageMode: mode, searchPaths: [modules]))
        var arguments = ["swiftc", "-swift-version", mode, "-module-name", module, "-o", executable.path]
        arguments += files + overlay.compilerFlags + ["-I", modules]
        let shims = ["CCompression", "CCookieFiles", "CObjCRegistry", "CVirtualClock", "CCrypto", "CMarkup"]
        for name in shims {
            arguments += ["-Xcc", "-fmodule-map-file=\(products.path)/\(name).build/module.modulemap"]
        }
        let frameworks = [
            "ObjCRuntime", "ObjectiveC", "TouchstoneDevice", "FoundationCompat", "AppFoundation", "os", "DarwinCompat",
        ]
        for name in frameworks + shims {
            let objects = products.appendingPathComponent("\(name).build")
            // An object outlives the source it was made of.
            let sources = Program.sources(of: name)
            arguments += try FileManager.default.contentsOfDirectory(atPath: objects.path).sorted()
                .filter { $0.hasSuffix(".o") && sources.contains(String($0.dropLast(2))) }
                .map { objects.appendingPathComponent($0).path }
        }
        arguments += ["-lFoundation", "-lFoundationNetworking", "-lFoundationXML", "-l_FoundationICU", "-lz"]
        arguments.append("-suppress-warnings")
        messages = try Program.execute(arguments).output
    }

    /// Compiles and links against all frameworks, as apps are.
    init(app: String, files: [String], mode: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        executable = folder.appendingPathComponent(app)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sdk = try SDK.prepare(Installation(root: Path(root.path), products: Path(Program.products.path)))
        var options = AdapterOptions(languageMode: mode)
        options.searchPaths = [sdk.modules.string]
        let overlay = try SourceAdapter.adapt(
            module: app, files: files, index: .shipped, cache: folder.appendingPathComponent("cache"), options: options)
        var arguments = ["swiftc", "-swift-version", mode, "-module-name", app, "-o", executable.path]
        arguments += files + overlay.compilerFlags + sdk.compilerFlags
        arguments += ["-module-cache-path", sdk.moduleCache.string, "-suppress-warnings", "-use-ld=lld"]
        arguments += ["-L", sdk.library.string, "-lTouchstone", "-Xlinker", "-rpath", "-Xlinker", sdk.library.string]
        arguments += ["-Xlinker", "--export-dynamic"] + sdk.objects.map(\.string)
        messages = try Program.execute(arguments).output
    }

    func run() throws -> [String] {
        try Program.execute([executable.path]).output.split(separator: "\n").map(String.init)
    }

    /// The names of a module's source files.
    private static func sources(of module: String) -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let floors = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        return Set(
            floors.flatMap { floor in
                FileManager.default.enumerator(
                    at: floor.appendingPathComponent(module), includingPropertiesForKeys: nil)?
                    .compactMap { ($0 as? URL)?.lastPathComponent } ?? []
            })
    }

    /// The folder of the running test program, which holds everything the build made.
    static var products: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }

    private static func execute(_ arguments: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
