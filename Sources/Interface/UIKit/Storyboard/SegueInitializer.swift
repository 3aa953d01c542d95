// SPDX-License-Identifier: MIT
import Glibc

/// Makes segues of an app's own classes, through their override of `init(identifier:source:destination:)` where they have
/// one.
@MainActor
enum SegueInitializer {
    static func make(
        _ cls: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue? {
        initializer?.make(cls, string: identifier, objects: source, destination, as: UIStoryboardSegue.self)
    }

    /// The initialiser's place in the class's vtable, by its mangled name.
    private static let initializer: DynamicInitializer? = {
        let cls = "$s5UIKit17UIStoryboardSegueC"
        guard let program = dlopen(nil, RTLD_NOW), let description = dlsym(program, cls + "Mn") else { return nil }
        // How the second controller's type is abbreviated depends on the compiler's mangling of attributes.
        for repeated in ["AI", "AH", "AG", "AJ"] {
            let name = "\(cls)10identifier6source11destinationACSSSg_AA16UIViewControllerC\(repeated)tcfCTq"
            if let method = dlsym(program, name) { return DynamicInitializer(method: method, description: description) }
        }
        Unsupported.report("segues of custom classes: UIStoryboardSegue.init is not in the program")
        return nil
    }()
}
