// SPDX-License-Identifier: MIT
import Glibc

/// Frameworks that an app's interface files need and its sources do not import: projects link them, and their
/// libraries lie beside UIKit's.
enum FrameworkLibrary {
    /// The class, once its framework's library is loaded; nil when there is no such library or class.
    static func load(_ framework: String, for className: String) -> AnyClass? {
        guard dlopen("libTouchstone\(framework).so", RTLD_NOW | RTLD_GLOBAL) != nil else { return nil }
        return __NSClassFromString(className)
    }
}
