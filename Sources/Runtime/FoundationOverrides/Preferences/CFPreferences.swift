// SPDX-License-Identifier: MIT
import CoreFoundation
import Foundation

import enum ObjectiveC.ObservedDefaults

// The functions of Core Foundation that `UserDefaults` reads and writes by. Foundation's own on Linux store nothing until
// they are told to, and then write over the old file, which a kill leaves empty.

/// Lives as long as the process, so that the pointers may be compared.
private func text(_ pointer: UnsafeRawPointer) -> String {
    String(describing: Unmanaged<NSString>.fromOpaque(pointer).takeUnretainedValue())
}

private func isOwn(_ application: UnsafeRawPointer) -> Bool {
    application == UnsafeRawPointer(Unmanaged.passUnretained(kCFPreferencesCurrentApplication).toOpaque())
}

private func domain(_ application: UnsafeRawPointer) -> PreferencesDomain {
    isOwn(application) ? .application : .named(text(application))
}

/// - Returns: an object that the caller releases, as the name says.
@_cdecl("CFPreferencesCopyAppValue")
public func __copyPreference(_ key: UnsafeRawPointer, _ application: UnsafeRawPointer) -> UnsafeRawPointer? {
    let name = text(key)
    guard let value = domain(application).value(forKey: name) ?? PreferencesDomain.global.value(forKey: name) else {
        return nil
    }
    return UnsafeRawPointer(Unmanaged.passRetained(value).toOpaque())
}

/// - Parameter value: a property list; null removes the key.
@_cdecl("CFPreferencesSetAppValue")
public func __setPreference(
    _ key: UnsafeRawPointer, _ value: UnsafeRawPointer?, _ application: UnsafeRawPointer
) {
    let copy = value.flatMap {
        let list = Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
        return CFPropertyListCreateDeepCopy(nil, list, 0) as AnyObject?
    }
    let isOwn = isOwn(application)
    ObservedDefaults.changing(text(key), to: copy, suite: isOwn ? nil : text(application)) {
        domain(application).set(copy, forKey: text(key))
    }
    NotificationCenter.default.post(
        name: UserDefaults.didChangeNotification, object: isOwn ? UserDefaults.standard : nil)
}

/// - Parameter keys: null: all of them, which is how Foundation calls it.
@_cdecl("CFPreferencesCopyMultiple")
public func __copyPreferences(
    _ keys: UnsafeRawPointer?, _ application: UnsafeRawPointer, _ user: UnsafeRawPointer, _ host: UnsafeRawPointer
) -> UnsafeRawPointer? {
    let list = NSMutableDictionary()
    for (key, value) in domain(application).all() { list.setObject(value, forKey: key as NSString) }
    return UnsafeRawPointer(Unmanaged.passRetained(list).toOpaque())
}

@_cdecl("CFPreferencesAppSynchronize")
public func __synchronizePreferences(_ application: UnsafeRawPointer) -> Bool { domain(application).synchronize() }
