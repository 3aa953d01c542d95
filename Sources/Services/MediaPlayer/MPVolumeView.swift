// SPDX-License-Identifier: MIT

/// A slider at the device's volume. The device's volume cannot be changed; the slider shows it.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    private let slider = UISlider()
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// There is no other place for sound, so that no button is shown.
    open var showsRouteButton = true
    open var areWirelessRoutesAvailable: Bool { false }
    open var isWirelessRouteActive: Bool { false }
    open var volumeWarningSliderImage: UIImage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        slider.value = AVAudioSession.sharedInstance().outputVolume
        slider.accessibilityLabel = "Volume"
        addSubview(slider)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - 17, width: bounds.width, height: 34)
    }
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
        slider.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Lets the user choose songs of the library.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    public let mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?

    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(mediaTypes: .any) }
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = SongList(style: .plain)
        list.songs = (MPMediaQuery().items ?? []).filter { !$0.mediaType.isDisjoint(with: mediaTypes) }
        list.allowsSeveral = allowsPickingMultipleItems
        list.navigationItem.prompt = prompt
        list.done = { [weak self] songs in self?.finish(songs) }
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    /// - Parameter songs: nil: cancelled.
    private func finish(_ songs: [MPMediaItem]?) {
        guard let delegate else { return }
        guard let songs else {
            optionalCall { delegate.mediaPickerDidCancel(self) }
            return
        }
        optionalCall { delegate.mediaPicker(self, didPickMediaItems: MPMediaItemCollection(items: songs)) }
    }
}

@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {
        byName(self, "mediaPicker:didPickMediaItems:", [mediaPicker, mediaItemCollection])
    }
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
        byName(self, "mediaPickerDidCancel:", [mediaPicker])
    }
}

/// The songs to choose from, in the order of their titles.
@MainActor
private final class SongList: UITableViewController {
    var songs: [MPMediaItem] = []
    var allowsSeveral = false
    var done: ([MPMediaItem]?) -> Void = { _ in }
    private var chosen: [MPMediaItem] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Songs"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.done(nil) })
        guard allowsSeveral else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.done(self.chosen)
            })
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "song")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "song")
        let song = songs[indexPath.row]
        cell.textLabel?.text = song.title
        cell.detailTextLabel?.text = [song.artist, song.albumTitle].compactMap { $0 }.joined(separator: " - ")
        cell.accessoryType = chosen.contains { $0 === song } ? .checkmark : .none
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard allowsSeveral else { return done([songs[indexPath.row]]) }
        chosen.append(songs[indexPath.row])
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}
