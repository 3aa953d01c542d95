// SPDX-License-Identifier: MIT
import FoundationCompat

extension NSObject {
    /// The class's name, as protocols ask for it that classes of objects adopt. An app cannot override it here.
    public static func description() -> String { __NSStringFromClass(self) }
}
