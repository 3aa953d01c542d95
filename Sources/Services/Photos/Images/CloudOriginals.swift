// SPDX-License-Identifier: MIT
import Glibc
internal import PhotoStore
internal import UIKit

/// Originals that the device has sent away to have room: a small picture stands in their place, and they lie under their own names
/// in the folder `.cloud` of the photos, where people may put them as well. What somebody asks for comes back, and stays.
package enum CloudOriginals {
    /// Pixels of the longer side of what the device keeps.
    package static let keptSide = 320
    /// Seconds until an original is back.
    private static let travel = 0.5

    private static func place(_ file: URL) -> URL {
        file.deletingLastPathComponent().appendingPathComponent(".cloud").appendingPathComponent(file.lastPathComponent)
    }

    /// Edits lie elsewhere, and are never away.
    static func holds(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: place(file).path) }

    /// Sends a picture's original away.
    /// - Throws: also of what is no picture.
    package static func send(_ asset: PHAsset) throws {
        let record = asset.record
        let original = PhotoStore.shared.original(of: record)
        guard record.kind == .image, let small = ImageDecoding.image(original, longestSide: Double(keptSide)),
            let data = UIImage(cgImage: small).jpegData(compressionQuality: 0.8)
        else { throw PHPhotosError(.requestNotSupportedForAsset) }
        let place = place(original)
        let manager = FileManager.default
        try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: original, to: place)
        // In one step: nobody finds the folder without the picture.
        try data.write(to: original, options: .atomic)
        ImageCache.shared.empty()
    }

    /// Brings an original back, as if from far away; tells how far it is from 0 to 1.
    /// - Parameters: `atOnce`: before this returns. `progress`: called on a queue; true ends it. `done`: called on a queue, with what
    ///   went wrong.
    static func fetch(
        _ original: URL, atOnce: Bool, progress: @escaping @Sendable (Double) -> Bool,
        done: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard !progress(0) else { return done(PHPhotosError(.userCancelled)) }
        let arrive: @Sendable () -> Void = {
            guard !progress(1) else { return done(PHPhotosError(.userCancelled)) }
            var problem: (any Error)?
            do { try put(original) } catch { problem = error }
            done(problem)
        }
        if atOnce { arrive() } else { DispatchQueue.global().asyncAfter(deadline: .now() + travel, execute: arrive) }
    }

    /// Somebody else may have brought it back meanwhile.
    private static func put(_ original: URL) throws {
        let place = place(original)
        guard FileManager.default.fileExists(atPath: place.path) else { return }
        // In one step, as above.
        guard rename(place.path, original.path) == 0 else {
            throw PHPhotosError(.internalError, String(cString: strerror(errno)))
        }
        ImageCache.shared.empty()
    }
}

/// What an app's request says of originals that are far away.
struct NetworkWish: Sendable {
    let isAllowed: Bool
    // Sendable: called on a queue of the system's, as apps know.
    private nonisolated(unsafe) let handler: PHAssetImageProgressHandler?
    private let number: Int32

    init(_ isAllowed: Bool?, _ handler: PHAssetImageProgressHandler?, _ number: Int32) {
        (self.isAllowed, self.handler, self.number) = (isAllowed ?? false, handler, number)
    }

    /// Does `body` once the original is here, at once where it is not away; `missing`, without an error, where it may not be fetched.
    /// - Parameter atOnce: before this returns.
    func original(
        _ file: URL, atOnce: Bool = false, _ body: @escaping @Sendable () -> Void,
        missing: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard CloudOriginals.holds(file) else { return body() }
        guard isAllowed else { return missing(nil) }
        CloudOriginals.fetch(file, atOnce: atOnce) { done in
            if RequestNumbers.isCancelled(number) { return true }
            var stops = ObjCBool(false)
            handler?(done, nil, &stops, [PHImageResultRequestIDKey: Int(number)])
            return stops.boolValue
        } done: { error in
            if let error { missing(error) } else { body() }
        }
    }
}
