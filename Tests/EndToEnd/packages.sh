#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Drives ./touchstone test with packages whose build runs programs, and with libraries that tests stand on: plugins, macros,
# C with sanitizers, snapshots. The last line counts: "N passed, N failed".
#   packages.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash

plugins() { # A build tool plugin writes a source of a target that imports UIKit; an edit of its input writes it again.
    library Worded 'import UIKit
@MainActor public func label() -> UILabel {
    let label = UILabel()
    label.text = words.joined(separator: " ")
    return label
}' 'import XCTest
import Worded
class Tests: XCTestCase { @MainActor func testWords() { XCTAssertEqual(label().text, "one two") } }'
    local package=$scratch/Worded
    mkdir -p "$package/Sources/Writer" "$package/Plugins/WordsPlugin"
    cat >"$package/Package.swift" <<'END'
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Worded", targets: [
    .executableTarget(name: "Writer"),
    .plugin(name: "WordsPlugin", capability: .buildTool(), dependencies: ["Writer"]),
    .target(name: "Worded", exclude: ["words.txt"], plugins: ["WordsPlugin"]),
    .testTarget(name: "WordedTests", dependencies: ["Worded"]),
])
END
    cat >"$package/Plugins/WordsPlugin/Plugin.swift" <<'END'
import PackagePlugin
@main struct WordsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        let input = target.directory.appending("words.txt")
        let output = context.pluginWorkDirectory.appending("Words.swift")
        return [.buildCommand(
            displayName: "Words", executable: try context.tool(named: "Writer").path,
            arguments: [input.string, output.string], inputFiles: [input], outputFiles: [output])]
    }
}
END
    cat >"$package/Sources/Writer/main.swift" <<'END'
import Foundation
let words = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n")
let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
try "let words = [\(list)]\n".write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
END
    printf 'one\ntwo\n' >"$package/Sources/Worded/words.txt"
    exits 0 ./touchstone test "$package" && counts "1 passed, 0 failed" && exits 0 ./touchstone test "$package" &&
        ! grep -q 'running plugins' "$scratch/err" || return 1
    printf 'three\n' >>"$package/Sources/Worded/words.txt"
    exits 1 ./touchstone test "$package" && grep -q 'one two three' "$scratch/out" && [ ! -e "$package/.build" ]
}
apple_declarations() { # What a header of C has for Apple's systems alone is there for Swift, unless it does not compile.
    library Powers 'import Shims
import Other
public func power() -> Double { apple_power(2) }
public let plain = other_kind()' 'import XCTest
import Powers
class Tests: XCTestCase { func testPower() { XCTAssertEqual(power(), 100); XCTAssertEqual(plain, 1) } }'
    local package=$scratch/Powers
    mkdir -p "$package/Sources/Shims/include" "$package/Sources/Other/include"
    cat >"$package/Package.swift" <<'END'
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Powers", targets: [
    .target(name: "Shims"), .target(name: "Other"), .target(name: "Powers", dependencies: ["Shims", "Other"]),
    .testTarget(name: "PowersTests", dependencies: ["Powers"]),
])
END
    printf '#if __APPLE__\nstatic inline double apple_power(double x) { extern double __exp10(double); return __exp10(x); }\n#endif\n' >"$package/Sources/Shims/include/Shims.h"
    printf 'module Shims { header "Shims.h" }\n' >"$package/Sources/Shims/include/module.modulemap"
    printf '#include "Shims.h"\n' >"$package/Sources/Shims/shims.c"
    printf '#if __APPLE__\n#include <mach/mach.h>\n#endif\nint other_kind(void);\n' >"$package/Sources/Other/include/Other.h"
    printf '#include "Other.h"\n#if __APPLE__\nint other_kind(void) { return 2; }\n#else\nint other_kind(void) { return 1; }\n#endif\n' >"$package/Sources/Other/other.c"
    exits 0 ./touchstone test "$package" && counts "1 passed, 0 failed" && exits 0 ./touchstone test "$package" && counts "1 passed, 0 failed"
}
caught_traps() { # What a library catches by a Mac's kernel is caught by a signal: the test goes on, on its own thread.
    library Traps 'public let unused = mach_task_self_ + Nonsense' 'import XCTest
import Traps
class Tests: XCTestCase {
    @MainActor func testTraps() {
        var reached: [Int] = []
        let caught = catchBadInstruction {
            reached.append(Thread.isMainThread ? 1 : 0)
            precondition(reached.isEmpty, "not so")
            reached.append(2)
        }
        XCTAssertNotNil(caught)
        XCTAssertEqual(reached, [1])
        XCTAssertNil(catchBadInstruction { reached.append(3) })
        XCTAssertEqual(reached, [1, 3])
    }
    func testOther() {}
}'
    mv "$scratch/Traps/Sources/Traps/Traps.swift" "$scratch/Traps/Sources/Traps/CwlCatchBadInstruction.swift"
    exits 0 ./touchstone test "$scratch/Traps" && counts "2 passed, 0 failed"
}
plugins_of_xcode() { # The same for a target of an Xcode project, which names the plugin among what it depends on.
    cp -r Examples/Catalog "$scratch/Planned"
    local project=$scratch/Planned/Catalog.xcodeproj/project.pbxproj package=$scratch/Planned/Wording
    sed -zi 's|dependencies = (\n\t*);|dependencies = (AA01);|; s|isa = PBXProject;|& packageReferences = (AA03);|' "$project"
    sed -i 's|^\tobjects = {|&\nAA01 = { isa = PBXTargetDependency; productRef = AA02; };\nAA02 = { isa = XCSwiftPackageProductDependency; productName = "plugin:Words Plugin"; };\nAA03 = { isa = XCLocalSwiftPackageReference; relativePath = Wording; };|' "$project"
    mkdir -p "$package/Sources/Writer" "$package/Plugins/WordsPlugin"
    cat >"$package/Package.swift" <<'END'
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Wording", products: [.plugin(name: "Words Plugin", targets: ["WordsPlugin"])], targets: [
    .executableTarget(name: "Writer"),
    .plugin(name: "WordsPlugin", capability: .buildTool(), dependencies: ["Writer"]),
])
END
    cat >"$package/Plugins/WordsPlugin/Plugin.swift" <<'END'
