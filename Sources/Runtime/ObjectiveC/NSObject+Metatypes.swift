// SPDX-License-Identifier: MIT
import Foundation

// In Objective-C every initialiser can be called on a class that is only known when the program runs, and Swift allows it
// for imported ones (`type(of: view).init(frame:)`, `T()` with `T: UIView`, `Self.init(...)`). For classes written in
// Swift it demands `required`, which every unmodified subclass would then have to repeat. What a protocol's extension
// declares is exempt, so the initialisers stand there once more; for a class named in the call the class's own wins.
// The body of each is a static function of the same symbol and calling convention (arguments at +1): only there `self` is
// the class the call is made on, in an initialiser `Self` is the static type.

/// What has `init()`. No class constraint: only then may an initialiser of an extension give out any object.
public protocol __MadePlainly {}

extension Foundation.NSObject: __MadePlainly {}

extension __MadePlainly {
    // The argument, which takes no room, keeps the name apart from `init()`: the compiler derives `Decodable` only for
    // classes whose superclass has one initialiser of that name.
    @_disfavoredOverload @_silgen_name("ts_made_plainly")
    public init(__plainly: Void = ())

    @_silgen_name("ts_made_plainly")
    public static func __made() -> Self {
        // A class of Swift's that meets a requirement with an initialiser of its own.
        if let cls = self as? AnyClass, let entry = objcLookup(cls, "+__init"),
            let object = entry.call(cls as AnyObject, []) as? Self
        {
            return object
        }
        guard let cls = self as? AnyClass, let object = objcNew(cls) as? Self else {
            NSException.raise(.invalidArgumentException, "\(self) is no class of objects")
        }
        return object
    }
}
