import Foundation

@MainActor class Screen: NSObject {
    @IBOutlet weak var label: NSObject!
    @IBOutlet var rows: [Screen]!
    @IBInspectable var corner: CGFloat = 0
    @objc dynamic var title: String? { didSet { print("title", title ?? "nil") } }
    override init() { super.init() }
    @IBAction func tap(_ sender: Any?) { print("tap") }
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        print("observed", keyPath ?? "")
    }
    override func responds(to aSelector: Selector!) -> Bool {
        aSelector == Selector("magic") || super.responds(to: aSelector)
    }
}

// The first look-up of a class may happen on any thread.
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
    print(Screen.instancesRespond(to: Selector("tap:")), NSClassFromString("MainActor.Screen") != nil)
    done.signal()
}
done.wait()
// expect: true true

@MainActor func run() {
    let screen = Screen()
    let label = NSObject()
    screen.setValue(label, forKey: "label")
    screen.setValue([screen], forKey: "rows")
    screen.setValue(4, forKey: "corner")
    print(screen.label === label, screen.rows.count, screen.corner)
    // expect: true 1 4.0
    screen.perform(#selector(Screen.tap(_:)), with: nil)
    // expect: tap
    screen.addObserver(screen, forKeyPath: "title", options: [], context: nil)
    screen.title = "x"
    // expect: title x
    // expect: observed title
    screen.removeObserver(screen, forKeyPath: "title")
    print(screen.responds(to: Selector("magic")), screen.responds(to: Selector("other")))
    // expect: true false
    screen.rows = nil
}

MainActor.assumeIsolated { run() }
