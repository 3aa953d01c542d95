// SPDX-License-Identifier: MIT

/// What `--help` says: the commands in short, or all of one.
enum Help {
    static func text(for command: String?) -> String? {
        guard let command, command != "help" else { return overview }
        guard let page = pages[command] else { return nil }
        return [page.usage, page.about, page.details, page.options.joined(separator: "\n")].filter { !$0.isEmpty }
            .joined(separator: "\n\n") + "\n\n" + exits(page.exits)
    }

    /// Everything that one command's page says.
    private struct Page {
        var usage: String
        var about: String
        var details = ""
        /// Groups of options, each under its heading.
        var options: [String] = []
        /// What the codes mean here; those that all commands share are added.
        var exits: [(Int32, String)]
    }

    private static let overview = """
        usage: ./touchstone COMMAND [APP] [options]

        commands
          run   [APP]              build and run; without APP the Catalog. A window where there is a display, else a web page
          shot  APP -o out.png     the first settled screen as a PNG (--script FILE for later ones)
          tree  APP [--json]       the view tree as text
          build APP [--json]       only build; --json prints diagnostics and where the product lies
          serve APP [--port N]     the app in a browser
          test  [PATH] [--only-testing T/C/m] [--report FOLDER]
                                   the tests of an iOS project or package; without PATH Touchstone's own
          xcodebuild test ...      the same with Xcode's options, words and exit codes
          device VERB ...          devices that keep apps and data, with simctl's verbs: create, install, launch, push, ...
          doctor [--install]       what Touchstone needs, and what is missing
          help COMMAND             all of one command: its options and exit codes

        options
          --device "iPhone 15"  --scale 3  --orientation landscape  --appearance dark  --locale de_DE  --content-size XL
          --headless | --window | --web[=PORT]   --script FILE   --virtual-clock | --real-clock   --seed 1   --keyboard software
          --target NAME  --scheme NAME  --configuration Debug  --install  --sandbox  --verbose

        APP is a folder with an .xcodeproj (or the .xcodeproj), a Swift package, or a folder with Swift files and an Info.plist.
        exit codes: 0 done, 1 the app or its tests failed, 2 bad usage, 3 not built, 4 something is missing
        """

    private static func exits(_ own: [(Int32, String)]) -> String {
        let shared: [(Int32, String)] = [
            (2, "bad usage: an unknown option, a value that is none, a missing operand"),
            (4, "something Touchstone needs is missing and may not be installed; the message has the command"),
            (130, "ended by Ctrl-C before it was done, 143 by SIGTERM, 129 by the terminal's end"),
        ]
        let lines = (own + shared).sorted { $0.0 < $1.0 }.map { "  \($0.0)  \($0.1)" }
        return "exit codes\n" + lines.joined(separator: "\n")
    }

    private static let notBuilt: (Int32, String) = (
        3, "the project could not be read or built; the first line on standard error says why"
    )

    // MARK: Options

    private static let projectOptions = """
        which part of the project
          --target NAME           the app target, where there are several
          --scheme NAME           the scheme whose arguments, variables, language and tests count
          --configuration NAME    the build configuration, such as Debug or Release
          --verbose               also print warnings and the compiler's whole output
          --strict                refuse what would be left out because it needs SwiftUI, which is not here
          --install               install missing system packages without asking
          --sandbox               for projects that one does not trust: what runs their code (manifests, macros, the app,
                                  its tests) reads the system, Touchstone and the project's folder, writes only into a
                                  cache of its own, and reaches no network (a page still takes connections)
        """

