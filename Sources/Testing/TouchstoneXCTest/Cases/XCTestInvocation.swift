// SPDX-License-Identifier: MIT

/// What `XCTestCase.invocation` gives: on iOS an `NSInvocation`, which Swift cannot name but asks for its selector.
public final class __XCTestInvocation: NSObject {
    /// The test's method, by its plain name: whether it throws is not known here.
    public let selector: Selector

    init(_ method: TestMethod) { selector = Selector(method.name) }
}

extension XCTestCase {
    /// The message that runs the test; nil for a case that was made without one.
    public final var invocation: __XCTestInvocation? { method.map { __XCTestInvocation($0) } }
}
