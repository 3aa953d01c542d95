// SPDX-License-Identifier: MIT
public import Foundation

/// The bytes of a file descriptor as they come; reading happens on a queue of its own.
public struct __AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    private let open: @Sendable () throws -> FileHandle

    init(_ open: @escaping @Sendable () throws -> FileHandle) { self.open = open }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let open: @Sendable () throws -> FileHandle
        private var handle: FileHandle?
        private var buffer = Data()
        private var position = 0
        private var hasEnded = false
        private static let chunk = 16384
        private static let queue = DispatchQueue(label: "AsyncBytes", attributes: .concurrent)

        fileprivate init(open: @escaping @Sendable () throws -> FileHandle) { self.open = open }

        public mutating func next() async throws -> UInt8? {
            if position == buffer.count { try await fill() }
            guard position < buffer.count else { return nil }
            defer { position += 1 }
            return buffer[buffer.startIndex + position]
        }

        private mutating func fill() async throws {
            guard !hasEnded else { return }
            let handle = try handle ?? open()
            self.handle = handle
            buffer = try await withCheckedThrowingContinuation { continuation in
                Self.queue.async {
                    continuation.resume(with: Result { try handle.read(upToCount: Self.chunk) ?? Data() })
                }
            }
            position = 0
            hasEnded = buffer.isEmpty
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(open: open) }
}

/// Lines of a sequence of bytes in UTF-8, without their ends. Empty lines are left out, as Apple's does.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    fileprivate let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var bytes: Base.AsyncIterator

        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next() {
                guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
                    line.append(byte)
                    continue
                }
                if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension FileHandle {
    public typealias AsyncBytes = __AsyncBytes

    /// What can be read from here on.
    public var bytes: AsyncBytes {
        // The sequence keeps the handle, and with it the descriptor open.
        AsyncBytes { self }
    }
}

extension URL {
    public typealias AsyncBytes = __AsyncBytes

    /// The content of a file. Of other schemes the whole answer is fetched before the first byte is handed out.
    public var resourceBytes: AsyncBytes {
        let url = self
        return AsyncBytes {
            if url.isFileURL { return try FileHandle(forReadingFrom: url) }
            let pipe = Pipe()
            let content = try Data(contentsOf: url)
            DispatchQueue.global().async {
                pipe.fileHandleForWriting.write(content)
                pipe.fileHandleForWriting.closeFile()
            }
            return pipe.fileHandleForReading
        }
    }

    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
