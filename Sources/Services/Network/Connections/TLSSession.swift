// SPDX-License-Identifier: MIT
import Glibc

/// The client's side of TLS, by OpenSSL's libssl, which is opened when first wanted. Records go in and out as data: the
/// connection moves them. One queue uses it.
final class TLSSession {
    private let library: TLSLibrary
    private let context: OpaquePointer
    let session: OpaquePointer
    private let (input, output): (OpaquePointer, OpaquePointer)
    private(set) var hasEnded = false

    /// - Parameters:
    ///   - host: whose certificate is expected.
    ///   - address: the same where the endpoint is a number: the certificate has to name it.
    init(_ options: sec_protocol_options_t, host: String?, address: String?) throws(NWError) {
        guard let library = TLSLibrary.shared else {
            Unsupported.report("Network: TLS needs OpenSSL's libssl (package libssl3)")
            throw .tls(-9_850)
        }
        guard let context = library.newContext(library.clientMethod()), let session = library.new(context),
            let input = library.newMemory(library.memoryMethod()),
            let output = library.newMemory(library.memoryMethod())
        else { throw .posix(.ENOMEM) }
        (self.library, self.context, self.session) = (library, context, session)
        (self.input, self.output) = (input, output)
        _ = library.trustSystem(context)
        library.setMemories(session, input, output)
        library.setClient(session)
        // An app that judges the server itself sees certificates that the library would refuse.
        let verifies = options.verifiesPeer && options.verifier == nil
        library.setVerification(session, verifies ? 1 : 0, nil)
        // SSL_set_min_proto_version and its counterpart are macros for these controls.
        for (number, version) in [(Int32(123), options.oldestVersion), (124, options.newestVersion)] {
            if let version { _ = library.control(session, number, Int(version.rawValue), nil) }
        }
        if let name = options.serverName ?? host {
            // SSL_set_tlsext_host_name is a macro for this control.
            _ = name.withCString { library.control(session, 55, 0, UnsafeMutableRawPointer(mutating: $0)) }
            if verifies { _ = library.expectHost(session, name) }
        } else if let address, verifies, let rules = library.rules(session) {
            _ = library.expectAddress(rules, address)
        }
        var protocols: [UInt8] = []
        for name in options.applicationProtocols { protocols += [UInt8(name.utf8.count)] + Array(name.utf8) }
        if !protocols.isEmpty { _ = library.setProtocols(session, protocols, UInt32(protocols.count)) }
    }
    deinit {
        library.free(session)
        library.freeContext(context)
    }

    func feed(_ data: Data) {
        _ = data.withUnsafeBytes { library.writeMemory(input, $0.baseAddress, Int32(data.count)) }
    }
    /// What is to be sent.
    func takeOutput() -> Data {
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = library.readMemory(output, &buffer, Int32(buffer.count))
            guard count > 0 else { return result }
            result += buffer[..<Int(count)]
        }
    }

    private static let (wantsRead, wantsWrite, ended): (Int32, Int32, Int32) = (2, 3, 6)

    /// - Returns: whether it is complete.
    func handshake() throws(NWError) -> Bool {
        let status = library.handshake(session)
        if status == 1 { return true }
        let reason = library.error(session, status)
        if reason == Self.wantsRead || reason == Self.wantsWrite { return false }
        throw .tls(code(library.verification(session)))
    }
    func write(_ data: Data) throws(NWError) {
        guard !data.isEmpty else { return }
        let count = data.withUnsafeBytes { library.write(session, $0.baseAddress, Int32(data.count)) }
        if count <= 0 { throw .tls(-9_806) }
    }
    /// nil: there is nothing more now.
    func read() throws(NWError) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = library.read(session, &buffer, Int32(buffer.count))
        if count > 0 { return Data(buffer[..<Int(count)]) }
        switch library.error(session, count) {
        case Self.wantsRead, Self.wantsWrite: return nil
        case Self.ended:
            hasEnded = true
            return nil
        default: throw .tls(-9_806)
        }
    }
    func goodbye() -> Data {
        _ = library.shutdown(session)
        return takeOutput()
    }

    /// Security's code for what OpenSSL says of the certificate.
    private func code(_ verification: Int) -> OSStatus {
        switch verification {
        case 0: -9_836  // errSSLPeerHandshakeFail
        case 10: -9_814  // errSSLCertExpired
        case 9: -9_815  // errSSLCertNotYetValid
        case 62, 64: -9_843  // errSSLHostNameMismatch
        case 18, 19, 20: -9_813  // errSSLNoRootCert
        default: -9_807  // errSSLXCertChainInvalid
        }
    }
}

