// SPDX-License-Identifier: MIT
import CoreGraphics

public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3

    public static var user: CTFontManagerScope { .persistent }
}

public enum CTFontManagerAutoActivationSetting: UInt32, Sendable {
    case `default` = 0
    case disabled = 1
    case enabled = 2
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
public nonisolated(unsafe) let kCTFontManagerErrorFontDescriptorsKey: CFString = "CTFontManagerErrorFontDescriptors"
public nonisolated(unsafe) let kCTFontManagerErrorFontAssetNameKey: CFString = "CTFontManagerErrorFontAssetName"
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
    _ = registrationHandler?(failures(fontURLs) { try FontRegistry.shared.register(path: $0) } as NSArray, true)
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
        descriptors.append(descriptor(face))
    }
    return descriptors.isEmpty ? nil : descriptors as NSArray
}

/// Registers all of them; the errors of those that could not be are an array through `errors`.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool { each(fontURLs, errors) { try FontRegistry.shared.register(path: $0) } }

@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool { each(fontURLs, errors) { try FontRegistry.shared.unregister(path: $0) } }

public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(failures(fontURLs) { try FontRegistry.shared.unregister(path: $0) } as NSArray, true)
}

private func each(
    _ fontURLs: CFArray, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?, _ body: (String) throws -> Void
) -> Bool {
    let failed = failures(fontURLs, body)
    if !failed.isEmpty { errors?.pointee = Unmanaged.passRetained(failed as NSArray) }
    return failed.isEmpty
}

private func failures(_ fontURLs: CFArray, _ body: (String) throws -> Void) -> [NSError] {
    fontURLs.compactMap { $0 as? URL }.compactMap { url in
        do {
            try body(url.path)
            return nil
        } catch {
            return managerError(error, url)
        }
    }
}

/// Registers the files that descriptors name by `kCTFontURLAttribute`.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { CTFontManagerRegisterFontURLs(urls(fontDescriptors), scope, enabled, registrationHandler) }

public func CTFontManagerUnregisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { CTFontManagerUnregisterFontURLs(urls(fontDescriptors), scope, registrationHandler) }

private func urls(_ fontDescriptors: CFArray) -> CFArray {
    fontDescriptors.compactMap { ($0 as? CTFontDescriptor)?.attributes[kCTFontURLAttribute as String] as? URL }
        as NSArray
}

/// Fonts that the app registered.
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool) -> CFArray {
    guard enabled else { return [] }
    return FontRegistry.shared.registeredFaces.map { descriptor($0) } as NSArray
}

/// Of the first face in the bytes of a font file; nil when they are none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    FontRegistry.shared.face(of: Data(referencing: data)).map(descriptor)
}

public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    guard let first = FontRegistry.shared.face(of: Data(referencing: data)) else { return [] }
    return CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: first.path) as NSURL) ?? []
}

/// Calls the handler with the descriptors no font is there for: nothing is downloaded or activated here.
public func CTFontManagerRequestFonts(_ fontDescriptors: CFArray, _ completionHandler: @escaping (CFArray) -> Void) {
    let missing = fontDescriptors.compactMap { $0 as? CTFontDescriptor }.filter { descriptor in
        guard let name = descriptor.attributes[CTFontDescriptor.Key.name] as? String else { return false }
        return FontIdentity(name: name) == nil
    }
    completionHandler(missing as NSArray)
}

/// Fonts in asset catalogs are not read.
public func CTFontManagerRegisterFontsWithAssetNames(
    _ fontAssetNames: CFArray, _ bundle: Bundle?, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    Unsupported.report("CTFontManagerRegisterFontsWithAssetNames")
    let info = [kCTFontManagerErrorFontAssetNameKey as String: fontAssetNames]
    let error = NSError(
        domain: kCTFontManagerErrorDomain as String, code: CTFontManagerError.assetNotFound.rawValue, userInfo: info)
    _ = registrationHandler?([error], true)
}

private func descriptor(_ face: FontFace) -> CTFontDescriptor {
    CTFontDescriptor(attributes: [
        CTFontDescriptor.Key.name: face.postScriptName, CTFontDescriptor.Key.family: face.familyName,
        CTFontDescriptor.Key.face: face.styleName,
    ])
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
