// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

exit(CommandLineTool.main(Array(CommandLine.arguments.dropFirst())))
