// SPDX-License-Identifier: MIT

/// Foundation's classes whose name Swift shortens. Those of its types that are values in Swift keep their `NS`.
enum FoundationNames {
    /// Objective-C's name by Swift's.
    static let objectiveC = Dictionary(
        uniqueKeysWithValues: shortened.map { ($0, "NS" + $0) } + [
            ("Process", "NSTask"), ("FileManager.DirectoryEnumerator", "NSDirectoryEnumerator"),
        ])

    /// Swift's name by Objective-C's.
    static let swift = Dictionary(uniqueKeysWithValues: objectiveC.map { ($0.value, $0.key) })

    private static let shortened = [
        "BackgroundActivityScheduler", "BlockOperation", "Bundle", "ByteCountFormatter", "CachedURLResponse",
        "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "Dimension", "DistributedLock",
        "EnergyFormatter", "FileHandle", "FileManager", "FileWrapper", "Formatter", "HTTPCookie", "HTTPCookieStorage",
        "HTTPURLResponse", "Host", "ISO8601DateFormatter", "InputStream", "JSONSerialization", "LengthFormatter",
        "ListFormatter", "MassFormatter", "MeasurementFormatter", "MessagePort", "NotificationCenter",
        "NotificationQueue", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
        "PersonNameComponentsFormatter", "Pipe", "Port", "PortMessage", "ProcessInfo", "Progress",
        "PropertyListSerialization", "RelativeDateTimeFormatter", "RunLoop", "Scanner", "SocketPort", "Stream",
        "Thread", "Timer", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace", "URLProtocol", "URLResponse", "URLSession", "URLSessionConfiguration",
        "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
        "URLSessionUploadTask", "URLSessionWebSocketTask", "UndoManager", "Unit", "UnitAcceleration", "UnitAngle",
        "UnitArea", "UnitConcentrationMass", "UnitConverter", "UnitConverterLinear", "UnitDispersion", "UnitDuration",
        "UnitElectricCharge", "UnitElectricCurrent", "UnitElectricPotentialDifference", "UnitElectricResistance",
        "UnitEnergy", "UnitFrequency", "UnitFuelEfficiency", "UnitIlluminance", "UnitLength", "UnitMass", "UnitPower",
        "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume", "UserDefaults", "ValueTransformer", "XMLParser",
    ]
}
