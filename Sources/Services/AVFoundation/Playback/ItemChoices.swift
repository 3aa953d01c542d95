// SPDX-License-Identifier: MIT
import MediaEngine

/// Which sound and captions of an item are chosen, and the captions that are read. Used on the main thread.
final class ItemChoices {
    private unowned let item: AVPlayerItem
    /// By groups: what the app or the person chose, and what was chosen by itself.
    private(set) var chosen: [ObjectIdentifier: AVMediaSelectionOption?] = [:]
    private var isOwnWish: Set<ObjectIdentifier> = []
    private var cues: [CaptionCue] = []
    private var turn = 0

    init(_ item: AVPlayerItem) { self.item = item }

    func take(_ other: ItemChoices) {
        chosen = other.chosen
        isOwnWish = other.isOwnWish
    }

    func choose(_ option: AVMediaSelectionOption?, in group: AVMediaSelectionGroup) {
        guard option != nil || group.allowsEmptySelection else { return }
        guard option == nil || group.options.contains(where: { $0 === option }) else { return }
        isOwnWish.insert(ObjectIdentifier(group))
        set(option, in: group)
    }

    private func set(_ option: AVMediaSelectionOption?, in group: AVMediaSelectionGroup) {
        let selection = item.currentMediaSelection
        let old = selection.selectedMediaOption(in: group)
        chosen[ObjectIdentifier(group)] = .some(option)
        guard old !== option else { return }
        if group === item.asset.mediaSelectionGroup(forMediaCharacteristic: .audible) { item.player?.soundChanged() }
        if group === item.asset.mediaSelectionGroup(forMediaCharacteristic: .legible) { readCaptions(option) }
        NotificationCenter.default.post(name: AVPlayerItem.mediaSelectionDidChangeNotification, object: item)
    }

    // MARK: By itself

    func chooseByThemselves() {
        guard item.player?.appliesMediaSelectionCriteriaAutomatically ?? true else { return }
        for kind in item.asset.availableMediaCharacteristicsWithMediaSelectionOptions {
            guard let group = item.asset.mediaSelectionGroup(forMediaCharacteristic: kind) else { continue }
            if isOwnWish.contains(ObjectIdentifier(group)) {
                // Chosen before the item was ready.
                if kind == .legible, cues.isEmpty { readCaptions(chosen[ObjectIdentifier(group)] ?? nil) }
            } else {
                choose(kind, in: group)
            }
        }
    }

    func chooseByItself(in group: AVMediaSelectionGroup) {
        isOwnWish.remove(ObjectIdentifier(group))
        let isLegible = group === item.asset.mediaSelectionGroup(forMediaCharacteristic: .legible)
        choose(isLegible ? .legible : .audible, in: group)
    }

    /// What the player's criteria name; without any, sound in the person's language, and captions only where the stream has
    /// some that belong to every showing.
    private func choose(_ kind: AVMediaCharacteristic, in group: AVMediaSelectionGroup) {
        let criteria = item.player?.mediaSelectionCriteria(forMediaCharacteristic: kind)
        let languages = criteria?.preferredLanguages ?? (kind == .audible ? Locale.preferredLanguages : [])
        var fitting = AVMediaSelectionGroup.mediaSelectionOptions(
            from: group.options, filteredAndSortedAccordingToPreferredLanguages: languages)
        let wanted = criteria?.preferredMediaCharacteristics ?? []
        let better = AVMediaSelectionGroup.mediaSelectionOptions(from: fitting, withMediaCharacteristics: wanted)
        if !better.isEmpty { fitting = better }
        let none = kind == .audible ? group.defaultOption ?? group.options.first : nil
        set(fitting.first ?? none, in: group)
    }

    // MARK: Sound

    /// nil: the film's own.
    var sound: MediaInfo.Choice? {
        guard let group = item.asset.mediaSelectionGroup(forMediaCharacteristic: .audible) else { return nil }
        return item.currentMediaSelection.selectedMediaOption(in: group)?.choice
    }

    // MARK: Captions

    private func readCaptions(_ option: AVMediaSelectionOption?) {
        turn += 1
        cues = []
        item.player?.captionsChanged()
        guard let option, let info = item.asset.info else { return }
        let (turn, url, choice) = (turn, item.asset.mediaURL, option.choice)
        DispatchQueue.global().async { [weak item = item] in
            let result = Result { () throws(MediaFailure) in try info.captions(of: choice, in: url) }
            DispatchQueue.main.async {
                guard let item, item.choices.turn == turn else { return }
                item.choices.didRead(result)
            }
        }
    }

    private func didRead(_ result: Result<[CaptionCue], MediaFailure>) {
        switch result {
        case .success(let found): cues = found
        case .failure(let error): Unsupported.report("captions: \(error.text)")
        }
        item.player?.captionsChanged()
    }

    /// What is shown at a time.
    func captions(at seconds: Double) -> [CaptionCue] {
        cues.filter { $0.start <= seconds + 1e-4 && seconds + 1e-4 < $0.end }
    }

    /// When what is shown changes next.
    func nextCaption(after seconds: Double) -> Double? {
        cues.lazy.flatMap { [$0.start, $0.end] }.filter { $0 > seconds + 1e-4 }.min()
    }
}
