// SPDX-License-Identifier: MIT

/// Each pixel of four bytes of a row, source and destination alike.
private func eachPixel(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
    let (src, dest) = (src.pointee, dest.pointee)
    guard src.data != nil, dest.data != nil else { return kvImageNullPointerArgument }
    guard dest.width <= src.width, dest.height <= src.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<dest.rows {
        let (from, to) = (src.bytes(row: y), dest.bytes(row: y))
        for x in 0..<dest.columns { body(from + 4 * x, to + 4 * x) }
    }
    return kvImageNoError
}

/// Rows of `matrix` are the sources' channels, columns the results'.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    let half = Int(divisor) / 2
    return eachPixel(src, dest) { from, to in
        let source = (0..<4).map { Int(from[$0]) + Int(pre_bias?[$0] ?? 0) }
        for c in 0..<4 {
            let sum = (0..<4).reduce(Int(post_bias?[c] ?? 0)) { $0 + source[$1] * Int(matrix[$1 * 4 + c]) }
            to[c] = UInt8(clamping: (sum + half) / Int(divisor))
        }
    }
}

/// Channel `i` of the result is channel `permuteMap[i]`.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(src, dest) { from, to in
        let (a, b, c, d) = (
            from[Int(permuteMap[0])], from[Int(permuteMap[1])], from[Int(permuteMap[2])], from[Int(permuteMap[3])]
        )
        (to[0], to[1], to[2], to[3]) = (a, b, c, d)
    }
}

private func premultiply(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, alpha: Int)
    -> vImage_Error
{
    eachPixel(src, dest) { from, to in
        let a = Int(from[alpha])
        for c in 0..<4 { to[c] = c == alpha ? UInt8(a) : UInt8((Int(from[c]) * a + 127) / 255) }
    }
}
private func unpremultiply(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, alpha: Int)
    -> vImage_Error
{
    eachPixel(src, dest) { from, to in
        let a = Int(from[alpha])
        for c in 0..<4 {
            to[c] = c == alpha ? UInt8(a) : a == 0 ? 0 : UInt8(clamping: (Int(from[c]) * 255 + a / 2) / a)
        }
    }
}
@discardableResult
public func vImagePremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src, dest, alpha: 0) }
@discardableResult
public func vImagePremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src, dest, alpha: 3) }
@discardableResult
public func vImagePremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src, dest, alpha: 3) }
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unpremultiply(src, dest, alpha: 0) }
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unpremultiply(src, dest, alpha: 3) }
@discardableResult
public func vImageUnpremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unpremultiply(src, dest, alpha: 3) }

/// Counts of each value of each channel, 256 a channel.
@discardableResult
public func vImageHistogramCalculation_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>,
    _ flags: vImage_Flags
) -> vImage_Error {
    for c in 0..<4 { histogram[c]?.update(repeating: 0, count: 256) }
    return eachPixel(src, src) { from, _ in for c in 0..<4 { histogram[c]?[Int(from[c])] += 1 } }
}

@discardableResult
public func vImageOverwriteChannelsWithScalar_ARGB8888(
    _ scalar: UInt8, _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ copyMask: UInt8,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(src, dest) { from, to in for c in 0..<4 { to[c] = copyMask & (8 >> UInt8(c)) != 0 ? scalar : from[c] } }
}

// MARK: Geometry

@discardableResult
public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    moved(src.pointee, dest.pointee) { x, y, w, _ in (w - 1 - x, y) }
}
@discardableResult
public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    moved(src.pointee, dest.pointee) { x, y, _, h in (x, h - 1 - y) }
}
/// Quarter turns to the left.
@discardableResult
public func vImageRotate90_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    moved(src.pointee, dest.pointee) { x, y, w, h in
        switch rotationConstant % 4 {
        case 0: (x, y)
        case 1: (h - 1 - y, x)
        case 2: (w - 1 - x, h - 1 - y)
        default: (y, w - 1 - x)
        }
    }
}
public let kRotate0DegreesClockwise = 0
public let kRotate90DegreesClockwise = 3
public let kRotate180DegreesClockwise = 2
public let kRotate270DegreesClockwise = 1

/// - Parameter place: the source's pixel for a destination's, from it and the destination's size.
private func moved(_ src: vImage_Buffer, _ dest: vImage_Buffer, _ place: (Int, Int, Int, Int) -> (Int, Int))
    -> vImage_Error
{
    guard src.data != nil, dest.data != nil else { return kvImageNullPointerArgument }
    var copy = [UInt32](repeating: 0, count: src.columns * src.rows)
    for y in 0..<src.rows {
        (src.data + y * src.rowBytes).withMemoryRebound(to: UInt32.self, capacity: src.columns) { row in
            for x in 0..<src.columns { copy[y * src.columns + x] = row[x] }
        }
    }
    for y in 0..<dest.rows {
        (dest.data + y * dest.rowBytes).withMemoryRebound(to: UInt32.self, capacity: dest.columns) { row in
            for x in 0..<dest.columns {
                let (u, v) = place(x, y, dest.columns, dest.rows)
                if u >= 0, u < src.columns, v >= 0, v < src.rows { row[x] = copy[v * src.columns + u] }
            }
        }
    }
    return kvImageNoError
}

/// Smaller: the mean of what a pixel covers; larger: between the nearest pixels.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    return scaled(src.pointee, dest.pointee, channels: 4)
}
@discardableResult
public func vImageScale_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    return scaled(src.pointee, dest.pointee, channels: 1)
}

