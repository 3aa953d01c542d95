import Darwin
import Foundation
import os.log

@objc protocol Tapping: NSObjectProtocol {
    func required(_ x: Int)
    @objc optional func chosen(_ name: String, at index: Int) -> String
    @objc optional func done()
    @objc optional var level: Int { get }
}

@objc protocol Bare { @objc optional func ping() -> Int }

class Actions: NSObject {
    @IBAction private func tap(_ sender: NSObject) { say("tap \(type(of: sender) == Actions.self)") }
    @objc func noArguments() { say("noArguments") }
    @objc func two(_ a: NSString, event: NSNumber?) { say("two \(a) \(event ?? -1)") }
    @objc(renamed:) func original(_ x: Int) -> Int { x * 2 }
    @objc func over(_ x: Int) { say("over Int \(x)") }
    @objc(overText:) func over(_ x: String) { say("over String \(x)") }
    @objc func labelled(with x: String, and y: String) -> String { x + y }
    @objc func move(to point: CGPoint, scale: CGFloat, mode: Mode?) { say("move \(point.x) \(scale) \(mode?.rawValue ?? -1)") }
    @objc func call(_ handler: ((Int) -> Int)?) -> Int { handler?(20) ?? 0 }
    @objc func risky(_ fail: Bool) throws -> String { if fail { throw CocoaError(.fileNoSuchFile) }; return "fine" }
    @objc class func make(_ name: String) -> String { "made " + name }
    @objc static func plain() { say("static plain") }
    @objc var score: Int { 7 }
    weak var delegate: Tapping?
    weak var bare: Bare?

    @objc enum Mode: Int { case slow, fast }

    func names() {
        say("\(#selector(tap(_:))) \(#selector(Actions.noArguments)) \(#selector(self.two)) \(#selector(getter: score))")
        say("\(#selector(over(_:) as (String) -> Void)) \(#selector(original(_:))) \(#selector(labelled(with:and:)))")
        say("\(#selector(move(to:scale:mode:))) \(#selector(Actions.make(_:))) \(#selector(inExtension(_:)))")
        say("\(#selector(Tapping.chosen(_:at:))) \(#selector(NSObject.isEqual(_:)))")
    }
}

extension Actions {
    @objc fileprivate func inExtension(_ x: Any) { say("inExtension \(x)") }
}

class Helper: NSObject, Tapping {
    func required(_ x: Int) {}
    func chosen(_ name: String, at index: Int) -> String { "\(name)@\(index)" }
}

class Quiet: NSObject, Tapping { func required(_ x: Int) {} }

func selectors() {
    let a = Actions()
    a.names()
    // expect: tap: noArguments two:event: score
    // expect: overText: renamed: labelledWith:and:
    // expect: moveTo:scale:mode: make: inExtension:
    // expect: chosen:at: isEqual:
    a.perform(Selector(("tap:")), with: a)
    // expect: tap true
    a.perform(#selector(Actions.noArguments))
    // expect: noArguments
    a.perform(Selector("two:event:"), with: "t", with: 5)
    // expect: two t 5
    a.perform(Selector("two:event:"), with: "t", with: nil)
    // expect: two t -1
    say("\(a.perform(Selector("renamed:"), with: 21)!.takeUnretainedValue())")
    // expect: 42
    a.perform(Selector("over:"), with: 3)
    a.perform(Selector("overText:"), with: "s")
    // expect: over Int 3
    // expect: over String s
    say("\(a.perform(Selector("labelledWith:and:"), with: "x", with: "y")!.takeUnretainedValue())")
    // expect: xy
    a.perform(Selector("inExtension:"), with: 4)
    // expect: inExtension 4
    let t: ((Int) -> Int)? = { $0 + 1 }
    say("\(a.perform(Selector("call:"), with: t)!.takeUnretainedValue())")
    // expect: 21
    say("\(a.perform(Selector("risky:error:"), with: false)!.takeUnretainedValue())")
    // expect: fine
    say("\(Actions.perform(Selector("make:"), with: "it")!.takeUnretainedValue())")
    // expect: made it
    say("\(a.responds(to: #selector(Actions.noArguments))) \(a.responds(to: Selector("nope"))) \(Actions.responds(to: Selector("plain"))) \(Actions.instancesRespond(to: Selector("tap:")))")
    // expect: true false true true
    let h = Helper(), q = Quiet()
    a.delegate = h
    say("\(a.delegate?.chosen?("n", at: 2) ?? "none") \(a.delegate?.done?() as Any)")
    // expect: n@2 nil
    a.delegate = q
    say("\(a.delegate?.chosen?("n", at: 2) ?? "none") \(q.responds(to: #selector(Tapping.chosen(_:at:))))")
    // expect: none false
    say("\(a.bare?.ping?() ?? 0) \(sin(0.0))")
    // expect: 0 0.0
    #if os(iOS) && canImport(UIKit) && !os(macOS)
    say("iOS")
    #elseif os(Linux)
    say("Linux")
    #endif
    // expect: iOS
    #if targetEnvironment(simulator)
    say("simulator")
    #endif
    // expect: simulator
    autoreleasepool { say("pool") }
    // expect: pool
    let block: @convention(block) (Int) -> Void = { say("block \($0)") }
    block(2)
    // expect: block 2
    take(block as AnyObject)
    let proxy = Proxy()
    say("\(proxy.perform(Selector("forwarded"))!.takeUnretainedValue()) \(proxy.responds(to: Selector("forwarded")))")
    // expect: by the other true
}

func take(_ object: AnyObject) {}

class Proxy: NSObject {
    class Other: NSObject { @objc func forwarded() -> String { "by the other" } }
    let other = Other()
    override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || other.responds(to: aSelector) }
    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        other.responds(to: aSelector) ? other : super.forwardingTarget(for: aSelector)
    }
}
