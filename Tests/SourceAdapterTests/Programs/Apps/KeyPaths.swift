import Combine
import UIKit

@objc enum PlayerStatus: Int { case unknown, ready, failed }

class Player: NSObject {
    @objc dynamic var status = PlayerStatus.unknown
    @objc dynamic var item: PlayerItem?
    @objc dynamic var isPlaying = false
    @objc dynamic var rate: Float = 0
    var unseen = 1
}

class Game: NSObject {
    @objc let name: String?
    @objc let isWon: Bool
    init(name: String?, isWon: Bool) { (self.name, self.isWon) = (name, isWon) }
}

class PlayerItem: NSObject {
    @objc dynamic var title: String?
}

class BadgeLabel: UILabel {
    var observations: [NSKeyValueObservation] = []
    func watch() {
        observations = [
            self.observe(\.isHidden, options: [.old, .new]) { _, change in say("hidden \(change.oldValue!) \(change.newValue!)") },
            observe(\BadgeLabel.layer.position) { label, _ in say("position \(label.layer.position.x)") },
            observe(\.alpha, changeHandler: { label, _ in say("alpha \(label.alpha)") }),
        ]
    }
}

class Watcher {
    var player: Player? = Player()
    var tokens: [NSKeyValueObservation?] = []
    // A helper that hands the key path on.
    func watch<Value>(_ path: KeyPath<Player, Value>, name: String) {
        tokens.append(player?.observe(path, options: [.new]) { _, change in say("\(name) \(change.newValue!)") })
    }
}

@propertyWrapper struct Late<Value> {
    var value: Value?
    var wrappedValue: Value {
        get { value! }
        set { if value == nil { value = newValue } }
    }
}

class LateOwner: UIViewController {
    @IBOutlet @Late var button: UIButton!
    @objc lazy var made: String = { say("made"); return "m" }()
    @IBInspectable var radius: CGFloat {
        get { say("read"); return 0 }
        set { say("radius \(newValue)") }
    }
}

@MainActor func keyPaths() {
    let label = BadgeLabel(frame: .zero)
    label.watch()
    label.isHidden = true
    // expect: hidden false true
    label.layer.position = CGPoint(x: 4, y: 0)
    // expect: position 4.0
    label.alpha = 0.25
    // expect: alpha 0.25
    label.observations = []
    label.alpha = 1
    let table = UITableView()
    let field: UIView? = UITextField()
    let tokens = [
        table.observe(\.contentSize) { table, _ in say("size \(table.contentSize.height)") },
        table.observe(\UITableView.contentOffset, options: [.new]) { _, change in say("offset \(change.newValue!.y)") },
        field?.observe(\.bounds, options: .new) { _, change in say("bounds \(change.newValue!.width)") },
    ]
    table.contentSize = CGSize(width: 1, height: 70)
    // expect: size 70.0
    table.contentOffset = CGPoint(x: 0, y: 3)
    // expect: offset 3.0
    field?.bounds.size.width = 8
    // expect: bounds 8.0
    tokens.forEach { $0?.invalidate() }
    let watcher = Watcher()
    let player = watcher.player!
    watcher.watch(\.isPlaying, name: "playing")
    watcher.watch(\.rate, name: "rate")
    watcher.watch(\Player.item?.title, name: "title")
    watcher.tokens.append(
        watcher.player?.observe(\.status, options: [.old, .new]) { player, change in
            say("status \(player.status.rawValue) \(change.oldValue?.rawValue ?? -1) \(change.newValue?.rawValue ?? -1)")
        })
    watcher.tokens.append(
        player.observe(\.item, options: [.old, .new]) { _, change in
            say("item \(change.oldValue! == nil) \(change.newValue!?.title ?? "-")")
        })
    player.isPlaying = true
    // expect: playing true
    player.rate = 1.5
    // expect: rate 1.5
    player.status = .ready
    // expect: status 1 0 1
    player.item = PlayerItem()
    // expect: item true -
    // expect: title nil
    player.item?.title = "song"
    // expect: title Optional("song")
    let sink = player.publisher(for: \.item?.title).sink { say("published \($0 ?? "nothing")") }
    // expect: published song
    player.item?.title = nil
    // expect: published nothing
    // expect: title nil
    sink.cancel()
    watcher.tokens = []
    player.rate = 2
    say((\Player.item?.title)._kvcKeyPathString ?? "no name")
    // expect: item.title
    let sorted = NSArray(array: [2, 1].map { n in let p = Player(); p.rate = Float(n); return p })
        .sortedArray(using: [NSSortDescriptor(keyPath: \Player.rate, ascending: true)]) as! [Player]
    // Apple's initialiser asks nothing of the property's type.
    // https://developer.apple.com/documentation/foundation/nssortdescriptor/init(keypath:ascending:)
    let games = NSArray(array: [("b", true), (nil, false), ("a", false)].map { Game(name: $0, isWon: $1) })
    let byName = NSSortDescriptor(keyPath: \Game.name, ascending: true)
    say("\((games.sortedArray(using: [byName]) as! [Game]).map { $0.name ?? "none" }) by \(byName.key ?? "")")
    // expect: ["none", "a", "b"] by name
    let byVictory = NSSortDescriptor(keyPath: \Game.isWon, ascending: false)
    say((games.sortedArray(using: [byVictory]) as! [Game]).first?.name ?? "none")
    // expect: b
    say("\(sorted.map(\.rate)) \(NSExpression(forKeyPath: \Player.item?.title).keyPath)")
    // expect: [1.0, 2.0] item.title
    let owner = LateOwner()
    owner.setValue(UIButton(type: .system), forKey: "button")
    say("\(owner.button.buttonType == .system)")
    // expect: true
    owner.setValue("s", forKey: "made")
    say(owner.made)
    // expect: s
    owner.setValue(3, forKey: "radius")
    // expect: radius 3.0
}
