import UIKit

let 名前 = "unicode"
let π = 3.14

class `class`: NSObject {
    @objc var `default` = 1
    @objc func `switch`(_ `in`: Int, `for` x: Int) -> Int { `in` + x }
    @objc dynamic var `var` = 2
}

/* block /* nested @objc #selector(foo) */ comment */
enum Wrapper {
    @objc enum Mode: Int, CustomStringConvertible {
        case a = 1, b
        var description: String { "mode \(rawValue)" }
    }
    struct Inner { class Leaf: NSObject { @IBAction func act(_ sender: Any?) { say("leaf") } } }
}

class Moded: NSObject {
    @objc var mode: Wrapper.Mode = .a
    @objc func take(_ mode: Wrapper.Mode) { say("took \(mode)") }
}

class Spread: UIViewController {
    lazy var item = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(Spread.go))
    lazy var label: UILabel = { [unowned self] in
        let label = UILabel()
        label.text = self.title
        return label
    }()
    @objc func go(_ sender: Any) { say("go") }
    @IBAction
    func
        spread
        (
            _ sender
                :
                UIButton
        )
    {
        say("spread")
    }
    @IBAction func empty() {}; @IBAction func two(_ sender: UIButton, forEvent event: UIEvent) { say("two") }
    @objc   private   func   spaced  (  _   x  :  Int  )  ->  Int  {  return   x + 1 }
}

private func local() {
    class Local: NSObject { @objc func f() { say("local") } }
    struct Values { class Deep: NSObject { @objc dynamic var q = 1 } }
    Local().perform(#selector(Local.f))
    let deep = Values.Deep()
    let token = deep.observe(\.q) { deep, _ in say("q \(deep.q)") }
    deep.q = 2
    token.invalidate()
}

@MainActor func spelling() {
    let odd = `class`()
    say("\(名前) \(π) \(odd.`switch`(1, for: 2)) \(#selector(`class`.`switch`(_:for:))) \(#keyPath(`class`.`default`))")
    // expect: unicode 3.14 3 switch:for: default
    odd.setValue(4, forKey: "default")
    say("\(odd.default) \(odd.value(forKey: "var")!)")
    // expect: 4 2
    let raw = #"raw \n #selector(x) "quoted" @objc \#(1 + 1)"#
    say(raw)
    // expect: raw \n #selector(x) "quoted" @objc 2
    let text = """
        @objc func not(code) { #selector(a) } \
        \(odd.default) and \("nested \(#selector(`class`.`switch`(_:for:)))")
        """
    say(text)
    // expect: @objc func not(code) { #selector(a) } 4 and nested switch:for:
    Wrapper.Inner.Leaf().perform(#selector(Wrapper.Inner.Leaf.act(_:)), with: nil)
    // expect: leaf
    let moded = Moded()
    moded.setValue(2, forKey: "mode")
    moded.perform(#selector(Moded.take(_:)), with: 1)
    // expect: took mode 1
    say("\(moded.mode) \(moded.value(forKey: "mode")!)")
    // expect: mode 2 2
    let spread = Spread()
    spread.perform(#selector(Spread.spread(_:)), with: UIButton())
    // expect: spread
    spread.perform(#selector(Spread.two(_:forEvent:)), with: UIButton(), with: UIEvent())
    // expect: two
    say("\(spread.item.action!) \(spread.perform(Selector("spaced:"), with: 1)!.takeUnretainedValue())")
    // expect: go: 2
    local()
    // expect: local
    // expect: q 2
    var names = PersonNameComponents()
    names.givenName = "Ada"
    names.familyName = "Byron"
    let formatter = PersonNameComponentsFormatter()
    let plain = formatter.string(from: names)
    formatter.style = .abbreviated
    say("\(plain) \(formatter.string(from: names)) \(PersonNameComponentsFormatter.localizedString(from: names, style: .short))")
    // expect: Ada Byron AB Ada
    say(windows())
    // expect: 5 7b carriage:b: 14
}
