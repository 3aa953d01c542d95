// SPDX-License-Identifier: MIT
internal import CCrypto
@_exported public import FoundationCompat

// Apple's CryptoKit on OpenSSL's libcrypto. Keys are ordinary memory: the Secure Enclave is a part of the device that this
// machine does not have.

public enum CryptoKitError: Error, Equatable {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}

public enum CryptoKitASN1Error: Error, Equatable {
    case invalidFieldIdentifier
    case unexpectedFieldType
    case invalidObjectIdentifier
    case invalidASN1Object
    case invalidASN1IntegerEncoding
    case truncatedASN1Field
    case unsupportedFieldLength
    case invalidPEMDocument
}

/// The Secure Enclave, which no simulator has either.
public enum SecureEnclave {
    public static var isAvailable: Bool { false }
}

/// Ends the program when libcrypto is not there; hashes cannot fail otherwise.
func requireLibrary() {
    guard ts_crypto_available() == 1 else {
        fatalError("CryptoKit needs libcrypto 3; install it: apt-get install libssl3")
    }
}

extension DataProtocol {
    /// The bytes in one piece.
    var joinedBytes: [UInt8] { [UInt8](self) }
}

extension ContiguousBytes {
    var copiedBytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}
