// SPDX-License-Identifier: MIT
import Foundation
import PhotoStore
import Photos
import TestSupport
import Testing
import TouchstoneDevice
import UIKit

/// Truth: Apple's documentation of Photos, and the statements PH of the specification. All tests share the process's
/// library: each looks only at what it has made.
@Suite("Photos", .serialized) struct PhotosTests {
    private let library = PHPhotoLibrary.shared()

    init() { Permissions.current.set(.photos, to: .granted) }

    private func picture(_ width: Int, _ height: Int) -> UIImage {
        let pixels = PixelBuffer(width: width, height: height)
        return UIImage(cgImage: CGImage(pixels: pixels, isOpaque: true))
    }

    /// Apple's documentation: `PHLivePhoto` conforms to `NSItemProviderReading`, so that pickers' providers load one.
    @Test func providersOfPickersLoadLivePhotos() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (image, film) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a.mov"))
        try #require(picture(5, 3).pngData()).write(to: image)
        try Data("film".utf8).write(to: film)
        let provider = NSItemProvider()
        #expect(!provider.canLoadObject(ofClass: PHLivePhoto.self))
        let bundle = try PHLivePhoto.bundle(image: image, film: film)
        provider.registerDataRepresentation(forTypeIdentifier: PHLivePhoto.bundleType, visibility: .all) { done in
            done(bundle, nil)
            return nil
        }
        #expect(provider.canLoadObject(ofClass: PHLivePhoto.self))
        let size: CGSize? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: PHLivePhoto.self) { photo, _ in
                continuation.resume(returning: (photo as? PHLivePhoto)?.size)
            }
        }
        #expect(size == CGSize(width: 5, height: 3))
    }

    /// Assets of the given sizes in an album of their own.
    private func album(_ sizes: [(Int, Int)]) throws -> PHAssetCollection {
        final class Made: @unchecked Sendable { var identifier = "" }  // Set before the call returns.
        let made = Made()
        let images = sizes.map { picture($0.0, $0.1) }
        try library.performChangesAndWait {
            let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Test")
            let assets = images.map { PHAssetChangeRequest.creationRequestForAsset(from: $0) }
            request.addAssets(assets.compactMap(\.placeholderForCreatedAsset) as NSArray)
            made.identifier = request.placeholderForCreatedAssetCollection.localIdentifier
        }
        let found = PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [made.identifier], options: nil)
        return try #require(found.firstObject)
    }

    /// What one request told, in its order.
    private final class Told: @unchecked Sendable {
        // Sendable: behind the lock.
        private let lock = NSLock()
        private var all: [(size: CGSize?, isInCloud: Bool, isDegraded: Bool)] = []
        private var steps: [Double] = []
        func add(_ size: CGSize?, _ info: [AnyHashable: Any]?) {
            let answer = (
                size, info?[PHImageResultIsInCloudKey] as? Bool ?? false,
                info?[PHImageResultIsDegradedKey] as? Bool ?? false
            )
            lock.withLock { all.append(answer) }
        }
        func add(_ step: Double) { lock.withLock { steps.append(step) } }
        var answers: [(size: CGSize?, isInCloud: Bool, isDegraded: Bool)] { lock.withLock { all } }
        var progress: [Double] { lock.withLock { steps } }
    }

    /// All answers to a request for a picture of 1,000 pixels, up to the last.
    private func answers(_ asset: PHAsset, _ set: (PHImageRequestOptions) -> Void = { _ in }) async -> Told {
        let told = Told()
        let options = PHImageRequestOptions()
        options.progressHandler = { step, _, _, _ in told.add(step) }
        set(options)
        await withCheckedContinuation { continuation in
            PHImageManager.default().requestImage(
                for: asset, targetSize: CGSize(width: 1000, height: 1000), contentMode: .aspectFit, options: options
            ) { image, info in
                told.add(image?.size, info)
                if info?[PHImageResultIsDegradedKey] as? Bool != true { continuation.resume() }
            }
        }
        return told
    }

    @Test(
        "PH21: an original in the cloud: without the network no full image, and info says why; with it, it comes later")
    func originalsInTheCloud() async throws {
        let asset = try #require(assets(album([(800, 400)])).firstObject)
        try CloudOriginals.send(asset)
        let without = await answers(asset)
        #expect(without.answers.map(\.size) == [CGSize(width: 320, height: 160), nil] && without.progress.isEmpty)
        #expect(without.answers.allSatisfy(\.isInCloud) && without.answers[0].isDegraded)
        let best = await answers(asset) { $0.deliveryMode = .highQualityFormat }
        #expect(best.answers.map(\.size) == [nil] && best.answers[0].isInCloud)
        // A small one is on the device.
        let data = await withCheckedContinuation { continuation in
            PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) { data, _, _, info in
                continuation.resume(returning: data == nil && info?[PHImageResultIsInCloudKey] as? Bool == true)
            }
        }
        #expect(data)
        let resource = try #require(PHAssetResource.assetResources(for: asset).first)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        await #expect(throws: PHPhotosError.self) {
            try await PHAssetResourceManager.default().writeData(for: resource, toFile: file, options: nil)
        }
        let with = await answers(asset) { $0.isNetworkAccessAllowed = true }
        #expect(with.answers.map(\.size) == [CGSize(width: 320, height: 160), CGSize(width: 800, height: 400)])
        #expect(with.progress == [0, 1] && !with.answers[1].isInCloud)
        // It stays.
        let again = await answers(asset)
        #expect(
            again.answers.last?.size == CGSize(width: 800, height: 400) && again.answers.allSatisfy { !$0.isInCloud })
        try CloudOriginals.send(asset)
        let waited = await answers(asset) {
            $0.isNetworkAccessAllowed = true
            $0.isSynchronous = true
        }
        #expect(waited.answers.map(\.size) == [CGSize(width: 800, height: 400)])
    }

    private func assets(_ album: PHAssetCollection) -> PHFetchResult<PHAsset> {
        PHAsset.fetchAssets(in: album, options: nil)
    }

    @Test("PH2, PH5: Refused, fetches are empty and changes fail")
    func refusal() throws {
        let album = try album([(10, 10)])
        Permissions.current.set(.photos, to: .denied)
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        #expect(PHAsset.fetchAssets(with: nil).count == 0 && assets(album).count == 0)
        #expect(throws: PHPhotosError.self) {
            try library.performChangesAndWait { PHAssetCollectionChangeRequest(for: album)?.title = "Other" }
        }
        Permissions.current.set(.photos, to: .granted)
        #expect(assets(album).count == 1)
    }

    @Test("PH4: Limited access sees the chosen photos alone, and may add")
    func limited() throws {
        let found = assets(try album([(10, 10), (20, 20)]))
        let app = Permissions.current.app
        Permissions.current.set(.photos, to: .limited)
        defer { Permissions.current.set(.photos, to: .granted) }
        let chosen = String(found[1].localIdentifier.prefix { $0 != "/" })
        try PhotoStore.shared.choose([chosen], for: app)
        #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
        #expect(PHAsset.fetchAssets(with: nil).count == 1)
        #expect(PHAsset.fetchAssets(with: nil).firstObject == found[1])
    }

    @Test("A fetch result that an app makes itself is empty")
    func empty() {
        let none = PHFetchResult<PHAsset>()
        #expect(none.count == 0 && none.firstObject == nil)
    }

    @Test("PH12, PH25, PH26: A new asset is in a new album after one change; a result stays as it was")
    func creation() throws {
        let album = try album([(30, 20), (40, 50)])
        #expect(album.localizedTitle == "Test" && album.assetCollectionType == .album)
        let found = assets(album)
        #expect(found.count == 2 && found[0].pixelWidth == 30 && found[1].pixelHeight == 50)
        #expect(found.index(of: found[1]) == 1 && found.lastObject == found.object(at: 1))
        #expect(found[0].mediaType == .image && found.countOfAssets(with: .image) == 2)
        let second = found[1]
        try library.performChangesAndWait {
            PHAssetCollectionChangeRequest(for: album)?.removeAssets([second] as NSArray)
        }
        #expect(found.count == 2 && assets(album).count == 1)
    }

    @Test("PH24: A change request that is made outside of a change block raises")
    func outside() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Nowhere")
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:]"))
    }

    @Test("PH14: Predicates and sort descriptors choose and order")
    func options() throws {
        let album = try album([(10, 10), (30, 10), (20, 10)])
        let first = assets(album)[0]
        try library.performChangesAndWait { PHAssetChangeRequest(for: first).isFavorite = true }
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "pixelWidth", ascending: false)]
        #expect(widths(PHAsset.fetchAssets(in: album, options: options)) == [30, 20, 10])
        options.predicate = NSPredicate(format: "pixelWidth > %d", 15)
        #expect(widths(PHAsset.fetchAssets(in: album, options: options)) == [30, 20])
        options.predicate = NSPredicate(format: "favorite == YES")
        #expect(widths(PHAsset.fetchAssets(in: album, options: options)) == [10])
        options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.video.rawValue)
        #expect(PHAsset.fetchAssets(in: album, options: options).count == 0)
        let favorites = PHAssetCollection.fetchAssetCollections(
            with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
        #expect(favorites.count == 1)
        let smart = try #require(favorites.firstObject)
        #expect(PHAsset.fetchAssets(in: smart, options: nil).contains(first))
        #expect(smart.estimatedAssetCount == NSNotFound)
    }

    private func widths(_ result: PHFetchResult<PHAsset>) -> [Int] { (0..<result.count).map { result[$0].pixelWidth } }

    @Test("PH16, PH19: Pictures fit a size or cover it, before a synchronous call returns")
    func images() throws {
        let asset = assets(try album([(400, 200)]))[0]
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        for (mode, size) in [
            (PHImageContentMode.aspectFit, CGSize(width: 50, height: 25)),
            (.aspectFill, CGSize(width: 100, height: 50)),
        ] {
            nonisolated(unsafe) var calls = 0  // Called before the request returns.
            PHImageManager.default().requestImage(
                for: asset, targetSize: CGSize(width: 50, height: 50), contentMode: mode, options: options
            ) { image, info in
                calls += 1
                #expect(image?.size == size)
                #expect(info?[PHImageResultIsDegradedKey] as? Bool == false)
            }
            #expect(calls == 1)
        }
    }

    @Test("PH30, PH31: Removals, then insertions, then moves make the new result of the old one")
    func differences() throws {
        let before = assets(try album([(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]))
        let all = (0..<before.count).map { before[$0] }
        var generator = SeededNumbers(seed: 7)
        for _ in 0..<200 {
            let old = Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator)))
            let new = Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator)))
            let details = PHFetchResultChangeDetails(
                from: result(old), to: result(new), changedObjects: nil)
            var list = old.map(\.localIdentifier)
            for index in try #require(details.removedIndexes).reversed() { list.remove(at: index) }
            for index in try #require(details.insertedIndexes) { list.insert(new[index].localIdentifier, at: index) }
            details.enumerateMoves { from, to in list.insert(list.remove(at: from), at: to) }
            #expect(list == new.map(\.localIdentifier))
        }
    }

    private func result(_ assets: [PHAsset]) -> PHFetchResult<PHAsset> {
        let album = PHAssetCollection.transientAssetCollection(with: assets, title: nil)
        return PHAsset.fetchAssets(in: album, options: nil)
    }

    @Test("PH29: An observer hears of a change, and none after it has left")
    func observing() throws {
        final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
            // One change at a time is told.
            let came = DispatchSemaphore(value: 0)
            var changes: [PHChange] = []
            func photoLibraryDidChange(_ changeInstance: PHChange) {
                changes.append(changeInstance)
                came.signal()
            }
        }
        let album = try album([(10, 10)])
        let found = assets(album)
        let observer = Observer()
        library.register(observer)
        let asset = found[0]
        try library.performChangesAndWait { PHAssetChangeRequest(for: asset).isFavorite = true }
        // Changes of the set-up may be told first.
        repeat { observer.came.wait() } while observer.changes.last?.changeDetails(for: asset) == nil
        let change = try #require(observer.changes.last)
        #expect(change.changeDetails(for: asset)?.objectAfterChanges?.isFavorite == true)
        #expect(change.changeDetails(for: found)?.changedIndexes == [0])
        library.unregisterChangeObserver(observer)
        let count = observer.changes.count
        try library.performChangesAndWait { PHAssetChangeRequest(for: asset).isFavorite = false }
        #expect(observer.changes.count == count)
    }

    @Test("An edit with adjustment data goes on from there in a later edit, and is taken back")
    func editing() async throws {
        let asset = assets(try album([(64, 64)]))[0]
        let input = try #require(await self.input(asset, accepts: true))
        #expect(input.adjustmentData == nil && input.mediaType == .image)
        let output = PHContentEditingOutput(contentEditingInput: input)
        let rendered = try #require(picture(8, 8).jpegData(compressionQuality: 0.9))
        try rendered.write(to: output.renderedContentURL)
        #expect(throws: PHPhotosError.self) {
            try library.performChangesAndWait { PHAssetChangeRequest(for: asset).contentEditingOutput = output }
        }
        output.adjustmentData = PHAdjustmentData(formatIdentifier: "a.b", formatVersion: "1", data: Data([1]))
        try library.performChangesAndWait { PHAssetChangeRequest(for: asset).contentEditingOutput = output }
        let edited = try #require(
            PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject)
        #expect(edited.pixelWidth == 8 && edited.hasAdjustments)
        #expect(await self.input(edited, accepts: true)?.adjustmentData?.data == Data([1]))
        #expect(await self.input(edited, accepts: false)?.adjustmentData == nil)
        try library.performChangesAndWait { PHAssetChangeRequest(for: edited).revertAssetContentToOriginal() }
        let reverted = PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject
        #expect(reverted?.pixelWidth == 64 && reverted?.hasAdjustments == false)
    }

    private func input(_ asset: PHAsset, accepts: Bool) async -> PHContentEditingInput? {
        let options = PHContentEditingInputRequestOptions()
        options.canHandleAdjustmentData = { $0.formatIdentifier == "a.b" && accepts }
        return await withCheckedContinuation { continuation in
            asset.requestContentEditingInput(with: options) { input, _ in continuation.resume(returning: input) }
        }
    }

    @Test("PH10: Folders hold albums, which leave with them while photos stay")
    func folders() throws {
        let album = try album([(10, 10)])
        let asset = assets(album)[0]
        try library.performChangesAndWait {
            let folder = PHCollectionListChangeRequest.creationRequestForCollectionList(withTitle: "Folder")
            folder.addChildCollections([album] as NSArray)
        }
        let lists = PHCollectionList.fetchCollectionListsContaining(album, options: nil)
        let list = try #require(lists.firstObject)
        #expect(list.localizedTitle == "Folder")
        #expect(PHCollection.fetchCollections(in: list, options: nil).firstObject == album)
        try library.performChangesAndWait { PHCollectionListChangeRequest.deleteCollectionLists([list] as NSArray) }
        #expect(
            PHCollectionList.fetchCollectionLists(withLocalIdentifiers: [list.localIdentifier], options: nil).count == 0
        )
        #expect(PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).count == 1)
    }
}
