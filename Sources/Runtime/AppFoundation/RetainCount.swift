// SPDX-License-Identifier: MIT
import FoundationCompat

/// How many strong references hold the object now. Tests compare two of them; the number itself depends on the optimiser.
public func CFGetRetainCount(_ cf: AnyObject!) -> CFIndex { CFIndex(bitPattern: _getRetainCount(cf)) }
