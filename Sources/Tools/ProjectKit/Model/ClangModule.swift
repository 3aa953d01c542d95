// SPDX-License-Identifier: MIT

/// A module of C or C++: a package's target without Swift sources, or the map of a library of the system.
package struct ClangModule: Sendable {
    /// Files to compile; empty for a library of the system.
    package var sources: [Path] = []
    /// What those who import the module see; nil: only what the map names.
    package var include: Path?
    /// The map that came with it; nil: one is made.
    package var moduleMap: Path?
    /// Where a map is made and `include` is nil: the headers that it names.
    package var headers: [Path] = []
    /// Further folders of headers, for its own sources.
    package var searchPaths: [Path] = []
    /// `-D` and other flags for its own sources.
    package var flags: [String] = []
    /// Libraries of the system to link.
    package var libraries: [String] = []

    static let extensions: Set<String> = ["c", "cc", "cpp", "cxx", "S", "s"]
    static let objectiveC: Set<String> = ["m", "mm"]

    var isCPlusPlus: Bool { sources.contains { ["cc", "cpp", "cxx"].contains($0.pathExtension) } }
}
