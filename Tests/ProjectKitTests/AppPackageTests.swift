// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// `.ipa` files. Archives of others are written by Python's `zipfile`, and ours read by it.
struct AppPackageTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func makeBundle() throws -> Path {
        let bundle = scratch.folder / "Probe.app"
        try bundle.makeDirectory()
        let info: [String: Any] = ["CFBundleIdentifier": "org.example.probe", "CFBundleExecutable": "Probe"]
        try (bundle / "Info.plist").write(
            PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0))
        try (bundle / "Probe").write("#!/bin/sh\n")
        chmod((bundle / "Probe").string, 0o755)
        try (bundle / "Base.lproj/long.txt").write(String(repeating: "long ", count: 10_000))
        try (bundle / "empty").write("")
        try FileManager.default.createSymbolicLink(atPath: (bundle / "link").string, withDestinationPath: "Base.lproj")
        return bundle
    }

    @Test("AP46: a package is installed on a device that its profile lists, and on no other")
    func profile() throws {
        let file = scratch.folder / "Probe.ipa"
        try AppPackage(file).write(makeBundle(), devices: ["11111111-AAAA", "2222"])
        let unpacked = try AppPackage(file).unpack(to: scratch.folder / "one", for: "11111111-aaaa")
        #expect(unpacked.name == "Probe.app" && access((unpacked / "Probe").string, X_OK) == 0)
        #expect(try (unpacked / "link/long.txt").readText().count == 50_000)
        #expect(try (unpacked / "empty").read().isEmpty)
        let refused = failure { _ = try AppPackage(file).unpack(to: scratch.folder / "two", for: "3333") }
        #expect(refused?.message.contains("does not list this device, 3333") == true)
    }

    @Test("AP46: without a profile, or with one that lists no devices, every device takes it")
    func open() throws {
        let file = scratch.folder / "Probe.ipa"
        try AppPackage(file).write(makeBundle(), devices: [])
        #expect(try AppPackage(file).unpack(to: scratch.folder / "one", for: "x").name == "Probe.app")
    }

    private func python(_ code: String) throws -> String {
        let result = try Subprocess(["python3", "-c", code]).capture()
        #expect(result.ending.isSuccess, "\(result.text)")
        return result.text.trimmed
    }

    @Test func othersReadWhatIsWritten() throws {
        let file = scratch.folder / "Probe.ipa"
        try AppPackage(file).write(makeBundle(), devices: ["x"])
        let names = try python(
            """
            import zipfile
            archive = zipfile.ZipFile("\(file)")
            assert archive.testzip() is None
            assert archive.getinfo("Payload/Probe.app/Probe").external_attr >> 16 & 0o111
            print(" ".join(sorted(archive.namelist())))
            """)
        #expect(
            names == "Payload/Probe.app/Base.lproj/long.txt Payload/Probe.app/Info.plist Payload/Probe.app/Probe "
                + "Payload/Probe.app/embedded.mobileprovision Payload/Probe.app/empty Payload/Probe.app/link")
    }

    /// As Apple signs them: the list lies between bytes that are none of it.
    @Test func aSignedProfileIsRead() throws {
        let file = scratch.folder / "Signed.ipa"
        _ = try python(
            """
            import plistlib, zipfile
            archive = zipfile.ZipFile("\(file)", "w", zipfile.ZIP_DEFLATED)
            archive.writestr("Payload/A.app/Info.plist", b"")
            profile = b"\\x30\\x82\\x01signature" + plistlib.dumps({"ProvisionedDevices": ["AB"]}) + b"more\\x00"
            archive.writestr("Payload/A.app/embedded.mobileprovision", profile)
            archive.close()
            """)
        #expect(try AppPackage(file).unpack(to: scratch.folder / "one", for: "ab").name == "A.app")
        #expect(failure { _ = try AppPackage(file).unpack(to: scratch.folder / "two", for: "cd") } != nil)
    }

    @Test(arguments: ["../out", "a/../../out", "/out"])
    func nothingIsWrittenOutside(_ name: String) throws {
        let file = scratch.folder / "Hostile.ipa"
        _ = try python("import zipfile; zipfile.ZipFile('\(file)', 'w').writestr('\(name)', 'x')")
        #expect(
            failure { try ZipArchive.extract(file, to: scratch.folder / "one") }?.message.contains("leaves the folder")
                == true)
        #expect(!(scratch.folder / "out").exists)
    }

    @Test func linksLeadNowhereElse() throws {
        let file = scratch.folder / "Links.ipa"
        for target in ["/etc", "../../etc"] {
            _ = try python(
                """
                import zipfile
                archive = zipfile.ZipFile("\(file)", "w")
                entry = zipfile.ZipInfo("link")
                entry.create_system = 3
                entry.external_attr = 0o120777 << 16
                archive.writestr(entry, "\(target)")
                archive.close()
                """)
            let refused = failure { try ZipArchive.extract(file, to: scratch.folder / "one") }
            #expect(refused?.message.contains("leads out") == true)
        }
    }

    @Test func damageIsRefused() throws {
        let file = scratch.folder / "Probe.ipa"
        try AppPackage(file).write(makeBundle(), devices: ["x"])
        let whole = try file.read()
        var generator = SystemRandomNumberGenerator()
        for round in 0..<200 {
            var damaged = whole
            if round % 4 == 0 { damaged.removeLast(Int.random(in: 1..<whole.count, using: &generator)) }
            for _ in 0..<3 where !damaged.isEmpty {
                damaged[Int.random(in: 0..<damaged.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            try file.write(damaged)
            // Either is right: what was hit may be a date.
            _ = failure { try ZipArchive.extract(file, to: scratch.folder / "round") }
            try (scratch.folder / "round").remove()
        }
    }
}
