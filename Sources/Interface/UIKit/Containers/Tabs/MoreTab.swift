// SPDX-License-Identifier: MIT

extension UITabBarController {
    /// Phones have room for five tabs, tablets for eight.
    private var tabLimit: Int { UIScreen.main.device.isPad ? 8 : 5 }

    /// The controllers without a tab of their own, which "More" lists.
    var overflow: [UIViewController] { list.count > tabLimit ? Array(list.dropFirst(tabLimit - 1)) : [] }

    /// The controller whose view the tab shows: for listed ones the navigation controller of "More".
    func staged(_ controller: UIViewController) -> UIViewController {
        overflow.contains { $0 === controller } ? moreController : controller
    }

    func controller(for item: UITabBarItem) -> UIViewController? {
        if !overflow.isEmpty, item === moreController.tabBarItem { return moreController }
        return list.first { $0.tabBarItem === item }
    }

    func arrangeTabs() {
        let hidden = overflow
        if !hidden.isEmpty, moreController.parent == nil {
            addChild(moreController)
            moreController.didMove(toParent: self)
        }
        let shown = list.dropLast(hidden.count).map { $0.tabBarItem as UITabBarItem }
        bar.setItems(shown + (hidden.isEmpty ? [] : [moreController.tabBarItem]), animated: false)
        if !hidden.isEmpty { moreController.listChanged() }
    }
}

/// The navigation controller behind the tab "More": a list, and the controller that was chosen from it.
@MainActor
final class MoreNavigationController: UINavigationController {
    private let more: MoreListController
    private weak var tabs: UITabBarController?
    /// The controller chosen from the list; nil while the list is on top.
    private(set) weak var content: UIViewController?

    init(tabs: UITabBarController) {
        more = MoreListController(style: .plain)
        super.init(nibName: nil, bundle: nil)
        self.tabs = tabs
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        more.title = "More"
        more.chosen = { [weak tabs] in tabs?.selectedViewController = $0 }
        more.returned = { [weak self] in self?.returnedToList() }
        more.edited = { [weak tabs] in tabs?.beginCustomizing() }
        viewControllers = [more]
    }

    required init?(coder: NSCoder) { nil }

    override var allowsNesting: Bool { true }

    func listChanged() {
        more.controllers = tabs?.overflow ?? []
        more.showEditButton(!(tabs?.customizableViewControllers ?? []).isEmpty)
    }

    /// A navigation controller keeps its own bar, on which the way back leads to the list.
    func show(_ controller: UIViewController, animated: Bool) {
        guard content !== controller else { return }
        content = controller
        if let nested = controller as? UINavigationController {
            nested.outerItem = more.navigationItem
            nested.leave = { [weak self] in _ = self?.popToRootViewController(animated: true) }
        }
        setNavigationBarHidden(controller is UINavigationController, animated: false)
        setViewControllers([more, controller], animated: animated)
    }

    private func returnedToList() {
        setNavigationBarHidden(false, animated: false)
        content = nil
        guard let tabs else { return }
        // What went off the stack is the tab bar controller's child again.
        for controller in tabs.overflow where controller.parent == nil {
            tabs.addChild(controller)
            controller.didMove(toParent: tabs)
        }
        if let selected = tabs.selected, tabs.overflow.contains(where: { $0 === selected }) { tabs.selected = self }
    }
}

/// The list of the controllers that have no tab.
@MainActor
final class MoreListController: UITableViewController {
    var controllers: [UIViewController] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
    var chosen: (UIViewController) -> Void = { _ in }
    var returned: () -> Void = {}
    var edited: () -> Void = {}

    func showEditButton(_ isShown: Bool) {
        guard isShown != (navigationItem.rightBarButtonItem != nil) else { return }
        navigationItem.rightBarButtonItem =
            isShown
            ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edited() }) : nil
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        returned()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "more")
            ?? UITableViewCell(style: .default, reuseIdentifier: "more")
        let item = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title ?? controllers[indexPath.row].title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen(controllers[indexPath.row])
    }
}
