// SPDX-License-Identifier: MIT
import FoundationCompat

// `self.init(...)` in a maker that an extension of a Foundation class declares. Objective-C calls the initialiser of the
// class that the maker was called on; here it is that of the extended class, as no initialiser is `required`.

public func __objcMade<Object: AnyObject>(_ object: AnyObject, as type: Object.Type) -> Object {
    guard let made = object as? Object else {
        NSException.raise(
            .invalidArgumentException,
            "\(type) cannot be made by a maker of \(Swift.type(of: object)); call its own initialiser")
    }
    return made
}

/// For initialisers that may fail; others take the one above, also where an optional is wanted.
@_disfavoredOverload
public func __objcMade<Object: AnyObject>(_ object: AnyObject?, as type: Object.Type) -> Object? {
    guard let object else { return nil }
    return __objcMade(object, as: type) as Object
}

/// For those alone that may fail.
public func __objcMadeIfAny<Object: AnyObject>(_ object: AnyObject?, as type: Object.Type) -> Object? {
    __objcMade(object, as: type) as Object?
}
