// SPDX-License-Identifier: MIT

public typealias EKVirtualConferenceRoomTypeIdentifier = String

/// A kind of room that an app offers for meetings. Sendable: immutable, like the others here.
open class EKVirtualConferenceRoomTypeDescriptor: __ObjCObject, @unchecked Sendable {
    open private(set) var title: String
    open private(set) var identifier: EKVirtualConferenceRoomTypeIdentifier
    public init(title: String, identifier: EKVirtualConferenceRoomTypeIdentifier) {
        self.title = title
        self.identifier = identifier
        super.init()
    }
}

/// A way to join a meeting.
///
/// Sendable because nothing of it changes.
open class EKVirtualConferenceURLDescriptor: __ObjCObject, @unchecked Sendable {
    open private(set) var title: String?
    open private(set) var url: URL
    public init(title: String?, url: URL) {
        self.title = title
        self.url = url
        super.init()
    }
}

/// A meeting's ways to join, and what else there is to say.
///
/// Sendable because nothing of it changes.
open class EKVirtualConferenceDescriptor: __ObjCObject, @unchecked Sendable {
    open private(set) var title: String?
    open private(set) var urlDescriptors: [EKVirtualConferenceURLDescriptor]
    open private(set) var conferenceDetails: String?
    public init(title: String?, urlDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?) {
        self.title = title
        self.urlDescriptors = urlDescriptors
        self.conferenceDetails = conferenceDetails
        super.init()
    }
}
