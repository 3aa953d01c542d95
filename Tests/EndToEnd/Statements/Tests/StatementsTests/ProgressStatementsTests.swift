// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// `Progress` and its observers, as its documentation has them.
@Suite struct ProgressStatementsTests {
    @Test("a progress of nothing can be made, and told its units later")
    func empty() {
        let progress = Progress()
        #expect(progress.totalUnitCount == 0 && progress.fractionCompleted == 0)
        progress.totalUnitCount = 4
        progress.completedUnitCount += 1
        #expect(progress.fractionCompleted == 0.25)
    }

    @Test("a progress that has come far can be set to nothing, and begins again; its parent hears of both")
    func again() {
        let parent = Progress(totalUnitCount: 2)
        let progress = Progress(totalUnitCount: 10, parent: parent, pendingUnitCount: 1)
        progress.completedUnitCount = 5
        #expect(parent.fractionCompleted == 0.25)
        progress.totalUnitCount = 0
        progress.completedUnitCount = 0
        #expect(progress.fractionCompleted == 0 && progress.isIndeterminate && parent.fractionCompleted == 0)
        progress.totalUnitCount = 4
        progress.completedUnitCount = 3
        #expect(progress.fractionCompleted == 0.75 && parent.fractionCompleted == 0.375)
    }

    @Test("observers hear of the fraction, whichever count changes")
    func fraction() {
        let progress = Progress(totalUnitCount: 4)
        nonisolated(unsafe) var heard: [Double] = []
        let observation = progress.observe(\.fractionCompleted, options: .new) { heard.append($1.newValue ?? -1) }
        progress.completedUnitCount = 1
        progress.completedUnitCount += 1
        progress.totalUnitCount = 2
        #expect(heard == [0.25, 0.5, 1])
        observation.invalidate()
        progress.completedUnitCount = 0
        #expect(heard.count == 3)
    }

    @Test("a parent's observers hear of its children, and its fraction is made of theirs")
    func tree() {
        let parent = Progress(totalUnitCount: 10)
        let child = Progress(totalUnitCount: 2, parent: parent, pendingUnitCount: 5)
        let grandchild = Progress(totalUnitCount: 8)
        child.addChild(grandchild, withPendingUnitCount: 1)
        nonisolated(unsafe) var heard: [Double] = []
        let observation = parent.observe(\.fractionCompleted) { progress, _ in heard.append(progress.fractionCompleted)
        }
        grandchild.completedUnitCount = 4
        grandchild.completedUnitCount = 8
        child.completedUnitCount = 2
        observation.invalidate()
        #expect(heard.last == 0.5 && parent.fractionCompleted == 0.5 && child.isFinished)
        #expect(heard.contains(0.125) && heard.contains(0.25))
    }

    @Test("the counts are observed as well, by their keys")
    func counts() {
        let progress = Progress(totalUnitCount: 3)
        nonisolated(unsafe) var counts: [Int64] = []
        let observation = progress.observe(\.completedUnitCount, options: .new) { counts.append($1.newValue ?? -1) }
        progress.completedUnitCount = 2
        observation.invalidate()
        #expect(counts == [2])
        #expect(progress.value(forKey: "fractionCompleted") as? Double == 2.0 / 3)
        #expect(#keyPath(Progress.fractionCompleted) == "fractionCompleted")
    }
}
