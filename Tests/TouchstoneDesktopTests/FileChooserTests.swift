// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TouchstoneDesktop

/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
@MainActor @Suite("The desktop's window for files")
struct FileChooserTests {
    private func types(_ wish: DesktopFileChooser.Wish) -> [String: String] {
        DesktopFileChooser.call(wish).options.mapValues(\.type)
    }

    @Test("Options have the names and types of the portal's reference")
    func options() {
        let patterns: [DesktopFileChooser.Pattern] = [.name("*.txt"), .mimeType("image/*")]
        let open = DesktopFileChooser.Wish.open(several: true, folders: false, patterns: patterns)
        #expect(DesktopFileChooser.call(open).member == "OpenFile")
        #expect(types(open) == ["multiple": "b", "directory": "b", "filters": "a(sa(us))"])
        #expect(types(.open(several: false, folders: true, patterns: [])) == ["multiple": "b", "directory": "b"])
        #expect(DesktopFileChooser.call(.save(name: "a")).member == "SaveFile")
        #expect(types(.save(name: "a")) == ["current_name": "s"])
        #expect(DesktopFileChooser.call(.saveAll(names: ["a"])).member == "SaveFiles")
        #expect(types(.saveAll(names: ["a", "b"])) == ["files": "aay"])
    }

    @Test("Names of files are bytes that end with a zero; a filter names glob patterns by 0 and MIME types by 1")
    func values() {
        let names = DesktopFileChooser.call(.saveAll(names: ["ä"])).options["files"]?.elements
        #expect(names?.first?.elements == [.byte(0xC3), .byte(0xA4), .byte(0)])
        let open = DesktopFileChooser.Wish.open(
            several: false, folders: false, patterns: [.name("*.txt"), .mimeType("image/*")])
        let filter = DesktopFileChooser.call(open).options["filters"]?.elements?.first?.elements
        #expect(filter?.first?.text == "*.txt image/*")
        #expect(
            filter?.last?.elements == [
                .structure([.uint32(0), .string("*.txt")]), .structure([.uint32(1), .string("image/*")]),
            ])
    }
}
