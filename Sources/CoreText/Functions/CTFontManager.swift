// SPDX-License-Identifier: MIT
import CoreGraphics

public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

public enum CTFontManagerError: CFIndex, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case assetNotFound = 107
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
    case registrationFailed = 301
    case missingEntitlement = 302
    case insufficientInfo = 303
    case cancelledByUser = 304
    case duplicatedName = 305
    case invalidFilePath = 306
    case unsupportedScope = 307
}

public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
public nonisolated(unsafe) let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"
public nonisolated(unsafe) let kCTFontManagerRegisteredFontsChangedNotification: CFString =
    "CTFontManagerFontChangedNotification"

/// Makes the faces of a font file known by their names. Every scope lasts as long as the process.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(error, (fontURL as URL)) { try FontRegistry.shared.register(path: $0) }
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(error, (fontURL as URL)) { try FontRegistry.shared.unregister(path: $0) }
}

/// Calls `registrationHandler` with the errors, which stops when it returns false, and at the end.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [NSError] = []
    for case let url as URL in fontURLs {
        do {
            try FontRegistry.shared.register(path: url.path)
        } catch {
            errors.append(managerError(error, url))
        }
    }
    _ = registrationHandler?(errors as NSArray, true)
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let face = FontRegistry.shared.face(of: font.data) else {
        error?.pointee = Unmanaged.passRetained(managerError(FontRegistry.Failure.unreadable, nil))
        return false
    }
    return report(error, URL(fileURLWithPath: face.path)) { try FontRegistry.shared.register(path: $0) }
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let face = FontRegistry.shared.face(of: font.data) else { return false }
    return report(error, URL(fileURLWithPath: face.path)) { try FontRegistry.shared.unregister(path: $0) }
}

public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontFamilies.names as NSArray }

public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    FontFamilies.names.flatMap(FontFamilies.fontNames) as NSArray
}

/// Descriptors of the faces in a file; nil when it is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    let path = (fileURL as URL).path
    var descriptors: [CTFontDescriptor] = []
    while let face = FontFace.open(path, index: descriptors.count) {
        descriptors.append(
            CTFontDescriptor(attributes: [
                CTFontDescriptor.Key.name: face.postScriptName, CTFontDescriptor.Key.family: face.familyName,
                CTFontDescriptor.Key.face: face.styleName,
            ]))
    }
    return descriptors.isEmpty ? nil : descriptors as NSArray
}

private func report(
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ url: URL, _ body: (String) throws -> Void
) -> Bool {
    do {
        try body(url.path)
        NotificationCenter.default.post(
            name: Notification.Name(kCTFontManagerRegisteredFontsChangedNotification as String), object: nil)
        return true
    } catch let failure {
        error?.pointee = Unmanaged.passRetained(managerError(failure, url))
        return false
    }
}

private func managerError(_ failure: any Error, _ url: URL?) -> NSError {
    let code: CTFontManagerError =
        switch failure as? FontRegistry.Failure {
        case .fileNotFound: .fileNotFound
        case .unreadable: .unrecognizedFormat
        case .alreadyRegistered: .alreadyRegistered
        case .notRegistered: .notRegistered
        case nil: .registrationFailed
        }
    var info: [String: Any] = [NSLocalizedDescriptionKey: "Could not register the font file \(url?.path ?? "")"]
    if let url { info[kCTFontManagerErrorFontURLsKey as String] = [url] }
    return NSError(domain: kCTFontManagerErrorDomain as String, code: code.rawValue, userInfo: info)
}
