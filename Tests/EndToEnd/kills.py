#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Kills an app that changes a store, again and again, and looks at what the next start finds.

    kills.py EXECUTABLE KILLS [SEED] [STORE...]
    kills.py EXECUTABLE full-disk SHIM [STORE...]

The app (Durability) says on standard output what it found, what it is about to change and what its store has
acknowledged. It is killed some time after its start, at any instruction. The next start must find every acknowledged
change; the one that was under way may be there or not; nothing may be half there. After the start nothing may lie beside
the stores that killed processes have left.

With `full-disk` the disk fills up while the app runs, has room again, and is full at a start (SHIM: full-disk.c, compiled):
the app goes on, what is refused is said, what was there stays.
"""
import json, os, random, signal, subprocess, sys, tempfile, threading, time
from pathlib import Path

STORES = ["defaults", "objects", "keychain", "notifications", "photos", "files", "document", "package", "restoration",
          "unsynchronized", "contacts", "events", "account", "search"]


class Device:
    """A simulated device with the app on it, as `touchstone run` makes one."""

    def __init__(self, folder, store):
        self.folder, self.store = Path(folder), store
        self.home = self.folder / "containers/touchstone.durability"
        for name in ("Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp"):
            (self.home / name).mkdir(parents=True)
        self.script = self.folder / "script.json"
        steps = [{"background": 1}, {"foreground": 1}] * 400 if store == "restoration" else [{"wait": 60}]
        self.script.write_text(json.dumps({"steps": steps}))

        self.full = self.folder / "full"
        self.shim = None

    def environment(self):
        shim = {"LD_PRELOAD": self.shim, "FULL_DISK": str(self.full)} if self.shim else {}
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "TOUCHSTONE_"))}
        return kept | shim | {
            "HOME": str(self.home), "CFFIXED_USER_HOME": str(self.home), "TMPDIR": f"{self.home}/tmp/",
            "XDG_CONFIG_HOME": str(self.home / "Library/Preferences"), "TOUCHSTONE_DEVICE_FOLDER": str(self.folder),
            "SWIFT_BACKTRACE": "enable=no", "TOUCHSTONE_HOST": "headless", "TOUCHSTONE_CLOCK": "real", "TOUCHSTONE_SCRIPT": str(self.script),
            "TOUCHSTONE_PERMISSIONS": "notifications=granted,photos-add=granted,contacts=granted,calendar=granted"}

    def leftovers(self, last):
        """What killed processes have left, the last one (its number) not counted: it may have begun a change. Journals
        are checked by what they keep: external data."""
        own = f".dat.nosync{last:X}."
        names = [p for p in self.folder.rglob("*") if p.name.startswith(".dat.nosync") and not p.name.startswith(own)]
        return [str(p.relative_to(self.folder)) for p in names]

    def secrets_are_private(self):
        return all(p.stat().st_mode & 0o077 == 0 for p in self.folder.rglob("keychain.plist*"))

    def external_files(self):
        return len(list(self.folder.rglob("_EXTERNAL_DATA/*")))


class Expectation:
    """What the store must hold after its acknowledged changes."""

    def __init__(self, store):
        # The values that each key may have; None: the key may be missing.
        self.store, self.pending, self.next = store, None, 0
        self.values = {"count": {0}} if store == "photos" else {f"k{n}": {None} for n in range(8)}
        self.was_starting = False

    def acknowledge(self, number):
        key, before = self.target(number)
        self.values[key] = self.outcome(number, before)

    def attempt(self, number):
        """Done or not."""
        key, before = self.target(number)
        self.values[key] = before | self.outcome(number, before)

    def target(self, number):
        key = "count" if self.store == "photos" else f"k{number * 7 % 8}"
        return key, self.values[key]

    def outcome(self, number, before):
        if self.store == "photos":
            return {count + 1 for count in before}
        return {None if number % 5 == 4 else number}

    def compare(self, found):
        if self.pending is not None:
            self.attempt(self.pending)
        if self.store == "restoration" and self.was_starting and not found:
            # A state that was being restored counts as what stopped the app, as on iOS.
            self.values = {key: {None} for key in self.values}
        wrong = [f"{key} is {found.get(key)}, not one of {allowed}" for key, allowed in self.values.items()
                 if found.get(key) not in allowed]
        wrong += [f"{key} is there" for key in found if key not in self.values]
        self.values = {key: {found.get(key)} for key in self.values}
        self.pending, self.was_starting = None, False
        return "; ".join(wrong) or None

    def hear(self, line):
        """A line the app has said; a text when something is wrong with it."""
        word, _, rest = line.partition(" ")
        if word == "found":
            return self.compare({k: int(v) for k, v in (pair.split("=") for pair in rest.split())})
        if word == "change":
            self.pending, self.next = int(rest), int(rest) + 1
        elif word == "done":
            self.acknowledge(int(rest))
            self.pending = None
        elif word == "refused":
            self.attempt(int(rest))
            self.pending = None
        elif word != "error":
            return line
        return None


class Reader(threading.Thread):
    """Takes the app's lines until the pipe is empty and closed: what was written before the kill is in it."""

    def __init__(self, pipe):
        super().__init__(daemon=True)
        self.pipe, self.lines, self.found = pipe, [], threading.Event()
        self.start()

    def run(self):
        for raw in self.pipe:
            if not raw.endswith(b"\n"):
                continue
            self.lines.append(raw.decode().rstrip("\n"))
            if self.lines[-1].startswith("found"):
                self.found.set()
        self.found.set()


