// SPDX-License-Identifier: MIT
import CHostPlugins
internal import Foundation
import Glibc

/// Why a host could not be had: no display, a library that is not installed, a port in use.
package struct HostError: Error, CustomStringConvertible {
    /// One line, with what to do about it where that is known.
    package let description: String
    /// - Parameter description: shown to the person as it is.
    package init(_ description: String) { self.description = description }
}

/// Opens the shared library of a host and returns the address of its entry point.
///
/// The libraries lie beside `libTouchstone.so`, wherever that was loaded from; the search path of the loader is the
/// second choice. The library stays loaded until the process ends.
package func loadHostPlugin(library: String, entry: String) throws -> UnsafeMutableRawPointer {
    let file = "lib\(library).so"
    let beside = libraryFolder().map { $0 + "/" + file }
    guard let handle = beside.flatMap({ dlopen($0, RTLD_NOW) }) ?? dlopen(file, RTLD_NOW) else {
        throw HostError("cannot open \(file): \(lastLoaderMessage())")
    }
    guard let symbol = dlsym(handle, entry) else {
        throw HostError("\(file) has no symbol \(entry)")
    }
    return symbol
}

private func libraryFolder() -> String? {
    ts_own_library().map { URL(fileURLWithPath: String(cString: $0)).deletingLastPathComponent().path }
}

private func lastLoaderMessage() -> String {
    dlerror().map { String(cString: $0) } ?? "unknown error"
}

/// Makes `print` write each line when it ends, to files and pipes too, so that a crash loses none.
package func printLinesAtOnce() { ts_print_lines_at_once() }
