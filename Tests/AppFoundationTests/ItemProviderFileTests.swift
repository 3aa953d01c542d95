// SPDX-License-Identifier: MIT
import AppFoundation
import FoundationCompat
import Testing
import UniformTypeIdentifiers

/// What Apple's documentation says of files of item providers.
struct ItemProviderFileTests {
    private struct Seen: Sendable {
        var name: String?
        var content: Data?
        var url: URL?
        var error: String?
    }

    private func load(_ provider: NSItemProvider, _ type: String) async -> Seen {
        await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: type) { file, error in
                continuation.resume(
                    returning: Seen(
                        name: file?.lastPathComponent,
                        content: file.flatMap { FileManager.default.contents(atPath: $0.path) },
                        url: file, error: error.map { "\($0)" }))
            }
        }
    }

    /// "Writes a copy of the provided, typed data to a temporary file"; the file is gone after the handler.
    @Test func dataBecomesATemporaryFile() async throws {
        let provider = NSItemProvider()
        provider.suggestedName = "note"
        provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { done in
            done(Data("hello".utf8), nil)
            return nil
        }
        let seen = await load(provider, "public.text")
        #expect(seen.name == "note.txt" && seen.content == Data("hello".utf8))
        // The handler has returned when the folder goes; it may just have.
        let url = try #require(seen.url)
        for _ in 0..<200 where FileManager.default.fileExists(atPath: url.path) {
            try await Task.sleep(nanoseconds: 5_000_000)
        }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func aTypeThatIsNotThereIsAnError() async {
        let seen = await load(NSItemProvider(), "public.movie")
        #expect(seen.url == nil && seen.error != nil)
    }

    @Test func aPromisedFileIsReadWhenWanted() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("promised-\(UUID().uuidString).png")
        try Data([1, 2, 3]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }  // a leftover of a test
        let provider = NSItemProvider()
        provider.registerFileRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            done(file, false, nil)
            return nil
        }
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.image", fileOptions: []))
        #expect(await load(provider, "public.image").content == Data([1, 2, 3]))
    }

    @Test func dispatchTimesAreCountedWith() {
        let start = DispatchTime(uptimeNanoseconds: 1_000)
        let later = start.advanced(by: .microseconds(2))
        #expect(later.uptimeNanoseconds == 3_000)
        #expect(start.distance(to: later) == .nanoseconds(2_000))
        #expect(later.distance(to: start) == .nanoseconds(-2_000))
    }

    /// Apple's documentation: an extension of the type that is there is not added again.
    @Test func pathsTakeTheExtensionsOfTypes() {
        let folder = URL(fileURLWithPath: "/folder")
        #expect(folder.appendingPathComponent("a", conformingTo: .jpeg).lastPathComponent == "a.jpeg")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
        #expect(folder.appendingPathExtension(for: .png).lastPathComponent == "folder.png")
        #expect(folder.appendingPathExtension(for: .data).lastPathComponent == "folder")
    }
}