/// For each place, the sources and their shares: a tent as wide as the larger of the two pixels.
private func weights(_ from: Int, _ to: Int) -> [[(index: Int, share: Float)]] {
    let ratio = Float(from) / Float(to)
    let reach = max(1, ratio)
    return (0..<to).map { place in
        let centre = (Float(place) + 0.5) * ratio - 0.5
        var found: [(index: Int, share: Float)] = []
        for index in Int((centre - reach).rounded(.up))...Int((centre + reach).rounded(.down)) {
            let share = 1 - abs(Float(index) - centre) / reach
            if share > 0 { found.append((min(max(index, 0), from - 1), share)) }
        }
        let sum = found.reduce(Float(0)) { $0 + $1.share }
        return found.map { ($0.index, $0.share / sum) }
    }
}
private func scaled(_ src: vImage_Buffer, _ dest: vImage_Buffer, channels: Int) -> vImage_Error {
    guard src.data != nil, dest.data != nil else { return kvImageNullPointerArgument }
    let (across, down) = (weights(src.columns, dest.columns), weights(src.rows, dest.rows))
    var narrow = [Float](repeating: 0, count: src.rows * dest.columns * channels)
    for y in 0..<src.rows {
        let row = src.bytes(row: y)
        for x in 0..<dest.columns {
            for c in 0..<channels {
                narrow[(y * dest.columns + x) * channels + c] = across[x].reduce(0) {
                    $0 + $1.share * Float(row[$1.index * channels + c])
                }
            }
        }
    }
    for y in 0..<dest.rows {
        let row = dest.bytes(row: y)
        for i in 0..<dest.columns * channels {
            let value = down[y].reduce(Float(0)) { $0 + $1.share * narrow[$1.index * dest.columns * channels + i] }
            row[i] = UInt8(min(255, max(0, value.rounded())))
        }
    }
    return kvImageNoError
}

// MARK: Planes

@discardableResult
public func vImageConvert_ARGB8888toPlanar8(
    _ src: UnsafePointer<vImage_Buffer>, _ a: UnsafePointer<vImage_Buffer>, _ r: UnsafePointer<vImage_Buffer>,
    _ g: UnsafePointer<vImage_Buffer>, _ b: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    for (c, plane) in [a.pointee, r.pointee, g.pointee, b.pointee].enumerated() {
        for y in 0..<plane.rows {
            let (from, to) = (src.pointee.bytes(row: y), plane.bytes(row: y))
            for x in 0..<plane.columns { to[x] = from[4 * x + c] }
        }
    }
    return kvImageNoError
}
@discardableResult
public func vImageConvert_Planar8toARGB8888(
    _ a: UnsafePointer<vImage_Buffer>, _ r: UnsafePointer<vImage_Buffer>, _ g: UnsafePointer<vImage_Buffer>,
    _ b: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    for (c, plane) in [a.pointee, r.pointee, g.pointee, b.pointee].enumerated() {
        for y in 0..<dest.pointee.rows {
            let (from, to) = (plane.bytes(row: y), dest.pointee.bytes(row: y))
            for x in 0..<dest.pointee.columns { to[4 * x + c] = from[x] }
        }
    }
    return kvImageNoError
}
/// 0 to 255 becomes `minFloat` to `maxFloat`.
@discardableResult
public func vImageConvert_Planar8toPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Float, _ minFloat: Float,
    _ flags: vImage_Flags
) -> vImage_Error {
    for y in 0..<dest.pointee.rows {
        let (from, to) = (src.pointee.bytes(row: y), dest.pointee.floats(row: y))
        for x in 0..<dest.pointee.columns { to[x] = minFloat + (maxFloat - minFloat) * Float(from[x]) / 255 }
    }
    return kvImageNoError
}
@discardableResult
public func vImageConvert_PlanarFtoPlanar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Float, _ minFloat: Float,
    _ flags: vImage_Flags
) -> vImage_Error {
    for y in 0..<dest.pointee.rows {
        let (from, to) = (src.pointee.floats(row: y), dest.pointee.bytes(row: y))
        for x in 0..<dest.pointee.columns {
            to[x] = UInt8(min(255, max(0, ((from[x] - minFloat) / (maxFloat - minFloat) * 255).rounded())))
        }
    }
    return kvImageNoError
}

// MARK: Half floats

/// Halves, of 16 bits, become floats.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    guard src.pointee.covers(dest.pointee) else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<dest.pointee.rows {
        let (from, to) = (src.pointee.halves(row: y), dest.pointee.floats(row: y))
        for x in 0..<dest.pointee.columns { to[x] = Float(from[x]) }
    }
    return kvImageNoError
}
/// The nearest half; what is too large for one becomes infinite.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    guard src.pointee.covers(dest.pointee) else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<dest.pointee.rows {
        let (from, to) = (src.pointee.floats(row: y), dest.pointee.halves(row: y))
        for x in 0..<dest.pointee.columns { to[x] = Float16(from[x]) }
    }
    return kvImageNoError
}

extension vImage_Buffer {
    fileprivate func halves(row: Int) -> UnsafeMutablePointer<Float16> {
        (data + row * rowBytes).assumingMemoryBound(to: Float16.self)
    }
    fileprivate func covers(_ other: vImage_Buffer) -> Bool { width >= other.width && height >= other.height }
}
