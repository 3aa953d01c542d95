// SPDX-License-Identifier: MIT

/// What a UI test asks of the app.
package enum AutomationRequest: Codable, Sendable {
    /// The tree of elements, as the reply's bytes; none where nothing has changed since the last one.
    case tree
    /// Runs the app until it has come to rest, at most so many seconds of its clock.
    case rest(atMost: Double)
    /// Runs the app until the time comes, or until something has changed on the screen.
    case run(until: Double, orChange: Bool)
    /// Where an element can be touched; scrolls it into view if `reveals`.
    case hitPoint(id: UInt32, reveals: Bool)
    /// Fingers on the screen.
    case touches([AutomationFinger])
    case type(String)
    case key(String, modifiers: [String])
    case selectWheel(id: UInt32, value: String)
    case setSlider(id: UInt32, position: Double)
    /// The screen as a PNG in the reply's bytes.
    case picture
    /// A number of `UIDeviceOrientation`; the reply's `number` says what it is now when 0 is sent.
    case turn(Int)
    case appearance(isDark: Bool)
    case background
    case foreground
    case open(String)
    case shake
    /// What an accessibility audit finds, as JSON in the reply's bytes.
    case audit(types: UInt64)
    case end
}

/// One finger's way: down at the first point, up at the last.
package struct AutomationFinger: Codable, Sendable {
    /// Where the finger is at a time; it moves evenly from one to the next.
    package struct Point: Codable, Sendable {
        /// Seconds from the gesture's begin.
        package var time: Double
        /// Points of the screen.
        package var x: Double
        /// Points of the screen.
        package var y: Double
        /// - Parameter time: seconds from the gesture's begin.
        package init(time: Double, x: Double, y: Double) { (self.time, self.x, self.y) = (time, x, y) }
    }
    /// In order of time, at least one.
    package var points: [Point]
    /// - Parameter points: at least one.
    package init(points: [Point]) { self.points = points }
}

/// A request with the test's time, up to which the app runs first; 0 where clocks are real.
package struct AutomationCall: Codable, Sendable {
    /// Seconds of the virtual clock.
    package var time: Double
    /// What is asked.
    package var request: AutomationRequest
    /// - Parameter time: 0 where clocks are real.
    package init(time: Double, request: AutomationRequest) { (self.time, self.request) = (time, request) }
}

/// What the app answers.
package struct AutomationReply: Codable, Sendable {
    /// The app's time, to which the test's clock moves.
    package var time: Double
    /// Why it could not be done.
    package var failure: String?
    /// Of a hit point, in points of the screen; nil: none was asked for.
    package var x: Double?
    /// Of a hit point, in points of the screen; nil: none was asked for.
    package var y: Double?
    /// Answers `turn`; nil: nothing with a number was asked.
    package var number: Int?
    /// A yes or no: whether the app came to rest, whether something changed, whether a point is hit.
    package var flag: Bool?
    /// nil: nothing with a text was asked.
    package var text: String?

    /// Says that all went well; the rest is set afterwards.
    package init(time: Double) { self.time = time }
}
