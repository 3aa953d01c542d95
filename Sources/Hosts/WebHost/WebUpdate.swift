// SPDX-License-Identifier: MIT
internal import CHostPlugins
internal import CoreGraphics
import Glibc
internal import HostKit

/// A frame's changes on their way to a page.
///
/// The message: frame number u32 (all ones: no frame, but samples as i16, left and right in turn), screen width u16, height u16, scale f32, count u32, then for each piece x, y,
/// width, height as u16, length u32 and that many bytes of PNG or JPEG; count u16, then for each move, which the page does
/// before it draws the pieces, where it goes as x, y, width, height u16 and how far as x, y i16. Little endian.
struct WebUpdate {
    struct Piece {
        let area: PixelRect
        let pixels: PixelBuffer

        init(area: PixelRect, copiedFrom source: PixelBuffer) {
            self.area = area
            pixels = PixelBuffer(width: area.width, height: area.height)
            for y in 0..<area.height {
                memcpy(
                    pixels.baseAddress + y * pixels.bytesPerRow,
                    source.baseAddress + (area.y + y) * source.bytesPerRow + area.x * 4, area.width * 4)
            }
        }
    }

    let frame: UInt32
    let screen: PixelRect
    let moves: [FrameChange.Move]
    let pieces: [Piece]

    typealias Encoder =
        @convention(c) (
            UnsafeRawPointer?, Int32, Int32, Int32, Int32, UnsafeMutablePointer<Int>?
        ) -> UnsafeMutableRawPointer?

    func pack(scale: CGFloat, encode: Encoder) -> [UInt8] {
        var message: [UInt8] = []
        message.append(little: frame)
        message.append(little: UInt16(screen.width))
        message.append(little: UInt16(screen.height))
        message.append(little: Float(scale).bitPattern)
        message.append(little: UInt32(pieces.count))
        for piece in pieces { append(piece, to: &message, encode: encode) }
        message.append(little: UInt16(moves.count))
        for move in moves {
            let target = move.target
            for value in [target.x, target.y, target.width, target.height] { message.append(little: UInt16(value)) }
            for way in [move.dx, move.dy] { message.append(little: Int16(way)) }
        }
        return message
    }

    private func append(_ piece: Piece, to message: inout [UInt8], encode: Encoder) {
        let area = piece.area
        for value in [area.x, area.y, area.width, area.height] { message.append(little: UInt16(value)) }
        var length = 0
        let bytes = encode(
            piece.pixels.baseAddress, Int32(piece.pixels.bytesPerRow), Int32(area.width), Int32(area.height), 0,
            &length)
        defer { free(bytes) }
        message.append(little: UInt32(bytes == nil ? 0 : length))
        if let bytes { message.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: length)) }
    }
}

extension [UInt8] {
    mutating func append(little value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
