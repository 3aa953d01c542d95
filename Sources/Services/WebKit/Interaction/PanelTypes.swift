// SPDX-License-Identifier: MIT

/// What a script asked of a new window; nil: nothing.
@preconcurrency @MainActor
open class WKWindowFeatures: __ObjCObject {
    public let menuBarVisibility: NSNumber?
    public let statusBarVisibility: NSNumber?
    public let toolbarsVisibility: NSNumber?
    public let allowsResizing: NSNumber?
    /// Points.
    public let x: NSNumber?
    public let y: NSNumber?
    public let width: NSNumber?
    public let height: NSNumber?

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
    public let allowsMultipleSelection: Bool
    public let allowsDirectories = false
    init(allowsMultipleSelection: Bool) {
        self.allowsMultipleSelection = allowsMultipleSelection
        super.init()
    }
}

@preconcurrency @MainActor
open class WKContextMenuElementInfo: __ObjCObject {
    public let linkURL: URL?
    init(linkURL: URL?) {
        self.linkURL = linkURL
        super.init()
    }
}

@preconcurrency @MainActor
open class WKPreviewElementInfo: __ObjCObject, @preconcurrency NSCopying {
    public let linkURL: URL?
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
