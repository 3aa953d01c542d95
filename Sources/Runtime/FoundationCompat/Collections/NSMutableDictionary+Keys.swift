// SPDX-License-Identifier: MIT
public import Foundation

/// Keys that are only known to be copied, as Objective-C has them.
extension NSMutableDictionary {
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }

    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        guard let key = aKey as? AnyHashable else {
            NSException.raise(
                .invalidArgumentException, "-[NSMutableDictionary setObject:forKey:]: \(aKey) has no hash")
        }
        setObject(anObject, forKey: key)
    }
}
