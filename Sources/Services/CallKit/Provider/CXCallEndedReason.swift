// SPDX-License-Identifier: MIT

/// Why a call is over that the person has not ended here.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
