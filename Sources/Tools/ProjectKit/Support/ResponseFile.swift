// SPDX-License-Identifier: MIT

/// A file of arguments for the compiler (`@file`), one a line.
enum ResponseFile {
    /// Quoted for spaces. The compiler's driver takes an apostrophe for a quote within quotes too.
    static func text(_ paths: some Sequence<Path>) -> String {
        paths.map { path in
            let escaped = path.string.map { "\\\"'".contains($0) ? "\\\($0)" : "\($0)" }.joined()
            return "\"\(escaped)\""
        }.joined(separator: "\n")
    }
}
