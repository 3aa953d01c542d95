// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// An image surface that covers a rectangle of a context's device pixels and is drawn on, or used as a source, in
/// that context's device coordinates. Immutable once it is a state's mask.
package final class CoverageSurface {
    /// Lives as long as this object. Its device offset puts `area` at its place.
    package let surface: OpaquePointer
    /// Device pixels of the context, y down.
    package let area: PixelRect

    /// nil when `area` is empty or cairo cannot allocate it.
    package init?(_ format: cairo_format_t, area: PixelRect) {
        guard !area.isEmpty, area.width <= 32767, area.height <= 32767,
            let surface = cairo_image_surface_create(format, Int32(area.width), Int32(area.height))
        else { return nil }
        self.surface = surface
        self.area = area
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        cairo_surface_set_device_offset(surface, -Double(area.x), -Double(area.y))
    }

    deinit { cairo_surface_destroy(surface) }

    /// The first byte of the top row. cairo has finished; call `markDirty` after writing.
    package var data: UnsafeMutablePointer<UInt8> {
        cairo_surface_flush(surface)
        return cairo_image_surface_get_data(surface)
    }
    /// Bytes from row to row.
    package var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

    /// To be called after writing through `data`.
    package func markDirty() { cairo_surface_mark_dirty(surface) }

    /// Runs `body` with a cairo context whose coordinates are the device pixels this surface covers.
    package func draw(antialias: cairo_antialias_t, _ body: (OpaquePointer) -> Void) {
        guard let context = cairo_create(surface) else { return }
        cairo_set_antialias(context, antialias)
        body(context)
        cairo_destroy(context)
    }
}
