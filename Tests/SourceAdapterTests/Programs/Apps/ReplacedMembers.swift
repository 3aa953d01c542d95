import UIKit

// Overrides in extensions of framework classes: Objective-C puts them in the place of the class's own methods.

extension UINavigationController {
    open override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
    open override var shouldAutorotate: Bool { false }
    open override func viewDidLoad() {
        super.viewDidLoad()
        say("navigation loaded, bar \(isViewLoaded)")
    }
}

extension UIButton {
    override open var isHighlighted: Bool {
        didSet { say("highlighted \(oldValue) \(isHighlighted)") }
    }
    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 1000, height: 33)
    }
    override open class var layerClass: AnyClass { CAGradientLayer.self }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        say("touched")
    }
    open override func awakeFromNib() {
        super.awakeFromNib()
        say("awake")
    }
    open override func setValue(_ value: Any?, forUndefinedKey key: String) { say("undefined \(key)") }
}

extension UIResponder {
    @objc func chained() -> String { "responder" }
}

class RoundNavigation: UINavigationController {
    override var shouldAutorotate: Bool { !super.shouldAutorotate }
    override func viewDidLoad() {
        super.viewDidLoad()
        say("round")
    }
}

class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

class PlainButton: UIButton {}
class CountingButton: PlainButton {
    override var isHighlighted: Bool { didSet { say("counted") } }
    override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width - 900, height: 1) }
}

class ListController: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
}

// A class of the module: its extension may override what the framework's superclass declares.
extension ListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        say("list loaded")
    }
    override var title: String? {
        get { super.title.map { $0 + "!" } }
        set { super.title = newValue }
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@MainActor func replacedMembers() {
    let navigation = UINavigationController(rootViewController: LightController())
    navigation.loadViewIfNeeded()
    // expect: navigation loaded, bar true
    say("\(navigation.preferredStatusBarStyle == .lightContent) \(navigation.shouldAutorotate)")
    // expect: true false
    let round = RoundNavigation(rootViewController: UIViewController())
    round.loadViewIfNeeded()
    // expect: navigation loaded, bar true
    // expect: round
    say("\(round.shouldAutorotate) \(round.preferredStatusBarStyle == .default) \(UIViewController().shouldAutorotate)")
    // expect: true true true
    let button = PlainButton(type: .custom)
    button.isHighlighted = true
    // expect: highlighted false true
    say("\(button.intrinsicContentSize.height) \(button.intrinsicContentSize.width > 1000) \(type(of: button.layer))")
    // expect: 33.0 true CAGradientLayer
    button.touchesBegan([], with: nil)
    // expect: touched
    button.awakeFromNib()
    // expect: awake
    button.setValue(1, forKey: "nothing")
    // expect: undefined nothing
    let counting = CountingButton(type: .custom)
    counting.isHighlighted = true
    // expect: highlighted false true
    // expect: counted
    say("\(counting.intrinsicContentSize.height) \(counting.intrinsicContentSize.width > 100)")
    // expect: 1.0 true
    let list = ListController()
    list.title = "List"
    list.loadViewIfNeeded()
    // expect: list loaded
    say("\(list.title ?? "") \(list.table.numberOfRows(inSection: 0))")
    // expect: List! 3
}
