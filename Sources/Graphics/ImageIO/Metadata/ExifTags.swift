// SPDX-License-Identifier: MIT
import CoreGraphics

/// Tags of the TIFF structure by the names of property dictionaries (CIPA DC-008).
enum ExifTags {
    static let exifDirectory: UInt16 = 0x8769
    static let gpsDirectory: UInt16 = 0x8825
    static let orientation: UInt16 = 0x0112

    static let tiff: [UInt16: String] = [
        0x010E: "ImageDescription", 0x010F: "Make", 0x0110: "Model", 0x0112: "Orientation", 0x011A: "XResolution",
        0x011B: "YResolution", 0x0128: "ResolutionUnit", 0x0131: "Software", 0x0132: "DateTime", 0x013B: "Artist",
        0x013C: "HostComputer", 0x8298: "Copyright",
    ]
    static let exif: [UInt16: String] = [
        0x829A: "ExposureTime", 0x829D: "FNumber", 0x8822: "ExposureProgram", 0x8827: "ISOSpeedRatings",
        0x9003: "DateTimeOriginal", 0x9004: "DateTimeDigitized", 0x9010: "OffsetTime", 0x9011: "OffsetTimeOriginal",
        0x9012: "OffsetTimeDigitized", 0x9201: "ShutterSpeedValue", 0x9202: "ApertureValue", 0x9203: "BrightnessValue",
        0x9204: "ExposureBiasValue", 0x9205: "MaxApertureValue", 0x9206: "SubjectDistance", 0x9207: "MeteringMode",
        0x9208: "LightSource", 0x9209: "Flash", 0x920A: "FocalLength", 0x9214: "SubjectArea", 0x9286: "UserComment",
        0x9290: "SubsecTime", 0x9291: "SubsecTimeOriginal", 0x9292: "SubsecTimeDigitized", 0xA001: "ColorSpace",
        0xA002: "PixelXDimension", 0xA003: "PixelYDimension", 0xA217: "SensingMethod", 0xA401: "CustomRendered",
        0xA402: "ExposureMode", 0xA403: "WhiteBalance", 0xA404: "DigitalZoomRatio", 0xA405: "FocalLenIn35mmFilm",
        0xA406: "SceneCaptureType", 0xA407: "GainControl", 0xA408: "Contrast", 0xA409: "Saturation",
        0xA40A: "Sharpness",
        0xA420: "ImageUniqueID", 0xA430: "CameraOwnerName", 0xA431: "BodySerialNumber", 0xA432: "LensSpecification",
        0xA433: "LensMake", 0xA434: "LensModel", 0xA435: "LensSerialNumber",
    ]
    static let gps: [UInt16: String] = [
        1: "LatitudeRef", 2: "Latitude", 3: "LongitudeRef", 4: "Longitude", 5: "AltitudeRef", 6: "Altitude",
        7: "TimeStamp", 8: "Satellites", 9: "Status", 10: "MeasureMode", 11: "DOP", 12: "SpeedRef", 13: "Speed",
        14: "TrackRef", 15: "Track", 16: "ImgDirectionRef", 17: "ImgDirection", 18: "MapDatum", 23: "DestBearingRef",
        24: "DestBearing", 29: "DateStamp", 31: "HPositioningError",
    ]

    /// Whole numbers that the standard stores as fractions.
    static let fractions: Set<String> = [
        "XResolution", "YResolution", "ExposureTime", "FNumber", "ShutterSpeedValue", "ApertureValue",
        "BrightnessValue",
        "ExposureBiasValue", "MaxApertureValue", "SubjectDistance", "FocalLength", "DigitalZoomRatio",
        "LensSpecification",
        "Latitude", "Longitude", "Altitude", "TimeStamp", "DOP", "Speed", "Track", "ImgDirection", "DestBearing",
        "HPositioningError",
    ]
    /// Of them those that may be below zero.
    static let signed: Set<String> = ["ShutterSpeedValue", "BrightnessValue", "ExposureBiasValue"]
}
