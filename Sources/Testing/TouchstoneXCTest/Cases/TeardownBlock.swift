// SPDX-License-Identifier: MIT

/// What a test asks to be done after it, before `tearDown()`.
enum TeardownBlock {
    case plain(() -> Void)
    case concurrent(@Sendable () async throws -> Void)

    func run() throws {
        switch self {
        case .plain(let body): body()
        case .concurrent(let body): try MainThread.wait(for: body)
        }
    }
}

extension XCTestCase {
    /// The last block that was added runs first.
    public func addTeardownBlock(_ block: @escaping () -> Void) { teardownBlocks.append(.plain(block)) }

    public func addTeardownBlock(_ block: @Sendable @escaping () async throws -> Void) {
        teardownBlocks.append(.concurrent(block))
    }
}
