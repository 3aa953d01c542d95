// SPDX-License-Identifier: MIT
import AssetsLibrary
import UIKit
import XCTest

/// The library as code of iOS 4 to 8 uses it, by the framework's documentation. The device has six pictures to begin with.
final class AssetsLibraryTests: XCTestCase {
    private let library = ALAssetsLibrary()

    private func groups(_ types: UInt32) -> [ALAssetsGroup] {
        let done = expectation(description: "groups")
        var found: [ALAssetsGroup] = []
        library.enumerateGroups(
            withTypes: ALAssetsGroupType(types),
            using: { group, _ in
                XCTAssertTrue(Thread.isMainThread)
                if let group { found.append(group) } else { done.fulfill() }
            },
            failureBlock: { XCTFail("\(String(describing: $0))") })
        XCTAssertEqual(found.count, 0, "the blocks come later")
        wait(for: [done], timeout: 60)
        return found
    }

    private func saved() throws -> ALAssetsGroup { try XCTUnwrap(groups(ALAssetsGroupSavedPhotos).first) }

    private func assets(_ group: ALAssetsGroup, _ options: NSEnumerationOptions = []) -> [ALAsset] {
        var found: [ALAsset] = []
        var last = 0
        group.enumerateAssets(options: options) { asset, index, _ in
            if let asset { found.append(asset) } else { last = index }
        }
        XCTAssertEqual(last, NSNotFound)
        return found
    }

