import UIKit

class ObservedModel: NSObject {
    @objc dynamic var name = "a"
    @objc dynamic var count = 0 {
        willSet { say("will \(newValue)") }
        didSet { say("did \(oldValue)") }
    }
    @objc dynamic lazy var late: Int = 5
    @objc dynamic weak var owner: ObservedModel?
    @objc dynamic private(set) var secret = 1
    @objc dynamic var double: Int { count * 2 }
    @objc class var keyPathsForValuesAffectingDouble: Set<String> { [#keyPath(count)] }
    @objc dynamic var x = 1, y: Int
    @objc dynamic let fixed = 3
    @objc dynamic var list: [String] = []
    override init() {
        y = 2
        super.init()
    }
    func bump() { secret += 1 }
}

extension NSPredicate {
    static func path<Root, Value: Equatable>(_ keyPath: KeyPath<Root, Value>, is value: Value) -> NSPredicate {
        NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: keyPath), rightExpression: NSExpression(forConstantValue: value),
            modifier: .direct, type: .equalTo, options: [])
    }
}

class ObservingController: UIViewController {
    @objc let model = ObservedModel()
    private static var context = 0
    private var other = 0

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &ObservingController.context || context == &other else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        say("observed \(keyPath!) \(change?[.newKey] as? Int ?? -1) \((change![.newKey] as? NSNumber)?.doubleValue ?? -2)")
    }

    func go() {
        let name = model.observe(\.name, options: [.new, .old]) { [weak self] _, change in
            say("name \(change.oldValue ?? "-") \(change.newValue ?? "-") \(self != nil)")
        }
        model.name = "b"
        // expect: name a b true
        say("predicate \(NSPredicate.path(\ObservedModel.name, is: "b").evaluate(with: model))")
        // expect: predicate true
        name.invalidate()
        model.addObserver(self, forKeyPath: #keyPath(ObservedModel.count), options: .new, context: &ObservingController.context)
        model.count = 4
        // expect: will 4
        // expect: did 0
        // expect: observed count 4 4.0
        model.removeObserver(self, forKeyPath: #keyPath(ObservedModel.count), context: &ObservingController.context)
        addObserver(self, forKeyPath: #keyPath(model.secret), options: [.new], context: &other)
        model.bump()
        // expect: observed model.secret 2 2.0
        removeObserver(self, forKeyPath: #keyPath(ObservingController.model.secret))
        let nested = observe(\.model.name, options: .initial) { controller, _ in say("nested \(controller.model.name)") }
        // expect: nested b
        model.name = "c"
        // expect: nested c
        nested.invalidate()
        let several = [
            model.observe(\.x) { model, _ in say("x \(model.x)") }, model.observe(\.y) { model, _ in say("y \(model.y)") },
            model.observe(\ObservedModel.late) { model, _ in say("late \(model.late)") },
            model.observe(\.double) { model, _ in say("double \(model.double)") },
        ]
        model.x = 9
        model.y = 8
        // expect: x 9
        // expect: y 8
        model.late = 6
        // expect: late 6
        model.count = 5
        // expect: will 5
        // expect: did 4
        // expect: double 10
        several.forEach { $0.invalidate() }
        let list = model.observe(\.list) { model, _ in say("list \(model.list)") }
        model.mutableArrayValue(forKey: "list").add("z")
        // expect: list ["z"]
        list.invalidate()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain: UIView = scroll
        let views = [
            scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in say("offset \(change.oldValue!.y) \(change.newValue!.y)") },
            scroll.observe(\UIScrollView.contentSize) { scroll, _ in say("size \(scroll.contentSize.width)") },
            plain.observe(\.isHidden, options: .new) { _, change in say("hidden \(change.newValue!)") },
            plain.observe(\.alpha, options: .new) { _, change in say("alpha \(change.newValue!)") },
        ]
        scroll.contentSize = CGSize(width: 12, height: 100)
        // expect: size 12.0
        scroll.contentOffset = CGPoint(x: 0, y: 5)
        // expect: offset 0.0 5.0
        scroll.isHidden = true
        // expect: hidden true
        scroll.alpha = 0.5
        // expect: alpha 0.5
        views.forEach { $0.invalidate() }
        say("\(#keyPath(UIView.layer.bounds)) \(#keyPath(ObservedModel.owner.owner.name)) \(#keyPath(UIView.isHidden))")
        // expect: layer.bounds owner.owner.name hidden
    }
}

@MainActor func observing() { ObservingController().go() }
