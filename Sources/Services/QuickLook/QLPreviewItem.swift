// SPDX-License-Identifier: MIT

/// Something that can be previewed. URLs are items themselves.
///
/// Without the class bound of iOS, so that `url as QLPreviewItem`, which Swift bridges there, holds here as well.
public protocol QLPreviewItem {
    /// Of a local file; nil while there is none yet.
    var previewItemURL: URL? { get }
    /// nil: the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

extension URL: QLPreviewItem {
    public var previewItemURL: URL? { self }
}
