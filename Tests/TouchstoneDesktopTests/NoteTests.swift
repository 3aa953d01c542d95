// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Testing
import TouchstoneDevice

@testable import TouchstoneDesktop

/// https://specifications.freedesktop.org/notification-spec/latest/ and
/// https://specifications.freedesktop.org/mpris-spec/latest/
@MainActor @Suite("Notifications and the player on the desktop", .serialized)
struct NoteTests {
    private static func note() -> DesktopNote {
        var note = DesktopNote("tea", from: "Kettle", title: "Tea", body: "Ready")
        note.buttons = [
            .init("pour", title: "Pour", takesText: false), .init("say", title: "Say", takesText: true),
            .init("shout", title: "Shout", takesText: true),
        ]
        return note
    }

    @Test("Actions are pairs of names and titles, where the desktop has them")
    func actions() {
        #expect(DesktopNotifications.actions(of: Self.note(), ["body"]).isEmpty)
        #expect(DesktopNotifications.actions(of: Self.note(), ["actions"]) == ["default", "", "pour", "Pour"])
        let all = DesktopNotifications.actions(of: Self.note(), ["actions", "inline-reply"])
        #expect(all == ["default", "", "pour", "Pour", "inline-reply", "Say"])
    }

    @Test("Text is no markup")
    func markup() {
        #expect(DesktopNotifications.markup("1 < 2 & <b>") == "1 &lt; 2 &amp; &lt;b&gt;")
    }

    @Test("The name of a player is made of what names may have")
    func name() {
        #expect(DesktopPlayer.element("org.touchstone.Song-Book") == "org_touchstone_Song-Book")
        #expect(DesktopPlayer.element("7tunes") == "_7tunes")
        #expect(DesktopPlayer.element("") == "_")
    }

    @Test("Times that are none can be told too")
    func times() {
        #expect(DesktopPlayer.microseconds(1.5) == .int64(1_500_000))
        #expect(DesktopPlayer.microseconds(.nan) == .int64(0))
        #expect(DesktopPlayer.microseconds(.infinity) == .int64(.max))
        #expect(DesktopPlayer.microseconds(-.infinity) == .int64(0))
    }

    @Test("A jump in the same sound is told; going on, and another sound, are not")
    func jump() {
        let date = Date(timeIntervalSince1970: 0)
        var first = NowPlaying(date: date)
        first.title = "Lullaby"
        first.duration = 100
        var second = first
        second.date = date.addingTimeInterval(10)
        second.elapsed = 10
        #expect(DesktopPlayer.jump(from: first, to: second, at: second.date) == nil)
        second.elapsed = 50
        #expect(DesktopPlayer.jump(from: first, to: second, at: second.date) == 50)
        second.title = "March"
        #expect(DesktopPlayer.jump(from: first, to: second, at: second.date) == nil)
        #expect(DesktopPlayer.jump(from: nil, to: second, at: second.date) == nil)
    }
}
