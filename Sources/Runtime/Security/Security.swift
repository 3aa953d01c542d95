// SPDX-License-Identifier: MIT

/// Apple's Security: the keychain of the simulated device, and random bytes. Foundation shows it as well, as on iOS,
/// hence it lives there. Keys, certificates and trust are not there.
@_exported public import FoundationCompat
