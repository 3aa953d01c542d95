// SPDX-License-Identifier: MIT
import Foundation
import SwiftIfConfig
import SwiftSyntax

/// Evaluates `#if` as a build for the iOS simulator does.
struct BuildConditions: Sendable {
    let options: AdapterOptions
    private let version: VersionTuple

    init(options: AdapterOptions) {
        self.options = options
        // What `#if swift(...)` sees in each mode of this compiler.
        switch options.languageMode {
        case "3", "4": version = VersionTuple(components: [4, 1, 50])
        case "4.2": version = VersionTuple(components: [4, 2])
        case "6": version = VersionTuple(components: [6, 3])
        default: version = VersionTuple(components: [5, 10])
        }
    }

    /// The branch an iOS build compiles, nil when none.
    func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? { node.activeClause(in: self).clause }

    /// Modules that an iOS build does not have although Linux has them.
    static let foreignModules: Set<String> = [
        "Glibc", "Musl", "WinSDK", "Android", "Bionic", "AppKit", "Cocoa", "WatchKit", "TVUIKit", "CoreAudioKit",
    ]

    /// Modules of the toolchain, and those that stand for a part of iOS under another name here.
    private static let toolchainModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Dispatch", "XCTest", "Testing", "Darwin", "MachO",
        "CoreFoundation",
        "Observation", "_Concurrency", "Synchronization", "RegexBuilder", "OSLog",
    ]

    func canImport(_ module: String) -> Bool {
        hasFramework(module) || (options.modules.contains(module) && !Self.foreignModules.contains(module))
    }

    /// Whether the platform has it: the toolchain, or the frameworks among the folders that are searched.
    func hasFramework(_ module: String) -> Bool {
        if Self.foreignModules.contains(module) { return false }
        if Self.toolchainModules.contains(module) { return true }
        return options.searchPaths.contains { path in
            FileManager.default.fileExists(atPath: path + "/" + module + ".swiftmodule")
        }
    }
}

extension AdapterOptions {
    /// The branch that is compiled, nil when none.
    package func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        BuildConditions(options: self).activeClause(of: node)
    }
}

extension BuildConditions: BuildConfiguration {
    func isCustomConditionSet(name: String) -> Bool { options.conditions.contains(name) }
    func hasFeature(name: String) -> Bool { true }
    func hasAttribute(name: String) -> Bool { true }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { canImport($0.1) } ?? false
    }
    func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(x86_64)
            return name == "x86_64"
        #elseif arch(arm64)
            return name == "arm64"
        #else
            return false
        #endif
    }
    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_Native" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { version }
    /// The newest that came with an SDK before iOS 26's: code asks for the compiler where it means the SDK, which cannot be
    /// asked for.
    var compilerVersion: VersionTuple { VersionTuple(components: [6, 1, 2]) }
}
