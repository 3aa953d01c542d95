// SPDX-License-Identifier: MIT
import ObjCRuntime

extension UIView {
    /// The descriptions of the view and all below it, one a line, as debuggers ask for it by name.
    var treeDescription: String {
        var text = ""
        func add(_ view: UIView, _ indentation: String) {
            if !text.isEmpty { text += "\n" }
            text += indentation + view.description
            for subview in view.subviews { add(subview, indentation + "   | ") }
        }
        add(self, "")
        return text
    }

    /// As UIKit describes a view: what differs from a plain one, by name.
    var summary: String {
        let f = frame
        var text = "<\(objcClassName(type(of: self))): \(address)"
        if let base = frameworkBaseName { text += "; baseClass = \(base)" }
        text += "; frame = (\(f.origin.x.short) \(f.origin.y.short); "
        text += "\(f.size.width.short) \(f.size.height.short))"
        if let label = layoutDescriptionText { text += "; text = '\(label)'" }
        if clipsToBounds { text += "; clipsToBounds = YES" }
        if alpha != 1 { text += "; alpha = \(alpha.short)" }
        if isHidden { text += "; hidden = YES" }
        if !isOpaque, !(self is UILabel) { text += "; opaque = NO" }
        if !autoresizingMask.isEmpty { text += "; autoresize = \(autoresizingMask.shortText)" }
        if !isUserInteractionEnabled { text += "; userInteractionEnabled = NO" }
        if tag != 0 { text += "; tag = \(tag)" }
        if !(gestureRecognizers ?? []).isEmpty { text += "; gestureRecognizers = <NSArray: \(address)>" }
        if let backgroundColor { text += "; backgroundColor = \(backgroundColor)" }
        let kind = self is UILabel ? "_UILabelLayer" : objcClassName(type(of: layer))
        return text + "; layer = <\(kind): \(addressText(layer))>\((self as? UIScrollView)?.contentSummary ?? "")>"
    }

    /// The framework's class that an app's class is one of, where that is more than a view; nil for the framework's own.
    private var frameworkBaseName: String? {
        // Swift's classes bear their module's name, or a mangled one.
        func isOfApp(_ some: AnyClass) -> Bool {
            let name = objcClassName(some)
            return name.contains(".") || name.hasPrefix("_Tt")
        }
        var base: AnyClass = type(of: self)
        guard isOfApp(base) else { return nil }
        while isOfApp(base), let superclass = class_getSuperclass(base) { base = superclass }
        return base == UIView.self ? nil : objcClassName(base)
    }
}

extension UIScrollView {
    /// What the description of a scroll view tells besides a view's; lists name their data source, too.
    fileprivate var contentSummary: String {
        func name(_ object: AnyObject?) -> String {
            object.map { "<\(objcClassName(type(of: $0))): \(addressText($0))>" } ?? "(null)"
        }
        var text = "; contentOffset: \(NSCoder.string(for: contentOffset))"
        text += "; contentSize: \(NSCoder.string(for: contentSize))"
        text += "; adjustedContentInset: \(NSCoder.string(for: adjustedContentInset))"
        if let table = self as? UITableView { text += "; dataSource: \(name(table.dataSource))" }
        if let grid = self as? UICollectionView {
            text += "; layout: \(name(grid.collectionViewLayout)); dataSource: \(name(grid.dataSource))"
        }
        return text
    }
}

extension UIView.AutoresizingMask {
    /// `LM+W+RM`, in the order of the bits.
    fileprivate var shortText: String {
        ["LM", "W", "RM", "TM", "H", "BM"].enumerated().filter { rawValue & (1 << UInt($0.offset)) != 0 }
            .map(\.element).joined(separator: "+")
    }
}

extension UIViewController {
    /// The controllers below, with their states and views, one a line.
    var hierarchyDescription: String { hierarchyLines(indentation: "").joined(separator: "\n") }

    private func hierarchyLines(indentation: String) -> [String] {
        let state =
            switch appearance.stage {
            case .appearing: "appearing"
            case .appeared: "appeared"
            case .disappearing: "disappearing"
            case .disappeared: "disappeared"
            }
        let shown = viewIfLoaded.map { objectText($0) + ($0.window == nil ? " not in the window" : "") }
        let line = "\(indentation)\(objectText(self)), state: \(state), view: \(shown ?? "(view not loaded)")"
        return [line] + children.flatMap { $0.hierarchyLines(indentation: indentation + "   | ") }
    }
}

// MARK: Names that are not public but that snapshot tests and debuggers call

@MainActor private func fillDebugging(_ table: inout __ObjCTable) {
    table.method("recursiveDescription") { view, _ in
        nonisolated(unsafe) let view = view
        return MainActor.assumeIsolated { unsafeDowncast(view, to: UIView.self).treeDescription }
    }
    table.method("_autolayoutTrace") { view, _ in
        nonisolated(unsafe) let view = view
        return MainActor.assumeIsolated { unsafeDowncast(view, to: UIView.self).autolayoutTrace }
    }
}

@MainActor private func fillControllerDebugging(_ table: inout __ObjCTable) {
    table.method("_printHierarchy") { controller, _ in
        nonisolated(unsafe) let controller = controller
        return MainActor.assumeIsolated { unsafeDowncast(controller, to: UIViewController.self).hierarchyDescription }
    }
}

@section(".init_array") @used
private let recordDebugging: @convention(c) () -> Void = {
    __objcRecord {
        __objcRegister(UIView.self, fillDebugging)
        __objcRegister(UIViewController.self, fillControllerDebugging)
    }
}
