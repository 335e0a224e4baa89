"""Starts and measures the programs that benchmarks compare; on Linux."""
import functools
import os
import pwd
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parent.parent
JAR = PROJECT / "benchmarks/target/lexhub-benchmarks.jar"
TICK = os.sysconf("SC_CLK_TCK")
SERVER_OPTIONS = ("-XX:+UseSerialGC", "-Xmx512m")
SAMPLE_SECONDS = 0.1


@functools.cache
def jdk():
    """Returns the folder of the JDK that ./lexhub runs on."""
    script = f'source "{PROJECT}/.mvn/find-jdk.sh" && find_jdk && printf %s "$JAVA_HOME"'
    found = subprocess.run(["bash", "-c", script], stdout=subprocess.PIPE, text=True)
    if found.returncode != 0:
        raise SystemExit(found.returncode)  # the script has said why
    return found.stdout


def java(main, *arguments, options=SERVER_OPTIONS, classpath=JAR):
    """Returns the command that runs a class of Lexhub."""
    return [f"{jdk()}/bin/java", "-XX:+UseCompactObjectHeaders", "--enable-native-access=ALL-UNNAMED", *options,
            "--sun-misc-unsafe-memory-access=allow", "-cp", str(classpath), f"org.lexhub.{main}", *map(str, arguments)]


def loader(*arguments, heap="1g", classpath=JAR):
    """Returns the command of ./lexhub for loads and datasets, which does not look for changed sources first."""
    options = ("-XX:+UseParallelGC", "-XX:NewRatio=6", f"-Xmx{heap}")
    return java("loader.LoaderMain", *arguments, options=options, classpath=classpath)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def run(command, **options):
    """Runs a command and returns its output; ends the benchmark with the output if the command fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]}: {done.stdout[-2000:]}")
    return done.stdout


def unprivileged(folder, name):
    """Returns what subprocess needs to run a program that refuses root; the user gets the folder."""
    if os.getuid() != 0:
        return {}
    user = pwd.getpwnam(name)
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def postgresql_programs():
    """Returns the folder of PostgreSQL's programs with a slash at its end, empty if they are on PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return f"{found[-1]}/" if found else ""


def stat(pid):
    return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()


def tree(root):
    """Returns the ticks of processor time of a process and its living descendants by id, with those of ended children."""
    parents, times = {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = stat(entry.name)
            except OSError:
                continue
            parents[int(entry.name)] = int(fields[1])
            times[int(entry.name)] = sum(map(int, fields[11:15]))
    found = {}
    for pid in times:
        at = pid
        while at in parents and at != root:
            at = parents[at]
        if at == root:
            found[pid] = times[pid]
    return found


def memory(pid):
    """Returns the memory of a process in bytes; pages that processes share count in part for each."""
    try:
        rollup = (Path("/proc") / str(pid) / "smaps_rollup").read_text()
    except OSError:
        return 0
    return next((int(line.split()[1]) << 10 for line in rollup.splitlines() if line.startswith("Pss:")), 0)


class Server:
    """A started program with its children."""

    def __init__(self, name, command, work, **options):
        self.name = name
        self.log = work / f"{name}.log"
        self.process = subprocess.Popen(command, stdout=open(self.log, "w"), stderr=subprocess.STDOUT, **options)
        self.helpers = []
        self.url = self.port = None

    def listening(self, port=None):
        """Waits until the program says where it listens, or until it accepts requests at a port."""
        self.port = port
        end = time.monotonic() + 120
        while time.monotonic() < end and self.process.poll() is None:
            self.url = self.announced() if port is None else f"http://127.0.0.1:{port}" if self.accepts() else None
            if self.url is not None:
                return self
            time.sleep(0.1)
        raise SystemExit(f"{self.name} does not start: {self.log.read_text()[-2000:]}")

    def announced(self):
        lines = [line for line in self.log.read_text().splitlines() if line.startswith("Listening on ")]
        return lines[0].split()[-1] if lines else None

    def accepts(self):
        with socket.socket() as s:
            return s.connect_ex(("127.0.0.1", self.port)) == 0

    def seconds(self):
        """Returns the processor time of the program, its living and its ended children."""
        return sum(tree(self.process.pid).values()) / TICK + sum(helper.seconds() for helper in self.helpers)

    def stop(self, signal=signal.SIGTERM):
        self.process.send_signal(signal)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


class PostgreSQL(Server):
    """A PostgreSQL server with an empty database of the user lexhub in a folder, which it creates."""

    def __init__(self, folder, settings):
        self.programs, port = postgresql_programs(), free_port()
        folder.mkdir()
        user = unprivileged(folder, "postgres")
        run([f"{self.programs}initdb", "--pgdata", f"{folder}/data", "--username=lexhub", "--auth=trust", "--encoding=UTF8",
             "--no-locale"], cwd=folder, **user)
        options = [part for setting in settings for part in ("-c", setting)]
        super().__init__("database", [f"{self.programs}postgres", "-D", f"{folder}/data", "-p", str(port), "-k", str(folder),
                                      *options], folder.parent, cwd=folder, **user)
        self.listening(port)

    def accepts(self):
        """Tells whether the server accepts queries: its port is open earlier, and refuses them while the server starts."""
        return subprocess.run([f"{self.programs}pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]).returncode == 0

    def stop(self):
        super().stop(signal.SIGINT)  # SIGTERM waits until all clients have gone


class Usage(NamedTuple):
    """What a command took: seconds on the clock and of the processor, and the peak of its memory in bytes."""
    seconds: float
    processor: float
    memory: int


class PeakMemory(threading.Thread):
    """Samples the memory of processes and their descendants until it is stopped."""

    def __init__(self, roots):
        super().__init__(daemon=True)
        self.roots, self.peak, self.ended = roots, 0, threading.Event()

    def run(self):
        while True:
            self.peak = max(self.peak, sum(memory(pid) for root in self.roots for pid in tree(root)))
            if self.ended.wait(SAMPLE_SECONDS):
                return

    def stop(self):
        self.ended.set()
        self.join()


def measure(command, log, servers=(), **options):
    """Runs a command with its output in a file and returns its Usage, with that of servers that work for it."""
    spent = sum(server.seconds() for server in servers)
    begin = time.monotonic()
    with open(log, "w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, **options)
    watch = PeakMemory([process.pid, *(server.process.pid for server in servers)])
    watch.start()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    watch.stop()
    if process.returncode != 0:
        raise SystemExit(f"{command[0]} fails with status {process.returncode}: {Path(log).read_text()[-2000:]}")
    spent = sum(server.seconds() for server in servers) - spent
    return Usage(seconds, usage.ru_utime + usage.ru_stime + spent, watch.peak)
