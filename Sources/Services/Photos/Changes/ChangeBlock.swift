// SPDX-License-Identifier: MIT
internal import PhotoStore
import TouchstoneDevice
internal import UIKit

/// The requests that one block makes. They register themselves here, and act when the block has ended.
final class ChangeBlock {
    typealias Step = (ChangeBlock, PhotoTransaction) throws -> Void

    // Blocks run on one thread from start to end.
    @TaskLocal static var current: Holder?
    final class Holder: @unchecked Sendable {  // Used on the thread that runs the block alone.
        let block = ChangeBlock()
    }

    /// What is made comes before what holds it, in whichever order the app asks.
    enum Order: CaseIterable { case assets, albums, folders }
    private var steps: [Order: [Step]] = [:]
    private(set) var deletedAssets: [PHAsset] = []
    var needsReading = false

    /// For requests to say what they will do.
    static func active(_ request: String) -> ChangeBlock {
        guard let holder = current else {
            NSException.raise(
                .internalInconsistencyException,
                "\(request) can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:] or "
                    + "-[PHPhotoLibrary performChangesAndWait:error:]")
        }
        return holder.block
    }

    func add(_ order: Order, _ step: @escaping Step) { steps[order, default: []].append(step) }
    func delete(_ assets: [PHAsset]) { deletedAssets += assets }

    static func run(_ body: () -> Void) throws(PHPhotosError) {
        let holder = Holder()
        $current.withValue(holder) { body() }
        try holder.block.commit()
    }

    private func commit() throws(PHPhotosError) {
        try checkAccess()
        if !deletedAssets.isEmpty, !DeletionQuestion.ask(deletedAssets) { throw PHPhotosError(.userCancelled) }
        do {
            try PhotoStore.shared.change { transaction in
                for step in Order.allCases.flatMap({ steps[$0] ?? [] }) { try step(self, transaction) }
                for asset in deletedAssets {
                    guard let record = try transaction.photo(asset.identifier) else { continue }
                    try transaction.delete(record)
                }
            }
        } catch { throw PHPhotosError(error) }
    }

    private func checkAccess() throws(PHPhotosError) {
        let level: PHAccessLevel = needsReading || !deletedAssets.isEmpty ? .readWrite : .addOnly
        switch PhotoAccess.state(level) {
        case .authorized, .limited: return
        case .restricted: throw PHPhotosError(.accessRestricted)
        case .denied, .notDetermined: throw PHPhotosError(.accessUserDenied)
        }
    }
}

/// The system's question before photos are deleted.
enum DeletionQuestion {
    /// Waits for the person's answer; on the main thread there is nobody to wait for, and none is deleted.
    static func ask(_ assets: [PHAsset]) -> Bool {
        guard !Thread.isMainThread else {
            Unsupported.report("PHAssetChangeRequest.deleteAssets(_:) in performChangesAndWait on the main thread")
            return false
        }
        let answer = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var isAllowed = false  // Written before the semaphore is signalled, read after.
        let title = question(assets)
        DispatchQueue.main.async {
            SystemAlert.ask(
                title: title, message: nil,
                buttons: [("Don’t Allow", .cancel), ("Delete", .destructive)]
            ) { button in
                isAllowed = button == 1
                answer.signal()
            }
        }
        answer.wait()
        return isAllowed
    }

    private static func question(_ assets: [PHAsset]) -> String {
        let app = AppIdentity.displayName
        if assets.count == 1 {
            return "Allow “\(app)” to delete this \(assets[0].mediaType == .video ? "video" : "photo")?"
        }
        return "Allow “\(app)” to delete \(assets.count) photos?"
    }
}
