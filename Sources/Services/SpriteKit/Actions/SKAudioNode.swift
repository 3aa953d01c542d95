// SPDX-License-Identifier: MIT
import AVFAudio

/// A sound of a scene: plays, over and over by default, while its scene is shown.
///
/// Every sound is heard alike: places in the scene change neither its loudness nor its side.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
    public override init() { super.init() }
    public convenience init(fileNamed name: String) {
        self.init()
        player = Sounds.player(named: name)
        sceneDidChange()
    }
    public convenience init(url: URL) {
        self.init()
        player = Sounds.player(at: url)
        sceneDidChange()
    }
    public convenience init(avAudioNode node: AVAudioNode?) {
        self.init()
        avAudioNode = node
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Heard through its scene's engine while the scene is shown.
    open var avAudioNode: AVAudioNode? {
        willSet { leaveEngine() }
        didSet { sceneDidChange() }
    }
    private weak var engine: AVAudioEngine?
    /// Loops and starts by itself when its scene is shown.
    open var autoplayLooped = true { didSet { sceneDidChange() } }
    open var isPositional = true

    final var player: AVAudioPlayer?

    final func sceneDidChange() {
        if avAudioNode != nil { scene?.view == nil ? leaveEngine() : joinEngine() }
        guard let player else { return }
        player.numberOfLoops = autoplayLooped ? -1 : 0
        if scene?.view == nil {
            player.pause()
        } else if autoplayLooped, !player.isPlaying {
            player.play()
        }
    }
}

extension SKAudioNode {
    private func joinEngine() {
        guard let node = avAudioNode, let own = scene?.audioEngine, engine !== own else { return }
        leaveEngine()
        own.attach(node)
        own.connect(node, to: own.mainMixerNode, format: nil)
        engine = own
    }

    private func leaveEngine() {
        if let node = avAudioNode { engine?.detach(node) }
        engine = nil
    }
}

/// Sounds of the app's files.
@MainActor
enum Sounds {
    /// Those of actions, until they have ended.
    private static var playing: [AVAudioPlayer] = []

    static func url(named name: String) -> URL? {
        let base = (name as NSString).deletingPathExtension
        let kind = (name as NSString).pathExtension
        return Bundle.main.url(forResource: base, withExtension: kind.isEmpty ? nil : kind)
    }

    static func player(named name: String) -> AVAudioPlayer? {
        guard let url = url(named: name) else {
            NSLog("SKAction: Error loading sound resource: \"\(name)\"")
            return nil
        }
        return player(at: url)
    }

    static func player(at url: URL) -> AVAudioPlayer? {
        do { return try AVAudioPlayer(contentsOf: url) } catch {
            NSLog("SKAction: Error loading sound resource: \"\(url.lastPathComponent)\": \(error)")
            return nil
        }
    }

    static func play(_ player: AVAudioPlayer) {
        playing.removeAll { !$0.isPlaying }
        player.play()
        playing.append(player)
    }
}

/// Plays a file once.
private struct SoundBody: ActionBody {
    let name: String
    let waits: Bool
    var duration: TimeInterval { 0 }
    var reversed: any ActionBody { self }
    func process(of action: SKAction) -> any ActionProcess {
        let player = Sounds.player(named: name)
        var hasBegun = false
        return TimedProcess(action, lasts: waits ? player?.duration ?? 0 : 0) { _, _ in
            if !hasBegun, let player { Sounds.play(player) }
            hasBegun = true
        }
    }
}

extension SKAction {
    /// - Parameter wait: the action lasts as long as the sound; otherwise no time.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        SKAction(SoundBody(name: soundFile, waits: wait))
    }

    // MARK: Of audio nodes

    public class func play() -> SKAction { audio { $0.play() } }
    public class func pause() -> SKAction { audio { $0.pause() } }
    public class func stop() -> SKAction {
        audio {
            $0.stop()
            $0.currentTime = 0
        }
    }
    /// - Parameter v: 0 to 1.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            let start = (node as? SKAudioNode)?.player?.volume ?? 0
            return { node, part, _ in (node as? SKAudioNode)?.player?.volume = start + (v - start) * Float(part) }
        }
    }
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction {
        addition(CGVector(dx: CGFloat(v), dy: 0), duration) { ($0 as? SKAudioNode)?.player?.volume += Float($1.dx) }
    }
    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            let start = (node as? SKAudioNode)?.player?.rate ?? 1
            return { node, part, _ in
                guard let player = (node as? SKAudioNode)?.player else { return }
                player.enableRate = true
                player.rate = start + (v - start) * Float(part)
            }
        }
    }
    public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction {
        addition(CGVector(dx: CGFloat(v), dy: 0), duration) { ($0 as? SKAudioNode)?.player?.rate += Float($1.dx) }
    }
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            let start = (node as? SKAudioNode)?.player?.pan ?? 0
            return { node, part, _ in (node as? SKAudioNode)?.player?.pan = start + (v - start) * Float(part) }
        }
    }
    public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction {
        addition(CGVector(dx: CGFloat(v), dy: 0), duration) { ($0 as? SKAudioNode)?.player?.pan += Float($1.dx) }
    }
    public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction {
        unheard("changeReverb", duration)
    }
    public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction {
        unheard("changeReverb", duration)
    }
    public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction {
        unheard("changeObstruction", duration)
    }
    public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction {
        unheard("changeObstruction", duration)
    }
    public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction {
        unheard("changeOcclusion", duration)
    }
    public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction {
        unheard("changeOcclusion", duration)
    }

    private static func unheard(_ name: String, _ duration: TimeInterval) -> SKAction {
        Unsupported.report("SKAction.\(name)")
        return wait(forDuration: duration)
    }
    private static func audio(_ body: @escaping @MainActor (AVAudioPlayer) -> Void) -> SKAction {
        SKAction(Instant(perform: { if let player = ($0 as? SKAudioNode)?.player { body(player) } }, back: nil))
    }
}
