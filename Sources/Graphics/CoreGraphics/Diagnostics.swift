// SPDX-License-Identifier: MIT
import Foundation

/// What Quartz prints to the console for calls it then ignores.
package enum Diagnostics {
    /// One line on standard error, at each call. Any thread.
    package static func log(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}
