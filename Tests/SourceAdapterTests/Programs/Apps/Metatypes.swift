import UIKit

class MetatypeCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        tag = 5
    }
    required init?(coder: NSCoder) { fatalError() }
}

class MetatypeRecognizer: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        numberOfTapsRequired = 2
    }
}

class MetatypeLayoutController: UICollectionViewController {}

extension UIViewController {
    @objc final class func fromNib() -> Self { return Self.init(nibName: nil, bundle: nil) }
    class func make() -> Self { return self.init() }
}

extension UIView {
    class func create() -> Self {
        let view = self.init(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }
    func another() -> UIView { type(of: self).init(frame: frame) }
}

extension UITableViewCell { class func make(_ id: String) -> Self { self.init(style: .default, reuseIdentifier: id) } }
extension NSObject { static func fresh() -> Self { self.init() } }

func build<View: UIView>(_ type: View.Type) -> View { type.init(frame: .zero) }
func build<View: UIView>() -> View { View() }

@MainActor func metatypes() {
    let cls: UIView.Type = UILabel.self
    say("\(type(of: cls.init(frame: .zero))) \(type(of: cls.init())) \(type(of: cls.create())) \(cls.create().frame.height)")
    // expect: UILabel UILabel UILabel 4.0
    say("\(type(of: UITableViewController.fromNib())) \(type(of: UISplitViewController.make())) \(type(of: UISlider().another()))")
    // expect: UITableViewController UISplitViewController UISlider
    say("\(type(of: MetatypeCell.make("x"))) \(MetatypeCell.make("x").reuseIdentifier!) \(MetatypeCell.make("x").tag)")
    // expect: MetatypeCell x 5
    say("\(type(of: build(UISlider.self))) \(type(of: build() as UISwitch))")
    // expect: UISlider UISwitch
    let types: [UIViewController.Type] = [UIViewController.self, UITableViewController.self]
    say("\(types.map { "\(type(of: $0.init()))" })")
    // expect: ["UIViewController", "UITableViewController"]
    let table: UITableView.Type = UITableView.self, collection: UICollectionView.Type = UICollectionView.self
    let flow = UICollectionViewFlowLayout()
    say("\(table.init(frame: .zero, style: .grouped).style == .grouped) \(collection.init(frame: .zero, collectionViewLayout: flow).collectionViewLayout === flow)")
    // expect: true true
    let tables: UITableViewController.Type = UITableViewController.self
    let lists: UICollectionViewController.Type = MetatypeLayoutController.self
    say("\(tables.init(style: .insetGrouped).tableView.style == .insetGrouped) \(type(of: lists.init(collectionViewLayout: flow)))")
    // expect: true MetatypeLayoutController
    let taps: UIGestureRecognizer.Type = MetatypeRecognizer.self
    let tap = taps.init(target: NSObject(), action: Selector(("a:")))
    say("\((tap as? MetatypeRecognizer)?.numberOfTapsRequired ?? 0)")
    // expect: 2
    let header: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    say(header.init(reuseIdentifier: "head").reuseIdentifier ?? "-")
    // expect: head
    let segues: UIStoryboardSegue.Type = UIStoryboardSegue.self
    say(segues.init(identifier: "to", source: UIViewController(), destination: UIViewController()).identifier ?? "-")
    // expect: to
    let buttons: UIButton.Type = UIButton.self, stacks: UIStackView.Type = UIStackView.self
    let navigations: UINavigationController.Type = UINavigationController.self
    say("\(buttons.init(type: .detailDisclosure).buttonType == .detailDisclosure) \(stacks.init(arrangedSubviews: [UIView()]).arrangedSubviews.count) \(navigations.init(rootViewController: UIViewController()).viewControllers.count)")
    // expect: true 1 1
    let layers: CALayer.Type = CAShapeLayer.self
    say("\(type(of: layers.init())) \(type(of: NSMutableArray.fresh()))")
    // expect: CAShapeLayer NSMutableArray
}
