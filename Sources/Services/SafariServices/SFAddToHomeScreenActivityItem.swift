// SPDX-License-Identifier: MIT

/// What a page is called on a home screen. The device's home screen has no pages, so that no activity asks for it.
@preconcurrency @MainActor
public protocol SFAddToHomeScreenActivityItem: NSObjectProtocol {
    var url: URL { get }
    var title: String { get }
    var iconItemProvider: NSItemProvider? { get }
}

extension SFAddToHomeScreenActivityItem {
    public var iconItemProvider: NSItemProvider? { nil }
}
