// SPDX-License-Identifier: MIT
import CTransfers
import Foundation
@_weakLinked import FoundationNetworking

/// What a request sends, read on the transfers' thread.
final class HTTPBody: @unchecked Sendable {
    // Sendable because one transfer at a time reads it, on one thread.
    private enum Source {
        case data(Data)
        case file(URL)
        case stream(InputStream)
    }

    private let source: Source
    private var offset = 0
    private var file: FileHandle?

    init(_ data: Data) { source = .data(data) }
    init(_ file: URL) { source = .file(file) }
    init(_ stream: InputStream) { source = .stream(stream) }

    /// Bytes; nil: known at the end only.
    var length: Int? {
        switch source {
        case .data(let data): data.count
        // Of one that is gone the reading tells.
        case .file(let url): (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        case .stream: nil
        }
    }

    /// Whether it can be sent a second time, after a challenge or on a new connection.
    var canRewind: Bool {
        if case .stream = source { return offset == 0 }
        return true
    }

    func rewind(to place: Int) -> Bool {
        guard canRewind else { return place == offset }
        offset = place
        file = nil
        return true
    }

    /// - Returns: how many bytes were written; 0 at the end, or `TS_BODY_ABORT`.
    func read(_ room: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        switch source {
        case .data(let data):
            let piece = data.dropFirst(offset).prefix(count)
            piece.copyBytes(to: room, count: piece.count)
            offset += piece.count
            return piece.count
        case .file(let url):
            do {
                let handle = try file ?? opened(url)
                let piece = try handle.read(upToCount: count) ?? Data()
                piece.copyBytes(to: room, count: piece.count)
                offset += piece.count
                return piece.count
            } catch {
                return Int(TS_BODY_ABORT)
            }
        case .stream(let stream):
            if stream.streamStatus == .notOpen { stream.open() }
            let number = stream.read(room, maxLength: count)
            offset += max(0, number)
            return number < 0 ? Int(TS_BODY_ABORT) : number
        }
    }

    private func opened(_ url: URL) throws -> FileHandle {
        let handle = try FileHandle(forReadingFrom: url)
        try handle.seek(toOffset: UInt64(offset))
        file = handle
        return handle
    }
}

extension URLSessionTask {
    /// What Foundation keeps beside the request: the data, file or stream that an upload was made with.
    var __body: HTTPBody? {
        guard let known = __field("knownBody"), let choice = Mirror(reflecting: known).children.first?.value,
            let source = Mirror(reflecting: choice).children.first?.value
        else { return nil }
        if let data = source as? DispatchData { return data.isEmpty ? nil : HTTPBody(Data(data)) }
        if let file = source as? URL { return HTTPBody(file) }
        return (source as? InputStream).map(HTTPBody.init)
    }

    /// Whether a delegate has to bring what is sent.
    var __needsBodyStream: Bool {
        self is URLSessionUploadTask && __field("knownBody").map { Mirror(reflecting: $0).children.isEmpty } == true
    }
}
