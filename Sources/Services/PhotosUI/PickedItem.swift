// SPDX-License-Identifier: MIT
internal import PhotoStore
import Photos
import UniformTypeIdentifiers

/// What an app gets of a picked asset.
enum PickedItem {
    static func provider(of photo: PhotoRecord) -> NSItemProvider {
        let provider = NSItemProvider()
        let file = PhotoStore.shared.current(of: photo)
        provider.suggestedName = URL(fileURLWithPath: photo.originalName).deletingPathExtension().lastPathComponent
        if let film = photo.pairedVideo { promiseLivePhoto(file, PhotoStore.shared.derived(film), to: provider) }
        let type = UTType(filenameExtension: file.pathExtension)?.identifier
        provider.registerDataRepresentation(
            forTypeIdentifier: type ?? "public.data", visibility: .all
        ) { completion in
            // Read when wanted, on another thread, as by iOS's photo service.
            DispatchQueue.global().async {
                do { completion(try Data(contentsOf: file), nil) } catch { completion(nil, error) }
            }
            return nil
        }
        return provider
    }

    private static func promiseLivePhoto(_ image: URL, _ film: URL, to provider: NSItemProvider) {
        provider.registerDataRepresentation(
            forTypeIdentifier: PHLivePhoto.bundleType, visibility: .all
        ) { completion in
            DispatchQueue.global().async {
                do { completion(try PHLivePhoto.bundle(image: image, film: film), nil) } catch {
                    completion(nil, error)
                }
            }
            return nil
        }
    }
}
