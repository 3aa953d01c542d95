// SPDX-License-Identifier: MIT
import Glibc

extension MovieFile {
    /// Writes how players are to place the pictures into the header of the first track that has some, in place.
    ///
    /// - Parameter transform: origin at the top left, y down; parts are kept to 1/65,536.
    /// - Throws: `cannotWrite` where the file is no film with pictures, or can be written no more.
    package static func setTransform(_ transform: CGAffineTransform, path: String) throws(MediaFailure) {
        guard let matrix = matrixPlace(path: path) else { throw .cannotWrite("\(path): no pictures to turn") }
        let descriptor = Glibc.open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotWrite("\(path): \(String(cString: strerror(errno)))") }
        defer { Glibc.close(descriptor) }
        let bytes = matrixBytes(transform)
        guard pwrite(descriptor, bytes, bytes.count, off_t(matrix)) == bytes.count else {
            throw .cannotWrite("\(path): \(String(cString: strerror(errno)))")
        }
    }

    /// Where the matrix of the first track with pictures lies in the file.
    private static func matrixPlace(path: String) -> Int64? {
        guard let file = ByteReader(path: path) else { return nil }
        let movie = MovieFile(file: file)
        guard let moov = movie.boxes(0..<file.length).first(where: { $0.kind == "moov" }) else { return nil }
        for track in movie.boxes(moov.body) where track.kind == "trak" {
            guard let handler = movie.child("mdia", "hdlr", of: track),
                file.number32(handler.body.lowerBound + 8) == kCMMediaType_Video,
                let header = movie.child("tkhd", of: track)
            else { continue }
            let place = movie.matrixPlace(inTrackHeader: header)
            return place + 36 <= header.body.upperBound ? place : nil
        }
        return nil
    }

    /// Nine numbers, a row of three after the other: 16.16, the last column 2.30.
    private static func matrixBytes(_ transform: CGAffineTransform) -> [UInt8] {
        let rows = [
            (transform.a, transform.b, 0.0), (transform.c, transform.d, 0.0), (transform.tx, transform.ty, 1.0),
        ]
        return rows.flatMap { [fixed($0.0, 16), fixed($0.1, 16), fixed($0.2, 30)] }
            .flatMap { number in withUnsafeBytes(of: number.bigEndian, Array.init) }
    }

    private static func fixed(_ value: Double, _ fraction: Double) -> Int32 {
        let scaled = (value * exp2(fraction)).rounded()
        return scaled.isNaN ? 0 : Int32(min(max(scaled, Double(Int32.min)), Double(Int32.max)))
    }
}
