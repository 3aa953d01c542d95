// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

struct ResourceCompilerTests {
    private static func storyboard(_ inside: String, attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \(attributes)>
        \(inside)
        </document>
        """
    }

    @Test("what a compiler said of a resource is said again, until another build of the tool has compiled it")
    func cachedWarnings() throws {
        let scratch = try Scratch()
        let input = try scratch.file("Assets.json", "{}")
        func build(_ compilers: String, saying text: String?) throws -> [String] {
            var contents = BundleContents(folder: scratch.folder / "App.app", compilers: compilers)
            var said: [String] = []
            try contents.make(scratch.folder / "App.app/Assets.car", from: [input]) {
                (Data(), text.map { [Diagnostic(.warning, $0, at: SourceLocation(file: input, line: 1))] } ?? [])
            } reporting: {
                said += $0.map(\.message)
            }
            return said
        }
        #expect(try build("1", saying: "unknown kind") == ["unknown kind"])
        #expect(try build("1", saying: nil) == ["unknown kind"])
        #expect(try build("2", saying: nil) == [])
    }

    @Test func documentTypesAndEntitiesAreRefused() throws {
        let file = try Scratch().file(
            "Main.storyboard", "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"b\">]>\n<document/>")
        let found = failure { _ = try InterfaceCompiler.compile(file, module: "App") }
        #expect(found?.code == .build)
    }

    @Test func deepNestingIsRefused() throws {
        let scratch = try Scratch()
        let deep = String(repeating: "<view>", count: 250) + String(repeating: "</view>", count: 250)
        let file = try scratch.file("Main.storyboard", Self.storyboard(deep))
        let found = failure { _ = try InterfaceCompiler.compile(file, module: "App") }
        #expect(found?.location?.line == 3)
    }

    @Test func brokenXMLNamesTheLine() throws {
        let scratch = try Scratch()
        let file = try scratch.file("Main.storyboard", Self.storyboard("<scenes>\n<scene>\n</scenes>"))
        let found = failure { _ = try InterfaceCompiler.compile(file, module: "App") }
        #expect(found?.location?.file == file)
        #expect((found?.location?.line ?? 0) >= 5)
    }

    @Test func interfacesForOtherPlatformsAreRefused() throws {
        let file = try Scratch().file("Main.xib", "<document targetRuntime=\"MacOSX.Cocoa\"/>")
        #expect(
            failure { _ = try InterfaceCompiler.compile(file, module: "App") }?.message.contains("MacOSX.Cocoa") == true
        )
    }

    @Test func whatIsUnknownIsReportedOnceWithItsLine() throws {
        let scratch = try Scratch()
        let file = try scratch.file(
            "Main.storyboard",
            Self.storyboard(
                "<objects>\n<hologram id=\"a\"/>\n<hologram id=\"b\"/>\n<view id=\"c\" sparkle=\"YES\"/>\n</objects>"))
        let diagnostics = try InterfaceCompiler.compile(file, module: "App").diagnostics
        #expect(
            diagnostics.map(\.message) == [
                "<hologram> is not supported and ignored", "attribute 'sparkle' of <view> is not supported and ignored",
            ])
        #expect(diagnostics.map { $0.location?.line } == [4, 6])
    }

    @Test(arguments: [
        ("0xFF", 1.0), ("0x00", 0.0), ("255", 1.0), ("51", 0.2), ("0.500", 0.5), ("1", 1.0), ("1.000", 1.0),
    ])
    func colourComponentsHaveThreeForms(_ text: String, _ value: Double) throws {
        let number = try #require(CatalogContents.component(text))
        #expect(abs(number - value) < 1e-9)
    }

    @Test func catalogsKnowNamespacesAndMissingFiles() throws {
        let scratch = try Scratch()
        try scratch.file("A.xcassets/Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try scratch.file(
            "A.xcassets/Icons/Gone.imageset/Contents.json",
            #"{"images":[{"idiom":"universal","filename":"gone.png","scale":"1x"}]}"#)
        try scratch.file(
            "A.xcassets/Icons/Sky.colorset/Contents.json",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x00","green":"0x80","blue":"1.0","alpha":"1"}}}]}"#
        )
        let result = try CatalogCompiler.compile([scratch.folder / "A.xcassets"])
        #expect(result.diagnostics.map(\.message) == ["'gone.png' is not there"])
        #expect(String(decoding: result.data, as: UTF8.self).contains("Icons/Sky"))
    }

    /// The pictures of an atlas are found by their own names.
    @Test func atlasesAreFolders() throws {
        let scratch = try Scratch()
        try scratch.file(
            "A.xcassets/Run.spriteatlas/run1.colorset/Contents.json",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}}]}"#
        )
        try scratch.file(
            "A.xcassets/Named.spriteatlas/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try scratch.file(
            "A.xcassets/Named.spriteatlas/jump.colorset/Contents.json",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}}]}"#
        )
        let result = try CatalogCompiler.compile([scratch.folder / "A.xcassets"])
        let text = String(decoding: result.data, as: UTF8.self)
        #expect(result.diagnostics.isEmpty && text.contains("run1") && text.contains("Named/jump"))
    }

    /// Only kinds of sets are left out; other folders are groups, whatever their names.
    @Test func foldersWithPointsAreGroups() throws {
        let scratch = try Scratch()
        let white =
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}}]}"#
        try scratch.file("A.xcassets/1.0.example/Water.colorset/Contents.json", white)
        try scratch.file("A.xcassets/V.2/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try scratch.file("A.xcassets/V.2/Wave.colorset/Contents.json", white)
        try scratch.file("A.xcassets/Cube.cubetextureset/Contents.json", "{}")
        let result = try CatalogCompiler.compile([scratch.folder / "A.xcassets"])
        let text = String(decoding: result.data, as: UTF8.self)
        #expect(text.contains("Water") && text.contains("V.2/Wave"))
        #expect(
            result.diagnostics.map(\.message) == [
                "asset sets of the kind 'cubetextureset' are not supported and left out"
            ])
    }

    /// The icons beside the main one: those that are named, or all.
    @Test(arguments: [
        ("ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES", "Night \"Dark Moon\"", ["Dark Moon", "Night"]),
        ("ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS", "YES", ["Day", "Night"]),
        ("ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS", "NO", []),
    ])
    func alternateIcons(_ setting: String, _ value: String, _ expected: [String]) throws {
        let scratch = try Scratch()
        for name in ["AppIcon", "Day", "Group/Night"] {
            try scratch.file("A.xcassets/\(name).appiconset/Contents.json", "{}")
        }
        var target = Target(
            name: "T", kind: .application, moduleName: "T", productName: "T",
            settings: ResolvedSettings(layers: [["ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon", setting: value]]))
        target.resources = [Resource(path: scratch.folder / "A.xcassets")]
        let icons = try InfoPlist(target: target).processed()["CFBundleIcons"] as? [String: Any]
        #expect((icons?["CFBundleAlternateIcons"] as? [String: Any])?.keys.sorted() ?? [] == expected)
    }

    @Test func stringTablesBecomePropertyLists() throws {
        let file = try Scratch().file("L.strings", "/* note */\n\"a\" = \"b\\n\";\nplain = \"c\";\n")
        let table = try PropertyListSerialization.propertyList(from: try StringsTable.compile(file), format: nil)
        #expect(table as? [String: String] == ["a": "b\n", "plain": "c"])
    }

    @Test func stringCatalogsSplitIntoLanguages() throws {
        let file = try Scratch().file(
            "Localizable.xcstrings",
            """
            {"sourceLanguage":"en","version":"1.0","strings":{
              "Hello":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo"}}}},
              "%lld apples":{"localizations":{"en":{"variations":{"plural":{
                 "one":{"stringUnit":{"state":"translated","value":"%lld apple"}},
                 "other":{"stringUnit":{"state":"translated","value":"%lld apples"}}}}}}}}}
            """)
        let tables = try StringsCatalog.compile(file)
        #expect(
            tables.map { "\($0.language)/\($0.name)" } == [
                "de/Localizable.strings", "en/Localizable.strings", "en/Localizable.stringsdict",
            ])
    }

    @Test func infoPlistsAreExpandedAndGenerated() throws {
        let scratch = try Scratch()
        let plist = try scratch.file(
            "Info.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
            <key>Nested</key><array><string>${WHO}</string></array></dict></plist>
            """)
        var target = Target(
            name: "T", kind: .application, moduleName: "T", productName: "Tea",
            settings: ResolvedSettings(layers: [
                ResolvedSettings.platformDefaults,
                [
                    "PRODUCT_NAME": "Tea", "WHO": "me", "GENERATE_INFOPLIST_FILE": "YES",
                    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
                    "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_UIRequiresFullScreen": "NO",
                    "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B",
                ],
            ]))
        target.infoPlist = plist
        let info = try InfoPlist(target: target).processed()
        #expect(info["CFBundleName"] as? String == "Tea")
        #expect(info["Nested"] as? [String] == ["me"])
        #expect(info["UIMainStoryboardFile"] as? String == "Main")
        #expect(info["UIRequiresFullScreen"] as? Bool == false)
        #expect(info["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
        #expect(info["UIApplicationSceneManifest"] != nil)
        #expect(info["CFBundleExecutable"] as? String == "Tea")
    }

    @Test("an Info.plist whose identifier is a number is refused with its place")
    func identifiersAreTexts() throws {
        let plist = try Scratch().file(
            "Info.plist", "<plist><dict><key>CFBundleIdentifier</key><integer>12</integer></dict></plist>")
        var target = Target(
            name: "T", kind: .application, moduleName: "T", productName: "Tea",
            settings: ResolvedSettings(layers: [ResolvedSettings.platformDefaults]))
        target.infoPlist = plist
        #expect(throws: Failure.self) { try InfoPlist(target: target).processed() }
        do { _ = try InfoPlist(target: target).processed() } catch let failure as Failure {
            #expect(failure.location == SourceLocation(file: plist))
            #expect(failure.message == "'CFBundleIdentifier' must be a text, not 12")
        }
    }

    @Test("BG14, BG15: an unknown background mode is told with its place; the known ones, and none, say nothing")
    func backgroundModes() {
        let place = Path.absolute("/Info.plist")
        let known =
            "audio location voip newsstand-content external-accessory bluetooth-central bluetooth-peripheral fetch "
            + "remote-notification processing"
        let modes = known.split(separator: " ").map(String.init)
        #expect(BackgroundModes.warnings(in: ["UIBackgroundModes": modes], of: place).isEmpty)
        #expect(BackgroundModes.warnings(in: [:], of: place).isEmpty)
        let warnings = BackgroundModes.warnings(in: ["UIBackgroundModes": ["audio", "radio"]], of: place)
        #expect(warnings.count == 1 && warnings.first?.location == SourceLocation(file: place))
        #expect(warnings.first?.message.hasPrefix("'radio' in 'UIBackgroundModes'") == true)
        #expect(BackgroundModes.warnings(in: ["UIBackgroundModes": "audio"], of: nil).count == 1)
    }

    @Test("xibs of Xcode 4, which archive the editor's objects, have the same objects as documents")
    func archivedInterfaces() throws {
        let scratch = try Scratch()
        let file = try scratch.file(
            "Old.xib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
              <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
                <object class="IBProxyObject" id="10"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
                <object class="IBUIView" id="20"><int key="NSvFlags">274</int>
                  <array key="NSSubviews"><object class="IBUIButton" id="30"><int key="NSvFlags">292</int>
                    <string key="NSFrame">{{10, 20}, {72, 37}}</string><int key="IBUIButtonType">1</int>
                    <string key="IBUINormalTitle">Go</string></object></array>
                  <string key="NSFrameSize">{320, 460}</string>
                  <object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">1</int>
                    <bytes key="NSRGB">MSAwIDAuNQA</bytes></object></object>
              </array>
              <object class="IBObjectContainer" key="IBDocument.Objects">
                <array key="connectionRecords"><object class="IBConnectionRecord">
                  <object class="IBCocoaTouchEventConnection" key="connection"><string key="label">go:</string>
                    <reference key="source" ref="30"/><reference key="destination" ref="10"/>
                    <int key="IBEventType">7</int></object><int key="connectionID">5</int></object></array>
                <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
                  <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="10"/></object>
                </array></object>
                <dictionary key="flattenedProperties"><string key="-1.CustomClassName">Owner</string></dictionary>
              </object>
            </data></archive>
            """)
        let document = try ArchivedInterface.converted(try ProjectXML.parse(file), file: file)
        let objects = try #require(document.first("objects")).children
        #expect(objects.map(\.name) == ["placeholder", "view"])
        #expect(objects[0]["customClass"] == "Owner")
        let view = objects[1]
        #expect(view.first("rect")?["width"] == "320.0")
        #expect(view.first("autoresizingMask")?["widthSizable"] == "YES")
        #expect(view.first("color")?["blue"] == "0.5")
        let button = try #require(view.first("subviews")?.first("button"))
        #expect(button["buttonType"] == "roundedRect")
        #expect(button.first("state")?["title"] == "Go")
        let action = try #require(button.first("connections")?.first("action"))
        #expect([action["selector"], action["destination"], action["eventType"]] == ["go:", "10", "touchUpInside"])
        #expect(try InterfaceCompiler.compile(file, module: "App").diagnostics.isEmpty)
    }
}
