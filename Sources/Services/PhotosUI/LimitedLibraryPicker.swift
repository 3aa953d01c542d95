// SPDX-License-Identifier: MIT

extension PHPhotoLibrary {
    /// Lets the person choose other photos for an app with limited access.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {
        LimitedLibrary.present(from: controller) { _ in }
    }

    /// - Parameter completionHandler: with the local identifiers of photos that the app did not see before.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping @Sendable ([String]) -> Void
    ) { LimitedLibrary.present(from: controller, completionHandler) }

    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] {
        await withCheckedContinuation { continuation in
            LimitedLibrary.present(from: controller) { continuation.resume(returning: $0) }
        }
    }
}
