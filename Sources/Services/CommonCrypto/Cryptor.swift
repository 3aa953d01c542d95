// SPDX-License-Identifier: MIT
internal import CCrypto
import FoundationCompat

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public let kCCSuccess: Int = 0
public let kCCParamError: Int = -4300
public let kCCBufferTooSmall: Int = -4301
public let kCCMemoryFailure: Int = -4302
public let kCCAlignmentError: Int = -4303
public let kCCDecodeError: Int = -4304
public let kCCUnimplemented: Int = -4305
public let kCCRNGFailure: Int = -4307

public let kCCEncrypt: Int = 0
public let kCCDecrypt: Int = 1

public let kCCAlgorithmAES128: Int = 0
public let kCCAlgorithmAES: Int = 0
public let kCCAlgorithmDES: Int = 1
public let kCCAlgorithm3DES: Int = 2
public let kCCAlgorithmCAST: Int = 3
public let kCCAlgorithmRC4: Int = 4
public let kCCAlgorithmRC2: Int = 5
public let kCCAlgorithmBlowfish: Int = 6

public let kCCOptionPKCS7Padding: Int = 1
public let kCCOptionECBMode: Int = 2

public let kCCKeySizeAES128: Int = 16
public let kCCKeySizeAES192: Int = 24
public let kCCKeySizeAES256: Int = 32
public let kCCKeySizeDES: Int = 8
public let kCCKeySize3DES: Int = 24
public let kCCBlockSizeAES128: Int = 16
public let kCCBlockSizeDES: Int = 8
public let kCCBlockSize3DES: Int = 8
public let kCCContextSizeAES128: Int = 404

/// OpenSSL's name, the bytes of a block; nil: a cipher or a key that is not supported.
func cipherKind(_ alg: CCAlgorithm, _ options: CCOptions, _ keyLength: Int) -> (name: String, block: Int)? {
    let mode = options & CCOptions(kCCOptionECBMode) != 0 ? "ECB" : "CBC"
    switch Int(alg) {
    case kCCAlgorithmAES where [16, 24, 32].contains(keyLength): return ("AES-\(keyLength * 8)-\(mode)", 16)
    case kCCAlgorithm3DES where keyLength == 24: return ("DES-EDE3-\(mode)", 8)
    default:
        Unsupported.report("CCCrypt: algorithm \(alg) with a key of \(keyLength) bytes")
        return nil
    }
}

/// Encrypts or decrypts data in one piece. Without an initialisation vector it is all zeros, as in the original.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard let key, let cipher = cipherKind(alg, options, keyLength) else { return CCCryptorStatus(kCCParamError) }
    let pads = options & CCOptions(kCCOptionPKCS7Padding) != 0
    let encrypts = op == CCOperation(kCCEncrypt)
    if !pads || !encrypts, dataInLength % cipher.block != 0 { return CCCryptorStatus(kCCAlignmentError) }
    let needed = encrypts && pads ? (dataInLength / cipher.block + 1) * cipher.block : dataInLength
    guard encrypts ? dataOutAvailable >= needed : true else {
        dataOutMoved?.pointee = needed
        return CCCryptorStatus(kCCBufferTooSmall)
    }
    let zeros = [UInt8](repeating: 0, count: cipher.block)
    let vector = iv.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: cipher.block)) } ?? zeros
    let state = ts_cipher_new(
        cipher.name, encrypts ? 1 : 0, pads ? 1 : 0, key.assumingMemoryBound(to: UInt8.self), 0, vector)
    guard let state else { return CCCryptorStatus(kCCUnimplemented) }
    defer { ts_cipher_free(state) }
    let text = [UInt8](UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : dataInLength))
    var out = [UInt8](repeating: 0, count: dataInLength + 2 * cipher.block)
    var (first, last) = (0, 0)
    guard ts_cipher_update(state, text, text.count, &out, &first) == 1 else { return CCCryptorStatus(kCCDecodeError) }
    let isWhole = out[first...].withUnsafeMutableBufferPointer { ts_cipher_final(state, $0.baseAddress, &last) == 1 }
    guard isWhole else { return CCCryptorStatus(kCCDecodeError) }
    dataOutMoved?.pointee = first + last
    guard first + last <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    dataOut?.copyMemory(from: out, byteCount: first + last)
    return CCCryptorStatus(kCCSuccess)
}
