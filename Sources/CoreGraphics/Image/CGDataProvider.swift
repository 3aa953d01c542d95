// SPDX-License-Identifier: MIT
import Foundation

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Where an image's bytes come from.
public final class CGDataProvider: @unchecked Sendable {
    // Immutable after init; the closure is called at most once, under the lock.
    private let lock = NSLock()
    private var bytes: Data?
    private var load: (() -> Data?)?
    public let info: UnsafeMutableRawPointer?

    package init(bytes: Data) {
        self.bytes = bytes
        info = nil
    }

    /// Bytes made when they are first asked for.
    package init(load: @escaping () -> Data?) {
        self.load = load
        info = nil
    }

    public convenience init?(data: CFData) { self.init(bytes: Data(referencing: data)) }

    /// The bytes are not copied; `releaseData` is called when the provider goes away.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        // The memory is the client's, who may reuse it as soon as the callback has run: take a copy and run it.
        bytes = Data(bytes: data, count: size)
        releaseData(info, data, size)
        self.info = info
    }

    /// nil when the file cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(bytes: data)
    }

    /// nil when the file cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.init(bytes: data)
    }

    public static var typeID: CFTypeID { 0x4347_4450 }

    public var data: CFData? { contents.map { NSData(data: $0) } }

    package var contents: Data? {
        lock.withLock {
            if let load {
                bytes = load()
                self.load = nil
            }
            return bytes
        }
    }
}

/// Where bytes a context or image destination makes go.
public final class CGDataConsumer {
    package enum Sink {
        case data(NSMutableData)
        case url(URL)
    }
    package let sink: Sink

    public init?(data: CFMutableData) { sink = .data(data) }

    public init?(url: CFURL) { sink = .url(url as URL) }

    public static var typeID: CFTypeID { 0x4347_4443 }

    package func write(_ bytes: Data) throws {
        switch sink {
        case .data(let target): target.append(bytes)
        case .url(let url): try bytes.write(to: url, options: .atomic)
        }
    }
}
