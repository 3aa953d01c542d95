// SPDX-License-Identifier: MIT
import FoundationCompat

/// Why a map cannot be read: which file, where in it, and what is wrong there.
package struct MapFileError: Error, Hashable, CustomStringConvertible {
    /// A path or an address.
    package let file: String
    /// "byte 127", "tile 14/8529/5975, byte 40", "table tiles"; empty for the file as a whole.
    package let place: String
    /// What is wrong, without the file and the place.
    package let reason: String

    /// - Parameter place: empty for the file as a whole.
    package init(_ file: String, at place: String = "", _ reason: String) {
        (self.file, self.place, self.reason) = (file, place, reason)
    }

    /// One line: file, place, reason.
    package var description: String { place.isEmpty ? "\(file): \(reason)" : "\(file): \(place): \(reason)" }
}

/// What is wrong at a byte of some data; whoever knows the file and the tile says so too.
struct BrokenData: Error, Hashable {
    let offset: Int
    let reason: String

    init(_ offset: Int, _ reason: String) { (self.offset, self.reason) = (offset, reason) }

    func error(in file: String, _ what: String = "") -> MapFileError {
        MapFileError(file, at: what.isEmpty ? "byte \(offset)" : "\(what), byte \(offset)", reason)
    }
}
