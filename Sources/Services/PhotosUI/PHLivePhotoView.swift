// SPDX-License-Identifier: MIT
import ObjCRuntime

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined = 0, full, hint }
public enum PHLivePhotoViewContentMode: Int, Sendable { case aspectFit = 0, aspectFill }

public struct PHLivePhotoBadgeOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let overContent = Self(rawValue: 1 << 0)
    public static let liveOff = Self(rawValue: 1 << 1)
}

@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool {
        byName(self, "livePhotoView:canBeginPlaybackWithStyle:", [livePhotoView, playbackStyle], or: true)
    }
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) { byName(self, "livePhotoView:willBeginPlaybackWithStyle:", [livePhotoView, playbackStyle]) }
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) { byName(self, "livePhotoView:didEndPlaybackWithStyle:", [livePhotoView, playbackStyle]) }
}

/// Shows a live photo and plays its film when it is pressed.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    private let picture = UIImageView()
    private let film = AVPlayerLayer()
    private var playing = PHLivePhotoViewPlaybackStyle.undefined
    private var end: (any NSObjectProtocol)?
    open private(set) var playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        picture.contentMode = .scaleAspectFit
        picture.clipsToBounds = true
        addSubview(picture)
        film.isHidden = true
        layer.addSublayer(film)
        playbackGestureRecognizer.addTarget(self, action: Selector("pressed:"))
        addGestureRecognizer(playbackGestureRecognizer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        film.frame = bounds
    }

    open override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            picture.contentMode = newValue
            film.videoGravity = newValue == .scaleAspectFill ? .resizeAspectFill : .resizeAspect
        }
    }

    open var livePhoto: PHLivePhoto? {
        didSet {
            stopPlayback()
            picture.image = livePhoto.flatMap { UIImage(contentsOfFile: $0.image.path) }
        }
    }
    open var isMuted = false { didSet { film.player?.isMuted = isMuted } }
    /// Unit space.
    open var contentsRect: CGRect {
        get { picture.layer.contentsRect }
        set { picture.layer.contentsRect = newValue }
    }

    fileprivate func pressed(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .began { startPlayback(with: .full) }
        if recognizer.state == .ended || recognizer.state == .cancelled { stopPlayback() }
    }

    // MARK: Playing

    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        guard let livePhoto, playing == .undefined, playbackStyle != .undefined else { return }
        let isAllowed = delegate.flatMap { delegate in
            optionalCall { delegate.livePhotoView(self, canBeginPlaybackWith: playbackStyle) }
        }
        guard isAllowed ?? true else { return }
        if let delegate { optionalCall { delegate.livePhotoView(self, willBeginPlaybackWith: playbackStyle) } }
        playing = playbackStyle
        let item = AVPlayerItem(url: livePhoto.film)
        // A hint is the film's beginning.
        if playbackStyle == .hint { item.forwardPlaybackEndTime = CMTime(seconds: 0.75, preferredTimescale: 600) }
        let player = AVPlayer(playerItem: item)
        player.isMuted = isMuted || playbackStyle == .hint
        film.player = player
        film.isHidden = false
        end = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.stopPlayback() }
        }
        player.play()
    }

    open func stopPlayback() {
        guard playing != .undefined else { return }
        let style = playing
        playing = .undefined
        if let end { NotificationCenter.default.removeObserver(end) }
        end = nil
        film.player?.pause()
        film.player = nil
        film.isHidden = true
        if let delegate { optionalCall { delegate.livePhotoView(self, didEndPlaybackWith: style) } }
    }

    /// The symbol of live photos; its slashed form for those that are off.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        let name = badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto"
        return UIImage(systemName: name) ?? UIImage()
    }
}

@MainActor private func fillView(_ table: inout __ObjCTable) {
    table.method("pressed:") { target, arguments in
        let recognizer: UIGestureRecognizer? = objcConvert(arguments.first ?? nil)
        if let view = target as? PHLivePhotoView, let recognizer { view.pressed(recognizer) }
        return nil
    }
}

@section(".init_array") @used
private let recordPressed: @convention(c) () -> Void = {
    __objcRecord { __objcRegisterMembers(of: PHLivePhotoView.self, fillView) }
}
