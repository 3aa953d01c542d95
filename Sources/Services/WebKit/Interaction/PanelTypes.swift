// SPDX-License-Identifier: MIT

/// What a script asked of a new window; nil: nothing.
@preconcurrency @MainActor
open class WKWindowFeatures: __ObjCObject {
    open private(set) var menuBarVisibility: NSNumber?
    open private(set) var statusBarVisibility: NSNumber?
    open private(set) var toolbarsVisibility: NSNumber?
    open private(set) var allowsResizing: NSNumber?
    /// Points.
    open private(set) var x: NSNumber?
    open private(set) var y: NSNumber?
    open private(set) var width: NSNumber?
    open private(set) var height: NSNumber?

    init(menuBar: Bool?, statusBar: Bool?, toolbars: Bool?, resizing: Bool?) {
        menuBarVisibility = menuBar.map { NSNumber(value: $0) }
        statusBarVisibility = statusBar.map { NSNumber(value: $0) }
        toolbarsVisibility = toolbars.map { NSNumber(value: $0) }
        allowsResizing = resizing.map { NSNumber(value: $0) }
        x = nil
        y = nil
        width = nil
        height = nil
        super.init()
    }
}

public enum WKMediaCaptureType: Int, Sendable { case camera = 0, microphone, cameraAndMicrophone }
public enum WKMediaCaptureState: Int, Sendable { case none = 0, active, muted }
public enum WKMediaPlaybackState: Int, Sendable { case none = 0, playing, paused, suspended }
public enum WKPermissionDecision: Int, Sendable { case prompt = 0, grant, deny }
public enum WKDialogResult: Int, Sendable { case showDefault = 1, askAgain, handled }

@preconcurrency @MainActor
open class WKOpenPanelParameters: __ObjCObject {
    open private(set) var allowsMultipleSelection: Bool
    open private(set) var allowsDirectories = false
    init(allowsMultipleSelection: Bool) {
        self.allowsMultipleSelection = allowsMultipleSelection
        super.init()
    }
}

@preconcurrency @MainActor
open class WKContextMenuElementInfo: __ObjCObject {
    open private(set) var linkURL: URL?
    init(linkURL: URL?) {
        self.linkURL = linkURL
        super.init()
    }
}

@preconcurrency @MainActor
open class WKPreviewElementInfo: __ObjCObject, @preconcurrency NSCopying {
    open private(set) var linkURL: URL?
    init(linkURL: URL?) {
        self.linkURL = linkURL
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor
public protocol WKPreviewActionItem: UIPreviewActionItem { var identifier: String { get } }

public let WKPreviewActionItemIdentifierOpen = "WKElementActionTypeOpen"
public let WKPreviewActionItemIdentifierAddToReadingList = "WKElementActionTypeAddToReadingList"
public let WKPreviewActionItemIdentifierCopy = "WKElementActionTypeCopy"
public let WKPreviewActionItemIdentifierShare = "WKElementActionTypeShare"
