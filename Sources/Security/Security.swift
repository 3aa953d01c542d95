// SPDX-License-Identifier: MIT

/// Apple's Security: the keychain's items of the simulated device, and random bytes. Keys, certificates and trust are not
/// there.
@_exported public import FoundationCompat
