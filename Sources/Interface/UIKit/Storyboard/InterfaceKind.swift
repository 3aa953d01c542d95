// SPDX-License-Identifier: MIT

/// A kind of element that stands for an object: which class it means and how one is made.
@MainActor
struct InterfaceKind {
    /// Makes an object of the class given, or of the framework's own.
    let make: (AnyClass?, InterfaceCoder) -> AnyObject?
    /// Values that the class asks the coder for.
    var integers: (ResourceNode) -> [String: Int] = { _ in [:] }

    /// nil when the element stands for no object, or for one of a class that is not there.
    static func of(_ node: ResourceNode) -> InterfaceKind? {
        kinds[node.name] ?? node["frameworkClass"].map { .ofFramework($0, node) }
    }

    private static let kinds: [String: InterfaceKind] = [
        views, controllers, items, recognizers, tables, collections,
    ].reduce(into: [:]) {
        all, part in
        all.merge(part) { first, _ in first }
    }

    private static let views: [String: InterfaceKind] = [
        "view": .view(UIView.self), "containerView": .view(UIView.self), "window": .view(UIWindow.self),
        "label": .view(UILabel.self), "imageView": .view(UIImageView.self),
        "button": .view(UIButton.self, integers: { ["UIButtonType": $0.buttonType.rawValue] }),
        "switch": .view(UISwitch.self), "slider": .view(UISlider.self), "stepper": .view(UIStepper.self),
        "progressView": .view(UIProgressView.self), "activityIndicatorView": .view(UIActivityIndicatorView.self),
        "pageControl": .view(UIPageControl.self), "segmentedControl": .view(UISegmentedControl.self),
        "textField": .view(UITextField.self), "textView": .view(UITextView.self),
        "pickerView": .view(UIPickerView.self), "datePicker": .view(UIDatePicker.self),
        "searchBar": .view(UISearchBar.self),
        "scrollView": .view(UIScrollView.self),
        "visualEffectView": .view(UIVisualEffectView.self), "toolbar": .view(UIToolbar.self),
        "stackView": .view(UIStackView.self), "navigationBar": .view(UINavigationBar.self),
        "tabBar": .view(UITabBar.self),
    ]

    private static let controllers: [String: InterfaceKind] = [
        "viewController": .controller(UIViewController.self),
        "navigationController": .controller(UINavigationController.self),
        "tabBarController": .controller(UITabBarController.self),
        "hostingController": .controller(UIViewController.self),
        "splitViewController": InterfaceKind(
            make: { ($0 as? UIViewController.Type ?? UISplitViewController.self).init(coder: $1) },
            integers: { node in
                // Editors that know columns leave two of them out, and say that they know them.
                let usual = node.bool("allowDoubleColumnStyle", default: false) ? "doubleColumn" : ""
                let styles = ["doubleColumn": 1, "tripleColumn": 2]
                return ["UISplitViewControllerStyle": styles[node["style"] ?? usual] ?? 0]
            }),
    ]

    private static let items: [String: InterfaceKind] = [
        "navigationItem": .navigationItem, "barButtonItem": .barButtonItem, "tabBarItem": .tabBarItem,
        // Objects of an app's own, made with `init()`; nothing when their class is not there.
        "customObject": InterfaceKind(make: { custom, _ in custom.map { objcNew($0) } }),
    ]

    private static let recognizers: [String: InterfaceKind] = [
        "tapGestureRecognizer": .recognizer { UITapGestureRecognizer() },
        "panGestureRecognizer": .recognizer { UIPanGestureRecognizer() },
        "swipeGestureRecognizer": .recognizer { UISwipeGestureRecognizer() },
        "pinchGestureRecognizer": .recognizer { UIPinchGestureRecognizer() },
        "rotationGestureRecognizer": .recognizer { UIRotationGestureRecognizer() },
        "pongPressGestureRecognizer": .recognizer { UILongPressGestureRecognizer() },
        "screenEdgePanGestureRecognizer": .recognizer { UIScreenEdgePanGestureRecognizer() },
    ]

    static func view(
        _ cls: UIView.Type, integers: @escaping (ResourceNode) -> [String: Int] = { _ in [:] }
    ) -> InterfaceKind {
        InterfaceKind(make: { ($0 as? UIView.Type ?? cls).init(coder: $1) }, integers: integers)
    }

    /// An object of a framework above UIKit, whose class and base the compiler has written down; a plain view or
    /// controller where the framework is not there.
    private static func ofFramework(_ name: String, _ node: ResourceNode) -> InterfaceKind {
        let library = node["framework"]
        let isController = node["frameworkBase"] == "controller"
        return InterfaceKind(make: { custom, coder in
            let found: AnyClass? =
                custom ?? __NSClassFromString(name) ?? library.flatMap { FrameworkLibrary.load($0, for: name) }
            if let cls = found as? UIView.Type { return cls.init(coder: coder) }
            if let cls = found as? UIViewController.Type { return cls.init(coder: coder) }
            Unsupported.report("\(name) in interface files")
            return isController ? UIViewController(coder: coder) : UIView(coder: coder)
        })
    }

    static func controller(_ cls: UIViewController.Type) -> InterfaceKind {
        InterfaceKind(make: { ($0 as? UIViewController.Type ?? cls).init(coder: $1) })
    }
}
