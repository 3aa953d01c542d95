// SPDX-License-Identifier: MIT
public import Foundation

extension Bundle {
    /// `urls(forResourcesWithExtension:subdirectory:)` of adapted code: Foundation's on Linux returns `NSURL`s.
    public func __urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subdirectory)?.map { $0 as URL }
    }

    public func __urls(
        forResourcesWithExtension ext: String?, subdirectory: String?, localization name: String?
    ) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subdirectory, localization: name)?.map { $0 as URL }
    }
}
