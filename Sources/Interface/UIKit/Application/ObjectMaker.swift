// SPDX-License-Identifier: MIT
import Glibc

/// Makes objects of classes known only at run time with their plain `init()`, as `[[cls alloc] init]` does.
package enum ObjectMaker {
    /// nil for classes that do not derive from NSObject.
    package static func make(_ cls: AnyClass) -> AnyObject? {
        guard cls is Foundation.NSObject.Type, let initializer else { return nil }
        return initializer.make(cls, as: AnyObject.self)
    }

    /// `NSObject.init()`. Its descriptors are data of the Foundation library, found by their mangled names.
    private static let initializer: DynamicInitializer? = {
        guard let program = dlopen(nil, RTLD_NOW),
            let method = dlsym(program, "$s10Foundation8NSObjectCACycfCTq"),
            let description = dlsym(program, "$s10Foundation8NSObjectCMn")
        else { return nil }
        return DynamicInitializer(method: method, description: description)
    }()
}
