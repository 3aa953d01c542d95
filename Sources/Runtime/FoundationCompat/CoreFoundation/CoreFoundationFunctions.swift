// SPDX-License-Identifier: MIT
public import Foundation

// The functions of Core Foundation that Swift apps call. The types are Foundation's classes, see
// CoreFoundationNames.swift.

public typealias CFAllocator = NSObject
public var kCFAllocatorDefault: CFAllocator? { nil }

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

// MARK: types

private enum TypeID: CFTypeID {
    case other = 1
    case string = 7
    case dictionary = 18
    case array = 19
    case boolean = 21
    case number = 22
    case data = 20
    case date = 42
    case url = 29
}

public func CFGetTypeID(_ object: CFTypeRef) -> CFTypeID {
    let kind: TypeID
    switch object {
    case is NSString: kind = .string
    case is NSDictionary: kind = .dictionary
    case is NSArray: kind = .array
    case let number as NSNumber: kind = String(cString: number.objCType) == "c" ? .boolean : .number
    case is NSData: kind = .data
    case is NSDate: kind = .date
    case is NSURL: kind = .url
    default: kind = .other
    }
    return kind.rawValue
}

public func CFStringGetTypeID() -> CFTypeID { TypeID.string.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { TypeID.dictionary.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { TypeID.array.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { TypeID.boolean.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { TypeID.number.rawValue }
public func CFDataGetTypeID() -> CFTypeID { TypeID.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { TypeID.date.rawValue }
public func CFURLGetTypeID() -> CFTypeID { TypeID.url.rawValue }

public func CFEqual(_ left: CFTypeRef?, _ right: CFTypeRef?) -> Bool {
    guard let left = left as? NSObject, let right = right as? NSObject else { return left === right }
    return left.isEqual(right)
}
public func CFHash(_ object: CFTypeRef?) -> CFHashCode { UInt(bitPattern: (object as? NSObject)?.hash ?? 0) }

// MARK: strings

public func CFStringGetLength(_ string: CFString) -> CFIndex { string.length }
public func CFStringCreateCopy(_ allocator: CFAllocator?, _ string: CFString?) -> CFString? {
    string.map { NSString(string: $0 as String) }
}
public func CFStringCreateMutableCopy(
    _ allocator: CFAllocator?, _ maxLength: CFIndex, _ string: CFString?
) -> CFMutableString? { string.map { NSMutableString(string: $0 as String) } }

/// Transliterations, by ICU's names.
public var kCFStringTransformToLatin: CFString! { "Any-Latin" }
public var kCFStringTransformStripDiacritics: CFString! { "NFD; [:Mn:] Remove; NFC" }
public var kCFStringTransformStripCombiningMarks: CFString! { "NFD; [:M:] Remove; NFC" }
public var kCFStringTransformMandarinLatin: CFString! { "Han-Latin" }
public var kCFStringTransformLatinCyrillic: CFString! { "Latin-Cyrillic" }
public var kCFStringTransformLatinGreek: CFString! { "Latin-Greek" }

/// Transliterates in place; whether it could.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString?, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString?, _ reverse: Bool
) -> Bool {
    guard let string, let transform,
        let result = (string as String).applyingTransform(StringTransform(transform as String), reverse: reverse)
    else { return false }
    string.setString(result)
    return true
}

// MARK: collections

public func CFArrayGetCount(_ array: CFArray?) -> CFIndex { array?.count ?? 0 }
public func CFArrayGetValueAtIndex(_ array: CFArray?, _ index: CFIndex) -> UnsafeRawPointer? {
    guard let array, index >= 0, index < array.count else { return nil }
    return UnsafeRawPointer(autoreleased(array.object(at: index)).toOpaque())
}
public func CFDictionaryGetCount(_ dictionary: CFDictionary?) -> CFIndex { dictionary?.count ?? 0 }

public func CFDataGetLength(_ data: CFData?) -> CFIndex { data?.length ?? 0 }
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>? {
    data.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}
public func CFDataCreate(
    _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
) -> CFData? { NSData(bytes: bytes, length: length) }
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData? { NSMutableData() }
public func CFDataGetMutableBytePtr(_ data: CFMutableData?) -> UnsafeMutablePointer<UInt8>? {
    data.map { $0.mutableBytes.assumingMemoryBound(to: UInt8.self) }
}
public func CFDataSetLength(_ data: CFMutableData?, _ length: CFIndex) { data?.length = length }
public func CFDataAppendBytes(_ data: CFMutableData?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex) {
    if let bytes { data?.append(bytes, length: length) }
}

// MARK: errors

public func CFErrorGetDomain(_ error: CFError!) -> CFString! { NSString(string: error.domain) }
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }
public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! { NSDictionary(dictionary: error.userInfo) }
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { NSString(string: error.localizedDescription) }

// MARK: bundles and identifiers

public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }

public typealias CFUUID = NSUUID
public func CFUUIDCreate(_ allocator: CFAllocator?) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ allocator: CFAllocator?, _ uuid: CFUUID?) -> CFString! {
    uuid.map { NSString(string: $0.uuidString) }
}

public let kCFNotFound: CFIndex = -1

// MARK: run loops

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopMode = RunLoop.Mode
extension RunLoop.Mode {
    public static let defaultMode = RunLoop.Mode.default
    public static let commonModes = RunLoop.Mode.common
}
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .default
public let kCFRunLoopCommonModes: CFRunLoopMode! = .common

public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
public func CFRunLoopPerformBlock(_ loop: CFRunLoop!, _ mode: Any!, _ block: @escaping @Sendable () -> Void) {
    let name = (mode as? RunLoop.Mode) ?? (mode as? String).map { RunLoop.Mode($0) } ?? .default
    loop.perform(inModes: [name], block: block)
}
/// Nothing to do: blocks wake the main loop.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop.perform {} }

/// Runs the current loop's mode for some seconds.
@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSource: Bool) -> Int32 {
    RunLoop.current.run(mode: mode ?? .default, before: Date(timeIntervalSinceNow: seconds)) ? 3 : 1
}
