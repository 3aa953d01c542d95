// SPDX-License-Identifier: MIT

/// What the list offers, in its order.
enum Demo: String, CaseIterable {
    case gravity = "Gravity"
    case collision = "Collision"
    case attachment = "Attachment"
    case springs = "Springs"
    case snap = "Snap"
    case push = "Push"
    case properties = "Item Properties"

    var symbol: String {
        switch self {
        case .gravity: return "arrow.down"
        case .collision: return "asterisk"
        case .attachment: return "link"
        case .springs: return "waveform"
        case .snap: return "hand.tap"
        case .push: return "arrow.up.right"
        case .properties: return "slider.horizontal.3"
        }
    }

    var caption: String {
        switch self {
        case .gravity: return "The frog falls at a tenth of the usual pull. The dragon stays: nobody told it about gravity."
        case .collision: return "Both fall to the ground. They pass through each other, as only the walls count."
        case .attachment: return "Drag the frog. The dragon is on a rod of fixed length."
        case .springs: return "Drag the frog. The dragon swings on a spring below it."
        case .snap: return "Tap anywhere."
        case .push: return "Touch the ground: the farther from the square, the harder the push."
        case .properties: return "A rubber frog that never turns, and a plain dragon."
        }
    }

    func makeExperiment() -> Experiment {
        switch self {
        case .gravity: return GravityExperiment()
        case .collision: return CollisionExperiment()
        case .attachment: return AttachmentExperiment()
        case .springs: return SpringExperiment()
        case .snap: return SnapExperiment()
        case .push: return PushExperiment()
        case .properties: return PropertiesExperiment()
        }
    }
}
