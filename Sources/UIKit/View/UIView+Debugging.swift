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
        var text = "<\(objcClassName(type(of: self))): \(address); frame = (\(f.origin.x.short) \(f.origin.y.short); "
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
        let kind = self is UILabel ? "_UILabelLayer" : objcClassName(type(of: layer))
        return text + "; layer = <\(kind): \(addressText(layer))>>"
    }
}

extension UIView.AutoresizingMask {
    /// `LM+W+RM`, in the order of the bits.
    fileprivate var shortText: String {
        ["LM", "W", "RM", "TM", "H", "BM"].enumerated().filter { rawValue & (1 << UInt($0.offset)) != 0 }
            .map(\.element).joined(separator: "+")
    }
}

// MARK: Names that are not public but that snapshot tests and debuggers call

@MainActor private func fillDebugging(_ table: inout __ObjCTable) {
    table.method("recursiveDescription") { view, _ in
        nonisolated(unsafe) let view = view
        return MainActor.assumeIsolated { unsafeDowncast(view, to: UIView.self).treeDescription }
    }
}

@section(".init_array") @used
private let recordDebugging: @convention(c) () -> Void = {
    __objcRecord { __objcRegister(UIView.self, fillDebugging) }
}
