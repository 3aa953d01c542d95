// SPDX-License-Identifier: MIT
import Glibc

extension TLSSession {
    /// What the server showed, to be judged as iOS would; nil before the handshake is through.
    func makeTrust(host: String?) -> SecTrust? {
        guard let chain = CertificateFunctions.shared?.chain(of: session), !chain.isEmpty else { return nil }
        var trust: SecTrust?
        let policy = SecPolicyCreateSSL(true, host.map { NSString(string: $0) })
        let status = SecTrustCreateWithCertificates(chain as NSArray, policy, &trust)
        return status == errSecSuccess ? trust : nil
    }
}

/// Functions of OpenSSL that hand out certificates. Sendable: C functions, which have no state of ours.
private struct CertificateFunctions: @unchecked Sendable {
    let peerChain: @convention(c) (OpaquePointer) -> OpaquePointer?
    let count: @convention(c) (OpaquePointer) -> Int32
    let value: @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    let encode: @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32

    static let shared = CertificateFunctions()

    private init?() {
        guard let library = dlopen("libssl.so.3", RTLD_NOW) ?? dlopen("libssl.so", RTLD_NOW) else { return nil }
        func function<F>(_ name: String) -> F? { dlsym(library, name).map { unsafeBitCast($0, to: F.self) } }
        guard let a: @convention(c) (OpaquePointer) -> OpaquePointer? = function("SSL_get_peer_cert_chain"),
            let b: @convention(c) (OpaquePointer) -> Int32 = function("OPENSSL_sk_num"),
            let c: @convention(c) (OpaquePointer, Int32) -> OpaquePointer? = function("OPENSSL_sk_value"),
            let d: @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32 =
                function("i2d_X509")
        else { return nil }
        (peerChain, count, value, encode) = (a, b, c, d)
    }

    /// The server's own first.
    func chain(of session: OpaquePointer) -> [SecCertificate] {
        guard let list = peerChain(session) else { return [] }
        return (0..<max(0, count(list))).compactMap { value(list, $0).flatMap(certificate) }
    }

    private func certificate(_ entry: OpaquePointer) -> SecCertificate? {
        var bytes = [UInt8](repeating: 0, count: Int(max(0, encode(entry, nil))))
        let length = bytes.withUnsafeMutableBufferPointer { buffer in
            var place = buffer.baseAddress
            return encode(entry, &place)
        }
        return length > 0 ? SecCertificateCreateWithData(nil, NSData(data: Data(bytes))) : nil
    }
}
