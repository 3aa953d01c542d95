// SPDX-License-Identifier: MIT
import Foundation
import Glibc

extension LaunchSettings {
    /// Where a page is, for apps that follow one another on it.
    package struct Page: Sendable {
        /// On loopback.
        package var port: Int
        /// 32 hexadecimal digits.
        package var token: String

        /// A port that nobody uses now, and a token that nobody can guess.
        package static func free() throws -> Page {
            // From the system's own generator.
            var generator = SystemRandomNumberGenerator()
            let token = (0..<2).map { _ in
                let digits = String(generator.next(), radix: 16)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }
            return Page(port: try freePort(), token: token.joined())
        }

        private static func freePort() throws -> Int {
            let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            defer { close(socket) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let found = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
                }
            }
            guard found else { throw Failure(.app, "touchstone: no free port: \(String(cString: strerror(errno)))") }
            return Int(UInt16(bigEndian: address.sin_port))
        }
    }
}
