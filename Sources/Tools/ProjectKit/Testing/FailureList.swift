// SPDX-License-Identifier: MIT

/// What `xcodebuild` says last of tests that failed. Tools as fastlane take from it what is to run again.
package enum FailureList {
    /// Under each target's name `Class.method()`, each once, whatever configuration it failed in; no line end behind the
    /// last.
    package static func text(of cases: [TestRun.Case]) -> String {
        let failed = cases.filter(\.isFailure)
        var lines = ["Failing tests:"]
        for target in failed.map(\.target).uniqued() {
            lines.append("\t\(target):")
            lines += failed.filter { $0.target == target }.map { "\t\t\(name(of: $0))" }.uniqued()
        }
        return lines.joined(separator: "\n")
    }

    private static func name(of test: TestRun.Case) -> String {
        guard test.name.hasSuffix(")") else { return "\(test.className).\(test.name)()" }
        // One of Swift Testing's, whose class begins with the module; a function without a suite has no more.
        let suite = test.className.split(separator: ".", maxSplits: 1).dropFirst().joined()
        return suite.isEmpty ? test.name : "\(suite.replacing("/", with: ".")).\(test.name)"
    }
}
