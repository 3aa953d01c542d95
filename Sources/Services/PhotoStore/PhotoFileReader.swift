// SPDX-License-Identifier: MIT
import ImageIO
import Synchronization

/// What files say of themselves.
package enum PhotoFileReader {
    private static let kinds: [String: PhotoRecord.Kind] = [
        "png": .image, "jpg": .image, "jpeg": .image, "heic": .image, "heif": .image, "gif": .image, "webp": .image,
        "tif": .image, "tiff": .image, "bmp": .image, "mp4": .video, "mov": .video, "m4v": .video,
    ]

    /// nil: no file of a photo library.
    package static func kind(ofFile name: String) -> PhotoRecord.Kind? {
        guard !name.hasPrefix(".") else { return nil }
        return kinds[URL(fileURLWithPath: name).pathExtension.lowercased()]
    }

    /// What a film says of itself.
    package struct Film: Sendable {
        /// Pixels, turned upright.
        package var width: Int
        /// Pixels, turned upright.
        package var height: Int
        /// Seconds.
        package var duration: Double
        package init(width: Int, height: Int, duration: Double) {
            (self.width, self.height, self.duration) = (width, height, duration)
        }
    }

    /// Who reads films: Photos sets it, which stands on the engine of sound and film.
    package static let film = Mutex<(@Sendable (URL) -> Film?)?>(nil)

    static func record(of file: URL, identifier: String) -> PhotoRecord {
        let name = file.lastPathComponent
        var status = stat()
        let now = Date().timeIntervalSinceReferenceDate
        let isThere = stat(file.path, &status) == 0
        let modified = isThere ? Double(status.st_mtim.tv_sec) - Date.timeIntervalBetween1970AndReferenceDate : now
        var record = PhotoRecord(
            number: 0, identifier: identifier, file: name, kind: kind(ofFile: name) ?? .image, created: modified,
            modified: modified, added: now)
        measure(file, into: &record)
        if record.kind == .image { readProperties(file, into: &record) }
        return record
    }

    /// Size and duration.
    static func measure(_ file: URL, into record: inout PhotoRecord) {
        switch record.kind {
        case .image:
            guard let properties = properties(file) else { return }
            record.width = number(properties[kCGImagePropertyPixelWidth]).map { Int($0) } ?? 0
            record.height = number(properties[kCGImagePropertyPixelHeight]).map { Int($0) } ?? 0
            if let turn = number(properties[kCGImagePropertyOrientation]), turn >= 5 {
                swap(&record.width, &record.height)
            }
        case .video, .audio:
            guard let film = film.withLock({ $0 })?(file) else { return }
            (record.width, record.height, record.duration) = (film.width, film.height, film.duration)
        }
    }

    private static func properties(_ file: URL) -> [CFString: Any]? {
        guard let source = CGImageSourceCreateWithURL(file as NSURL as CFURL, nil) else { return nil }
        return CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    }

    private static func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue ?? value as? Double }

    private static func readProperties(_ file: URL, into record: inout PhotoRecord) {
        guard let properties = properties(file) else { return }
        if let exif = properties[kCGImagePropertyExifDictionary] as? [CFString: Any],
            let text = exif[kCGImagePropertyExifDateTimeOriginal] as? String, let date = date(text)
        {
            record.created = date.timeIntervalSinceReferenceDate
        }
        guard let gps = properties[kCGImagePropertyGPSDictionary] as? [CFString: Any],
            let latitude = number(gps[kCGImagePropertyGPSLatitude]),
            let longitude = number(gps[kCGImagePropertyGPSLongitude])
        else { return }
        let isSouth = gps[kCGImagePropertyGPSLatitudeRef] as? String == "S"
        let isWest = gps[kCGImagePropertyGPSLongitudeRef] as? String == "W"
        record.place = PhotoRecord.Place(
            latitude: isSouth ? -latitude : latitude, longitude: isWest ? -longitude : longitude,
            altitude: number(gps[kCGImagePropertyGPSAltitude]) ?? 0)
    }

    /// Exif's `2023:09:01 10:00:00`, which names no time zone: the device's.
    private static func date(_ text: String) -> Date? {
        let numbers = text.split { $0 == ":" || $0 == " " }.compactMap { Int($0) }
        guard numbers.count == 6 else { return nil }
        let components = DateComponents(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
            second: numbers[5])
        return Calendar(identifier: .gregorian).date(from: components)
    }
}
