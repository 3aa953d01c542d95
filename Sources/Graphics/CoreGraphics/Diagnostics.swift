// SPDX-License-Identifier: MIT
import Foundation

/// What Quartz prints to the console for calls it then ignores.
package enum Diagnostics {
    package static func log(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}
