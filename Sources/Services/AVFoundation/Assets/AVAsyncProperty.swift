// SPDX-License-Identifier: MIT

/// A property of assets, items of metadata and tracks that is loaded off the caller's thread.
open class AVPartialAsyncProperty<Root: AnyObject>: @unchecked Sendable {
    // Sendable: a constant alone.
    fileprivate let key: String
    fileprivate init(key: String) { self.key = key }
}

public final class AVAsyncProperty<Root: AnyObject, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    fileprivate let read: (Root) throws -> Value
    /// - Parameters:
    ///   - key: what the old interface loads it by.
    ///   - read: called off the caller's thread; may take long.
    package init(_ key: String, _ read: @escaping (Root) throws -> Value) {
        self.read = read
        super.init(key: key)
    }
}

extension AVAsynchronousKeyValueLoading {
    public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A {
        nonisolated(unsafe) let object = self
        return try await unchecked { try property.read(object) }
    }
    public func load<A, B>(_ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>) async throws -> (A, B)
    {
        (try await load(first), try await load(second))
    }
    public func load<A, B, C>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (try await load(first), try await load(second), try await load(third)) }
    public func load<A, B, C, D>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>,
        _ fourth: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) {
        (try await load(first), try await load(second), try await load(third), try await load(fourth))
    }
}

/// Hands a value that is not checked for it to the caller's thread, which alone has it.
private func unchecked<Value>(_ body: @escaping () throws -> Value) async throws -> Value {
    nonisolated(unsafe) let body = body
    return try await onQueue { HandedOver(value: try body()) }.value
}

// Sendable: one thread makes it, another alone takes it.
private struct HandedOver<Value>: @unchecked Sendable { let value: Value }

extension AVPartialAsyncProperty where Root: AVAsset {
    private static func property<Value>(_ key: String, _ read: @escaping (Root) -> Value) -> AVAsyncProperty<
        Root, Value
    > {
        AVAsyncProperty(key) { asset in
            if case .failure(let error) = asset.loaded() { throw error }
            return read(asset)
        }
    }
    public static var duration: AVAsyncProperty<Root, CMTime> { property("duration") { $0.duration } }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { property("tracks") { $0.tracks } }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { property("playable") { $0.isPlayable } }
    public static var isExportable: AVAsyncProperty<Root, Bool> { property("exportable") { $0.isExportable } }
    public static var isReadable: AVAsyncProperty<Root, Bool> { property("readable") { $0.isReadable } }
    public static var isComposable: AVAsyncProperty<Root, Bool> { property("composable") { $0.isComposable } }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
        property("hasProtectedContent") { $0.hasProtectedContent }
    }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { property("metadata") { $0.metadata } }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        property("commonMetadata") { $0.commonMetadata }
    }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> {
        property("creationDate") { $0.creationDate }
    }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        property("preferredTransform") { $0.preferredTransform }
    }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init("naturalSize") { $0.naturalSize } }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        .init("preferredTransform") { $0.preferredTransform }
    }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
        .init("nominalFrameRate") { $0.nominalFrameRate }
    }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init("timeRange") { $0.timeRange } }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
        .init("estimatedDataRate") { $0.estimatedDataRate }
    }
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
        .init("formatDescriptions") { $0.formatDescriptions.compactMap { $0 as? CMFormatDescription } }
    }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
        .init("value") { $0.value }
    }
    public static var stringValue: AVAsyncProperty<Root, String?> { .init("stringValue") { $0.stringValue } }
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init("dataValue") { $0.dataValue } }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init("numberValue") { $0.numberValue } }
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init("dateValue") { $0.dateValue } }
}
