// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Tracefiles of lcov without what the adapter has put into the files.
struct CoverageReportTests {
    @Test func linesWithoutCodeAreLeftOut() throws {
        let scratch = try Scratch()
        let source = try scratch.file(
            "A.swift",
            """
            class A {
                func run() {
                }
                struct B { var c = 1 }
            }
            extension A {
            }
            """)
        let report = CoverageReport(
            """
            SF:\(source)
            FN:2,run
            FN:5,table
            FNDA:1,run
            FNDA:1,table
            FNF:2
            FNH:2
            DA:2,1
            DA:3,1
            DA:4,0
            DA:5,1
            DA:7,1
            LF:5
            LH:4
            end_of_record

            """)
        #expect(
            report.tracefile == """
                SF:\(source)
                FN:2,run
                FNDA:1,run
                FNF:1
                FNH:1
                DA:2,1
                DA:3,1
                DA:4,0
                LF:3
                LH:2
                end_of_record

                """)
        #expect(
            report.table(root: scratch.folder) == """
                File      Lines     Run     %
                A.swift       3       2    66
                TOTAL         3       2    66
                """)
    }
}
