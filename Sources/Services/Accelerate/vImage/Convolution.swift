// SPDX-License-Identifier: MIT

/// The mean of a box around each pixel, by running sums: the cost does not grow with the box. Edges repeat the last
/// pixel, or take the background.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    return boxes(
        src.pointee, dest.pointee, channels: 4, Int(kernel_width), Int(kernel_height), backgroundColor, flags,
        Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
}
@discardableResult
public func vImageBoxConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UInt8, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    return withUnsafePointer(to: backgroundColor) {
        boxes(
            src.pointee, dest.pointee, channels: 1, Int(kernel_width), Int(kernel_height), $0, flags,
            Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
    }
}

private func boxes(
    _ src: vImage_Buffer, _ dest: vImage_Buffer, channels: Int, _ width: Int, _ height: Int,
    _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags, _ x0: Int, _ y0: Int
) -> vImage_Error {
    guard src.data != nil, dest.data != nil else { return kvImageNullPointerArgument }
    guard x0 + dest.columns <= src.columns, y0 + dest.rows <= src.rows else { return kvImageRoiLargerThanInputBuffer }
    let extends = flags & vImage_Flags(kvImageEdgeExtend) != 0
    let (halfWidth, halfHeight) = (width / 2, height / 2)
    // Sums of columns over the box's height, and over them along the row.
    var sums = [Int](repeating: 0, count: src.columns * channels)
    func row(_ y: Int, _ sign: Int) {
        if y >= 0 && y < src.rows || extends {
            let bytes = src.bytes(row: min(max(y, 0), src.rows - 1))
            for i in sums.indices { sums[i] += sign * Int(bytes[i]) }
        } else if let background {
            for i in sums.indices { sums[i] += sign * Int(background[i % channels]) }
        }
    }
    for y in (y0 - halfHeight)...(y0 + halfHeight) { row(y, 1) }
    let area = width * height
    var result = [UInt8](repeating: 0, count: dest.columns * channels * dest.rows)
    for y in 0..<dest.rows {
        for channel in 0..<channels {
            func column(_ x: Int) -> Int {
                if x >= 0 && x < src.columns || extends {
                    return sums[min(max(x, 0), src.columns - 1) * channels + channel]
                }
                return (background.map { Int($0[channel]) } ?? 0) * height
            }
            var sum = (-halfWidth...halfWidth).reduce(0) { $0 + column(x0 + $1) }
            for x in 0..<dest.columns {
                result[(y * dest.columns + x) * channels + channel] = UInt8(clamping: (sum + area / 2) / area)
                sum += column(x0 + x + halfWidth + 1) - column(x0 + x - halfWidth)
            }
        }
        row(y0 + y + halfHeight + 1, 1)
        row(y0 + y - halfHeight, -1)
    }
    for y in 0..<dest.rows {
        result.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            dest.bytes(row: y).update(from: start + y * dest.columns * channels, count: dest.columns * channels)
        }
    }
    return kvImageNoError
}

/// A tent is two boxes of half its size.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    let (height, width) = ((kernel_height + 1) / 2 | 1, (kernel_width + 1) / 2 | 1)
    let status = vImageBoxConvolve_ARGB8888(
        src, dest, nil, srcOffsetToROI_X, srcOffsetToROI_Y, height, width, backgroundColor, flags)
    guard status == kvImageNoError else { return status }
    return vImageBoxConvolve_ARGB8888(dest, dest, nil, 0, 0, height, width, backgroundColor, flags)
}

/// Sums of the neighbours times the kernel's numbers, divided.
@discardableResult
public func vImageConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>?,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard let kernel else { return kvImageNullPointerArgument }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    let (src, dest) = (src.pointee, dest.pointee)
    let (width, height, x0, y0) = (Int(kernel_width), Int(kernel_height), Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
    let extends = flags & vImage_Flags(kvImageEdgeExtend) != 0
    let keepsAlpha = flags & vImage_Flags(kvImageLeaveAlphaUnchanged) != 0
    for y in 0..<dest.rows {
        for x in 0..<dest.columns * 4 {
            if keepsAlpha, x % 4 == 0 {
                dest.bytes(row: y)[x] = src.bytes(row: y + y0)[x + x0 * 4]
                continue
            }
            var sum = 0
            for v in 0..<height {
                for u in 0..<width {
                    let (column, row) = (x / 4 + x0 + u - width / 2, y + y0 + v - height / 2)
                    let isInside = column >= 0 && column < src.columns && row >= 0 && row < src.rows
                    let value =
                        isInside || extends
                        ? src.bytes(row: min(max(row, 0), src.rows - 1))[
                            min(max(column, 0), src.columns - 1) * 4 + x % 4]
                        : backgroundColor?[x % 4] ?? 0
                    sum += Int(kernel[v * width + u]) * Int(value)
                }
            }
            dest.bytes(row: y)[x] = UInt8(clamping: sum / Int(max(1, divisor)))
        }
    }
    return kvImageNoError
}
