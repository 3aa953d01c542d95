// SPDX-License-Identifier: MIT
import CoreGraphics

/// Families as the app sees them, and the search for a face of a family by traits.
package enum FontFamilies {
    private struct Member {
        let identity: FontIdentity
        let postScript: String
        let style: String
    }

    /// Names in alphabetical order: iOS's list and the app's own.
    package static var names: [String] {
        let own = FontRegistry.shared.registeredFaces.map(\.familyName)
        return Array(Set(NamedFonts.families.map(\.name) + own)).sorted()
    }

    /// PostScript names of a family, empty when there is no such family.
    package static func fontNames(_ family: String) -> [String] { members(family).map(\.postScript) }

    private static func members(_ family: String) -> [Member] {
        let own = FontRegistry.shared.registeredFaces.filter {
            $0.familyName.caseInsensitiveCompare(family) == .orderedSame
        }
        if !own.isEmpty {
            return own.map {
                Member(identity: FontIdentity(file: $0), postScript: $0.postScriptName, style: $0.styleName)
            }
        }
        guard let named = NamedFonts.family(named: family) else { return [] }
        return named.faces.map {
            let identity = FontIdentity(
                .named(postScript: $0.postScript), weight: $0.style.weight, isItalic: $0.style.isItalic)
            return Member(identity: identity, postScript: $0.postScript, style: $0.style.name)
        }
    }

    /// The face of a family called `face`, else its regular one.
    package static func identity(family: String, face: String?) -> FontIdentity? {
        let members = members(family)
        if let face, let match = members.first(where: { $0.style.caseInsensitiveCompare(face) == .orderedSame }) {
            return match.identity
        }
        return nearest(members, weight: 0, isItalic: false, condensed: false)
    }

    /// The face whose weight is closest; slant counts before width, width before weight. nil: there is no such family.
    package static func nearest(family: String, weight: Double, isItalic: Bool, condensed: Bool) -> FontIdentity? {
        nearest(members(family), weight: weight, isItalic: isItalic, condensed: condensed)
    }

    /// Whether it is a narrow face of a family that has wider ones too, by its name.
    fileprivate static func isCondensed(_ identity: FontIdentity, family: String) -> Bool {
        let member = members(family).first { $0.identity.source == identity.source }
        return member?.style.contains("Condensed") ?? false
    }

    private static func nearest(_ members: [Member], weight: Double, isItalic: Bool, condensed: Bool) -> FontIdentity? {
        func cost(_ member: Member) -> Double {
            let isCondensed = member.style.contains("Condensed")
            let isWidthWrong = isCondensed != condensed && !member.postScript.contains("Condensed-")
            return abs(member.identity.weight - weight) + (member.identity.isItalic == isItalic ? 0 : 10)
                + (isWidthWrong ? 5 : 0)
        }
        return members.min { cost($0) < cost($1) }?.identity
    }
}

extension FontIdentity {
    /// The name of the family this belongs to, for searches; nil for the system font.
    private var familyName: String? {
        switch source {
        case .system: nil
        case .named(let name): NamedFonts.face(postScript: name)?.0.name
        case .file(let path, let index): FontFace.open(path, index: index)?.familyName
        }
    }

    /// The family's face of nearest weight, narrow if this one is; of the system font, its nearest named weight. Itself
    /// where nothing is found.
    package func withWeight(_ weight: Double) -> FontIdentity {
        var changed = self
        if let familyName {
            guard
                let face = FontFamilies.nearest(
                    family: familyName, weight: weight, isItalic: isItalic,
                    condensed: FontFamilies.isCondensed(self, family: familyName))
            else { return self }
            changed.source = face.source
            changed.weight = face.weight
            changed.isItalic = face.isItalic
        } else {
            changed.weight = SystemNames.nearest(weight)
        }
        return changed
    }

    /// On UIFont's scale: the condensed face of a family that has one, any width of the system font.
    package func withWidth(_ width: Double) -> FontIdentity {
        var changed = self
        if let familyName {
            guard width < 0,
                let face = FontFamilies.nearest(
                    family: familyName, weight: weight, isItalic: isItalic, condensed: true)
            else { return self }
            changed.source = face.source
            changed.weight = face.weight
            changed.isItalic = face.isItalic
        } else {
            changed.width = width
        }
        return changed
    }

    /// The face of the same family with exactly these traits; nil when the family lacks it.
    package func withTraits(_ bits: UInt32, weightIsGiven: Bool) -> FontIdentity? {
        let isBold = bits & TraitBits.bold != 0
        let italic = bits & TraitBits.italic != 0
        var changed = self
        guard let familyName else {
            changed.isItalic = italic
            if isBold { changed.weight = max(weight, 0.4) }
            if !isBold, !weightIsGiven, weight >= 0.3 { changed.weight = 0 }
            if bits & TraitBits.monospace != 0 { changed.source = .system(.monospaced) }
            let (isNarrow, isWide) = (bits & TraitBits.condensed != 0, bits & TraitBits.expanded != 0)
            if isNarrow { changed.width = min(width, -0.2) }
            if isWide { changed.width = max(width, 0.2) }
            if isNarrow == isWide { changed.width = 0 }
            // Documented for text styles: two points less or more.
            let (isTight, isLoose) = (bits & TraitBits.tightLeading != 0, bits & TraitBits.looseLeading != 0)
            changed.extraLeading = textStyle == nil || isTight == isLoose ? 0 : isTight ? -2 : 2
            return changed
        }
        let wanted = isBold ? max(weight, 0.4) : (weight >= 0.3 && !weightIsGiven ? 0 : weight)
        let condensed = bits & TraitBits.condensed != 0
        guard
            let face = FontFamilies.nearest(family: familyName, weight: wanted, isItalic: italic, condensed: condensed),
            face.isItalic == italic, (face.weight >= 0.3) == isBold
        else { return nil }
        changed.source = face.source
        changed.weight = face.weight
        changed.isItalic = face.isItalic
        return changed
    }
}
