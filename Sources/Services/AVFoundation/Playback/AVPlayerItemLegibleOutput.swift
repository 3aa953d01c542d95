// SPDX-License-Identifier: MIT
import CoreText
import MediaEngine

/// Hands out the captions of an item as they become due.
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    public struct TextStylingResolution: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// With the marks that the film and the person ask for.
        public static let `default` = Self(rawValue: "default")
        public static let sourceAndRulesOnly = Self(rawValue: "sourceAndRulesOnly")
    }

    public override init() { super.init() }
    /// - Parameter subtypes: samples as the file has them; captions come as text here, whatever is asked for.
    public convenience init(mediaSubtypesForNativeRepresentation subtypes: [NSNumber]) { self.init() }

    open private(set) weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    /// Seconds by which captions come early.
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0
    open var textStylingResolution = TextStylingResolution.default
    private var last: [String]?

    open func setDelegate(
        _ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }

    /// Tells what is shown from now on, when that is something else.
    func show(_ captions: [CaptionCue], at time: CMTime) {
        let texts = captions.map(\.text)
        guard texts != last, last != nil || !texts.isEmpty, delegate != nil else { return }
        last = texts
        let strings = Handed(value: captions.map(\.attributedText))
        (delegateQueue ?? .main).async {
            guard let delegate = self.delegate else { return }
            optionalCall {
                delegate.legibleOutput(
                    self, didOutputAttributedStrings: strings.value, nativeSampleBuffers: [], forItemTime: time)
            }
        }
    }
}

/// Hears of an output that pushes.
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemOutputPushDelegate {
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {
        byName(self, "outputSequenceWasFlushed:", [output])
    }
}

public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    /// - Parameter strings: none: what was shown ends.
    func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
        nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime)
}
extension AVPlayerItemLegibleOutputPushDelegate {
    public func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
        nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime
    ) {
        byName(
            self, "legibleOutput:didOutputAttributedStrings:nativeSampleBuffers:forItemTime:",
            [output, strings, nativeSamples, itemTime])
    }
}

extension CaptionCue {
    /// With the attributes of CoreMedia's text markup.
    var attributedText: NSAttributedString {
        let text = NSMutableAttributedString()
        for span in spans {
            var marks: [NSAttributedString.Key: Any] = [:]
            if span.isBold { marks[NSAttributedString.Key(rawValue: "CMBoldStyle")] = true }
            if span.isItalic { marks[NSAttributedString.Key(rawValue: "CMItalicStyle")] = true }
            if span.isUnderlined { marks[NSAttributedString.Key(rawValue: "CMUnderlineStyle")] = true }
            text.append(NSAttributedString(string: span.text, attributes: marks))
        }
        return text
    }
}
