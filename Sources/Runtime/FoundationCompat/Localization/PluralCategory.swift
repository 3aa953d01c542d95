// SPDX-License-Identifier: MIT

/// CLDR's cardinal plural rules (unicode.org/cldr/charts/latest/supplemental/language_plural_rules), for numbers as a
/// format without decimals shows them; a number with a fraction counts with it.
enum PluralCategory {
    static func category(of number: Double, language: String) -> String {
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        let family = families[code] ?? .one
        // Brazilian Portuguese says "0 livro", European does not.
        if code == "pt", language.contains("PT") { return category(Operands(number), .europeanPortuguese) }
        return category(Operands(number), family)
    }

    /// CLDR's operands: the absolute value, its integer part, and whether there is a fraction.
    private struct Operands {
        let n: Double
        let i: Int
        let isWhole: Bool

        init(_ number: Double) {
            n = abs(number)
            isWhole = n == n.rounded() && n < 1e15
            i = n < 1e15 ? Int(n) : 0
        }

        var ten: Int { i % 10 }
        var hundred: Int { i % 100 }
        var isMillions: Bool { isWhole && i != 0 && i % 1_000_000 == 0 }
    }

    /// Languages with the same rules.
    private enum Family {
        case none, one, zeroOne, french, romance, europeanPortuguese, eastSlavic, southSlavic, polish, czech, lithuanian
        case latvian, romanian, slovenian, arabic, dual, irish, welsh, maltese, breton, manx, scottish, macedonian
        case danish, filipino, cornish
    }

    private static let families: [String: Family] = {
        var result: [String: Family] = [:]
        let groups: [(Family, String)] = [
            (
                .none,
                "bm bo dz id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo yo yue zh"
            ),
            (.zeroOne, "ak bho csw guw ln mg nso pa ti wa am as bn doi fa gu hi kn pcm zu hy ff kab si"),
            (.french, "fr pt"), (.romance, "ca es it lld scn vec"), (.eastSlavic, "be ru uk"),
            (.southSlavic, "bs hr sh sr"), (.polish, "pl"), (.czech, "cs sk"), (.lithuanian, "lt"),
            (.latvian, "lv prg"), (.romanian, "mo ro"), (.slovenian, "sl dsb hsb"), (.arabic, "ar ars"),
            (.dual, "he iw iu naq sat se sma smi smj smn sms"), (.irish, "ga"), (.welsh, "cy"), (.maltese, "mt"),
            (.breton, "br"), (.manx, "gv"), (.scottish, "gd"), (.macedonian, "mk is"), (.danish, "da"),
            (.filipino, "fil tl ceb"), (.cornish, "kw"),
        ]
        for (family, codes) in groups { for code in codes.split(separator: " ") { result[String(code)] = family } }
        return result
    }()

    private static func category(_ x: Operands, _ family: Family) -> String {
        switch family {
        case .none: "other"
        case .one: x.n == 1 ? "one" : "other"
        case .zeroOne: x.i == 0 || x.n == 1 ? "one" : "other"
        case .french: x.i == 0 || x.i == 1 ? "one" : x.isMillions ? "many" : "other"
        case .romance, .europeanPortuguese: x.n == 1 ? "one" : x.isMillions ? "many" : "other"
        case .danish: x.n == 1 || !x.isWhole && x.i <= 1 ? "one" : "other"
        case .macedonian: x.isWhole && x.ten == 1 && x.hundred != 11 ? "one" : "other"
        case .filipino: x.isWhole && ![4, 6, 9].contains(x.ten) ? "one" : "other"
        case .dual: x.n == 1 ? "one" : x.n == 2 ? "two" : "other"
        default: x.isWhole ? wholeCategory(x, family) : fractionCategory(family)
        }
    }

    /// Numbers with a fraction, in families that treat them alike.
    private static func fractionCategory(_ family: Family) -> String {
        switch family {
        case .czech, .lithuanian: "many"
        case .romanian, .slovenian: "few"
        default: "other"
        }
    }

    private static func wholeCategory(_ x: Operands, _ family: Family) -> String {
        let (i, ten, hundred) = (x.i, x.ten, x.hundred)
        switch family {
        case .eastSlavic, .southSlavic:
            if ten == 1, hundred != 11 { return "one" }
            if (2...4).contains(ten), !(12...14).contains(hundred) { return "few" }
            return family == .eastSlavic ? "many" : "other"
        case .polish:
            if i == 1 { return "one" }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
        case .czech: return i == 1 ? "one" : (2...4).contains(i) ? "few" : "other"
        case .lithuanian:
            if (11...19).contains(hundred) { return "other" }
            return ten == 1 ? "one" : (2...9).contains(ten) ? "few" : "other"
        case .latvian:
            if ten == 0 || (11...19).contains(hundred) { return "zero" }
            return ten == 1 ? "one" : "other"
        case .romanian: return i == 1 ? "one" : i == 0 || (1...19).contains(hundred) ? "few" : "other"
        case .slovenian:
            return hundred == 1 ? "one" : hundred == 2 ? "two" : (3...4).contains(hundred) ? "few" : "other"
        case .arabic: return arabic(i, hundred)
        default: return celtic(x, family)
        }
    }

    private static func arabic(_ i: Int, _ hundred: Int) -> String {
        switch i {
        case 0: "zero"
        case 1: "one"
        case 2: "two"
        default: (3...10).contains(hundred) ? "few" : hundred >= 11 ? "many" : "other"
        }
    }

    private static func celtic(_ x: Operands, _ family: Family) -> String {
        let (i, ten, hundred) = (x.i, x.ten, x.hundred)
        switch family {
        case .irish:
            return i == 1
                ? "one" : i == 2 ? "two" : (3...6).contains(i) ? "few" : (7...10).contains(i) ? "many" : "other"
        case .welsh: return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][i] ?? "other"
        case .maltese:
            if i == 1 { return "one" }
            if i == 2 { return "two" }
            return i == 0 || (3...10).contains(hundred) ? "few" : (11...19).contains(hundred) ? "many" : "other"
        case .breton:
            if ten == 1, ![11, 71, 91].contains(hundred) { return "one" }
            if ten == 2, ![12, 72, 92].contains(hundred) { return "two" }
            let isTeen = (10...19).contains(hundred) || (70...79).contains(hundred) || (90...99).contains(hundred)
            if [3, 4, 9].contains(ten), !isTeen { return "few" }
            return x.isMillions ? "many" : "other"
        case .manx: return ten == 1 ? "one" : ten == 2 ? "two" : hundred % 20 == 0 ? "few" : "other"
        case .scottish:
            return i == 1 || i == 11
                ? "one" : i == 2 || i == 12 ? "two" : (3...10).contains(i) || (13...19).contains(i) ? "few" : "other"
        case .cornish:
            return i == 0 ? "zero" : i == 1 ? "one" : [2, 22, 42, 62, 82].contains(hundred) ? "two" : "other"
        default: return "other"
        }
    }
}
