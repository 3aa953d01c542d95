// SPDX-License-Identifier: MIT

extension MediaInfo {
    /// What a stream's play list leads to: one variant's tracks, and the languages of all.
    static func stream(_ url: URL) throws(MediaFailure) -> MediaInfo {
        let list = try PlayList.read(url)
        guard !list.variants.isEmpty else { return try stream(list, media: url, mediaList: list, variant: nil) }
        var problem = MediaFailure.unreadable("\(url.lastPathComponent): a play list of nothing")
        // A quality that the server does not have leaves the others.
        for variant in list.preferredVariants.prefix(8) {
            do throws(MediaFailure) {
                let pieces = try PlayList.read(variant.url)
                return try stream(list, media: variant.url, mediaList: pieces, variant: variant)
            } catch { problem = error }
        }
        throw problem
    }

    private static func stream(_ list: PlayList, media: URL, mediaList: PlayList, variant: PlayList.Variant?)
        throws(MediaFailure) -> MediaInfo
    {
        var info = try probed(media)
        info.streamStart = info.tracks.map(\.timeRange.start.seconds).min() ?? 0
        info.isLive = !mediaList.isEnded
        info.stream = LiveStream(media, mediaList)
        info.duration = info.isLive ? .indefinite : CMTime(seconds: mediaList.duration, preferredTimescale: 90_000)
        let sounds = list.renditions(.sound, of: variant)
        if let sound = sounds.first(where: \.isDefault) ?? sounds.first, let url = sound.url {
            try info.takeSound(from: url)
        }
        for index in info.tracks.indices {
            info.tracks[index].timeRange = CMTimeRange(start: .zero, duration: info.duration)
            if info.tracks[index].source == nil { info.tracks[index].source = media }
            // What the list says, where the pieces do not.
            if info.tracks[index].dataRate == 0, info.tracks[index].type == kCMMediaType_Video {
                info.tracks[index].dataRate = Float(variant?.averageRate ?? variant?.peakRate ?? 0)
            }
        }
        info.variants = list.variants
        info.choices = (sounds + list.renditions(.captions, of: variant)).compactMap { Choice($0, media) }
        return info
    }

    static func probed(_ url: URL) throws(MediaFailure) -> MediaInfo {
        try probed(url.isFileURL ? url.path : url.absoluteString)
    }

    /// Sound that lies apart from the pictures takes the place of theirs.
    private mutating func takeSound(from url: URL) throws(MediaFailure) {
        guard var track = try Self.probed(url).tracks.first(where: { $0.type == kCMMediaType_Audio }) else { return }
        tracks.removeAll { $0.type == kCMMediaType_Audio }
        track.identifier = (tracks.map(\.identifier).max() ?? 0) + 1
        track.source = url
        tracks.append(track)
    }

    /// One of several sounds or captions, of which one is heard or read at a time.
    package struct Choice: Sendable {
        /// Where it is read.
        package enum Source: Sendable {
            /// Sound at another address.
            case sound(URL)
            /// A play list of captions.
            case captions(URL)
            /// A stream of the file, counted among those of its kind.
            case part(Int)
        }
        /// Sound or subtitles.
        package var type: CMMediaType
        /// What people read; empty: to be named by its language.
        package var name: String
        /// A tag of BCP 47 or three letters of ISO 639; nil: unknown.
        package var language: String?
        /// Heard where nobody chooses.
        package var isDefault = false
        /// Captions of what everybody has to read.
        package var isForced = false
        /// Uniform identifiers of what it is for.
        package var characteristics: [String] = []
        /// Where it is read.
        package var source: Source

        init(type: CMMediaType, name: String, language: String?, source: Source) {
            (self.type, self.name, self.language, self.source) = (type, name, language, source)
        }

        /// nil for captions without an address.
        fileprivate init?(_ rendition: PlayList.Rendition, _ media: URL) {
            switch rendition.kind {
            case .sound:
                self.init(
                    type: kCMMediaType_Audio, name: rendition.name, language: rendition.language,
                    source: .sound(rendition.url ?? media))
            case .captions:
                guard let url = rendition.url else { return nil }
                self.init(
                    type: kCMMediaType_Subtitle, name: rendition.name, language: rendition.language,
                    source: .captions(url))
            case .closedCaptions: return nil
            }
            (isDefault, isForced) = (rendition.isDefault, rendition.isForced)
            characteristics = rendition.characteristics
        }
    }

    /// Of a file: its tracks of captions, and of sound where there are several.
    package var partChoices: [Choice] {
        let captions = tracks.filter { $0.type == kCMMediaType_Subtitle || $0.type == kCMMediaType_Text }
        let sounds = tracks.filter { $0.type == kCMMediaType_Audio }
        return (sounds.count > 1 ? choices(sounds) : []) + choices(captions)
    }

    private func choices(_ tracks: [Track]) -> [Choice] {
        tracks.enumerated().map { index, track in
            var choice = Choice(
                type: track.type == kCMMediaType_Text ? kCMMediaType_Subtitle : track.type, name: "",
                language: track.language == "und" ? nil : track.language, source: .part(index))
            choice.isDefault = index == 0 && track.type == kCMMediaType_Audio
            return choice
        }
    }
}
