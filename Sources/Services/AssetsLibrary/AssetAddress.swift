// SPDX-License-Identifier: MIT
internal import Photos

/// `assets-library://asset/asset.JPG?id=...&ext=JPG`, as image pickers give them too.
enum AssetAddress {
    static func address(of asset: PHAsset) -> URL? {
        let kind = (file(of: asset)?.originalFilename as NSString?)?.pathExtension.uppercased() ?? ""
        return URL(string: "assets-library://asset/asset.\(kind)?id=\(identifier(asset))&ext=\(kind)")
    }

    static func address(of group: PHAssetCollection, _ type: UInt32) -> URL? {
        URL(string: "assets-library://group/?id=\(identifier(group))&filter=\(type)")
    }

    /// Without what only Photos adds.
    static func identifier(_ object: PHObject) -> String {
        String(object.localIdentifier.prefix { $0 != "/" })
    }

    static func asset(_ address: URL) -> ALAsset? {
        let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems
        guard let identifier = items?.first(where: { $0.name == "id" })?.value else { return nil }
        return PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil).firstObject.map(ALAsset.init)
    }

    /// What the person sees of the asset; the edited file, else the original.
    static func file(of asset: PHAsset) -> PHAssetResource? {
        let files = PHAssetResource.assetResources(for: asset)
        return files.first { $0.type == .fullSizePhoto || $0.type == .fullSizeVideo } ?? files.first
    }
}
