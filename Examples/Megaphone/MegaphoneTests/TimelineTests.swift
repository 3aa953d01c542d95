// SPDX-License-Identifier: MIT
import Social
import XCTest

@testable import Megaphone

/// Answers as the services' documentation of 2013 shows them.
final class TimelineTests: XCTestCase {
    /// SO35, SO36
    func testTweetsKeepTheirNumbersAndTheirOriginals() throws {
        let text = """
            [{"id": 306959580582248448, "created_at": "Thu Feb 28 02:50:41 +0000 2013", "text": "RT", "geo": null,
              "retweeted_status": {"text": "Original", "user": {"name": "Ada"}}, "user": {"name": "Grace"}}, {"id": null}]
            """
        let posts = try Post.list(Data(text.utf8), of: .twitter)
        XCTAssertEqual(posts.map(\.author), ["Ada", "Somebody"])
        XCTAssertEqual(posts[0].text, "Original")
        XCTAssertEqual(posts[0].number, 306_959_580_582_248_448)
        XCTAssertEqual(posts[0].date, Date(timeIntervalSince1970: 1_362_019_841))
        XCTAssertNil(posts[1].number)
    }

    /// SO36
    func testStoriesOfThreeKindsAndTheirTags() throws {
        let text = """
            {"data": [{"story": "Ada and Grace are friends.", "from": {"name": "Ada"}, "status_type": "approved_friend",
              "created_time": "2013-02-28T02:50:41+0000", "story_tags": {"0": [{"offset": 0, "length": 3}],
              "8": [{"offset": 8, "length": 5}], "90": [{"offset": 90, "length": 5}]}},
             {"story": "Grace likes a link."}, {"message": "A comment", "story": null}, {}]}
            """
        let posts = try Post.list(Data(text.utf8), of: .facebook)
        XCTAssertEqual(posts.map(\.text), ["Ada and Grace are friends.", "Grace likes a link.", "A comment", ""])
        XCTAssertEqual(posts[0].tags, [NSRange(location: 0, length: 3), NSRange(location: 8, length: 5)])
        XCTAssertEqual(posts[0].date, Date(timeIntervalSince1970: 1_362_019_841))
    }

    /// SO33, SO34
    func testOnlyTwoHundredIsSuccess() throws {
        let url = try XCTUnwrap(URL(string: "https://example.org/"))
        let response = { HTTPURLResponse(url: url, statusCode: $0, httpVersion: nil, headerFields: nil) }
        XCTAssertEqual(try Speaker.checked(Data(), response(200), nil), Data())
        for status in [201, 401, 500] {
            XCTAssertThrowsError(try Speaker.checked(Data(), response(status), nil)) { error in
                XCTAssertEqual(error as? Speaker.Problem, .status(status))
            }
        }
        XCTAssertThrowsError(try Speaker.checked(nil, response(200), nil)) { error in
            XCTAssertEqual(error as? Speaker.Problem, .noData)
        }
        XCTAssertThrowsError(try Speaker.checked(nil, nil, URLError(.timedOut)))
    }

    /// SO26, SO28, SO30, SO32
    func testAPictureChangesTheAddress() throws {
        let picture = try XCTUnwrap(UIImage(named: "Lighthouse"))
        XCTAssertEqual(Network.twitter.postRequest("a", picture: nil).url.lastPathComponent, "update.json")
        XCTAssertEqual(
            Network.twitter.postRequest("a", picture: picture).url.lastPathComponent, "update_with_media.json")
        XCTAssertEqual(Network.facebook.postRequest("a", picture: nil).url.lastPathComponent, "feed")
        let photo = Network.facebook.postRequest("a", picture: picture)
        XCTAssertEqual(photo.url.lastPathComponent, "photos")
        let body = try XCTUnwrap(photo.preparedURLRequest().httpBody)
        XCTAssertNotNil(body.range(of: try XCTUnwrap(picture.pngData())))
        XCTAssertEqual(Network.twitter.timelineRequest().preparedURLRequest().url?.query, "count=20&include_entities=1")
    }

    /// SO4
    func testWithoutAComposerThereIsNoSheet() throws {
        XCTAssertFalse(SLComposeViewController.isAvailable(forServiceType: "org.example.none"))
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = try XCTUnwrap(
            storyboard.instantiateViewController(withIdentifier: "Composer") as? ComposerViewController)
        screen.loadViewIfNeeded()
        XCTAssertEqual(screen.countLabel.text, "140")
        screen.textView.text = String(repeating: "a", count: 141)
        screen.textViewDidChange(screen.textView)
        XCTAssertEqual(screen.countLabel.text, "-1")
        XCTAssertNotNil(screen.composer(.twitter))
    }
}
