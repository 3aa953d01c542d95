// SPDX-License-Identifier: MIT
public import Foundation

extension NSString {
    /// The path with `~` for the home folder it lies in.
    public var abbreviatingWithTildeInPath: String {
        let path = standardizingPath
        let home = NSHomeDirectory()
        if path == home { return "~" }
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }
}