import PackagePlugin
#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin
#endif
@main struct WordsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        let sources = (target as? SourceModuleTarget)?.sourceFiles.map(\.path.lastComponent) ?? []
        let output = context.pluginWorkDirectory.appending("Words.swift")
        return [.buildCommand(
            displayName: "Words", executable: try context.tool(named: "Writer").path,
            arguments: [output.string] + sources.sorted(), outputFiles: [output])]
    }
}
END
    cat >"$package/Sources/Writer/main.swift" <<'END'
import Foundation
let names = CommandLine.arguments.dropFirst(2).map { "\"\($0)\"" }.joined(separator: ", ")
try "let sourceNames = [\(names)]\n".write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
END
    sed -i 's/answer.text = "No answer yet"/answer.text = sourceNames.joined()/' "$scratch/Planned/Catalog/Screens/AlertsScreen.swift"
    cat >"$scratch/Planned/CatalogUITests/CatalogUITests.swift" <<'END'
import XCTest
final class Tests: XCTestCase {
    func testWords() {
        let app = XCUIApplication()
        app.launch()
        app.otherElements["Alerts"].tap()
        XCTAssertTrue(app.staticTexts["answer"].label.contains("AlertsScreen.swift"))
    }
}
END
    exits 0 ./touchstone test "$scratch/Planned" && counts "1 passed, 0 failed" && [ ! -e "$scratch/Planned/.build" ] || return 1
    rm -r "$package"
    exits 3 ./touchstone test "$scratch/Planned" && grep -q "plugin 'Words Plugin' of 'Catalog' is not run" "$scratch/err"
}
macros() { # A program that the compiler asks, in the words of its protocol; macros made with SwiftSyntax speak the same.
    library Counted 'import UIKit
@freestanding(expression) public macro answer() -> Int = #externalMacro(module: "CountedMacros", type: "Answer")
public func count() -> Int { #answer }' 'import XCTest
import Counted
class Tests: XCTestCase {
    func testInside() { XCTAssertEqual(count(), 42) }
    func testHere() { XCTAssertEqual(#answer, 42) }
}'
    local package=$scratch/Counted
    cat >"$package/Package.swift" <<'END'
// swift-tools-version: 5.9
import CompilerPluginSupport
import PackageDescription
let package = Package(name: "Counted", targets: [
    .macro(name: "CountedMacros"),
    .target(name: "Counted", dependencies: ["CountedMacros"]),
    .testTarget(name: "CountedTests", dependencies: ["Counted"]),
])
END
    mkdir -p "$package/Sources/CountedMacros"
    cat >"$package/Sources/CountedMacros/main.swift" <<'END'
import Foundation
// Messages are JSON behind their length in eight bytes.
let (input, output) = (FileHandle.standardInput, FileHandle.standardOutput)
while let head = try input.read(upToCount: 8), head.count == 8 {
    let length = head.enumerated().reduce(0) { $0 + Int($1.element) << (8 * $1.offset) }
    guard let body = try input.read(upToCount: length) else { break }
    let isQuestion = String(decoding: body, as: UTF8.self).contains("getCapability")
    let answer = Data((isQuestion
        ? #"{"getCapabilityResult": {"capability": {"protocolVersion": 7}}}"#
        : #"{"expandMacroResult": {"expandedSource": "42", "diagnostics": []}}"#).utf8)
    output.write(Data((0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) }) + answer)
}
END
    exits 0 ./touchstone test "$package" && counts "2 passed, 0 failed" || return 1
    sed -i 's/"42"/"43"/' "$package/Sources/CountedMacros/main.swift"
    exits 1 ./touchstone test "$package" && counts "0 passed, 2 failed" && [ ! -e "$package/.build" ]
}
pictures_of_views() { # iOSSnapshotTestCase's classes, whose library is in Objective-C, under a Swift face of its package.
    library Pictured 'import UIKit
public let color = UIColor.red' 'import UIKit
import XCTest
import Face
import Pictured
final class Tests: FBSnapshotTestCase {
    override func setUp() {
        super.setUp()
        recordMode = ProcessInfo.processInfo.environment["RECORDS"] != nil
        fileNameOptions = [.screenScale]
    }
    @MainActor func testView() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = color
        try verify(view)
    }
}'
    local package=$scratch/Pictured
    cat >"$package/Package.swift" <<'END'
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Pictured", targets: [
    .target(name: "Core", publicHeadersPath: "Public"), .target(name: "Face", dependencies: ["Core"]),
    .target(name: "Pictured"), .testTarget(name: "PicturedTests", dependencies: ["Pictured", "Face"]),
])
END
    mkdir -p "$package/Sources/Core/Public" "$package/Sources/Face"
    echo '@implementation FBSnapshotTestCase @end' >"$package/Sources/Core/FBSnapshotTestCase.m"
    cat >"$package/Sources/Face/Face.swift" <<'END'
@_exported import Core
import UIKit
extension FBSnapshotTestCase {
    public func verify(_ view: UIView) throws {
        let folder = getReferenceImageDirectory(withDefault: nil) + "_64"
        try compareSnapshot(
            of: view, referenceImagesDirectory: folder, imageDiffDirectory: getImageDiffDirectory(withDefault: nil),
            identifier: "red", perPixelTolerance: 0, overallTolerance: 0)
    }
}
END
    local references=$scratch/references differences=$scratch/differences
    test_pictures() { exits "$1" env FB_REFERENCE_IMAGE_DIR="$references" IMAGE_DIFF_DIR="$differences" "${@:2}" ./touchstone test "$package"; }
    test_pictures 1 && grep -q 'You need to run the test in record mode' "$scratch/out" && test_pictures 0 RECORDS=yes &&
        is_png "${references}_64/PicturedTests.Tests/testView_red@3x.png" && test_pictures 0 || return 1
    sed -i 's/UIColor.red/UIColor.blue/' "$package/Sources/Pictured/Pictured.swift"
    test_pictures 1 && grep -q 'image pixels differed' "$scratch/out" && is_png "$differences/PicturedTests.Tests/diff_testView_red@3x.png"
}
undefined_behaviour() { # Of C, with its place; Swift has none.
    library Shifted 'import CShift
public func shifted(by count: Int32) -> Int32 { shift(count) }' 'import XCTest
import Shifted
class Tests: XCTestCase {
    func testDefined() { XCTAssertEqual(shifted(by: 3), 8) }
    func testUndefined() { XCTAssertNotEqual(shifted(by: 40), 7) }
}'
    mkdir -p "$scratch/Shifted/Sources/CShift/include"
    sed -i 's/targets: \[.target(name: "Shifted")/targets: [.target(name: "CShift"), .target(name: "Shifted", dependencies: ["CShift"])/' "$scratch/Shifted/Package.swift"
    echo 'int shift(int count);' >"$scratch/Shifted/Sources/CShift/include/CShift.h"
    printf '#include "CShift.h"\nint shift(int count) { return 1 << count; }\n' >"$scratch/Shifted/Sources/CShift/shift.c"
    exits 1 ./touchstone test "$scratch/Shifted" --sanitize undefined && grep -q 'shift.c:2:.*shift exponent 40 is too large' "$scratch/out" &&
        counts "1 passed, 1 failed"
}
registries() { # A package that a registry of SwiftPM's own configuration has.
    library Stocked 'import Shelf
public let count = books' 'import XCTest
import Stocked
class Tests: XCTestCase { func testCount() { XCTAssertEqual(count, 3) } }'
    local package=$scratch/Stocked server result
    sed -i 's/name: "Stocked", targets: \[.target(name: "Stocked")/name: "Stocked", dependencies: [.package(id: "ada.Shelf", from: "1.0.0")], targets: [.target(name: "Stocked", dependencies: [.product(name: "Shelf", package: "ada.Shelf")])/' "$package/Package.swift"
    mkdir -p "$scratch/Shelf/Sources/Shelf" "$scratch/tools"
    echo 'public let books = 3' >"$scratch/Shelf/Sources/Shelf/Shelf.swift"
    printf '// swift-tools-version: 5.7\nimport PackageDescription\nlet package = Package(name: "Shelf", products: [.library(name: "Shelf", targets: ["Shelf"])], targets: [.target(name: "Shelf")])\n' >"$scratch/Shelf/Package.swift"
    # SwiftPM opens archives with a program that not every machine has.
    printf '#!/usr/bin/env python3\nimport sys, zipfile\narchive = zipfile.ZipFile([a for a in sys.argv[1:] if a.endswith(".zip")][0])\nif "-d" in sys.argv: archive.extractall(sys.argv[sys.argv.index("-d") + 1])\n' >"$scratch/tools/unzip"
    chmod +x "$scratch/tools/unzip"
    python3 Tests/EndToEnd/registry.py "$scratch/Shelf" >"$scratch/port" &
    server=$!
    until [ -s "$scratch/port" ]; do sleep 0.1; done
    mkdir -p "$package/.swiftpm/configuration"
    printf '{"authentication": {}, "registries": {"[default]": {"supportsAvailability": false, "url": "http://127.0.0.1:%s"}}, "version": 1}' \
        "$(cat "$scratch/port")" >"$package/.swiftpm/configuration/registries.json"
    PATH=$PATH:$scratch/tools exits 0 ./touchstone test "$package" && counts "1 passed, 0 failed" && grep -q 'fetching packages: ada.shelf' "$scratch/err"
    result=$?
    kill "$server"
    return $result
}
mirrors() { # A project's package has a mirror in the project's configuration of SwiftPM; the project runs its own package's tests.
    local project=$scratch/Mirrored package=$scratch/Mirrored/Inner place
    cp -r Examples/Catalog "$project"
    sed -i 's|^\tobjects = {|&\nAA03 = { isa = XCLocalSwiftPackageReference; relativePath = Inner; };|' "$project/Catalog.xcodeproj/project.pbxproj"
    mkdir -p "$scratch/Outer/Sources/Outer" "$package/Sources/Inner" "$package/Tests/InnerTests"
    echo 'public let words = "from the mirror"' >"$scratch/Outer/Sources/Outer/Outer.swift"
    printf '// swift-tools-version: 5.7\nimport PackageDescription\nlet package = Package(name: "Outer", products: [.library(name: "Outer", targets: ["Outer"])], targets: [.target(name: "Outer")])\n' >"$scratch/Outer/Package.swift"
    (cd "$scratch/Outer" && git init -q && git add . && git -c user.name=t -c user.email=t@e.invalid commit -qm 1 && git tag 1.0.0) || return 1
    cat >"$package/Package.swift" <<'END'
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
    name: "Inner", dependencies: [.package(url: "https://nowhere.invalid/ada/Outer.git", from: "1.0.0")],
    targets: [
        .target(name: "Inner", dependencies: ["Outer"]), .testTarget(name: "InnerTests", dependencies: ["Inner"]),
    ])
END
    printf 'import Outer\npublic let inner = words\n' >"$package/Sources/Inner/Inner.swift"
    printf 'import Inner\nimport XCTest\nclass Tests: XCTestCase { func testWords() { XCTAssertEqual(inner, "from the mirror") } }\n' >"$package/Tests/InnerTests/Tests.swift"
    place=$project/Catalog.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/configuration
    mkdir -p "$place"
    printf '{"object": [{"original": "https://nowhere.invalid/ada/Outer.git", "mirror": "file://%s"}], "version": 1}' "$scratch/Outer" >"$place/mirrors.json"
    exits 0 ./touchstone test "$project/Catalog.xcodeproj" --scheme Inner && counts "1 passed, 0 failed" && [ ! -e "$package/.build" ]
}
objective_c() { # A library that needs Objective-C is left out; who asks whether it can be imported does without.
    library Asking '#if canImport(Catching)
import Catching
#endif
#if canImport(Catching)
public let catches = true
#else
public let catches = false
#endif' 'import XCTest
import Asking
class Tests: XCTestCase { func testAnswer() { XCTAssertFalse(catches) } }'
    local package=$scratch/Asking
    sed -i 's/targets: \[.target(name: "Asking")/targets: [.target(name: "Raising"), .target(name: "Catching", dependencies: ["Raising"]), .target(name: "Asking", dependencies: ["Catching"])/' "$package/Package.swift"
    mkdir -p "$package/Sources/Catching" "$package/Sources/Raising/include"
    echo '@implementation Raiser @end' >"$package/Sources/Raising/Raiser.m"
    echo 'import Raising' >"$package/Sources/Catching/Catching.swift"
    exits 0 ./touchstone test "$package" && counts "1 passed, 0 failed" && grep -q "library 'Catching' is left out: it needs 'Raising'" "$scratch/err"
}
unused_objective_c() { # Who imports Objective-C without a use of it is built, also where Linux's manifest is without it.
    library Importing '#if canImport(Darwin)
import Raising
#endif
public let answer = 42' '@testable import Importing
#if SWIFT_PACKAGE && canImport(Darwin)
@testable import Raising
#endif
import XCTest
class Tests: XCTestCase { func testAnswer() { XCTAssertEqual(answer, 42) } }'
    local package=$scratch/Importing
    mkdir -p "$package/Sources/Raising/include"
    echo '@implementation Raiser @end' >"$package/Sources/Raising/Raiser.m"
    printf '#if os(macOS)\npackage.targets.append(.target(name: "Raising"))\n#endif\n' >>"$package/Package.swift"
    exits 0 ./touchstone test "$package" && counts "1 passed, 0 failed" &&
        grep -q "'Importing' is built without 'Raising' that it imports, which is in Objective-C" "$scratch/err" && grep -q "target 'Raising' is not built" "$scratch/err"
}
foundation() { # What public libraries of Foundation alone ask for.
    library Asked 'import Foundation
#if canImport(OSLog)
import OSLog
#endif
public func tell(_ text: String) { fputs("\(text)\n", stderr) }
public var queue: String { String(cString: __dispatch_queue_get_label(nil)) }
public var isDebugged: Bool {
    var (name, info, size) = ([CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()], kinfo_proc(), MemoryLayout<kinfo_proc>.size)
    return sysctl(&name, 4, &info, &size, nil, 0) == 0 && info.kp_proc.p_flag & P_TRACED != 0
}
let logger = Logger(subsystem: "s", category: "c")
public func log() { logger.info("told"); os_log(.fault, dso: #dsohandle, log: OSLog(subsystem: "s", category: "c"), "%@", "told") }
/// Runs the loop until the main queue has stopped it.
public func turnsOfLoop() -> Int {
    var context = CFRunLoopSourceContext()
    nonisolated(unsafe) var turns = 0
    nonisolated(unsafe) let loop = CFRunLoopGetCurrent()
    let source = CFRunLoopSourceCreate(nil, 0, &context)
    CFRunLoopAddSource(loop, source, .defaultMode)
    defer { CFRunLoopRemoveSource(loop, source, .defaultMode) }
    DispatchQueue.main.async { turns += 1; CFRunLoopStop(loop) }
    CFRunLoopRun()
    return turns
}' 'import XCTest
import Asked
class Tests: XCTestCase {
    func testNames() {
        XCTAssertEqual(NSIntegerMax, Int.max)
        XCTAssertEqual(DispatchQueue(label: "own").sync { queue }, "own")
        XCTAssertFalse(isDebugged)
        tell("told")
        log()
    }
    func testLoop() { XCTAssertEqual(turnsOfLoop(), 1) }
    func testObjectsOfNothing() {
        XCTAssertNil(Bundle().infoDictionary?["CFBundleShortVersionString"])
        XCTAssertNil(URLResponse().mimeType)
        let response: HTTPURLResponse = .init()
        XCTAssertEqual(response.statusCode, 200)
        XCTAssertNotNil(URLSession().configuration)
    }
    func testHostOfTests() {
        XCTAssertEqual(ProcessInfo.processInfo.processName, "xctest")
        XCTAssertEqual(Bundle.main.bundleIdentifier, "com.apple.dt.xctest.tool")
    }
    func testDay() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
        var (start, length): (NSDate?, TimeInterval) = (nil, 0)
        let date = Date(timeIntervalSince1970: 100_000)
        XCTAssertTrue((calendar as NSCalendar).range(of: .day, start: &start, interval: &length, for: date))
        XCTAssertEqual(start?.timeIntervalSince1970, 86_400)
        XCTAssertEqual(length, 86_400)
    }
    func testRawSignature() throws {
        let attributes: [String: Any] = [kSecAttrKeyType as String: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits as String: 1024]
        let key = try XCTUnwrap(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
        let (open, text) = (try XCTUnwrap(SecKeyCopyPublicKey(key)), Data("text".utf8) as CFData)
        for algorithm in [SecKeyAlgorithm.rsaSignatureRaw, .rsaSignatureDigestPKCS1v15Raw] {
            let signature = try XCTUnwrap(SecKeyCreateSignature(key, algorithm, text, nil))
            XCTAssertTrue(SecKeyVerifySignature(open, algorithm, text, signature, nil))
            // Encrypting with the public key undoes a signature: RFC 8017, 5.2.2 and 8.2.1.
            let block = try XCTUnwrap(SecKeyCreateEncryptedData(open, .rsaEncryptionRaw, signature, nil)) as Data
            let filling: UInt8 = algorithm == .rsaSignatureRaw ? 0 : 0xFF
            XCTAssertEqual(Data(block.suffix(6)), Data([filling, 0]) + Data("text".utf8))
        }
    }
}'
    sed -i 's/tools-version: 5.9/tools-version: 6.0/' "$scratch/Asked/Package.swift"
    exits 0 ./touchstone test "$scratch/Asked" && counts "6 passed, 0 failed" && grep -q '^told' "$scratch/err" "$scratch/out"
}
measured() { # A class may measure in its own way.
    library Measured 'public let answer = 42' 'import XCTest
class Tests: XCTestCase {
    var runs = 0
    override func measure(_ block: () -> Void) { block(); super.measure(metrics: [XCTClockMetric()], block: block) }
    func testTime() { measure { runs += 1 }; XCTAssertGreaterThan(runs, 1) }
}'
    exits 0 ./touchstone test "$scratch/Measured" && counts "1 passed, 0 failed"
}

across_modules() { # A class overrides what another module declares in extensions of UIKit's classes.
    library Decorated 'import Decorating
import UIKit
public class Badge: UILabel {
    public override func decorate(_ times: Int) -> String { super.decorate(times) + " badge" }
    public override var decoration: String { "badge of \(super.decoration)" }
    public override class func kind() -> String { "badge " + super.kind() }
}' 'import Decorating
import UIKit
import XCTest
@testable import Decorated
class Tests: XCTestCase {
    @MainActor func testOverrides() {
        let view: UIView = Badge()
        XCTAssertEqual(view.decorate(2), "view 2 badge")
        XCTAssertEqual(view.decoration, "badge of view")
        XCTAssertEqual(type(of: view).kind(), "badge view")
    }
}'
    local package=$scratch/Decorated
    sed -i 's/targets: \[.target(name: "Decorated")/targets: [.target(name: "Decorating"), .target(name: "Decorated", dependencies: ["Decorating"])/' "$package/Package.swift"
    mkdir -p "$package/Sources/Decorating"
    cat >"$package/Sources/Decorating/Decorating.swift" <<'END'
import UIKit
extension UIView {
    @objc open func decorate(_ times: Int) -> String { "view \(times)" }
    @objc open var decoration: String { "view" }
    @objc open class func kind() -> String { "view" }
}
END
    exits 0 ./touchstone test "$package" && counts "1 passed, 0 failed"
}

testable() { # Tests of what a library has apart: without SwiftUI, behind @objc, under the labels of MapKit's own initializer.
    library Apart 'import MapKit
import UIKit
extension UIViewController { @objc var apart: Int { 1 } }
extension MKMapRect {
    init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width + 1, height: height))
    }
}
@MainActor func room(_ controller: UIViewController) -> Int { controller.apart }
func plain() -> Int { 42 }' 'import MapKit
import XCTest
@testable import Apart
class Wide: UIViewController { override var apart: Int { super.apart + 1 } }
class ApartTests: XCTestCase {
    func testFace() { XCTAssertEqual(Face(text: "a").text, "a") }
    func testShade() { XCTAssertEqual(Shade().depth, 1) }
    func testPlain() { XCTAssertEqual(plain(), 42) }
    func testRect() { XCTAssertEqual(MKMapRect(x: 1, y: 2, width: 3, height: 4).size.width, 4) }
    @MainActor func testRoom() { XCTAssertEqual(room(Wide()), 2) }
}'
    local sources=$scratch/Apart/Sources/Apart
    printf 'import SwiftUI\nstruct Face: View { let text: String; var body: some View { Text(text) } }\n' >"$sources/Face.swift"
    printf '#if canImport(SwiftUI)\nimport SwiftUI\nstruct Shade { let depth = 1 }\n#endif\n' >"$sources/Shade.swift"
    exits 0 ./touchstone test "$scratch/Apart" && counts "3 passed, 0 failed" &&
        grep -q "Tests.swift.*'ApartTests' is built without ApartTests.testFace, ApartTests.testShade of this file" "$scratch/err"
}
tests_beside() { # A folder means its package's tests where its project has none, and says so.
    library Beside 'public let half = 21' 'import XCTest
import Beside
class Tests: XCTestCase { func testHalf() { XCTAssertEqual(half * 2, 42) } }'
    cp -r Examples/Catalog/Catalog.xcodeproj "$scratch/Beside/Beside.xcodeproj"
    sed -i '/com.apple.product-type.bundle/d' "$scratch/Beside/Beside.xcodeproj/project.pbxproj"
    exits 0 ./touchstone test "$scratch/Beside" && counts "1 passed, 0 failed" &&
        grep -q 'has no test target; the tests of Package.swift are run' "$scratch/err"
}

check "declarations of C for Apple alone" apple_declarations
check "traps that a library catches" caught_traps
check "undefined behaviour of C" undefined_behaviour
check "tests of what a library has apart" testable
check "tests of a package beside a project" tests_beside
check "overrides of another module's extension members" across_modules
check "plugins of packages" plugins
check "plugins of Xcode targets" plugins_of_xcode
check "macros of packages" macros
check "snapshot tests of an Objective-C library" pictures_of_views
check "packages of a registry" registries
check "mirrors, and tests of a project's own package" mirrors
check "libraries that need Objective-C" objective_c
check "imports of Objective-C that nothing uses do not matter" unused_objective_c
check "libraries use Foundation as iOS has it" foundation
check "measuring in one's own way" measured

finish