    private static let sceneOptions = """
        the device
          --device NAME           "iPhone 15" (default), "iPhone SE", "iPad (10th generation)", ...; a wrong name lists them
          --scale N               pixels a point; default the device's, in a window the display's
          --orientation NAME      portrait, landscape, landscapeLeft, landscapeRight or portraitUpsideDown
          --appearance NAME       light or dark
          --locale NAME           language and region, as de_DE
          --content-size NAME     XS, S, M, L, XL, XXL, XXXL or AX1 to AX5
          --keyboard NAME         software draws the keyboard on the screen, hardware leaves it out; default software
                                  in pictures, hardware where there are keys
          --location PLACE        a GPX file (one point, or a track with times), latitude,longitude, a city as "London", or gpsd
          --maps FILE             streets for maps: an MBTiles or PMTiles file of vector tiles (OpenStreetMap's schemas), or
                                  a server's https://host/{z}/{x}/{y}.pbf; without it maps show coasts, borders, towns
          --desktop LIST          what of this machine's desktop the app takes part in: battery, network, sensors, location,
                                  handoff, notifications, player, secrets, appearance, links, files, or all; default nothing
          --permissions LIST      answers to the system's questions: location=always,photos=denied
          --virtual-clock         time moves only when the app is idle; default for pictures
          --real-clock            time moves as it does; default in windows and on pages
          --seed TEXT             what random numbers, UUIDs and the order of sets follow; default 0 under the virtual
                                  clock, so that equal input gives equal pixels; else they are random
        """

    private static let hostOptions = """
        where it shows
          --window                a window: the mouse is a finger, Alt adds a second one mirrored through the middle (pinch,
                                  rotate), Alt and Shift one that moves along; Control also counts as Command
          --web[=PORT]            a web page; its address, with a random token, is printed
          --headless              nowhere
          --port N                the page's port; default a free one
          --public                let other machines open the page; default only this one
          --no-controls           the screen alone, without the device's own controls beside it
        """

    private static let watchOption = """
        edits
          --watch                 after each edit the app is built, ended and started again, on the screen that it was on
                                  where it restores its state; it goes on while that takes, and when it does not build
        """

    private static let scriptOption = """
        script
          --script FILE           steps to do once the first screen has settled, then the app ends:
                                  {"steps": [{"tap": "Start"}, {"drag": [[200, 500], [200, 200]], "duration": 0.3},
                                  {"type": "abc"}, {"wait": 1}, {"shot": "later.png"}]}
                                  tap, doubleTap, press, drag, swipe, pinch, turn, fingers ([[[seconds, x, y], ...], ...]),
                                  type, key, wait, rotate, appearance, shot, tree, expect, expectNot, open, shake,
                                  background, foreground, memoryWarning, remote, location, world, permission, contentSize,
                                  push, copy
        """

    // MARK: Commands

    private static let app = """
        APP is a folder with an .xcodeproj (or the .xcodeproj), a Swift package, or a folder with Swift files and an
        Info.plist. Nothing is written into it.
        """

