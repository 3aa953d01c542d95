// SPDX-License-Identifier: MIT
import FoundationCompat

/// What `object[key]` gives of an object of unknown class, to which Objective-C sends `objectForKeyedSubscript:` or, for
/// numbers, `objectAtIndexedSubscript:`.
///
/// nil without an object and for a key that a dictionary lacks. An object that is neither a dictionary nor an array, and
/// an index outside of an array, raise as on iOS.
public func __element(of object: AnyObject?, _ key: Any) -> Any! {
    guard let object else { return nil }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let array = object as? NSArray, let index = key as? Int {
        guard array.count > index, index >= 0 else {
            NSException.raise(.rangeException, "index \(index) beyond bounds [0 .. \(array.count - 1)]")
        }
        return array.object(at: index)
    }
    let selector = key is Int ? "objectAtIndexedSubscript:" : "objectForKeyedSubscript:"
    return __objcSend(object, Selector(selector), [key])
}
