// SPDX-License-Identifier: MIT

/// What is new about a call; what is not set stays as it was.
/// Sendable: an app hands over what it no longer changes.
open class CXCallUpdate: __ObjCObject, NSCopying, @unchecked Sendable {
    open var remoteHandle: CXHandle?
    /// Shown instead of the handle's value.
    open var localizedCallerName: String?
    open var supportsHolding: Bool {
        get { holding ?? true }
        set { holding = newValue }
    }
    open var supportsGrouping: Bool {
        get { grouping ?? true }
        set { grouping = newValue }
    }
    open var supportsUngrouping: Bool {
        get { ungrouping ?? true }
        set { ungrouping = newValue }
    }
    open var supportsDTMF: Bool {
        get { tones ?? true }
        set { tones = newValue }
    }
    open var hasVideo: Bool {
        get { video ?? false }
        set { video = newValue }
    }

    /// nil: not set.
    private var holding, grouping, ungrouping, tones, video: Bool?

    public override init() { super.init() }

    /// Takes over what `update` sets.
    final func merge(_ update: CXCallUpdate) {
        remoteHandle = update.remoteHandle ?? remoteHandle
        localizedCallerName = update.localizedCallerName ?? localizedCallerName
        holding = update.holding ?? holding
        grouping = update.grouping ?? grouping
        ungrouping = update.ungrouping ?? ungrouping
        tones = update.tones ?? tones
        video = update.video ?? video
    }

    /// Empty where the caller is not known.
    final var caller: String { localizedCallerName ?? remoteHandle?.value ?? "" }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CXCallUpdate()
        copy.merge(self)
        return copy
    }
}
