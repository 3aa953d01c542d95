// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Build settings as Xcode's build settings reference describes them.
struct SettingsTests {
    @Test func strongerLayersWinAndInheritedNamesTheWeaker() {
        let settings = ResolvedSettings(layers: [
            ["FLAGS": "a", "NAME": "weak"], ["FLAGS": "$(inherited) b"], ["FLAGS": "$(inherited) c", "NAME": "strong"],
        ])
        #expect(settings["FLAGS"] == "a b c")
        #expect(settings["NAME"] == "strong")
        #expect(settings["NONE"] == nil)
    }

    @Test func referencesHaveThreeSpellingsAndNest() {
        let settings = ResolvedSettings(layers: [
            ["A": "x", "B": "$(A)-${A}-$A", "KIND": "A", "C": "$($(KIND))", "PRICE": "5$"]
        ])
        #expect(settings["B"] == "x-x-x")
        #expect(settings["C"] == "x")
        #expect(settings["PRICE"] == "5$")
        #expect(settings.expand("[$(MISSING)]") == "[]")
    }

    @Test(arguments: [
        ("c99extidentifier", "swift-2048", "swift_2048"), ("c99extidentifier", "2048 Game", "_048_Game"),
        ("rfc1034identifier", "My App_1", "My-App-1"), ("lower", "AbC", "abc"), ("upper", "AbC", "ABC"),
        ("base", "/a/b.txt", "b"), ("file", "/a/b.txt", "b.txt"), ("suffix", "/a/b.txt", ".txt"),
        ("default=no", "", "no"), ("unheard-of", "same", "same"),
    ])
    func modifiersChangeTheValue(_ modifier: String, _ value: String, _ expected: String) {
        #expect(ResolvedSettings(layers: [["X": value]]).expand("$(X:\(modifier))") == expected)
    }

    @Test func conditionsForTheSimulatorHoldAndOthersDoNot() {
        let settings = ResolvedSettings(layers: [
            [
                "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "B": "plain", "B[sdk=iphoneos*]": "device",
                "C[arch=x86_64]": "intel",
            ]
        ])
        #expect(settings["A"] == "simulator")
        #expect(settings["B"] == "plain")
        #expect(settings["C"] == "intel")
    }

    @Test func definitionsInACircleEnd() {
        let settings = ResolvedSettings(layers: [["A": "$(B)", "B": "$(A)", "C": "$(C)c"]])
        #expect(settings["A"] == "")
        #expect(settings["C"] == "c")
    }

    @Test func wordsKeepQuotedSpaces() {
        #expect(ResolvedSettings.words(#"-D A "two words" x\ y ''"#) == ["-D", "A", "two words", "x y", ""])
    }

    @Test(arguments: [
        ("3.0", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5", "5"), ("5.9", "5"), ("6.0", "6"), ("7", "6"),
    ])
    func languageVersionsAreRoundedDown(_ setting: String, _ mode: String) {
        let flags = CompilerFlags(settings: ResolvedSettings(layers: [["SWIFT_VERSION": setting]])).all
        #expect(flags.prefix(2) == ["-swift-version", mode])
    }

    @Test("members of Foundation are in several modules here: no feature ties them to a file's imports")
    func memberVisibility() {
        let settings = [
            "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
            "OTHER_SWIFT_FLAGS":
                "-enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InternalImportsByDefault",
        ]
        let flags = CompilerFlags(settings: ResolvedSettings(layers: [settings])).all
        #expect(flags.filter { $0.first?.isUppercase == true } == ["ExistentialAny", "InternalImportsByDefault"])
    }

    @Test("conditions among the other flags, in one word or two, are told in two, by which sources are adapted, too")
    func conditions() {
        let settings = ["OTHER_SWIFT_FLAGS": "-DONE -D TWO", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "THREE"]
        let flags = CompilerFlags(settings: ResolvedSettings(layers: [settings])).all
        let conditions = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
        #expect(conditions == ["THREE", "ONE", "TWO"])
    }

    @Test func configurationFilesIncludeOthers() throws {
        let scratch = try Scratch()
        try scratch.file("Base.xcconfig", "NAME = base // why\nFLAGS = one\n")
        let file = try scratch.file(
            "App.xcconfig",
            """
            #include "Base.xcconfig"
            #include? "missing.xcconfig"
            FLAGS = $(inherited) two;
            NAME[sdk=iphonesimulator*] = conditional

            """)
        let settings = ResolvedSettings(layers: [try XCConfig.read(file)])
        #expect(settings["FLAGS"] == "one two")
        #expect(settings["NAME"] == "conditional")
    }

    @Test func brokenConfigurationFilesNameTheLine() throws {
        let file = try Scratch().file("X.xcconfig", "A = 1\nnonsense\n")
        let found = failure { _ = try XCConfig.read(file) }
        #expect(found?.code == .build)
    }
}
