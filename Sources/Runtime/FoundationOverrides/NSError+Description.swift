// SPDX-License-Identifier: MIT
import Foundation

/// What errors say of themselves: apps show it, and their tests compare it. Foundation on Linux has other words, and none of
/// the file's name.
extension NSError {
    @_silgen_name("$s10Foundation7NSErrorC20localizedDescriptionSSvg")
    public func __localizedDescription() -> String {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        if domain == NSCocoaErrorDomain, let text = CocoaErrorText(self).text { return text }
        return "The operation couldn’t be completed. " + (localizedFailureReason ?? "(\(spokenDomain) error \(code).)")
    }

    private var spokenDomain: String {
        switch domain {
        case NSCocoaErrorDomain: "Cocoa"
        case NSOSStatusErrorDomain: "OSStatus"
        default: domain
        }
    }
}

/// The sentence for an error of Foundation's own domain.
private struct CocoaErrorText {
    private let code: CocoaError.Code
    /// "The file", or with its name.
    private let file: String
    private let folder: String?

    init(_ error: NSError) {
        code = CocoaError.Code(rawValue: error.code)
        let path = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
        let place = path.map { URL(fileURLWithPath: $0) }
        file = place.map { "file “\($0.lastPathComponent)”" } ?? "file"
        folder = place.map { $0.deletingLastPathComponent().lastPathComponent }
    }

    /// nil: nothing is known but the number.
    var text: String? {
        switch code {
        case .fileNoSuchFile: "The \(file) doesn’t exist."
        case .fileReadUnknown: opened()
        case .fileReadNoPermission: opened("because you don’t have permission to view it")
        case .fileReadInvalidFileName: opened("because the file name is invalid")
        case .fileReadCorruptFile: opened("because it isn’t in the correct format")
        case .fileReadNoSuchFile: opened("because there is no such file")
        case .fileReadUnsupportedScheme: opened("because the specified URL type isn’t supported")
        case .fileReadTooLarge: opened("because it is too large")
        case .fileReadUnknownStringEncoding: opened("because the text encoding of its contents can’t be determined")
        case .fileWriteUnknown: saved()
        case .fileWriteNoPermission: "You don’t have permission to save the \(file)\(inFolder)."
        case .fileWriteInvalidFileName: saved("because the file name is invalid")
        case .fileWriteFileExists: saved("because a file with the same name already exists", inFolder)
        case .fileWriteUnsupportedScheme: saved("because the specified URL type isn’t supported")
        case .propertyListReadCorrupt, .coderReadCorrupt:
            "The data couldn’t be read because it isn’t in the correct format."
        case .coderValueNotFound: "The data couldn’t be read because it is missing."
        case .coderInvalidValue: "The data couldn’t be written because it isn’t in the correct format."
        default: nil
        }
    }

    private func opened(_ reason: String? = nil) -> String {
        "The \(file) couldn’t be opened" + (reason.map { " " + $0 } ?? "") + "."
    }

    private func saved(_ reason: String? = nil, _ place: String = "") -> String {
        "The \(file) couldn’t be saved\(place)" + (reason.map { " " + $0 } ?? "") + "."
    }

    private var inFolder: String { folder.map { " in the folder “\($0)”" } ?? "" }
}
