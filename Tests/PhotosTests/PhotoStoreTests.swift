// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import PhotoStore

/// A device of its own, removed with the value.
final class OwnDevice {
    let device: Device
    init() { device = Device(folder: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)) }
    deinit { try? FileManager.default.removeItem(at: device.folder) }  // Only the temporary folder is left fuller.
    var store: PhotoStore { PhotoStore(device: device) }
}

/// A GIF of one white pixel, as https://en.wikipedia.org/wiki/GIF shows the format.
let onePixel = Data([
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0,
    0,
    2, 2, 0x44, 1, 0, 0x3B,
])

@Suite("The device's photos") struct PhotoStoreTests {
    private let own = OwnDevice()

    @Test("PH11: A new device has six pictures with the sizes and dates of their files")
    func samples() throws {
        let photos = try own.store.snapshot().photos
        #expect(photos.map(\.file) == (1...6).map { "sample-\($0).jpg" })
        #expect(photos.allSatisfy { $0.width == 900 && $0.height == 600 && $0.kind == .image })
        let calendar = Calendar(identifier: .gregorian)
        let days = photos.map { calendar.component(.day, from: Date(timeIntervalSinceReferenceDate: $0.created)) }
        #expect(days == Array(1...6))
    }

    @Test("A folder beside the device's whose name begins like it has a library of its own")
    func neighbour() throws {
        let folder = own.device.folder
        #expect(PhotoStore.isPart(folder.appendingPathComponent("Photos"), of: own.device))
        #expect(!PhotoStore.isPart(URL(fileURLWithPath: folder.path + "-photos"), of: own.device))
    }

    @Test("PH32: Files that come into the folder come into the library, and those that go leave it and its albums")
    func folder() throws {
        let store = own.store
        let first = try #require(try store.snapshot().photos.first)
        try store.change { transaction in
            var album = AlbumRecord(identifier: "A", title: "One", isFolder: false, parent: nil, position: 0)
            album.members = [first.number]
            try transaction.put(album)
        }
        try onePixel.write(to: store.folder.appendingPathComponent("dropped.gif"))
        try FileManager.default.removeItem(at: store.original(of: first))
        let after = try store.snapshot()
        #expect(after.photos.map(\.file).suffix(2) == ["sample-6.jpg", "dropped.gif"])
        #expect(after.photo(first.identifier) == nil && after.album("A")?.members == [])
    }

    @Test("A saved picture never takes the name of another, whatever was deleted before")
    func names() throws {
        let store = own.store
        let first = try store.change { try $0.insert(onePixel, fileExtension: "gif") }
        let second = try store.change { try $0.insert(onePixel, fileExtension: "gif") }
        try store.change { try $0.delete(first) }
        let third = try store.change { try $0.insert(onePixel, fileExtension: "gif") }
        #expect(Set([second.file, third.file]).count == 2)
        #expect(!FileManager.default.fileExists(atPath: store.original(of: first).path))
        #expect(try store.snapshot().photos.suffix(2).map(\.number) == [second.number, third.number])
    }

    @Test("Changes that fail leave neither rows nor files")
    func rollback() throws {
        let store = own.store
        let before = try store.snapshot()
        #expect(throws: CocoaError.self) {
            try store.change { transaction in
                try transaction.insert(onePixel, fileExtension: "gif")
                throw CocoaError(.userCancelled)
            }
        }
        #expect(try store.snapshot().photos == before.photos)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path).count == 6)
    }

    @Test("An edit is what is seen, with how it was made; reverting shows the original again")
    func editing() throws {
        let store = own.store
        let photo = try #require(try store.snapshot().photos.first)
        try store.change {
            try $0.setEdit(
                photo, rendered: onePixel, fileExtension: "gif", formatIdentifier: "a.b", formatVersion: "2",
                data: Data([7]))
        }
        let edited = try #require(try store.snapshot().photo(photo.identifier))
        #expect((edited.width, edited.height) == (1, 1))
        #expect(try store.editData(of: edited) == Data([7]))
        #expect(try Data(contentsOf: store.current(of: edited)) == onePixel)
        try store.change { try $0.revert(edited) }
        let reverted = try #require(try store.snapshot().photo(photo.identifier))
        #expect(reverted.edit == nil && reverted.width == 900 && reverted.modified >= photo.modified)
        #expect(!FileManager.default.fileExists(atPath: store.current(of: edited).path))
    }

    @Test("Two processes of a device see each other's changes")
    func sharing() throws {
        let (one, other) = (own.store, own.store)
        _ = try (one.snapshot(), other.snapshot())
        let new = try one.change { try $0.insert(onePixel, fileExtension: "gif") { $0.isFavorite = true } }
        #expect(try other.snapshot().photo(new.identifier)?.isFavorite == true)
        #expect(try one.snapshot().photos == other.snapshot().photos)
    }
}
