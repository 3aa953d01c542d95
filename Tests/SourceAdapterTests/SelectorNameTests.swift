// SPDX-License-Identifier: MIT
import Testing

@testable import SourceAdapter

/// Objective-C names of Swift methods. Expected names: the examples in Apple's "Importing Swift into Objective-C" and
/// the tests of the Swift compiler's `@objc` attribute.
@Suite struct SelectorNameTests {
    @Test(
        arguments: [
            ("noArguments", [], "noArguments"),
            ("tap", ["_"], "tap:"),
            ("tick", ["timer"], "tickWithTimer:"),
            ("bump", ["by"], "bumpBy:"),
            ("labelled", ["with", "and"], "labelledWith:and:"),
            ("addObserver", ["_", "forKeyPath"], "addObserver:forKeyPath:"),
            ("move", ["to", "duration"], "moveTo:duration:"),
            ("value", ["forKey"], "valueForKey:"),
            ("insert", ["_", "_"], "insert::"),
            ("showAlert", ["title", "_"], "showAlertWithTitle::"),
            ("handleTapFor", ["gesture"], "handleTapForGesture:"),
            ("scroll", ["animated"], "scrollWithAnimated:"),
            ("init", ["frame"], "initWithFrame:"),
        ] as [(String, [String], String)])
    func derived(base: String, labels: [String], selector: String) {
        #expect(SelectorNames.method(base, labels: labels) == selector)
    }

    @Test("throwing methods get an error parameter")
    func throwing() {
        #expect(SelectorNames.method("load", labels: [], throwing: true) == "loadAndReturnError:")
        #expect(SelectorNames.method("load", labels: ["_"], throwing: true) == "load:error:")
    }

    @Test("names Apple documents for UIKit are in the shipped index")
    func documented() {
        let index = FrameworkIndex.shipped
        func selectors(_ name: String) -> [String]? { index.optionalRequirements[name]?.map(\.selector) }
        #expect(selectors("tableView(_:didSelectRowAt:)") == ["tableView:didSelectRowAtIndexPath:"])
        #expect(
            selectors("application(_:didFinishLaunchingWithOptions:)") == ["application:didFinishLaunchingWithOptions:"]
        )
        #expect(selectors("scrollViewDidScroll(_:)") == ["scrollViewDidScroll:"])
        // numberOfRowsInSection is required.
        #expect(selectors("tableView(_:numberOfRowsInSection:)") == nil)
        let pop = index.members["UINavigationController"]?.first { $0.name == "popViewController(animated:)" }
        #expect(pop?.selector == "popViewControllerAnimated:")
        #expect(index.parents["UIButton"]?.first == "UIControl")
    }
}
