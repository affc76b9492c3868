"""The pages of docs/Evaluation: where their figures come from, tables and plots, and the page of evaluation/run-programs."""

import contextlib
import io
import os
import statistics
import subprocess
import sys

COLUMNS = ["program", "by", "reachable", "edges", "recall", "application", "from entries", "edge recall", "certain",
           "conditional", "checked", "violated", "unexplained", "import s", "analysis s", "all s", "MB"]


SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def git(*words):
    run = subprocess.run(["git", "-C", SOURCE, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                         check=False)
    return run.stdout.strip()


def processor():
    """The name of the processor, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as text:
            return next(line.split(":", 1)[1].strip() for line in text if line.startswith("model name"))
    except (OSError, StopIteration):
        return "an unnamed processor"


def has_assertions():
    """Whether the build folder has assertions, as that of utils/check; then it is slower than a release."""
    build = os.environ.get("JIR_BUILD") or os.path.join(SOURCE, "build")
    try:
        with open(os.path.join(build, "CMakeCache.txt"), encoding="utf-8") as cache:
            return "JIR_ENABLE_ASSERTIONS:BOOL=ON" in cache.read()
    except OSError:
        return False


def provenance(command, load=None):
    """The first paragraph of a page: command, commit, machine and load (one minute's average, by default of this moment)."""
    commit = git("rev-parse", "--short", "HEAD")
    changed = " with local changes" if git("status", "--porcelain", "--untracked-files=no") else ""
    return (f"Command: `{command}`.\nCommit: {commit + changed if commit else 'unknown'}.\n"
            f"Machine: {os.cpu_count()} cores of {processor()}, load {os.getloadavg()[0] if load is None else load:.1f}.\n"
            + ("Build: with assertions.\n" if has_assertions() else ""))


@contextlib.contextmanager
def printed_as_page(path, title, text):
    """What is printed meanwhile is also written as a page, if there is a path: title, provenance, explanation, the table."""
    load, out, kept = os.getloadavg()[0], sys.stdout, io.StringIO()

    class Both(io.TextIOBase):
        def write(self, part):
            kept.write(part)
            return out.write(part)

        def flush(self):
            out.flush()

    with contextlib.redirect_stdout(Both()):
        yield
    if path:
        command = " ".join([os.path.relpath(sys.argv[0], SOURCE), *sys.argv[1:]])
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"# {title}\n\n{provenance(command, load)}\n{text}\n\n{kept.getvalue()}")


def share(comparison, key):
    return f"{comparison[key]['share']:.4f}"


def row(result):
    """The cells of one program under one analysis; an analysis of another tool has no claims."""
    comparison = result["comparison"]
    claims = [result.get(key, "") for key in ("certain", "conditional", "checked", "violated", "unexplained")]
    return [result["name"], result["by"], result["reachable"], result["edges"], share(comparison, "methods"),
            share(comparison, "methods_application"), share(comparison, "methods_from_entries"),
            share(comparison, "edges") if result["edges"] else "", *claims,
            *(f"{result[key]:.1f}" if key in result else "" for key in ("import_s", "analysis_s", "seconds")),
            result["megabytes"]]


def markdown(columns, rows):
    lines = ["| " + " | ".join(columns) + " |", "|" + "---|" * len(columns)]
    return "\n".join(lines + ["| " + " | ".join(map(str, cells)) + " |" for cells in rows])


def causes(results):
    total = {}
    for result in results:
        for cause, count in result["comparison"]["causes"].items():
            total[cause] = total.get(cause, 0) + count
    return sorted(total.items(), key=lambda item: (-item[1], item[0]))


def short_method(method):
    """`Class.name` of `package.Class.name(descriptor)`."""
    name, member = method.split("(")[0].rsplit(".", 1) if "(" in method else (method, "")
    return f"{name.rsplit('.', 1)[-1]}.{member}" if member else name


def rest_rows(results):
    """For each program and cause: how many methods are missed, and after which edge most of them."""
    rows = []
    for result in results:
        missed = result["comparison"]["missed"]
        for cause in sorted({one["cause"] for one in missed}):
            edges = {}
            for one in missed:
                if one["cause"] == cause:
                    first = one["first_missing_edge"]
                    edge = (first["caller"], first["callee"])
                    edges[edge] = edges.get(edge, 0) + 1
            (caller, callee), count = max(edges.items(), key=lambda item: (item[1], item[0]))
            rows.append([result["name"], cause, sum(edges.values()), len(edges),
                         f"`{short_method(caller)}` -> `{short_method(callee)}` ({count})"])
    return rows


def by_analysis(results):
    groups = {}
    for result in results:
        groups.setdefault(result["by"], []).append(result)
    return groups


def plot_bars(path, title, points):
    """A bar a program: (name, share of the longest bar, text)."""
    height = 26 * len(points) + 40
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="{height}" font-family="sans-serif" '
             f'font-size="13"><text x="10" y="20" font-weight="bold">{title}</text>']
    for index, (name, part, text) in enumerate(points):
        y = 36 + 26 * index
        parts.append(f'<text x="10" y="{y + 14}">{name}</text><rect x="110" y="{y}" width="{420 * part:.0f}" height="18" '
                     f'fill="#4878a8"/><text x="{118 + 420 * part:.0f}" y="{y + 14}">{text}</text>')
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(parts) + "\n</svg>\n")


