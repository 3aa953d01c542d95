// SPDX-License-Identifier: MIT
import FoundationCompat
import ObjCRuntime

/// For adapted uses of an optional requirement whose Swift name several protocols have, of an object whose type does not
/// show: the object itself when it has one of the members. Which of them is then called follows from the call's types.
public func __responding<Object>(
    _ object: Object?, _ selector: Selector, _ other: Selector, _ others: Selector...
) -> Object? {
    let names = [selector, other] + others
    guard let object, names.contains(where: { __objcAnswers(object, $0) }) else { return nil }
    return object
}
