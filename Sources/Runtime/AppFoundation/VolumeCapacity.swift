// SPDX-License-Identifier: MIT
import FoundationCompat

// A device has one volume, and nothing on it that the system would delete to make room: what is free is free for all uses.

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// Bytes for what the user asked for; nil when the volume does not tell.
    public var volumeAvailableCapacityForImportantUsage: Int64? { Self.freeBytes }
    /// Bytes for what may be fetched again.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { Self.freeBytes }

    private static var freeBytes: Int64? {
        do {
            let home = URL(fileURLWithPath: NSHomeDirectory())
            let values = try home.resourceValues(forKeys: [.volumeAvailableCapacityKey])
            return values.volumeAvailableCapacity.map(Int64.init)
        } catch {
            Unsupported.report("the volume's capacity: \(error)")
            return nil
        }
    }
}
