// SPDX-License-Identifier: MIT
import Photos
import XCTest

/// The device's library, which has six pictures to begin with.
final class PhotoTests: XCTestCase {
    override func setUp() {
        let answered = expectation(description: "answered")
        PHPhotoLibrary.requestAuthorization { _ in answered.fulfill() }
        wait(for: [answered], timeout: 60)
    }
    private func change(_ body: @escaping () -> Void) throws {
        let changed = expectation(description: "changed")
        PHPhotoLibrary.shared().performChanges(body) { isDone, error in
            XCTAssertTrue(isDone)
            XCTAssertNil(error)
            changed.fulfill()
        }
        wait(for: [changed], timeout: 60)
    }
    private func album(_ title: String) throws -> PHAssetCollection {
        var identifier = ""
        try change {
            let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: title)
            identifier = request.placeholderForCreatedAssetCollection.localIdentifier
        }
        let found = PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [identifier], options: nil)
        return try XCTUnwrap(found.firstObject)
    }
    private func remove(_ album: PHAssetCollection) throws {
        try change { PHAssetCollectionChangeRequest.deleteAssetCollections([album] as NSArray) }
    }
    private func pictures() -> PHFetchResult<PHAsset> { PHAsset.fetchAssets(with: .image, options: nil) }

    /// PH8
    func testAlbumsOfThePersonAndOfTheSystem() throws {
        let mine = try album("Journey")
        let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
        XCTAssertTrue((0..<albums.count).contains { albums.object(at: $0).localizedTitle == "Journey" })
        let smart = PHAssetCollection.fetchAssetCollections(
            with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
        XCTAssertEqual(smart.count, 1)
        XCTAssertEqual(smart.firstObject?.assetCollectionSubtype, .smartAlbumUserLibrary)
        try remove(mine)
    }

    /// PH9
    func testMomentsAreInOrderAndHoldTheirAssets() {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "startDate", ascending: true)]
        let moments = PHAssetCollection.fetchAssetCollections(with: .moment, subtype: .any, options: options)
        XCTAssertGreaterThan(moments.count, 0)
        var last = Date.distantPast
        var count = 0
        for index in 0..<moments.count {
            let moment = moments.object(at: index)
            guard let start = moment.startDate, let end = moment.endDate else { return XCTFail("no dates") }
            XCTAssertLessThanOrEqual(start, end)
            XCTAssertLessThanOrEqual(last, start)
            last = start
            count += PHAsset.fetchAssets(in: moment, options: nil).count
        }
        XCTAssertEqual(count, PHAsset.fetchAssets(with: nil).count)
    }

    /// PH12
    func testAResultStaysAsItWas() throws {
        let mine = try album("Before")
        let assets = pictures()
        let first = try XCTUnwrap(assets.firstObject)
        XCTAssertEqual(assets[0], assets.object(at: 0))
        XCTAssertEqual(assets.index(of: first), 0)
        var seen = 0
        assets.enumerateObjects { _, index, _ in
            XCTAssertEqual(index, seen)
            seen += 1
        }
        XCTAssertEqual(seen, assets.count)
        let before = PHAsset.fetchAssets(in: mine, options: nil)
        try change {
            PHAssetCollectionChangeRequest(for: mine)?.addAssets([first] as NSArray)
        }
        XCTAssertEqual(before.count, 0)
        XCTAssertEqual(PHAsset.fetchAssets(in: mine, options: nil).count, 1)
        try remove(mine)
    }

    /// PH15
    func testAnEstimateMayBeMissing() throws {
        let mine = try album("Empty")
        XCTAssertTrue(mine.estimatedAssetCount == NSNotFound || mine.estimatedAssetCount == 0)
        try remove(mine)
    }

    /// PH17, PH18
    func testTheGoodPictureComesLast() throws {
        let asset = try XCTUnwrap(pictures().firstObject)
        let options = PHImageRequestOptions()
        options.deliveryMode = .opportunistic
        let done = expectation(description: "good picture")
        var degraded: [Bool] = []
        let first = PHImageManager.default().requestImage(
            for: asset, targetSize: CGSize(width: 300, height: 300), contentMode: .aspectFit, options: options
        ) { image, info in
            XCTAssertTrue(Thread.isMainThread)
            XCTAssertNotNil(image)
            let isDegraded = (info?[PHImageResultIsDegradedKey] as? NSNumber)?.boolValue ?? false
            degraded.append(isDegraded)
            if !isDegraded { done.fulfill() }
        }
        let second = PHImageManager.default().requestImage(
            for: asset, targetSize: CGSize(width: 50, height: 50), contentMode: .aspectFill, options: nil
        ) { _, _ in }
        XCTAssertNotEqual(first, second)
        wait(for: [done], timeout: 60)
        XCTAssertEqual(degraded.last, false)
        XCTAssertEqual(degraded.filter { !$0 }.count, 1)
    }

    /// PH20
    func testWhatIsCancelledDoesNotCome() throws {
        let asset = try XCTUnwrap(pictures().firstObject)
        let options = PHImageRequestOptions()
        options.deliveryMode = .highQualityFormat
        var pictures = 0
        let request = PHImageManager.default().requestImage(
            for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
        ) { image, _ in if image != nil { pictures += 1 } }
        PHImageManager.default().cancelImageRequest(request)
        PHImageManager.default().cancelImageRequest(request)
        let passed = expectation(description: "time")
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { passed.fulfill() }
        wait(for: [passed], timeout: 60)
        XCTAssertEqual(pictures, 0)
    }

    /// PH37: the cell asks for its new asset without waiting for the old one's answer, as fast scrolling does.
    func testAReusedCellNeverShowsTheOtherPicture() throws {
        final class Cell: UICollectionViewCell {
            var shown: [(asset: String, answer: String)] = []
            var asset: PHAsset?
            private var request = PHInvalidImageRequestID
            func show(_ asset: PHAsset) {
                PHImageManager.default().cancelImageRequest(request)
                self.asset = asset
                request = PHImageManager.default().requestImage(
                    for: asset, targetSize: CGSize(width: 60, height: 60), contentMode: .aspectFill, options: nil
                ) { [unowned self] image, _ in
                    guard image != nil else { return }
                    shown.append((self.asset?.localIdentifier ?? "", asset.localIdentifier))
                }
            }
        }
        let found = pictures()
        XCTAssertGreaterThan(found.count, 3)
        let cell = Cell()
        for index in 0..<4 { cell.show(found.object(at: index)) }
        let passed = expectation(description: "time")
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { passed.fulfill() }
        wait(for: [passed], timeout: 60)
        XCTAssertFalse(cell.shown.isEmpty)
        for (asset, answer) in cell.shown { XCTAssertEqual(asset, answer) }
        XCTAssertEqual(cell.shown.last?.answer, found.object(at: 3).localIdentifier)
    }

    /// PH22
    func testACachedPictureComes() throws {
        let asset = try XCTUnwrap(pictures().firstObject)
        let manager = PHCachingImageManager()
        let size = CGSize(width: 120, height: 120)
        manager.startCachingImages(for: [asset], targetSize: size, contentMode: .aspectFill, options: nil)
        let passed = expectation(description: "cached")
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { passed.fulfill() }
        wait(for: [passed], timeout: 60)
        let done = expectation(description: "picture")
        var answers = 0
        manager.requestImage(for: asset, targetSize: size, contentMode: .aspectFill, options: nil) { image, info in
            answers += 1
            XCTAssertNotNil(image)
            if (info?[PHImageResultIsDegradedKey] as? NSNumber)?.boolValue != true { done.fulfill() }
        }
        wait(for: [done], timeout: 60)
        manager.stopCachingImagesForAllAssets()
        XCTAssertGreaterThan(answers, 0)
    }

    /// PH23, PH27
    func testAnAlbumGoesWithoutItsPictures() throws {
        let count = pictures().count
        let mine = try album("Gone soon")
        let first = try XCTUnwrap(pictures().firstObject)
        try change { PHAssetCollectionChangeRequest(for: mine)?.addAssets([first] as NSArray) }
        try remove(mine)
        XCTAssertEqual(
            PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [mine.localIdentifier], options: nil).count, 0
        )
        XCTAssertEqual(pictures().count, count)
    }

    /// PH21: the device keeps its originals.
    func testNothingLiesInACloud() throws {
        let asset = try XCTUnwrap(pictures().firstObject)
        let options = PHImageRequestOptions()
        options.isNetworkAccessAllowed = false
        options.deliveryMode = .highQualityFormat
        let done = expectation(description: "picture")
        PHImageManager.default().requestImage(
            for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
        ) { image, info in
            XCTAssertEqual(
                image.map { [Int($0.size.width), Int($0.size.height)] }, [asset.pixelWidth, asset.pixelHeight])
            XCTAssertNotEqual((info?[PHImageResultIsInCloudKey] as? NSNumber)?.boolValue, true)
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
    }
}
