// SPDX-License-Identifier: MIT
import CFreeType
import CRaster
import CoreGraphics

/// Shapes of a face's glyphs, through FreeType without hinting. Only used under `fontLock`.
final class OutlineSource {
    private let face: FT_Face
    private let library: FT_Library

    private static let shared = FontGuarded<FT_Library?>(nil)
    private static let opened = FontGuarded<[UInt32: OutlineSource?]>([:])

    /// nil when FreeType cannot read the file.
    static func of(_ face: FontFace) -> OutlineSource? {
        if let known = opened.value[face.id] { return known }
        let made = OutlineSource(face)
        opened.value[face.id] = .some(made)
        return made
    }

    private init?(_ font: FontFace) {
        if Self.shared.value == nil {
            var made: FT_Library?
            FT_Init_FreeType(&made)
            Self.shared.value = made
        }
        var opened: FT_Face?
        guard let library = Self.shared.value, FT_New_Face(library, font.path, FT_Long(font.index), &opened) == 0,
            let opened
        else { return nil }
        self.library = library
        face = opened
        if font.hasColorBitmaps { FT_Select_Size(face, 0) }
        if !font.variations.isEmpty { vary(font.variations) }
    }

    private func vary(_ variations: [FontVariation]) {
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &description) == 0, let description else { return }
        defer { FT_Done_MM_Var(library, description) }
        var values = (0..<Int(description.pointee.num_axis)).map { index -> FT_Fixed in
            let axis = description.pointee.axis[index]
            let asked = variations.first { $0.tag == UInt32(truncatingIfNeeded: axis.tag) }
            return asked.map { FT_Fixed(($0.value * 65536).rounded()) } ?? axis.def
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
    }

    /// Coverage of a glyph, one byte a pixel.
    struct Mask {
        var left = 0
        /// Rows above the baseline.
        var top = 0
        var width = 0
        var height = 0
        var stride = 0
        var bytes: [UInt8] = []
    }

    /// The glyph rasterised with exact area coverage. Scales are pixels per font unit, `shiftX` pixels to the right.
    func mask(_ glyph: UInt16, scaleX: Double, scaleY: Double, shear: Double, shiftX: Double) -> Mask {
        guard load(glyph) else { return Mask() }
        var outline = face.pointee.glyph.pointee.outline
        for index in 0..<Int(outline.n_points) {
            let x = Double(outline.points[index].x)
            let y = Double(outline.points[index].y)
            outline.points[index].x = Self.fixed((x + y * shear) * scaleX + shiftX)
            outline.points[index].y = Self.fixed(y * scaleY)
        }
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let left = Int(box.xMin) >> 6
        let bottom = Int(box.yMin) >> 6
        let width = ((Int(box.xMax) + 63) >> 6) - left
        let height = ((Int(box.yMax) + 63) >> 6) - bottom
        guard width > 0, height > 0, width < 8192, height < 8192 else { return Mask() }
        FT_Outline_Translate(&outline, FT_Pos(-left * 64), FT_Pos(-bottom * 64))
        let stride = (width + 3) & ~3
        var bytes = [UInt8](repeating: 0, count: stride * height)
        bytes.withUnsafeMutableBufferPointer { buffer in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(height)
            bitmap.width = UInt32(width)
            bitmap.pitch = Int32(stride)
            bitmap.buffer = buffer.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            FT_Outline_Get_Bitmap(library, &outline, &bitmap)
        }
        return Mask(left: left, top: bottom + height, width: width, height: height, stride: stride, bytes: bytes)
    }

    /// To 26.6, within what FreeType's rasteriser takes.
    private static func fixed(_ value: Double) -> FT_Pos {
        value.isFinite ? FT_Pos(min(max(value * 64, -1_000_000), 1_000_000).rounded()) : 0
    }

    /// FT_GLYPH_FORMAT_OUTLINE, a tag that Swift does not import: "outl".
    private static let outlineFormat: UInt32 = 0x6F75_746C

    private func load(_ glyph: UInt16) -> Bool {
        FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0
            && face.pointee.glyph.pointee.format.rawValue == Self.outlineFormat
            && face.pointee.glyph.pointee.outline.n_points > 0
    }

    /// Appends the glyph's contours, in font units through `transform`.
    func append(_ glyph: UInt16, to path: inout PathStorage, _ transform: CGAffineTransform) {
        guard load(glyph) else { return }
        var sink = OutlineSink(transform: transform)
        var functions = FT_Outline_Funcs()
        functions.move_to = { to, user in OutlineSink.with(to, user) { $0.move($1) } }
        functions.line_to = { to, user in OutlineSink.with(to, user) { $0.line($1) } }
        functions.conic_to = { control, to, user in
            guard let control, let to, let sink = user?.assumingMemoryBound(to: OutlineSink.self) else { return 1 }
            sink.pointee.quad(control.pointee, to.pointee)
            return 0
        }
        functions.cubic_to = { first, second, to, user in
            guard let first, let second, let to, let sink = user?.assumingMemoryBound(to: OutlineSink.self) else {
                return 1
            }
            sink.pointee.curve(first.pointee, second.pointee, to.pointee)
            return 0
        }
        withUnsafeMutablePointer(to: &sink) { sink in
            _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, UnsafeMutableRawPointer(sink))
        }
        sink.finish()
        path.append(sink.path, .identity)
    }

    /// A coloured glyph at the size stored in the file.
    struct Picture {
        let pixels: PixelBuffer
        /// Pixels from the pen to the left edge, and from the baseline up to the top edge.
        let left: Int
        let top: Int
        /// Pixels per em the picture was made for.
        let pixelsPerEm: Double
    }

    func picture(_ glyph: UInt16) -> Picture? {
        guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph else {
            return nil
        }
        let bitmap = slot.pointee.bitmap
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let bytes = bitmap.buffer else { return nil }
        let pixels = PixelBuffer(width: Int(bitmap.width), height: Int(bitmap.rows))
        for row in 0..<pixels.height {
            (pixels.baseAddress + row * pixels.bytesPerRow).copyMemory(
                from: bytes + row * Int(bitmap.pitch), byteCount: pixels.width * 4)
        }
        let perEm = face.pointee.available_sizes.map { Double($0.pointee.y_ppem) / 64 } ?? 109
        return Picture(
            pixels: pixels, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), pixelsPerEm: perEm)
    }
}

/// Builds a path from FreeType's contour callbacks.
private struct OutlineSink {
    var path = PathStorage()
    let transform: CGAffineTransform
    private var isOpen = false

    init(transform: CGAffineTransform) { self.transform = transform }

    static func with(
        _ point: UnsafePointer<FT_Vector>?, _ user: UnsafeMutableRawPointer?,
        _ body: (inout OutlineSink, FT_Vector) -> Void
    ) -> Int32 {
        guard let point, let sink = user?.assumingMemoryBound(to: OutlineSink.self) else { return 1 }
        body(&sink.pointee, point.pointee)
        return 0
    }

    private func at(_ point: FT_Vector) -> CGPoint {
        CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)).applying(transform)
    }

    mutating func move(_ point: FT_Vector) {
        finish()
        path.move(at(point))
        isOpen = true
    }

    mutating func line(_ point: FT_Vector) { path.line(at(point)) }
    mutating func quad(_ control: FT_Vector, _ point: FT_Vector) { path.quad(at(control), at(point)) }
    mutating func curve(_ first: FT_Vector, _ second: FT_Vector, _ point: FT_Vector) {
        path.curve(at(first), at(second), at(point))
    }

    mutating func finish() {
        if isOpen { path.close() }
        isOpen = false
    }
}