    private static let pages: [String: Page] = [
        "run": Page(
            usage: "usage: ./touchstone run [APP] [options]",
            about: """
                Builds the app and runs it until its window is closed, its script has ended, or Ctrl-C. Without APP it runs the
                Catalog. Where there is a display it comes up in a window; else as a web page, with its first screen as a picture.
                """,
            details: app, options: [hostOptions, sceneOptions, watchOption, scriptOption, projectOptions],
            exits: [
                (0, "the app ended, also by Ctrl-C or SIGTERM, which end app and tool together"),
                (1, "the app crashed, a step of the script failed, or it left with a code"),
                notBuilt,
            ]),
        "serve": Page(
            usage: "usage: ./touchstone serve APP [--port N] [options]",
            about: """
                Builds the app and shows it in a browser, with touch, keyboard and clipboard: run --web. Prints the page's address,
                which ends in a random token; whoever does not have it is refused, and so are pages of other sites. Several pages
                may look at the app at once. A page that loses the connection makes it again.
                """,
            details: app, options: [hostOptions, sceneOptions, watchOption, scriptOption, projectOptions],
            exits: [
                (0, "the app ended, also by Ctrl-C or SIGTERM, which end app and tool together"),
                (1, "the app crashed, or the port is taken"), notBuilt,
            ]),
        "shot": Page(
            usage: "usage: ./touchstone shot APP -o out.png [--script FILE] [options]",
            about: """
                Builds the app, runs it on an empty device, and writes its first settled screen as a PNG, or the one after the
                script's last step. Equal input gives equal pixels.
                """,
            details: app,
            options: [
                """
                picture
                  -o FILE, --output FILE  where the picture goes
                  --keep-data             run on the device that run uses, with what the app has stored there
                """, scriptOption, sceneOptions, projectOptions,
            ],
            exits: [(0, "the picture is written"), (1, "the app crashed or a step of the script failed"), notBuilt]),
        "tree": Page(
            usage: "usage: ./touchstone tree APP [--json] [--script FILE] [options]",
            about:
                "Builds the app, runs it on an empty device, and prints the tree of views of its first settled screen.",
            details: app,
            options: [
                """
                output
                  --json                  one JSON object instead of indented lines
                  --keep-data             run on the device that run uses, with what the app has stored there
                """, scriptOption, sceneOptions, projectOptions,
            ],
            exits: [(0, "the tree is printed"), (1, "the app crashed or a step of the script failed"), notBuilt]),
        "build": Page(
            usage: "usage: ./touchstone build APP [--json] [options]",
            about: "Builds the app, or a project's libraries where it has no app, and prints where the products lie.",
            details: app,
            options: [
                """
                output
                  --json                  one JSON object: the product, its target, and every diagnostic
                  -o NAME.ipa             the app as one file, for `device install`
                  --provision UDID,...    the devices that may install it; default all
                """, projectOptions,
            ],
            exits: [(0, "built"), notBuilt]),
        "test": Page(
            usage: "usage: ./touchstone test [PATH] [--only-testing T/C/m] [--report FOLDER] [options]",
            about: """
                Builds and runs the tests of an iOS project or package: unit tests of XCTest and Swift Testing, and UI tests, which
                start their app as a process of its own; without PATH Touchstone's own. Tests that the scheme leaves out are
                left out.
                """,
            details: app,
            options: [
                """
                tests
                  --only-testing T/C/m    only a target's, class's or method's tests; may be given several times
                  --skip-testing T/C/m    all but those
                  --filter TEXT           only tests whose name, as Target.Class/method, contains the text
                  --test-plan NAME        a plan of the scheme; default its default one
                  --failed-first          what failed last time comes first
                  --random-order SEED     shuffled, classes kept together; 'yes' draws a seed and prints it
                  --shard I/N             one part of N, the same on every machine; --timings JUNIT cuts by an earlier report
                  --jobs N                classes and suites in N processes at once; default as the scheme says
                  --retry N               what fails runs again, up to N times
                  --repeat N              everything N times, or 'until-failure'
                  --test-timeout SECONDS  a test that takes longer fails
                  --watch                 again after each edit
                """,
                """
                results
                  --junit FILE            a report in the form that CI systems read
                  --report FOLDER         index.html for people, junit.xml, attachments
                  --attachments FOLDER    where tests' attachments go
                  --json                  one JSON object a line instead of the tests' own output
                  --coverage              coverage.lcov and a table of the lines that ran
                  --sanitize NAMES        address, thread, undefined
                """, sceneOptions, projectOptions,
            ],
            exits: [(0, "all tests that ran passed"), (1, "a test failed, or there were none"), notBuilt]),
        "device": Page(
            usage: "usage: ./touchstone device VERB [DEVICE] ...",
            about: """
                Devices keep apps and what these store, from run to run. Verbs, arguments, output and exit codes are simctl's; DEVICE
                is a name, a UDID or 'booted'. `run --device NAME` runs on one of them too. The commands reach apps that run; what
                concerns one that does not waits for its next start.
                """,
            options: [
                """
                devices
                  list [-j] [devices|devicetypes|runtimes|pairs] [TERM]
                  create NAME [TYPE]      prints the UDID
                  pair WATCH PHONE        prints the pair's identifier; apps of the phone learn of the watch, on which none runs
                  unpair PAIR, pair_activate PAIR
                  boot, shutdown, erase, delete DEVICE; shutdown and erase take 'all'
                  rename DEVICE NAME, clone DEVICE NAME, getenv DEVICE VARIABLE
                  backup DEVICE FOLDER, restore DEVICE FOLDER
                                          apps and data, without caches and what is for the one device only
                  show [--headless] DEVICE
                                          one display for all apps: a window with the home screen, in which apps open and close;
                                          boots the device where it is off
                  serve [--port=N] [--public] DEVICE
                                          the same on a page
                apps
                  install DEVICE PATH     an .app folder, an .ipa whose profile lists the device, or a project, which is built;
                                          refused where the model lacks what UIRequiredDeviceCapabilities names
                  uninstall DEVICE APP, listapps DEVICE, appinfo DEVICE APP
                  launch [--console] [--terminate-running-process] [--headless] [--shortcut=TYPE] [--notification=ID]
                         [--desktop=LIST] [--sandbox] [--memory=MB] [--storage=MB]
                         DEVICE APP [ARGUMENT ...]
                                          in a window where there is a display; SIMCTL_CHILD_NAME=... become its variables;
                                          com.apple.Preferences is Settings, com.apple.MobileAddressBook Contacts,
                                          com.apple.mobileslideshow Photos, com.apple.Maps Maps, com.apple.springboard the home screen;
                                          --sandbox keeps the app out of other apps' files, as a phone does; --memory ends
                                          it when it uses more, --storage is the most that its home may hold
                  terminate [--swiped] DEVICE APP, openurl DEVICE URL
                                          swiped: by the person, which ends its background transfers, too
                  get_app_container DEVICE APP [app|data|groups|GROUP]
                  documents DEVICE APP [list [FOLDER] | put FILE ... | get NAME ... FOLDER | remove NAME ...]
                                          of an app that shares its files (UIFileSharingEnabled)
                  background DEVICE APP fetch | due | task ID | expire ID | memory | reclaim | time
                                          what the system gives apps to do behind others; one that does not run is started;
                                          reclaim: the system needs its memory, and ends it
                  transfers DEVICE        carries background sessions' transfers on until none is left; apps start it
                  handoff DEVICE [list] [--json] | continue [APP] | secret [TEXT]
                                          what the person's other devices, of the same account, offer to go on with
                  log DEVICE [show|stream [APP]]
                  spawn DEVICE log ... | defaults read|write|delete APP [KEY [VALUE]]
                what surrounds them
                  privacy DEVICE grant|revoke|reset SERVICE [APP]
                  location DEVICE set LAT,LON | start [--speed=M/S] LAT,LON LAT,LON ... | run CITY|FILE.gpx | clear
                  push DEVICE [APP] FILE|-  a payload; without APP it names its \"Simulator Target Bundle\"
                  notifications DEVICE [APP]
                                          what was delivered and is still in notification centre
                  notifications DEVICE APP answer ID [ACTION|dismiss] [--text=TEXT]
                                          opens one, or chooses an action of its category; the app is started for it
                  apns DEVICE [--port=2197] [--binary-port=2195] [--feedback-port=2196] [--address=127.0.0.1] [--production] [--key=AuthKey_ID.p8 ...]
                                          Apple's HTTP/2 interface for servers that push, with TLS or, with prior
                                          knowledge, without; without --key tokens of any key are taken
                  lock DEVICE, unlock DEVICE [PASSCODE], passcode DEVICE set DIGITS | remove
                  biometry DEVICE enroll | unenroll | match | nomatch | sensor face|touch|none
                  world DEVICE JSON       as a script's step, {\"battery\": {\"level\": 0.2}}
                  ui DEVICE appearance [light|dark], ui DEVICE content_size [SIZE|increment|decrement],
                  ui DEVICE language [de_DE]
                                          the language ends apps behind others, and starts the one in front anew
                  io DEVICE screenshot FILE|-, io DEVICE recordVideo [--seconds=N] FILE.mp4
                  status_bar DEVICE list | clear | override --time 9:41 --batteryLevel 100 --batteryState charged ...
                  pbcopy DEVICE, pbpaste DEVICE
                  addmedia DEVICE FILE ..., addcontacts DEVICE FILE.vcf ..., keychain DEVICE reset
                """
            ],
            exits: [
                (0, "done"), (3, "nothing to terminate"), (148, "there is no such device"),
                (149, "the device is in the wrong state"), (161, "the devices cannot be paired"),
            ]),
        "doctor": Page(
            usage: "usage: ./touchstone doctor [--install]",
            about:
                "Lists the toolchain, the folders and the system packages that Touchstone needs, and what is missing.",
            options: [
                """
                options
                  --install               install what is missing, without asking
                """
            ],
            exits: [(0, "nothing is missing")]),
    ]
}
