// SPDX-License-Identifier: MIT
internal import CViewDescriptors

/// The proxies that apps have asked for, and who gets what from them.
@MainActor
enum AppearanceRegistry {
    private struct Entry {
        let cls: AnyClass
        /// From the innermost container outwards.
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        let proxy: __ObjCObject

        func isSame(_ cls: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?)
            -> Bool
        {
            self.cls == cls && traits == self.traits
                && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
    }

    private static var entries: [Entry] = []
    /// Proxies enter no window, yet some of their setters must not be taken for an object's own.
    static var isEmpty: Bool { entries.isEmpty }

    static func proxy<Object: __ObjCObject>(
        for cls: Object.Type, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Object {
        if let known = entries.first(where: { $0.isSame(cls, containers, traits) })?.proxy as? Object { return known }
        guard let proxy = (AppearanceProxy.uninitialized(cls) ?? ObjectMaker.make(cls)) as? Object else {
            preconditionFailure("UIAppearance: \(cls) cannot be made with init()")
        }
        entries.append(Entry(cls: cls, containers: containers, traits: traits, proxy: proxy))
        return proxy
    }

    /// The proxy of a class, everywhere, if the app has asked for it.
    static func known<Object: __ObjCObject>(_ cls: Object.Type) -> Object? {
        entries.first { $0.isSame(cls, [], nil) }?.proxy as? Object
    }

    /// Gives the view what the proxies of its classes say: those with more containers first, then subclasses before
    /// superclasses, because what is set already stays.
    static func apply(to view: UIView) {
        guard !entries.isEmpty else { return }
        apply(to: view, inside: view)
    }

    static func apply(to item: UIBarItem, inside view: UIView?) {
        guard !entries.isEmpty else { return }
        apply(to: item as __ObjCObject, inside: view)
    }

    private static func apply(to object: __ObjCObject, inside view: UIView?) {
        let fitting = entries.filter { $0.proxy !== object && fits($0, object, view) }
        let ordered = fitting.sorted {
            if $0.containers.count != $1.containers.count { return $0.containers.count > $1.containers.count }
            return depth(of: $0.cls) > depth(of: $1.cls)
        }
        for entry in ordered { AppearanceProperties.copy(from: entry.proxy, to: object) }
    }

    private static func depth(of cls: AnyClass) -> Int {
        var count = 0
        var current: AnyClass? = cls
        while let next = current {
            count += 1
            current = _getSuperclass(next)
        }
        return count
    }

    private static func fits(_ entry: Entry, _ object: __ObjCObject, _ view: UIView?) -> Bool {
        guard isKind(object, of: entry.cls) else { return false }
        if let traits = entry.traits, view?.traitCollection.containsTraits(in: traits) != true { return false }
        var responder = object === view ? view?.next : view
        for container in entry.containers {
            while let candidate = responder, !isKind(candidate, of: container) { responder = candidate.next }
            guard responder != nil else { return false }
            responder = responder?.next
        }
        return true
    }

    private static func isKind(_ object: AnyObject, of cls: AnyClass) -> Bool {
        var current: AnyClass? = type(of: object)
        while let candidate = current {
            if candidate == cls { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }
}

/// Proxies of classes of an app that ask for their own while one of their static values is made, as keyboard managers' bars
/// do. iOS runs no initialiser for a proxy; here theirs would ask for that static value again, and wait for it for ever.
@MainActor
private enum AppearanceProxy {
    /// nil: the class's own initialiser may run.
    ///
    /// Made as the nearest class of UIKit is; the app's own fields are zero, so that setters work and optionals are nil.
    static func uninitialized(_ cls: AnyClass) -> AnyObject? {
        guard let ancestor = frameworkAncestor(of: cls), ancestor != cls, tvd_is_within_once() != 0 else { return nil }
        let (base, own) = (address(ancestor), address(cls))
        let made = ancestor is UIView.Type ? tvd_new_view_as(base, own) : tvd_new_object_as(base, own)
        return made.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }

    private static func frameworkAncestor(of cls: AnyClass) -> AnyClass? {
        var current: AnyClass? = cls
        while let next = current, !String(reflecting: next).hasPrefix("UIKit.") { current = _getSuperclass(next) }
        return current
    }

    private static func address(_ cls: AnyClass) -> UnsafeRawPointer { unsafeBitCast(cls, to: UnsafeRawPointer.self) }
}

/// What is copied from a proxy, by class. Only what the proxy has and the object has not.
@MainActor
enum AppearanceProperties {
    static func copy(from proxy: __ObjCObject, to object: __ObjCObject) {
        if let proxy = proxy as? UIView, let view = object as? UIView { copyView(proxy, view) }
        switch (proxy, object) {
        case (let proxy as UINavigationBar, let bar as UINavigationBar): copyNavigationBar(proxy, bar)
        case (let proxy as UITabBar, let bar as UITabBar): copyTabBar(proxy, bar)
        case (let proxy as UIToolbar, let bar as UIToolbar): copyToolbar(proxy, bar)
        case (let proxy as UIBarItem, let item as UIBarItem): copyBarItem(proxy, item)
        default: copyControl(proxy, object)
        }
    }

    private static func take<Object, Value>(
        _ path: ReferenceWritableKeyPath<Object, Value?>, _ proxy: Object, _ object: Object
    ) {
        if object[keyPath: path] == nil, let value = proxy[keyPath: path] { object[keyPath: path] = value }
    }

    private static func take<Object, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Object, Value>, unless standard: Value, _ proxy: Object, _ object: Object
    ) {
        if object[keyPath: path] == standard, proxy[keyPath: path] != standard {
            object[keyPath: path] = proxy[keyPath: path]
        }
    }

    private static func copyView(_ proxy: UIView, _ view: UIView) {
        take(\.backgroundColor, proxy, view)
        if view.ownTintColor == nil, let tint = proxy.ownTintColor { view.tintColor = tint }
    }

    private static func copyNavigationBar(_ proxy: UINavigationBar, _ bar: UINavigationBar) {
        take(\.barTintColor, proxy, bar)
        take(\.titleTextAttributes, proxy, bar)
        take(\.largeTitleTextAttributes, proxy, bar)
        take(\.shadowImage, proxy, bar)
        take(\.backIndicatorImage, proxy, bar)
        take(\.scrollEdgeAppearance, proxy, bar)
        take(\.compactAppearance, proxy, bar)
        take(\.barStyle, unless: .default, proxy, bar)
        take(\.isTranslucent, unless: true, proxy, bar)
        take(\.prefersLargeTitles, unless: false, proxy, bar)
        if !bar.hasStandardAppearance, proxy.hasStandardAppearance { bar.standardAppearance = proxy.standardAppearance }
        for (metrics, image) in proxy.backgroundImages where bar.backgroundImages[metrics] == nil {
            bar.setBackgroundImage(image, for: metrics)
        }
    }

    private static func copyTabBar(_ proxy: UITabBar, _ bar: UITabBar) {
        take(\.barTintColor, proxy, bar)
        take(\.unselectedItemTintColor, proxy, bar)
        take(\.selectedImageTintColor, proxy, bar)
        take(\.backgroundImage, proxy, bar)
        take(\.shadowImage, proxy, bar)
        take(\.selectionIndicatorImage, proxy, bar)
        take(\.scrollEdgeAppearance, proxy, bar)
        take(\.barStyle, unless: .default, proxy, bar)
        take(\.isTranslucent, unless: true, proxy, bar)
        if !bar.hasOwnAppearance, proxy.hasOwnAppearance { bar.standardAppearance = proxy.standardAppearance }
    }

    private static func copyToolbar(_ proxy: UIToolbar, _ bar: UIToolbar) {
        take(\.barTintColor, proxy, bar)
        take(\.scrollEdgeAppearance, proxy, bar)
        take(\.barStyle, unless: .default, proxy, bar)
        take(\.isTranslucent, unless: true, proxy, bar)
        if !bar.hasOwnAppearance, proxy.hasOwnAppearance { bar.standardAppearance = proxy.standardAppearance }
    }

    private static func copyBarItem(_ proxy: UIBarItem, _ item: UIBarItem) {
        for (state, attributes) in proxy.textAttributes where item.textAttributes[state] == nil {
            item.textAttributes[state] = attributes
        }
        if let proxy = proxy as? UIBarButtonItem, let item = item as? UIBarButtonItem {
            take(\.tintColor, proxy, item)
            for (state, image) in proxy.backgroundImages where item.backgroundImages[state] == nil {
                item.backgroundImages[state] = image
            }
        } else if let proxy = proxy as? UITabBarItem, let item = item as? UITabBarItem {
            take(\.badgeColor, proxy, item)
            take(\.titlePositionAdjustment, unless: .zero, proxy, item)
        }
    }

    private static func copyControl(_ proxy: __ObjCObject, _ object: __ObjCObject) {
        switch (proxy, object) {
        case (let proxy as UISwitch, let control as UISwitch):
            take(\.onTintColor, proxy, control)
            take(\.thumbTintColor, proxy, control)
        case (let proxy as UISlider, let control as UISlider):
            take(\.minimumTrackTintColor, proxy, control)
            take(\.maximumTrackTintColor, proxy, control)
            take(\.thumbTintColor, proxy, control)
        case (let proxy as UIProgressView, let view as UIProgressView):
            take(\.progressTintColor, proxy, view)
            take(\.trackTintColor, proxy, view)
        case (let proxy as UIPageControl, let control as UIPageControl):
            take(\.pageIndicatorTintColor, proxy, control)
            take(\.currentPageIndicatorTintColor, proxy, control)
        case (let proxy as UISegmentedControl, let control as UISegmentedControl):
            take(\.selectedSegmentTintColor, proxy, control)
            for (state, attributes) in proxy.titleAttributes where control.titleAttributes[state] == nil {
                control.setTitleTextAttributes(attributes, for: state)
            }
        case (let proxy as UIButton, let button as UIButton):
            for (state, color) in proxy.content.titleColors where button.content.titleColors[state] == nil {
                button.setTitleColor(color, for: state)
            }
        case (let proxy as UILabel, let label as UILabel):
            if proxy.textColor != .label, label.textColor == .label { label.textColor = proxy.textColor }
            let standard = UIFont.systemFont(ofSize: 17)
            if proxy.font != standard, label.font == standard { label.font = proxy.font }
        default: break
        }
    }
}
