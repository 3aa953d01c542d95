// SPDX-License-Identifier: MIT

/// Names an object on every device of a person. The device has no others: the names are made of the local ones.
public struct PHCloudIdentifier: Hashable, Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
    @available(*, deprecated, message: "Use an error of the mapping")
    public static let notFound = PHCloudIdentifier(stringValue: "")
}

extension PHPhotoLibrary {
    private static func isKnown(_ local: String) -> Bool {
        let (identifier, library) = (PHObject.storeIdentifier(local), PhotoAccess.snapshot())
        return library.photo(identifier) != nil || library.album(identifier) != nil
    }

    public func cloudIdentifierMappings(
        forLocalIdentifiers localIdentifiers: [String]
    ) -> [String: Result<PHCloudIdentifier, any Error>] {
        Dictionary(
            localIdentifiers.map { local in
                let cloud = PHCloudIdentifier(stringValue: local.replacingOccurrences(of: "/L0/", with: ":"))
                return (local, Self.isKnown(local) ? .success(cloud) : .failure(PHPhotosError(.identifierNotFound)))
            }, uniquingKeysWith: { first, _ in first })
    }

    public func localIdentifierMappings(
        for cloudIdentifiers: [PHCloudIdentifier]
    ) -> [PHCloudIdentifier: Result<String, any Error>] {
        Dictionary(
            cloudIdentifiers.map { cloud in
                let local = cloud.stringValue.replacingOccurrences(of: ":", with: "/L0/")
                return (cloud, Self.isKnown(local) ? .success(local) : .failure(PHPhotosError(.identifierNotFound)))
            }, uniquingKeysWith: { first, _ in first })
    }
}
