// SPDX-License-Identifier: MIT
internal import CCrypto
import FoundationCompat

/// A cipher that gets its data in pieces: what `CCCryptorCreate` makes and `CCCryptorRelease` frees.
public typealias CCCryptorRef = OpaquePointer

private final class Cryptor {
    let cipher: UnsafeMutableRawPointer
    let block: Int
    let pads: Bool
    let encrypts: Bool
    /// Bytes that wait for the rest of their block, or for the end: unpadding holds the last block back.
    var waiting = 0

    init(cipher: UnsafeMutableRawPointer, block: Int, pads: Bool, encrypts: Bool) {
        (self.cipher, self.block, self.pads, self.encrypts) = (cipher, block, pads, encrypts)
    }

    deinit { ts_cipher_free(cipher) }

    static func of(_ ref: CCCryptorRef?) -> Cryptor? {
        ref.map { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
    }

    /// The most bytes that so many more of input bring out.
    func outputLength(_ input: Int, isFinal: Bool) -> Int {
        let whole = (waiting + input) / block * block
        return isFinal && pads && encrypts ? whole + block : whole
    }

    /// Counts what came in and went out.
    func pass(_ input: Int, _ output: Int) { waiting += input - output }
}

public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
    guard let key, let cryptorRef, let kind = cipherKind(alg, options, keyLength) else {
        return CCCryptorStatus(kCCParamError)
    }
    let vector =
        iv.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: kind.block)) }
        ?? [UInt8](repeating: 0, count: kind.block)
    let pads = options & CCOptions(kCCOptionPKCS7Padding) != 0
    let encrypts = op == CCOperation(kCCEncrypt)
    let state = ts_cipher_new(
        kind.name, encrypts ? 1 : 0, pads ? 1 : 0, key.assumingMemoryBound(to: UInt8.self), 0, vector)
    guard let state else { return CCCryptorStatus(kCCUnimplemented) }
    let cryptor = Cryptor(cipher: state, block: kind.block, pads: pads, encrypts: encrypts)
    cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
    return CCCryptorStatus(kCCSuccess)
}

public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard let cryptor = Cryptor.of(cryptorRef), let dataIn else { return CCCryptorStatus(kCCParamError) }
    let text = [UInt8](UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
    var out = [UInt8](repeating: 0, count: dataInLength + 2 * cryptor.block)
    var written = 0
    guard dataOutAvailable >= cryptor.outputLength(dataInLength, isFinal: false) else {
        return CCCryptorStatus(kCCBufferTooSmall)
    }
    guard ts_cipher_update(cryptor.cipher, text, text.count, &out, &written) == 1 else {
        return CCCryptorStatus(kCCDecodeError)
    }
    cryptor.pass(text.count, written)
    dataOutMoved?.pointee = written
    dataOut?.copyMemory(from: out, byteCount: written)
    return CCCryptorStatus(kCCSuccess)
}

/// - Returns: `kCCAlignmentError` when an unpadded cipher is left with part of a block, `kCCDecodeError` when the padding is
///   none.
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef?, _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard let cryptor = Cryptor.of(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    guard cryptor.pads && cryptor.encrypts || cryptor.waiting % cryptor.block == 0 else {
        return CCCryptorStatus(kCCAlignmentError)
    }
    var out = [UInt8](repeating: 0, count: 2 * cryptor.block)
    var written = 0
    guard dataOutAvailable >= cryptor.outputLength(0, isFinal: true) else {
        return CCCryptorStatus(kCCBufferTooSmall)
    }
    guard ts_cipher_final(cryptor.cipher, &out, &written) == 1 else { return CCCryptorStatus(kCCDecodeError) }
    dataOutMoved?.pointee = written
    dataOut?.copyMemory(from: out, byteCount: written)
    return CCCryptorStatus(kCCSuccess)
}

/// How large a buffer must be for so many bytes more.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef?, _ inputLength: Int, _ final: Bool) -> Int {
    Cryptor.of(cryptorRef)?.outputLength(inputLength, isFinal: final) ?? 0
}

@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef?) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
    Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    return CCCryptorStatus(kCCSuccess)
}
