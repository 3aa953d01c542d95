// SPDX-License-Identifier: MIT

/// Files of a target that do not compile in part, from build to build: the compiler said so of their present content.
struct UnfitFiles {
    private(set) var paths: Set<Path> = []

    init(of target: Target, in context: BuildContext) throws {
        let record = Self.record(of: target, in: context)
        guard record.exists else { return }
        let lines = Set(try record.readText().split(separator: "\n").map(String.init))
        paths = Set(target.sources.filter { lines.contains(Self.line($0)) })
    }

    static func add(_ files: [Path], of target: Target, in context: BuildContext) throws {
        let record = record(of: target, in: context)
        let old = record.exists ? try record.readText() : ""
        try record.parent.makeDirectory()
        try record.write(old + files.sorted().map { line($0) + "\n" }.joined())
    }

    static func clear(of target: Target, in context: BuildContext) throws {
        let record = record(of: target, in: context)
        if record.exists { try record.remove() }
    }

    private static func record(of target: Target, in context: BuildContext) -> Path {
        context.objects(of: target) / "unfit.txt"
    }

    private static func line(_ file: Path) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(file: file)
        return "\(fingerprint.text) \(file)"
    }
}
