// SPDX-License-Identifier: MIT

/// How a controller's view comes out of a storyboard or nib.
@MainActor
enum NibViewLoading {
    /// The storyboard's scene, the nib named when the controller was made, or one named like its class.
    static func loadView(of controller: UIViewController) -> Bool {
        if let scene = StoryboardScene.of(controller), scene.loadView() { return true }
        let bundle = controller.nibBundle ?? .main
        if let name = controller.nibName {
            UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
            return true
        }
        for name in candidates(for: controller) where InterfaceResources.file(name, type: "nib", in: bundle) != nil {
            UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
            return controller.isViewLoaded
        }
        return false
    }

    /// `FooViewController` looks for `FooView` and then for `FooViewController`.
    private static func candidates(for controller: UIViewController) -> [String] {
        guard type(of: controller) != UIViewController.self else { return [] }
        let name = _typeName(type(of: controller), qualified: false)
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }
}
