// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// Where a PDF context's bytes go.
package final class PDFBacking {
    let surface: OpaquePointer
    let collected = NSMutableData()
    let consumer: CGDataConsumer
    let mediaBox: CGRect
    var isFinished = false
    var isPageOpen = false
    /// Names of the tags that are not over, outermost first.
    var openTags: [String] = []
    /// Of the page that is drawn, points.
    var pageHeight: CGFloat = 0
    /// Of pages that say nothing else, by keys of page dictionaries.
    var boxes: [String: CGRect] = [:]
    var update = PDFUpdate()

    init?(consumer: CGDataConsumer, mediaBox: CGRect) {
        self.consumer = consumer
        self.mediaBox = mediaBox
        let closure = Unmanaged.passUnretained(collected).toOpaque()
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                { target, bytes, count in
                    guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    Unmanaged<NSMutableData>.fromOpaque(target).takeUnretainedValue().append(bytes, length: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, closure, Double(mediaBox.width), Double(mediaBox.height))
        else { return nil }
        self.surface = surface
    }

    deinit { cairo_surface_destroy(surface) }
}
