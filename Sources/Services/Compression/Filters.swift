// SPDX-License-Identifier: MIT
internal import CCompression
import FoundationCompat

/// How data are packed.
public enum Algorithm: Int, CaseIterable, Hashable, Sendable {
    case lz4 = 0x100
    case zlib = 0x205
    case lzma = 0x306
    case lzfse = 0x801
    case brotli = 0xB02
}

public enum FilterOperation: Int, Hashable, Sendable {
    case compress = 0
    case decompress = 1
}

public enum FilterError: LocalizedError {
    /// A filter was used after its end, or its algorithm is missing here.
    case invalidState
    /// The data are not packed so, or end too early.
    case invalidData

    public var errorDescription: String? {
        switch self {
        case .invalidState: "The filter is in an invalid state"
        case .invalidData: "The data is invalid"
        }
    }
}

/// A stream of packed data with the portion in which its output comes.
private final class FilterStream {
    private let stream: UnsafeMutableRawPointer
    private var portion: [UInt8]
    private(set) var isAtEnd = false

    init(_ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int) throws {
        let kind = compression_algorithm(UInt32(algorithm.rawValue))
        guard capacity > 0, let stream = packing(kind, packs: operation == .compress) else {
            throw FilterError.invalidState
        }
        self.stream = stream
        portion = [UInt8](repeating: 0, count: capacity)
    }

    deinit { ts_packing_free(stream) }

    /// Takes all of the bytes and gives away what comes out, in portions.
    func put(_ bytes: [UInt8], isLast: Bool, _ give: (Data) throws -> Void) throws {
        var left = bytes.count
        while !isAtEnd {
            var room = portion.count
            let before = left
            let code = bytes.withUnsafeBufferPointer { source in
                portion.withUnsafeMutableBufferPointer { target in
                    ts_packing_run(
                        stream, source.baseAddress.map { $0 + (bytes.count - left) }, &left, target.baseAddress, &room,
                        isLast ? 1 : 0)
                }
            }
            guard code >= 0 else { throw FilterError.invalidData }
            isAtEnd = code == 1
            let made = portion.count - room
            if made > 0 { try give(Data(portion[..<made])) }
            guard !isAtEnd, made == 0, left == before || left == 0 else { continue }
            // Nothing moves: more must come, and where nothing does, something is missing.
            if isLast { throw FilterError.invalidData }
            return
        }
    }
}

/// Packs or unpacks what is written to it, and hands the result to a function. One thread at a time.
public final class OutputFilter {
    private let stream: FilterStream
    private let give: (Data?) throws -> Void

    /// - Parameters:
    ///   - bufferCapacity: bytes, the most that the function is given at once.
    ///   - writingTo: is given nil at the end.
    /// - Throws: `FilterError.invalidState` where the algorithm is missing.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
        give = writeFunc
    }

    /// - Parameter data: nil ends the stream, as `finalize()` does.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data else { return try finalize() }
        guard !stream.isAtEnd else { throw FilterError.invalidState }
        try stream.put([UInt8](data), isLast: false) { try give($0) }
    }

    /// Once; the second time does nothing.
    public func finalize() throws {
        guard !isFinal else { return }
        isFinal = true
        try stream.put([], isLast: true) { try give($0) }
        try give(nil)
    }
    private var isFinal = false
}

/// Packs or unpacks what it reads from a function. One thread at a time.
public final class InputFilter<D: DataProtocol> {
    private let stream: FilterStream
    private let capacity: Int
    private let take: (Int) throws -> D?
    private var ready = Data()
    private var isLast = false

    /// - Parameter readFunc: is asked for at most so many bytes; nil or nothing ends the source.
    /// - Throws: `FilterError.invalidState` where the algorithm is missing.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
        capacity = bufferCapacity
        take = readFunc
    }

    /// - Returns: at most so many bytes; nil when there are no more.
    public func readData(ofLength count: Int) throws -> Data? {
        while ready.count < count, !stream.isAtEnd, !isLast {
            let portion = try take(capacity).map { [UInt8]($0) } ?? []
            isLast = portion.isEmpty
            try stream.put(portion, isLast: isLast) { ready += $0 }
        }
        guard !ready.isEmpty else { return nil }
        let given = Data(ready.prefix(count))
        ready = Data(ready.dropFirst(count))
        return given
    }
}
