// SPDX-License-Identifier: MIT
package import Foundation
import Glibc

/// Whole packets over a socket that blocks.
package enum LocalStream {
    /// - Returns: false: nobody reads any more.
    @discardableResult
    package static func write(_ data: Data, to socket: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(
                    socket, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Waits for all of them.
    /// - Returns: nil: the other end has gone.
    package static func read(_ count: Int, from socket: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var got = 0
        while got < count {
            let now = bytes.withUnsafeMutableBytes { recv(socket, $0.baseAddress?.advanced(by: got), count - got, 0) }
            if now < 0, errno == EINTR { continue }
            guard now > 0 else { return nil }
            got += now
        }
        return bytes
    }
}
