// SPDX-License-Identifier: MIT

/// Whether a control behaves as on a tablet or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    case pad
    case mac
}