def plot_points(path, title, groups, x_label, y_label):
    """A point a program: {analysis: [(x, y, name)]}, both axes from 0."""
    colours = ["#4878a8", "#b05030", "#508050", "#806090"]
    points = [point for group in groups.values() for point in group]
    right, top = max(p[0] for p in points) * 1.1, max(p[1] for p in points) * 1.1
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" font-family="sans-serif" font-size="12">'
             f'<text x="10" y="20" font-weight="bold" font-size="13">{title}</text>'
             '<path d="M60 40 V360 H620" stroke="black" fill="none"/>'
             f'<text x="620" y="390" text-anchor="end">{x_label}, to {right:,.0f}</text>'
             f'<text x="66" y="52">{y_label}, to {top:.0f}</text>']
    for index, (analysis, group) in enumerate(groups.items()):
        colour = colours[index % len(colours)]
        parts.append(f'<text x="480" y="{20 + 16 * index}" fill="{colour}">{analysis}</text>')
        for x, y, name in group:
            across, down = 60 + 560 * x / right, 360 - 320 * y / top
            parts.append(f'<circle cx="{across:.0f}" cy="{down:.0f}" r="3" fill="{colour}"/>'
                         f'<text x="{across + 5:.0f}" y="{down - 4:.0f}" font-size="10">{name}</text>')
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(parts) + "\n</svg>\n")


def write_plots(folder, results):
    first = results[0]["by"]
    plot_bars(os.path.join(folder, "recall.svg"), f"Recall of methods by {first}, from 0.9 to 1",
              [(r["name"], max(0.0, (r["comparison"]["methods"]["share"] - 0.9) * 10),
                share(r["comparison"], "methods")) for r in results if r["by"] == first])
    plot_points(os.path.join(folder, "seconds.svg"), "Seconds against reachable methods",
                {by: [(r["reachable"], r["seconds"], r["name"]) for r in group]
                 for by, group in by_analysis(results).items()}, "reachable methods", "seconds")


def differences_table(differences):
    """A row a program: methods, how many differ between two of its runs at most, and by cause."""
    names = sorted({cause for worst in differences.values() for cause in worst["causes"]})
    rows = [[name, worst["methods"], worst["only_first"] + worst["only_second"], f"{100 * worst['share']:.2f} %",
             *(worst["causes"].get(cause, 0) for cause in names)] for name, worst in differences.items()]
    return markdown(["program", "methods", "differ", "share", *names], rows)


def failures_text(failures):
    if not failures:
        return ""
    return "\nNot measured:\n\n" + "".join(f"- {text}\n" for text in failures)


def write_page(path, command, results, differences, failures):
    write_plots(os.path.dirname(path), results)
    medians = ", ".join(f"{by} {statistics.median(r['comparison']['methods']['share'] for r in group):.4f} "
                        f"({len(group)} programs)" for by, group in by_analysis(results).items())
    parts = [f"""# Real programs

{provenance(command)}
The JDK is analysed with each program. [RecordingComparison.md](../Analysis/RecordingComparison.md) explains the columns.
`import s` and `analysis s` are the stages that make the call graph. `all s` is the run with comparison and claims.

Median recall of methods: {medians}.

{markdown(COLUMNS, [row(result) for result in results])}
{failures_text(failures)}
![recall](recall.svg)

![seconds](seconds.svg)
"""]
    for by, group in by_analysis(results).items():
        table = markdown(["cause", "methods"], causes(group))
        parts.append(f"\n## Missed by {by}\n\nMethods of all its programs, by the first edge that the call graph lacks:\n\n"
                     f"{table}\n")
        rest = markdown(["program", "cause", "methods", "edges", "the edge after which most are missed"], rest_rows(group))
        parts.append(f"\nBy program: the edges that the call graph lacks, from methods that it reaches.\n\n{rest}\n")
    if any(worst for worst in differences.values()):
        parts.append(f"""
## Where the runs of a program differ

The pair of runs that differs most, by `jir-record diff` ([causes](../Tools/jir-record.md#where-two-runs-differ)). The
recordings that are compared above hold the methods of all runs.

{differences_table(differences)}
""")
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join(parts))