    /// Red above blue, 40 by 60.
    private var flag: CGImage {
        UIGraphicsImageRenderer(
            size: CGSize(width: 40, height: 60),
            format: {
                $0.scale = 1; return $0
            }(UIGraphicsImageRendererFormat())
        ).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 30, width: 40, height: 30))
        }.cgImage!  // Renderers of a size that is not empty make pixels.
    }

    private func write(_ orientation: ALAssetOrientation) throws -> ALAsset {
        let done = expectation(description: "written")
        var address: URL?
        library.writeImage(toSavedPhotosAlbum: flag, orientation: orientation) { url, error in
            XCTAssertNil(error)
            address = url
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
        return try asset(XCTUnwrap(address))
    }

    private func asset(_ address: URL) throws -> ALAsset {
        let done = expectation(description: "found")
        var found: ALAsset?
        library.asset(
            for: address,
            resultBlock: {
                found = $0
                done.fulfill()
            }, failureBlock: nil)
        wait(for: [done], timeout: 60)
        return try XCTUnwrap(found)
    }

    func testTheGroupOfAllThatWasSavedHoldsTheDevicesPictures() throws {
        XCTAssertEqual(ALAssetsLibrary.authorizationStatus(), .authorized)
        let group = try saved()
        XCTAssertGreaterThanOrEqual(group.numberOfAssets(), 6)
        XCTAssertEqual(
            group.value(forProperty: ALAssetsGroupPropertyType) as? NSNumber,
            NSNumber(value: ALAssetsGroupSavedPhotos))
        XCTAssertNotNil(group.posterImage())
        group.setAssetsFilter(.allVideos())
        let films = group.numberOfAssets()
        group.setAssetsFilter(.allPhotos())
        let photos = group.numberOfAssets()
        group.setAssetsFilter(.allAssets())
        XCTAssertEqual(films + photos, group.numberOfAssets())
        XCTAssertFalse(group.isEditable)
    }

    func testAssetsComeInOrderAndBackwards() throws {
        let group = try saved()
        let ahead = assets(group).map { $0.value(forProperty: ALAssetPropertyAssetURL) as? URL }
        let back = assets(group, .reverse).map { $0.value(forProperty: ALAssetPropertyAssetURL) as? URL }
        XCTAssertEqual(ahead, back.reversed())
        let dates = assets(group).compactMap { $0.value(forProperty: ALAssetPropertyDate) as? Date }
        XCTAssertEqual(dates, dates.sorted())
        var second: URL?
        group.enumerateAssets(at: IndexSet(integer: 1), options: []) { asset, index, _ in
            if let asset {
                XCTAssertEqual(index, 1)
                second = asset.value(forProperty: ALAssetPropertyAssetURL) as? URL
            }
        }
        XCTAssertEqual(second, ahead[1])
    }

    func testAPictureIsWrittenAndReadAgain() throws {
        let before = try saved().numberOfAssets()
        let asset = try write(.up)
        XCTAssertEqual(try saved().numberOfAssets(), before + 1)
        XCTAssertEqual(asset.value(forProperty: ALAssetPropertyType) as? String, ALAssetTypePhoto)
        XCTAssertEqual(asset.value(forProperty: ALAssetPropertyDuration) as? String, ALErrorInvalidProperty)
        let representation = try XCTUnwrap(asset.defaultRepresentation())
        XCTAssertEqual(representation.dimensions(), CGSize(width: 40, height: 60))
        XCTAssertEqual(representation.uti(), "public.jpeg")
        let full = try XCTUnwrap(representation.fullResolutionImage()).takeUnretainedValue()
        XCTAssertEqual([full.width, full.height], [40, 60])
        let size = Int(representation.size())
        var bytes = [UInt8](repeating: 0, count: size)
        XCTAssertEqual(representation.getBytes(&bytes, fromOffset: 0, length: size, error: nil), size)
        XCTAssertEqual(bytes.prefix(2), [0xFF, 0xD8], "a JPEG file")
        XCTAssertEqual(representation.getBytes(&bytes, fromOffset: Int64(size), length: 1, error: nil), 0)
        let thumbnail = try XCTUnwrap(asset.thumbnail()).takeUnretainedValue()
        XCTAssertEqual(thumbnail.width, thumbnail.height)
    }

    /// Pixels stay as they are; the tag turns them.
    func testAnOrientationIsATag() throws {
        let asset = try write(.right)
        XCTAssertEqual(
            asset.value(forProperty: ALAssetPropertyOrientation) as? NSNumber,
            NSNumber(value: ALAssetOrientation.right.rawValue))
        let representation = try XCTUnwrap(asset.defaultRepresentation())
        XCTAssertEqual(representation.orientation(), .right)
        let full = try XCTUnwrap(representation.fullResolutionImage()).takeUnretainedValue()
        XCTAssertEqual([full.width, full.height], [40, 60])
        let screen = try XCTUnwrap(representation.fullScreenImage()).takeUnretainedValue()
        XCTAssertGreaterThan(screen.width, screen.height, "upright it is wider than high")
    }

    func testAnAlbumTakesPictures() throws {
        let made = expectation(description: "an album")
        var album: ALAssetsGroup?
        library.addAssetsGroupAlbum(
            withName: "Summer",
            resultBlock: {
                album = $0
                made.fulfill()
            }, failureBlock: { XCTFail("\(String(describing: $0))") })
        wait(for: [made], timeout: 60)
        let group = try XCTUnwrap(album)
        XCTAssertTrue(group.isEditable)
        XCTAssertTrue(group.add(try write(.up)))
        XCTAssertEqual(group.numberOfAssets(), 1)
        XCTAssertTrue(
            groups(ALAssetsGroupAll).contains {
                $0.value(forProperty: ALAssetsGroupPropertyName) as? String == "Summer"
            })
        // A second one of that name is not made.
        let refused = expectation(description: "refused")
        library.addAssetsGroupAlbum(
            withName: "Summer",
            resultBlock: {
                XCTAssertNil($0)
                refused.fulfill()
            }, failureBlock: nil)
        wait(for: [refused], timeout: 60)
    }

    func testOnlyAssetsOfTheAppAreEditable() throws {
        let others = try XCTUnwrap(assets(saved()).first)
        XCTAssertFalse(others.isEditable)
        let data = try XCTUnwrap(UIImage(cgImage: flag).pngData())
        let refused = expectation(description: "refused")
        others.setImageData(data, metadata: nil) { url, error in
            XCTAssertNil(url)
            XCTAssertEqual((error as NSError?)?.domain, ALAssetsLibraryErrorDomain)
            refused.fulfill()
        }
        let copied = expectation(description: "copied")
        var address: URL?
        others.writeModifiedImageData(toSavedPhotosAlbum: data, metadata: nil) { url, error in
            XCTAssertNil(error)
            address = url
            copied.fulfill()
        }
        wait(for: [refused, copied], timeout: 60)
        let copy = try asset(XCTUnwrap(address))
        XCTAssertTrue(copy.isEditable)
        XCTAssertEqual(
            copy.original.value(forProperty: ALAssetPropertyAssetURL) as? URL,
            others.value(forProperty: ALAssetPropertyAssetURL) as? URL)
    }

    func testBytesThatAreNoPictureAreRefused() {
        let done = expectation(description: "refused")
        library.writeImageData(toSavedPhotosAlbum: Data("no picture".utf8), metadata: nil) { url, error in
            XCTAssertNil(url)
            XCTAssertEqual((error as NSError?)?.code, ALAssetsLibraryWriteInvalidDataError)
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
    }

    func testChangesAreTold() throws {
        let told = expectation(forNotification: .ALAssetsLibraryChanged, object: library) { note in
            (note.userInfo?[ALAssetLibraryUpdatedAssetsKey] as? Set<URL>)?.count == 1
        }
        _ = try write(.up)
        wait(for: [told], timeout: 60)
    }

    func testEachChangeOfManyIsTold() throws {
        nonisolated(unsafe) var told: Set<URL> = []  // Told and read on the main thread.
        let watch = NotificationCenter.default.addObserver(
            forName: .ALAssetsLibraryChanged, object: library, queue: nil
        ) { told.formUnion($0.userInfo?[ALAssetLibraryUpdatedAssetsKey] as? Set<URL> ?? []) }
        defer { NotificationCenter.default.removeObserver(watch) }
        var written: Set<URL> = []
        for _ in 0..<8 {
            library.writeImage(toSavedPhotosAlbum: flag, orientation: .up) { url, _ in
                url.map { _ = written.insert($0) }
            }
        }
        let all = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in written.count == 8 && told.isSuperset(of: written) }, object: nil)
        wait(for: [all], timeout: 60)
    }
}