/// Functions of libssl and libcrypto. Sendable: C functions, which have no state of ours.
struct TLSLibrary: @unchecked Sendable {
    typealias Pointer = OpaquePointer
    let clientMethod: @convention(c) () -> Pointer?
    let newContext: @convention(c) (Pointer?) -> Pointer?
    let freeContext: @convention(c) (Pointer) -> Void
    let trustSystem: @convention(c) (Pointer) -> Int32
    let new: @convention(c) (Pointer) -> Pointer?
    let free: @convention(c) (Pointer) -> Void
    let memoryMethod: @convention(c) () -> Pointer?
    let newMemory: @convention(c) (Pointer?) -> Pointer?
    let setMemories: @convention(c) (Pointer, Pointer, Pointer) -> Void
    let setClient: @convention(c) (Pointer) -> Void
    let setVerification: @convention(c) (Pointer, Int32, UnsafeRawPointer?) -> Void
    let control: @convention(c) (Pointer, Int32, Int, UnsafeMutableRawPointer?) -> Int
    let expectHost: @convention(c) (Pointer, UnsafePointer<CChar>) -> Int32
    let rules: @convention(c) (Pointer) -> Pointer?
    let expectAddress: @convention(c) (Pointer, UnsafePointer<CChar>) -> Int32
    let setProtocols: @convention(c) (Pointer, UnsafePointer<UInt8>, UInt32) -> Int32
    let handshake: @convention(c) (Pointer) -> Int32
    let read: @convention(c) (Pointer, UnsafeMutableRawPointer?, Int32) -> Int32
    let write: @convention(c) (Pointer, UnsafeRawPointer?, Int32) -> Int32
    let shutdown: @convention(c) (Pointer) -> Int32
    let error: @convention(c) (Pointer, Int32) -> Int32
    let verification: @convention(c) (Pointer) -> Int
    let readMemory: @convention(c) (Pointer, UnsafeMutableRawPointer?, Int32) -> Int32
    let writeMemory: @convention(c) (Pointer, UnsafeRawPointer?, Int32) -> Int32

    static let shared = TLSLibrary()

    private init?() {
        guard let library = dlopen("libssl.so.3", RTLD_NOW | RTLD_GLOBAL) ?? dlopen("libssl.so", RTLD_NOW | RTLD_GLOBAL)
        else { return nil }
        func function<F>(_ name: String) -> F? {
            dlsym(library, name).map { unsafeBitCast($0, to: F.self) }
        }
        guard let a: @convention(c) () -> Pointer? = function("TLS_client_method"),
            let b: @convention(c) (Pointer?) -> Pointer? = function("SSL_CTX_new"),
            let c: @convention(c) (Pointer) -> Void = function("SSL_CTX_free"),
            let d: @convention(c) (Pointer) -> Int32 = function("SSL_CTX_set_default_verify_paths"),
            let e: @convention(c) (Pointer) -> Pointer? = function("SSL_new"),
            let f: @convention(c) (Pointer) -> Void = function("SSL_free"),
            let g: @convention(c) () -> Pointer? = function("BIO_s_mem"),
            let h: @convention(c) (Pointer?) -> Pointer? = function("BIO_new"),
            let i: @convention(c) (Pointer, Pointer, Pointer) -> Void = function("SSL_set_bio"),
            let j: @convention(c) (Pointer) -> Void = function("SSL_set_connect_state"),
            let k: @convention(c) (Pointer, Int32, UnsafeRawPointer?) -> Void = function("SSL_set_verify"),
            let l: @convention(c) (Pointer, Int32, Int, UnsafeMutableRawPointer?) -> Int = function("SSL_ctrl"),
            let m: @convention(c) (Pointer, UnsafePointer<CChar>) -> Int32 = function("SSL_set1_host"),
            let n: @convention(c) (Pointer, UnsafePointer<UInt8>, UInt32) -> Int32 = function("SSL_set_alpn_protos"),
            let o: @convention(c) (Pointer) -> Int32 = function("SSL_do_handshake"),
            let p: @convention(c) (Pointer, UnsafeMutableRawPointer?, Int32) -> Int32 = function("SSL_read"),
            let q: @convention(c) (Pointer, UnsafeRawPointer?, Int32) -> Int32 = function("SSL_write"),
            let r: @convention(c) (Pointer) -> Int32 = function("SSL_shutdown"),
            let s: @convention(c) (Pointer, Int32) -> Int32 = function("SSL_get_error"),
            let t: @convention(c) (Pointer) -> Int = function("SSL_get_verify_result"),
            let u: @convention(c) (Pointer, UnsafeMutableRawPointer?, Int32) -> Int32 = function("BIO_read"),
            let v: @convention(c) (Pointer, UnsafeRawPointer?, Int32) -> Int32 = function("BIO_write"),
            let w: @convention(c) (Pointer) -> Pointer? = function("SSL_get0_param"),
            let x: @convention(c) (Pointer, UnsafePointer<CChar>) -> Int32 = function("X509_VERIFY_PARAM_set1_ip_asc")
        else { return nil }
        (clientMethod, newContext, freeContext, trustSystem, new, free) = (a, b, c, d, e, f)
        (memoryMethod, newMemory, setMemories, setClient, setVerification, control) = (g, h, i, j, k, l)
        (expectHost, setProtocols, handshake, read, write, shutdown) = (m, n, o, p, q, r)
        (error, verification, readMemory, writeMemory) = (s, t, u, v)
        (rules, expectAddress) = (w, x)
    }
}
