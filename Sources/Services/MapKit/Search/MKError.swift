// SPDX-License-Identifier: MIT

/// Why MapKit has no answer.
public struct MKError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure
        case loadingThrottled
        case placemarkNotFound
        case directionsNotFound
        case decodingFailed

        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
    }

    public static let errorDomain = "MKErrorDomain"
    public let code: Code
    private let text: String?

    public init(_ code: Code) { self.init(code, nil) }
    init(_ code: Code, _ text: String?) {
        self.code = code
        self.text = text
    }

    public var errorCode: Int { Int(code.rawValue) }
    /// Foundation takes the description from here as soon as there is such a dictionary, not from `errorDescription`.
    public var errorUserInfo: [String: Any] { text.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        text ?? "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
    }

    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}

public let MKErrorDomain = MKError.errorDomain
