// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// The last of all: for addresses that nothing can load, as `invalid` without a scheme. The task fails with
/// `URLError.unsupportedURL` as on iOS, and its delegate gets metrics first, for which libraries wait.
final class UnknownProtocol: LocalProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
}
