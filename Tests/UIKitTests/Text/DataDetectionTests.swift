// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Truth: Apple's documentation of `UIDataDetectorTypes`; book, chapter 22: text with addresses, URLs, phone numbers, dates.
struct DataDetectionTests {
    private func found(_ text: String, _ types: UIDataDetectorTypes) -> [String] {
        DataDetection.links(in: text, types).map { (text as NSString).substring(with: $0.0) }
    }

    @Test func allFourKindsOfTheBook() {
        let text =
            "Meet at 1 Infinite Loop, Cupertino, CA 95014 on March 3, 2013 at 5:30 pm, see www.apple.com or call 408-996-1010."
        #expect(found(text, .link) == ["www.apple.com"])
        #expect(found(text, .phoneNumber).contains("408-996-1010"))
        #expect(found(text, .address) == ["1 Infinite Loop, Cupertino, CA 95014"])
        #expect(found(text, .calendarEvent) == ["March 3, 2013 at 5:30 pm"])
        #expect(
            found(text, [.link, .phoneNumber, .address, .calendarEvent]) == [
                "1 Infinite Loop, Cupertino, CA 95014", "March 3, 2013 at 5:30 pm", "www.apple.com", "408-996-1010",
            ])
    }

    @Test(arguments: [
        "2013-03-04", "3/4/2013", "tomorrow", "next Monday at 10:00", "24 December 2024", "Jan. 5",
    ])
    func dates(_ date: String) { #expect(found("Come \(date), please", .calendarEvent) == [date]) }

    @Test func plainWordsAreNoDates() {
        #expect(found("We may march on 5 apples", .calendarEvent).isEmpty)
        #expect(found("12 of them went", .address).isEmpty)
    }
}
