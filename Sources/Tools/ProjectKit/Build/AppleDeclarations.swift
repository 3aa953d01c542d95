// SPDX-License-Identifier: MIT

/// What headers of a module of C declare on Apple's systems alone, `#if __APPLE__`: Swift code calls it where `os(iOS)`
/// holds, as it does here.
///
/// C itself is compiled for Linux. Only a module that compiles for both is seen, and compiled, as on Apple's: one that
/// includes headers which are not here, or calls what they declare, stays Linux's.
struct AppleDeclarations {
    static let flag = "-D__APPLE__=1"

    let module: ClangModule
    /// Where the module's objects go.
    let folder: Path
    let clang: Path
    /// Flags of each file besides.
    let flags: [String]

    private var place: Path { folder / "apple" }
    private var verdict: Path { place / "verdict" }

    /// The map by which Swift sees them; nil: the module has none, or was not looked at yet.
    static func map(in folder: Path) -> Path? {
        let map = folder / "apple" / "module.modulemap"
        return map.exists ? map : nil
    }

    /// Looks at the module, unless it is as it was, and writes the map.
    /// - Parameters:
    ///   - map: the text by which it is seen on Linux, its headers' paths whole or from `base`.
    ///   - stamp: changes with the module's files.
    /// - Returns: whether its sources are to be compiled with the flag.
    func write(map: String, base: Path, stamp: String) throws -> Bool {
        if verdict.text?.hasPrefix(stamp) == true { return verdict.text == stamp + " yes" }
        try place.remove()
        let wrapped = try wrap(map, base)
        try verdict.write(stamp + (wrapped == nil ? " no" : " yes"))
        if let wrapped { try (place / "module.modulemap").write(wrapped) }
        return wrapped != nil
    }

    /// The map of headers that define the word and include the module's own; nil: none of them asks for it, the map has
    /// more than headers, or something does not compile.
    private func wrap(_ map: String, _ base: Path) throws -> String? {
        guard map.firstMatch(of: #/umbrella\s+"/#) == nil else { return nil }
        var headers: [Path] = []
        let wrapped = map.replacing(#/header\s+"([^"]+)"/#) { match in
            let header = Path.absolute(String(match.1), from: base)
            headers.append(header)
            return "header \"\(place)/\(headers.count)-\(header.name)\""
        }
        guard headers.contains(where: { $0.text?.contains("__APPLE__") == true }) else { return nil }
        for file in module.sources + headers where try !compiles(file) { return nil }
        for (number, header) in headers.enumerated() {
            let text = "#define __APPLE__ 1\n#include \"\(header)\"\n#undef __APPLE__\n"
            try (place / "\(number + 1)-\(header.name)").write(text)
        }
        return wrapped
    }

    private func compiles(_ file: Path) throws -> Bool {
        let language = file.pathExtension == "h" ? ["-x", "c"] : []
        let arguments = [clang.string, "-fsyntax-only", "-w", Self.flag] + flags + language + [file.string]
        return try Subprocess(arguments).capture().ending.isSuccess
    }
}
