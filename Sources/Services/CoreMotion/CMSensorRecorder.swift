// SPDX-License-Identifier: MIT

/// An acceleration that was kept while no app listened. Sendable: immutable.
open class CMRecordedAccelerometerData: CMAccelerometerData, @unchecked Sendable {
    /// Of the recording, ever greater.
    open private(set) var identifier: UInt64 = 0
    open private(set) var startDate = Date.distantPast
}

/// What was recorded in a time. Apps let it be a sequence by an `NSFastEnumerationIterator` of it. Sendable: immutable.
open class CMSensorDataList: __ObjCObject, NSFastEnumeration, @unchecked Sendable {
    /// There is nothing to go through.
    open func countByEnumerating(
        with state: UnsafeMutablePointer<NSFastEnumerationState>,
        objects buffer: AutoreleasingUnsafeMutablePointer<AnyObject?>, count len: Int
    ) -> Int { 0 }
}

/// Keeps accelerations for up to three days on a device that can: this one says that it cannot, and has none.
///
/// https://developer.apple.com/documentation/coremotion/cmsensorrecorder
open class CMSensorRecorder: __ObjCObject {
    open class func isAccelerometerRecordingAvailable() -> Bool { false }
    open class func isAuthorizedForRecording() -> Bool { false }
    /// Where there is nothing to record nobody is asked.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    /// Without effect, as on iOS where recording is not available.
    open func recordAccelerometer(forDuration duration: TimeInterval) {}

    /// nil: nothing was recorded.
    open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
}
