import UIKit

class SelectorBase: UIViewController {
    lazy var recognizer = UITapGestureRecognizer(target: self, action: #selector(handle(_:)))
    @objc private func handle(_ recognizer: UITapGestureRecognizer) {}
    @objc func handle() { say("handled") }
    @objc fileprivate func tapped(_ button: UIButton) { say("tapped \(button.tag)") }
    @objc func tapped(_ button: UIButton, event: UIEvent) {}
    @objc var isOn = false
    @objc(isLit) var lit = false
    @objc class func next(_ x: Int) -> Int { x + 1 }
    @objc class var shade: String { "dark" }
    @objc func labelled(_ a: Int = 1, b: String = "x") { say("labelled \(a) \(b)") }
    @objc func `default`() { say("default") }
    @objc func later(completion: @escaping (Bool, Error?) -> Void) { completion(true, nil) }
    @objc func optional(_ a: String?, _ b: Int) -> String? { a.map { $0 + "\(b)" } }
    func list() {
        say("\(#selector(handle as () -> Void)) \(#selector(SelectorBase.handle as (SelectorBase) -> () -> Void)) \(#selector(handle(_:)))")
        // expect: handle handle handle:
        say("\(#selector(getter: isOn)) \(#selector(setter: isOn)) \(#selector(getter: UIView.isHidden)) \(#selector(setter: UIView.isHidden))")
        // expect: isOn setIsOn: isHidden setHidden:
        let sender = UIButton()
        say("\(#selector(setter: sender.isHidden))")
        // expect: setHidden:
        say("\(#selector(tapped(_:event:))) \(#selector(SelectorBase.next(_:))) \(#selector(labelled(_:b:))) \(#selector(`default`))")
        // expect: tapped:event: next: labelled:b: default
        say("\(#selector(later(completion:))) \(#selector(UIResponderStandardEditActions.paste(_:))) \(#selector(UIViewController.viewDidLoad))")
        // expect: laterWithCompletion: paste: viewDidLoad
        say("\(#selector(UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)))")
        // expect: textField:shouldChangeCharactersInRange:replacementString:
    }
}

final class SelectorGeneric<Value>: SelectorBase where Value: NSObject {
    @objc func generic(_ value: NSObject) { say("generic \(Value.self)") }
    @objc override func tapped(_ button: UIButton) {
        super.tapped(button)
        say("tapped generic")
    }
}

extension SelectorBase {
    @objc func noted(_ notification: Notification) { say("noted \(notification.name.rawValue)") }
    @objc var extra: Int {
        get { 4 }
        set { say("extra \(newValue)") }
    }
    struct Nested { class Deep: NSObject { @objc func go() { say("deep") } } }
}

extension SelectorBase.Nested.Deep { @objc func deeper() { say("deeper") } }
extension Selector { fileprivate static let deep = #selector(SelectorBase.Nested.Deep.go) }

@MainActor func selectorForms() {
    let base = SelectorBase(nibName: nil, bundle: nil)
    base.list()
    base.perform(#selector(SelectorBase.tapped(_:)), with: UIButton())
    // expect: tapped 0
    base.perform(Selector(("default")))
    // expect: default
    base.setValue(true, forKey: "lit")
    base.setValue(7, forKey: "extra")
    // expect: extra 7
    say("\(base.lit) \(base.value(forKey: "lit")!) \(base.value(forKey: "extra")!)")
    // expect: true 1 4
    SelectorBase.Nested.Deep().perform(.deep)
    SelectorBase.Nested.Deep().perform(#selector(SelectorBase.Nested.Deep.deeper))
    // expect: deep
    // expect: deeper
    SelectorGeneric<UIView>(nibName: nil, bundle: nil).perform(#selector(SelectorGeneric<UIView>.generic(_:)), with: NSObject())
    // expect: generic UIView
    SelectorGeneric<UIView>(nibName: nil, bundle: nil).perform(Selector("tapped:"), with: UIButton())
    // expect: tapped 0
    // expect: tapped generic
    let name = Notification.Name("hello")
    NotificationCenter.default.addObserver(base, selector: #selector(SelectorBase.noted(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    // expect: noted hello
    say("\(base.perform(Selector("optional::"), with: "x", with: 3)!.takeUnretainedValue())")
    // expect: x3
    say("\(SelectorBase.perform(Selector("shade"))!.takeUnretainedValue()) \(SelectorBase.responds(to: Selector("next:")))")
    // expect: dark true
    switch #selector(SelectorBase.noted(_:)) {
    case #selector(SelectorBase.noted(_:)): say("matched")
    default: say("not matched")
    }
    // expect: matched
}
