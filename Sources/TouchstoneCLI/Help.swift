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
          test  [PATH] [--filter F] [--junit FILE] [--attachments FOLDER]
                                   the tests of an iOS project or package; without PATH Touchstone's own
          doctor [--install]       what Touchstone needs, and what is missing
          help COMMAND             all of one command: its options and exit codes

        options
          --device "iPhone 15"  --scale 3  --orientation landscape  --appearance dark  --locale de_DE  --content-size XL
          --headless | --window | --web[=PORT]   --script FILE   --virtual-clock | --real-clock   --keyboard software
          --target NAME  --scheme NAME  --configuration Debug  --install  --verbose

        APP is a folder with an .xcodeproj (or the .xcodeproj), a Swift package, or a folder with Swift files and an Info.plist.
        exit codes: 0 done, 1 the app or its tests failed, 2 bad usage, 3 not built, 4 something is missing
        """

    private static func exits(_ own: [(Int32, String)]) -> String {
        let shared: [(Int32, String)] = [
            (2, "bad usage: an unknown option, a value that is none, a missing operand"),
            (4, "something Touchstone needs is missing and may not be installed; the message has the command"),
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
          --install               install missing system packages without asking
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
          --virtual-clock         time moves only when the app is idle; default for pictures
          --real-clock            time moves as it does; default in windows and on pages
        """

    private static let hostOptions = """
        where it shows
          --window                a window: the mouse is a finger, Alt adds a second one mirrored through the middle (pinch,
                                  rotate), Alt and Shift one that moves along; Control also counts as Command
          --web[=PORT]            a web page; its address, with a random token, is printed
          --headless              nowhere
          --port N                the page's port; default a free one
          --public                let other machines open the page; default only this one
        """

    private static let scriptOption = """
        script
          --script FILE           steps to do once the first screen has settled, then the app ends:
                                  {"steps": [{"tap": "Start"}, {"drag": [[200, 500], [200, 200]], "duration": 0.3},
                                  {"type": "abc"}, {"wait": 1}, {"shot": "later.png"}]}
                                  tap, doubleTap, press, drag, swipe, pinch, turn, type, key, wait, rotate, appearance,
                                  shot, tree, expect, expectNot, open, shake, background, foreground, memoryWarning
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
            details: app, options: [hostOptions, sceneOptions, scriptOption, projectOptions],
            exits: [
                (0, "the app ended, or Ctrl-C"),
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
            details: app, options: [hostOptions, sceneOptions, scriptOption, projectOptions],
            exits: [(0, "the app ended, or Ctrl-C"), (1, "the app crashed, or the port is taken"), notBuilt]),
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
                """, projectOptions,
            ],
            exits: [(0, "built"), notBuilt]),
        "test": Page(
            usage: "usage: ./touchstone test [PATH] [--filter F] [--junit FILE] [--attachments FOLDER] [options]",
            about: """
                Builds and runs the unit tests of an iOS project or package, XCTest and Swift Testing; without PATH Touchstone's
                own. Tests that the scheme leaves out are left out; UI tests are not run.
                """,
            details: app,
            options: [
                """
                tests
                  --filter TEXT           only tests whose name, as Target.Class/method, contains the text
                  --junit FILE            a report in the form that CI systems read
                  --attachments FOLDER    where tests' attachments go
                """, sceneOptions, projectOptions,
            ],
            exits: [(0, "all tests that ran passed"), (1, "a test failed, or there were none"), notBuilt]),
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
