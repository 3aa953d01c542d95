import AVFoundation
import UIKit
import UserNotifications

// What UIKit's headers call these for Swift 4: API notes of Xcode 9, renamed in Xcode 10.

setvbuf(stdout, nil, _IOLBF, 0)
func say(_ text: String) { print(text) }

class Tile: UIView {
    override var accessibilityTraits: UIAccessibilityTraits {
        get { return super.accessibilityTraits | UIAccessibilityTraitButton }
        set { super.accessibilityTraits = newValue & ~UIAccessibilityTraitSelected }
    }
}

// Outside of any class, as helpers of that time are.
func isPlain() -> Bool {
    return !UIAccessibilityDarkerSystemColorsEnabled() && !UIAccessibilityIsReduceTransparencyEnabled()
        && !UIAccessibilityIsBoldTextEnabled() && !UIAccessibilityIsSwitchControlRunning()
}

MainActor.assumeIsolated {
    let tile = Tile()
    tile.accessibilityTraits = UIAccessibilityTraitSelected | UIAccessibilityTraitImage
    say("\(tile.accessibilityTraits == UIAccessibilityTraitButton | UIAccessibilityTraitImage)")  // expect: true
    say("\(isPlain())")  // expect: true
    say(UIAccessibilitySpeechAttributePitch)  // expect: UIAccessibilitySpeechAttributePitch

    let (view, first, second) = (UIView(), UIView(), UIView())
    for part in [first, second] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
    }
    let across = second.leadingAnchor.constraintEqualToSystemSpacingAfter(first.trailingAnchor, multiplier: 2)
    let down = second.topAnchor.constraintGreaterThanOrEqualToSystemSpacingBelow(first.bottomAnchor, multiplier: 1)
    say("\(across.constant) \(across.relation == .equal)")  // expect: 16.0 true
    say("\(down.constant) \(down.relation == .greaterThanOrEqual)")  // expect: 8.0 true

    let color = UIColor(colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1)
    say("\(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))")  // expect: true
    say(UNNotificationSound(named: "bell.mp3").description.isEmpty ? "-" : "sound")  // expect: sound
    let outputs = AVAudioSession.sharedInstance().currentRoute.outputs
    say("\(outputs.contains { $0.portType == AVAudioSessionPortHeadphones })")  // expect: false
}
