// SPDX-License-Identifier: MIT

// Small pictures of files.
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers

public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

public struct QLThumbnailError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case generationFailed = 0, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid
        case requestCancelled
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { QLThumbnailErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var generationFailed: Code { .generationFailed }
    public static var requestInvalid: Code { .requestInvalid }
    public static var requestCancelled: Code { .requestCancelled }
    public static var savingToURLFailed: Code { .savingToURLFailed }
}
