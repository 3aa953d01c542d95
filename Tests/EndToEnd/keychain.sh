#!/bin/bash
# SPDX-License-Identifier: MIT
# The keychain of a device that several apps share, and its owner: groups and seeds, uninstall and erase, lock and restart,
# face and finger. One program is four apps here; they differ in identifier and entitlements.
# The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Vault phone $$"
. Tests/EndToEnd/device.bash

vault() { # NAME [GROUP ...]: a project in $scratch/NAME
    local folder=$scratch/$1 name=$1 group
    shift
    mkdir -p "$folder" && cp Tests/EndToEnd/Vault/App.swift "$folder"
    cat >"$folder/Info.plist" <<PLIST
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.touchstone.$name</string>
<key>CFBundleName</key><string>$name</string>
<key>NSFaceIDUsageDescription</key><string>The vault is yours.</string></dict></plist>
PLIST
    [ $# = 0 ] || {
        echo '<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>keychain-access-groups</key><array>'
        for group in "$@"; do echo "<string>$group</string>"; done
        echo '</array></dict></plist>'
    } >"$folder/$name.entitlements"
}
vault red '$(AppIdentifierPrefix)org.touchstone.red' '$(AppIdentifierPrefix)org.touchstone.shared'
vault blue '$(AppIdentifierPrefix)org.touchstone.blue' '$(AppIdentifierPrefix)org.touchstone.shared'
vault alone
vault stranger 'OTHERSEED.org.touchstone.shared' 'OTHERSEED.*'
shared=FAKETEAMID.org.touchstone.shared

# Starts an app anew with these arguments; `data` is its container then.
does() {
    local app=org.touchstone.$1
    shift
    device launch --terminate-running-process "$udid" "$app" "$@" && data=$(device get_app_container "$udid" "$app" data)
}
notes_when() { # APP LINE ARGUMENT...: what it notes when it is started so
    local app=$1 line=$2
    shift 2
    does "$app" "$@" && notes "$line"
}

installing() {
    local name
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" || return
    for name in red blue alone stranger; do device install "$udid" "$scratch/$name" || return; done
}
check "four apps on one device" installing
check "an app keeps a secret" notes_when red "set pin: 0" set pin 1234
check "KC2: once" notes_when red "set pin: -25299" set pin 9999
check "KC19: another app does not find it" notes_when blue "get pin: -25300" get pin
check "KC19: nor one without entitlements" notes_when alone "get pin: -25300" get pin
check "KC20: a secret in a common group" notes_when red "set common: 0" set common both $shared
check "KC20: is there for the other app of the seed" notes_when blue "get common: both" get common $shared
check "KC20: which finds it without naming the group" notes_when blue "get common: both" get common
check "KC21: without the entitlement the group is refused" notes_when alone "get common: -34018" get common $shared
check "KC21: for keeping too" notes_when alone "set mine: -34018" set mine x $shared
check "KC21: another seed does not see it" notes_when stranger "get common: -25300" get common
check "KC21: and may not name it" notes_when stranger "get common: -34018" get common $shared
check "KC21: a wildcard is no group" notes_when stranger "set wild: -34018" set wild x 'OTHERSEED.*'
in_clear() { ls "$(device getenv "$udid" HOME)"/Keychains/keychain.* && ! grep -qF 1234 "$(device getenv "$udid" HOME)"/Keychains/keychain.*; }
check "KC17: the secret is not on the disk as it is" in_clear

again() { device uninstall "$udid" org.touchstone.red && device install "$udid" "$scratch/red" && notes_when red "get pin: 1234" get pin; }
check "SV19, KC18: it outlives its app" again

