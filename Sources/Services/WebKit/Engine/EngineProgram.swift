// SPDX-License-Identifier: MIT
import Glibc

/// Where the engine's program lies. Asks the C library alone, so that the dynamic linker may be the caller.
enum EngineProgram {
    /// Beside the frameworks' libraries, or some folders up from them; nil where it is not.
    static let path: String? = {
        if let named = getenv("TOUCHSTONE_WEB_ENGINE") { return String(cString: named) }
        guard let library = libraryPath, let whole = realpath(library, nil) else { return nil }
        defer { free(whole) }
        var folder = String(cString: whole)[...]
        for _ in 0..<5 {
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = folder[..<slash]
            let candidate = folder + "/touchstone-web"
            if access(String(candidate), X_OK) == 0 { return String(candidate) }
        }
        return nil
    }()

    /// The file that holds this code. Glibc's module leaves dladdr out.
    private static var libraryPath: String? {
        typealias Look = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
        guard let function = dlsym(nil, "dladdr") else { return nil }
        var words: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
        let found = words.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { unsafeBitCast(function, to: Look.self)(#dsohandle, $0) } ?? 0
        }
        return found == 0 ? nil : words[0].map { String(cString: $0) }
    }
}
