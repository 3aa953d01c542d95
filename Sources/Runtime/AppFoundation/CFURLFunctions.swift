// SPDX-License-Identifier: MIT
import FoundationCompat

/// Percent escapes stay as they are; what may not stand in an address is escaped. nil: the string is none all the same.
public func CFURLCreateWithString(_ allocator: CFAllocator?, _ URLString: CFString?, _ baseURL: CFURL?) -> CFURL! {
    URLString.flatMap { NSURL(string: $0 as String, relativeTo: baseURL.map { $0 as URL }) }
}

public func CFURLGetString(_ anURL: CFURL?) -> CFString! { anURL.map { $0.relativeString as NSString } }
public func CFURLCopyAbsoluteURL(_ relativeURL: CFURL?) -> CFURL! { relativeURL?.absoluteURL.map { $0 as NSURL } }