# As versions kept them that had no folders for services.
made_old() { # FILE...: of the keychain's, is at the top of the device's folder
    local folder name
    folder=$(device getenv "$udid" HOME) && device shutdown "$udid" || return
    for name; do mv "$folder/Keychains/$name" "$folder" || return; done
    device boot "$udid" && notes_when red "get pin: 1234" get pin && [ -f "$folder/Keychains/$1" ] && [ ! -e "$folder/$1" ]
}
check "an old device is moved at the next start, and its secrets are there" made_old keychain.plist keychain.key
check "one that was killed while it was moved, too" made_old keychain.plist

locking() { device passcode "$udid" set 2468 && does red watch && notes "launched: u f a" && device lock "$udid"; }
check "a device with a passcode is locked" locking
check "KC13: what the app can still read, told before it leaves" notes "locked: -25308 f a"
check "and the app leaves the screen" notes "background"
check "a wrong passcode does not unlock it" exits 149 device unlock "$udid" 1111
check "the right one does" device unlock "$udid" 2468
check "KC13: and the app reads again" notes "unlocked: u f a"
restarting() { device shutdown "$udid" && device boot "$udid" && : >"$data/Documents/journal.txt" && does red watch; }
check "a restart" restarting
check "KC14, KC15: before the first unlock" notes "launched: -25308 -25308 a"
check "the first unlock" device unlock "$udid" 2468
check "KC14: opens it" notes "unlocked: u f a"
relocking() { : >"$data/Documents/journal.txt" && device lock "$udid" && notes "locked: -25308 f a" && device unlock "$udid" 2468; }
check "KC14: for good" relocking

asking() {
    device biometry "$udid" sensor touch && device biometry "$udid" enroll && does red watch &&
        control '[{"tap": "unlock"}, {"expect": "Touch ID for “red”"}]'
}
control() { python3 Tests/EndToEnd/tell.py "$(device getenv "$udid" HOME)" org.touchstone.red "$1"; }
check "KC25: the system asks with the app's reason" asking
picture() { [ -z "${TOUCHSTONE_PICTURES:-}" ] || device io "$udid" screenshot "$TOUCHSTONE_PICTURES/$1.png"; }
picture touch
check "KC29: a finger that is not known" device biometry "$udid" nomatch
picture touch-again
check "KC27: Cancel" control '[{"expect": "Try Again"}, {"tap": "Cancel"}]'
check "is -2" notes "nobody: -2"
matching() { control '[{"tap": "unlock"}, {"expect": "Touch ID for “red”"}]' && device biometry "$udid" match && notes "owner"; }
check "KC25, KC29: a finger that is" matching

# A backup
backing_up() {
    notes_when red "classes: ak aku ck cku dk dku" classes keep && mkdir -p "$data/Library/Caches" "$data/tmp" &&
        touch "$data/Documents/letter" "$data/Library/Preferences/choice" "$data/Library/Caches/picture" "$data/tmp/scrap" &&
        exits 149 device backup "$udid" "$scratch/backup" && device shutdown "$udid" && device backup "$udid" "$scratch/backup"
}
check "a device that is off is backed up" backing_up
held() {
    local home=$scratch/backup/containers/org.touchstone.red
    [ -f "$home/Documents/letter" ] && [ -f "$home/Library/Preferences/choice" ] && [ ! -e "$home/Library/Caches" ] && [ ! -e "$home/tmp" ]
}
check "AP28: documents and preferences are in it, caches and temporary files are not" held
restoring() {
    local first=$udid
    udid=$(device create "$phone 2" "iPhone 15") && device restore "$udid" "$scratch/backup" && device boot "$udid" && device unlock "$udid" 2468 &&
        notes_when red "classes: ak ck dk" classes && device shutdown "$udid"
    local code=$?
    udid=$first
    return $code
}
check "KC16: on the device that is restored from it the items for the one device are missing, the others are there" restoring
check "the first starts" device boot "$udid"
erasing() { device shutdown "$udid" && device erase "$udid" && device boot "$udid" && device install "$udid" "$scratch/red"; }
check "the device is erased" erasing
check "KC18: and nothing is found" notes_when red "get pin: -25300" get pin

finish