def run_once(executable, device, expectation, rng, is_last):
    """One start and one kill; the texts of what is wrong, and the number of acknowledged changes."""
    process = subprocess.Popen(
        [executable, device.store, str(expectation.next)], env=device.environment(), stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    reader, wrong = Reader(process.stdout), []
    device.last = process.pid
    # One in six is killed while it starts; the others some time after.
    starts = not is_last and rng.random() < 1 / 6
    if starts:
        time.sleep(rng.random() * 0.5)
    else:
        if not reader.found.wait(60):
            wrong.append("did not start within a minute")
        if is_last:
            process.send_signal(signal.SIGSTOP)
        else:
            time.sleep(rng.random() ** 2 * (2.5 if device.store == "unsynchronized" else 0.3))
    process.send_signal(signal.SIGKILL)
    process.wait()
    reader.join()
    for line in reader.lines:
        problem = expectation.hear(line)
        if problem:
            wrong.append(problem)
    expectation.was_starting = not any(line.startswith("found") for line in reader.lines)
    if not starts and not any(line.startswith("found") for line in reader.lines):
        wrong.append("said nothing")
    return wrong, sum(line.startswith("done") for line in reader.lines)


def settle(executable, device, expectation):
    """The last start, which changes nothing, so that what lies about is what killed ones have left."""
    return run_once(executable, device, expectation, random.Random(0), is_last=True)[0]


def fill_disk(executable, store, shim):
    """The texts of what is wrong, and the numbers of refused changes and of those done after the disk had room again."""
    problems = []
    with tempfile.TemporaryDirectory(prefix="touchstone-full-") as folder:
        device, expectation = Device(folder, store), Expectation(store)
        device.shim = shim

        def start(*phases):
            """Runs the app. A phase lasts some seconds and, at most a minute, until the app has said a word (None: any);
            then the disk is filled or gets room again."""
            process = subprocess.Popen(
                [executable, store, str(expectation.next)], env=device.environment(), stdout=subprocess.PIPE,
                stderr=subprocess.PIPE)
            reader, counts = Reader(process.stdout), []
            errors = Reader(process.stderr)
            if not reader.found.wait(60):
                problems.append("did not start")
            begin = 0
            for pause, word, fills in phases:
                time.sleep(pause)
                deadline = time.time() + 60
                while word and process.poll() is None and time.time() < deadline:
                    if any(line.startswith(word) for line in reader.lines[begin:]):
                        break
                    time.sleep(0.05)
                begin = len(reader.lines)
                counts.append(begin)
                device.full.touch() if fills else device.full.unlink(missing_ok=True)
            if process.poll() is not None:
                problems.append(f"the app ended: {process.returncode}: {errors.lines[-3:]}")
            process.kill()
            process.wait()
            reader.join()
            for line in reader.lines:
                problem = expectation.hear(line)
                if problem:
                    problems.append(problem)
            return [reader.lines[a:b] for a, b in zip([0] + counts, counts + [None])]

        unhurried = 2.5 if store == "unsynchronized" else 1
        tells = store not in ("unsynchronized", "restoration")
        done, refused = ("done", "refused") if tells else (None, None)
        before, during, after, _ = start((unhurried, done, True), (unhurried, refused, False), (unhurried, done, False))
        start((0.5, None, False))
        device.full.touch()
        start((unhurried, None, True))
        device.full.unlink()
        start((0.2, None, False))
        empty = [str(p.relative_to(folder)) for p in device.folder.rglob("*")
                 if p.is_file() and p.stat().st_size == 0 and p.suffix in (".jpg", ".plist", ".sqlite")]
        if empty:
            problems.append(f"empty: {empty}")
        refused = sum(line.startswith("refused") for line in during)
        done = sum(line.startswith("done") for line in after)
        if tells and (not refused or not done):
            problems.append(f"{refused} refused on the full disk, {done} done afterwards")
    print(f"{store}: {refused} refused on a full disk, {done} done when it had room, {len(problems)} wrong", flush=True)
    for problem in problems:
        print("   ", problem)
    return problems


def kill(executable, store, kills, seed):
    rng, done, problems = random.Random(f"{seed}-{store}"), 0, []
    with tempfile.TemporaryDirectory(prefix="touchstone-kills-") as folder:
        device, expectation = Device(folder, store), Expectation(store)
        for number in range(kills):
            wrong, count = run_once(executable, device, expectation, rng, is_last=False)
            done += count
            problems += [f"{store}, kill {number}: {text}" for text in wrong]
        problems += [f"{store}, last start: {text}" for text in settle(executable, device, expectation)]
        left = device.leftovers(device.last)
        if left:
            problems.append(f"{store}: left behind: {left}")
        if not device.secrets_are_private():
            problems.append(f"{store}: secrets can be read by others")
        # The last start may have begun one change before it was stopped.
        rows = sum(values != {None} for values in expectation.values.values())
        if store == "objects" and abs(device.external_files() - rows) > 1:
            problems.append(f"{store}: {device.external_files()} external files for {rows} rows")
    print(f"{store}: {kills} kills, {done} acknowledged changes, {len(problems)} wrong", flush=True)
    for problem in problems:
        print("   ", problem)
    return done, problems


def main():
    executable = sys.argv[1]
    if sys.argv[2] == "full-disk":
        # Nothing tells an app that its state, or what it set without `synchronize()`, could not be stored.
        excluded = ("restoration", "unsynchronized")
        stores = sys.argv[4:] or [store for store in STORES if store not in excluded]
        wrong = [fill_disk(executable, store, sys.argv[3]) for store in stores]
        return 1 if any(wrong) else 0
    kills = int(sys.argv[2])
    seed = sys.argv[3] if len(sys.argv) > 3 else "1"
    stores = sys.argv[4:] or STORES
    started, total, problems = time.time(), 0, []
    for store in stores:
        done, wrong = kill(executable, store, max(1, kills // len(stores)), seed)
        total += done
        problems += wrong
    print(f"{kills} kills, {total} acknowledged changes, {len(problems)} wrong, {time.time() - started:.0f} s")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
