# SPDX-License-Identifier: MIT
"""The benchmark app, built with optimised frameworks."""
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class ScenesApp:
    """`Benchmarks/Scenes`, or another app there, started without the command line tool so that only it is measured."""

    def __init__(self, folder, name="Scenes"):
        """`folder` holds the app's home."""
        self.name = name
        self.home = os.path.join(folder, "home")
        os.makedirs(os.path.join(self.home, "tmp"), exist_ok=True)
        environment = dict(os.environ, TOUCHSTONE_CONFIGURATION="release")
        build = subprocess.run(
            [os.path.join(ROOT, "touchstone"), "build", os.path.join(ROOT, "Benchmarks", name), "--json"],
            env=environment, stdout=subprocess.PIPE, text=True, check=False)
        if build.returncode:
            sys.exit(f"benchmark: Benchmarks/{name} does not build")
        self.product = json.loads(build.stdout)["product"]
        self.executable = os.path.join(self.product, name)

    def environment(self, scene, frames):
        """Every frame is drawn although nobody looks, at 390 x 844 points and three pixels a point."""
        return dict(
            os.environ, SCENE=scene, FRAMES=str(frames), TOUCHSTONE_HOST="headless", TOUCHSTONE_EVERY_FRAME="1",
            TOUCHSTONE_DEVICE="iPhone 14",
            TOUCHSTONE_MAPS=os.path.join(ROOT, "Examples/FavoritePlaces/Maps/denver.pmtiles"), HOME=self.home, CFFIXED_USER_HOME=self.home,
            TMPDIR=os.path.join(self.home, "tmp"))
