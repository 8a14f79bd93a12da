"""The program as its users start it: files, pipes, exit codes, Ctrl-C, two processes and one folder."""

import json
import os
import re
import shutil
import signal
import subprocess
import time

import pytest
from searchlight_server import BINARY, ROOT, SearchlightServer

RECORDS = [
    {"id": 1, "name": "Red tent", "brand": "Fell", "price": 129.5},
    {"id": 2, "name": "Blue tent", "brand": "Fell", "price": 99},
    {"id": 3, "name": "Lantern", "brand": "Tarn", "price": 24},
]


@pytest.fixture
def run(tmp_path):
    """Runs the program in a folder of its own: `run("indices", input="…")`."""

    def run(*arguments, input=None, timeout=60):
        return subprocess.run(
            [str(BINARY), *map(str, arguments)],
            input=input,
            capture_output=True,
            text=True,
            timeout=timeout,
            cwd=tmp_path,
            env=environment(tmp_path),
        )

    return run


def environment(folder):
    return os.environ | {"XDG_DATA_HOME": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache")}


@pytest.fixture
def products(tmp_path):
    path = tmp_path / "products.json"
    path.write_text(json.dumps(RECORDS))
    return path


def test_import_export_indices_and_search_go_together(run, products):
    imported = run("import", products, "--index", "shop")
    assert (imported.returncode, imported.stdout) == (0, ""), imported.stderr
    assert "3 records" in imported.stderr
    assert run("indices").stdout.startswith("shop  3 records")
    exported = [json.loads(line) for line in run("export", "--index", "shop").stdout.splitlines()]
    assert exported == [{"objectID": str(record["id"]), **record} for record in RECORDS]
    found = run("search", "shop", "tent")
    assert found.stdout.splitlines() == ["2 hits for “tent” in shop", "1. Red tent  [1]", "2. Blue tent  [2]"]
    explained = run("search", "shop", "red tent", "--explain").stdout
    assert "matches: red in name · tent in name" in explained
    lines = run("search", "shop", "tent", "--json", "--explain").stdout.splitlines()
    assert [json.loads(line)["id"] for line in lines] == ["1", "2"]


def test_an_export_imports_again_with_the_same_ids(run, products, tmp_path):
    run("import", products, "--index", "one")
    exported = run("export", "--index", "one").stdout
    again = run("import", "-", "--index", "two", input=exported)
    assert again.returncode == 0, again.stderr
    assert run("export", "--index", "two").stdout == exported


def test_an_unknown_index_is_told_with_the_nearest_one(run, products):
    run("import", products, "--index", "shop")
    wrong = run("search", "shpo", "tent")
    assert wrong.returncode == 1
    assert "there is no index “shpo” in the data folder. Did you mean shop?" in wrong.stderr
    assert run("export", "--index", "nothing-like-it").returncode == 1


def test_a_wrong_command_line_ends_with_2_and_a_failure_with_1(run):
    wrong = run("serve", "--port", "80")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.endswith("Try: searchlight serve --help\n")
    missing = run("serve", "nowhere.json")
    assert (missing.returncode, missing.stdout) == (1, "")
    assert "nowhere.json" in missing.stderr
    assert run("import", "nowhere.json", "--index", "x").returncode == 1


def test_every_command_has_help_and_version(run):
    for command in ["serve", "init", "check", "import", "export", "indices", "search", "render", "schema"]:
        helped = run(command, "--help")
        assert helped.returncode == 0 and helped.stdout.startswith(f"searchlight {command}"), command
        assert re.fullmatch(r"searchlight \d+\.\d+\.\d+\n", run(command, "--version").stdout)
        assert f"  {command} " in run("--help").stdout + " "


def test_a_pipe_that_closes_early_is_no_failure(run, products, tmp_path):
    many = tmp_path / "many.ndjson"
    many.write_text("".join(json.dumps({"id": n, "name": f"Record {n}"}) + "\n" for n in range(20_000)))
    assert run("import", many, "--index", "many").returncode == 0
    ended = subprocess.run(
        ["bash", "-c", f"'{BINARY}' export --index many | head -n 1; exit ${{PIPESTATUS[0]}}"],
        capture_output=True, text=True, env=environment(tmp_path), timeout=60,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert json.loads(ended.stdout)["name"] == "Record 0"


def test_strict_imports_stop_at_the_first_problem_and_store_nothing(run, tmp_path):
    path = tmp_path / "bad.ndjson"
    path.write_text('{"id":1,"name":"a"}\n{"id":2,"name":\n{"id":3,"name":"c"}\n')
    strict = run("import", path, "--index", "x", "--strict")
    assert strict.returncode == 1 and "line 2" in strict.stderr
    assert "There is no index" in run("indices").stderr or "there is no index" in run("indices").stderr
    lenient = run("import", path, "--index", "x")
    assert lenient.returncode == 0 and "line 2" in lenient.stderr
    assert run("indices").stdout.startswith("x  2 records")


def test_an_import_is_refused_while_serve_holds_the_folder(run, products, tmp_path):
    data = tmp_path / "held"
    server = SearchlightServer(data, arguments=[products])
    server.start()
    try:
        refused = run("import", products, "--index", "other", "--data", data)
        assert refused.returncode == 1
        assert str(server.process.pid) in refused.stderr and "serve" in refused.stderr
    finally:
        server.stop()
    assert run("import", products, "--index", "other", "--data", data).returncode == 0


def test_a_second_server_of_the_same_file_reads_what_the_first_made(products, tmp_path):
    surroundings = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    first = SearchlightServer(arguments=[products], environment=surroundings)
    second = SearchlightServer(arguments=[products], environment=surroundings)
    first.start()
    second.start()
    try:
        assert "3 products" in second.get("/products")[2]
    finally:
        second.stop()
        first.stop()


def test_a_changed_file_is_read_again_and_an_unchanged_one_is_not(products, tmp_path):
    surroundings = {"XDG_CACHE_HOME": str(tmp_path / "cache")}

    def served():
        server = SearchlightServer(arguments=[products], environment=surroundings)
        server.start()
        page = server.get("/products")[2]
        server.stop()
        return page, server.said()

    page, said = served()
    assert "3 products" in page and "3 records" in said
    page, said = served()
    assert "3 products" in page and "3 records" not in said
    products.write_text(json.dumps(RECORDS + [{"id": 4, "name": "Stove", "brand": "Tarn", "price": 40}]))
    page, said = served()
    assert "4 products" in page and "4 records" in said


def big_file(folder, count=300_000):
    path = folder / "big.ndjson"
    with open(path, "w") as file:
        for number in range(count):
            file.write(json.dumps({"id": number, "name": f"Record number {number}", "text": "x " * 40}) + "\n")
    return path


@pytest.mark.parametrize("moment", [0.05, 0.3, 0.8, 1.6])
def test_ctrl_c_in_an_import_leaves_the_index_as_it_was(run, products, tmp_path, moment):
    assert run("import", products, "--index", "shop").returncode == 0
    process = subprocess.Popen(
        [str(BINARY), "import", str(big_file(tmp_path)), "--index", "shop"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(tmp_path),
    )
    time.sleep(moment)
    process.send_signal(signal.SIGINT)
    output, error = process.communicate(timeout=30)
    assert process.returncode in (130, -signal.SIGINT), error
    assert output == ""
    assert run("indices").stdout.startswith("shop  3 records")
    assert run("search", "shop", "tent").stdout.startswith("2 hits")


@pytest.mark.parametrize("moment", [0.2, 0.5, 0.9])
def test_ctrl_c_stops_a_server_that_is_still_importing(tmp_path, moment):
    process = subprocess.Popen(
        [str(BINARY), "serve", str(big_file(tmp_path)), "--listen", "127.0.0.1:0"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(tmp_path),
    )
    time.sleep(moment)
    process.send_signal(signal.SIGINT)
    output, error = process.communicate(timeout=30)
    assert process.returncode == 0, error
    assert error.endswith("Stopping…\n")
    assert "Serving" not in output


def test_init_writes_a_configuration_that_serves_and_checks(run, products, tmp_path):
    written = run("init", "products.json")
    assert written.returncode == 0, written.stderr
    text = (tmp_path / "searchlight.yaml").read_text()
    assert "file: products.json" in text or "source: products.json" in text
    assert "title: name" in text and "price: price" in text and "#" in text
    again = run("init", "products.json")
    assert again.returncode == 1 and "is there already" in again.stderr
    assert (tmp_path / "searchlight.yaml").read_text() == text
    checked = run("check")
    assert (checked.returncode, checked.stdout) == (0, "searchlight.yaml: 1 site, nothing is wrong.\n")
    page = run("render", "/products?q=tent", "--config", "searchlight.yaml")
    assert page.returncode == 0, page.stderr
    assert "2 products" in page.stdout


def test_check_tells_every_fault_in_one_go(run, products, tmp_path):
    templates = tmp_path / "templates" / "partials"
    templates.mkdir(parents=True)
    (templates / "card.mustache").write_text("<div>{{nonsense}}")
    (tmp_path / "searchlight.yaml").write_text(
        "sites:\n"
        "  - path: shop\n    title: Shop\n    source: products.json\n    templates: templates\n"
        "    search: [nmae]\n    facets: [{field: brand, title: Brand}]\n"
        "  - path: other\n    title: Other\n"
    )
    faulty = (tmp_path / "searchlight.yaml").read_text().replace("    search:", "    layout: gird\n    search:")
    (tmp_path / "faulty.yaml").write_text(faulty)
    checked = run("check", "faulty.yaml")
    assert (checked.returncode, checked.stdout) == (1, "")
    lines = [line for line in checked.stderr.splitlines() if line.startswith("faulty.yaml:")]
    assert lines == [
        "faulty.yaml:6:13: layout cannot be “gird”. Did you mean grid?",
        "faulty.yaml:7:14: search: no record of the index “shop” has “nmae”. Did you mean “name”?",
    ]
    assert "card.mustache:1:" in checked.stderr
    checked = run("check")
    assert (checked.returncode, checked.stdout) == (1, "")
    assert "searchlight.yaml:6:14: search: no record of the index “shop” has “nmae”. Did you mean “name”?" in checked.stderr
    assert "card.mustache:1:" in checked.stderr
    assert "the site “other” searches the index “other”, which is not in the data folder" in checked.stderr


def test_standard_input_becomes_a_site_and_leaves_nothing_behind(tmp_path):
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    process = subprocess.Popen(
        [str(BINARY), "serve", "-", "--listen", "127.0.0.1:0"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env=environment(tmp_path) | {"TMPDIR": str(temporary)},
    )
    process.stdin.write(json.dumps(RECORDS))
    process.stdin.close()
    for line in process.stdout:
        if ready := re.search(r"Serving on (\S+)", line):
            break
    assert ready[1].endswith("/records")
    process.send_signal(signal.SIGTERM)
    process.stdout.read()
    assert process.wait(timeout=15) == 0
    assert list(temporary.iterdir()) == []


def test_the_program_alone_in_an_empty_folder_serves_a_file_with_styles_and_script(products, tmp_path):
    alone = tmp_path / "alone"
    alone.mkdir()
    shutil.copy(BINARY, alone / "searchlight")
    process = subprocess.Popen(
        ["./searchlight", "serve", str(products), "--listen", "127.0.0.1:0"],
        cwd=alone, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment(tmp_path),
    )
    server = SearchlightServer()
    server.process = process
    for line in process.stdout:
        if ready := re.search(r"Serving on (http://[^/]+)(\S+)", line):
            break
    server.url = ready[1]
    status, _, page = server.get(ready[2])
    assert status == 200 and "Red tent" in page
    for pattern in [r'href="(/assets/[^"]+\.css)"', r'src="(/assets/[^"]*searchlight[^"]+\.js)"', r'src="(/assets/[^"]*htmx[^"]+\.js)"']:
        found = re.search(pattern, page)
        assert found, pattern
        assert server.status(found[1]) == 200
    original = (ROOT / "Public/searchlight.css").read_text()
    assert server.get(re.search(r'href="(/assets/[^"]+\.css)"', page)[1])[2] == original
    server.stop()


def test_a_served_file_is_at_a_path_of_its_name_and_the_root_leads_there(products, tmp_path):
    assets = tmp_path / "assets.json"
    shutil.copy(products, assets)
    for path, segment in [(products, "products"), (assets, "assets-site")]:
        server = SearchlightServer(arguments=[path], environment={"XDG_CACHE_HOME": str(tmp_path / "cache")})
        server.start()
        try:
            answer = subprocess.run(
                ["python3", "-c", "import http.client,sys; c=http.client.HTTPConnection(sys.argv[1]); c.request('GET','/');"
                 " r=c.getresponse(); print(r.status, r.getheader('Location'))", server.url.removeprefix("http://")],
                capture_output=True, text=True,
            )
            assert answer.stdout == f"302 /{segment}\n"
        finally:
            server.stop()


def test_sites_of_a_configuration_have_their_own_words_look_and_index(run, products, tmp_path):
    (tmp_path / "queries.json").write_text(json.dumps([{"objectID": "1", "query": "blue tents", "popularity": 3}]))
    assert run("import", "queries.json", "--index", "queries", "--data", "kept").returncode == 0
    own = tmp_path / "own" / "partials"
    own.mkdir(parents=True)
    (own / "remedies.mustache").write_text("<p>Nothing at all, says this site.</p>\n")
    (tmp_path / "searchlight.yaml").write_text(
        """
data: kept
sites:
  - path: shop
    title: Zelte
    source: products.json
    language: de
    facets: [{field: name, title: Name, sort: name}]
    theme: {accent: "#123456"}
    suggestions: {from: index, index: queries}
  - path: ask
    title: Ask
    index: shop
    source: products.json
    search: [brand]
    search_mode: on-submit
    minimum_length: 3
    empty_query: nothing
    suggestions: off
    templates: own
"""
    )
    assert run("check").returncode == 0
    server = SearchlightServer(arguments=["--config", tmp_path / "searchlight.yaml"])
    server.start()
    try:
        shop = server.get("/shop")[2]
        assert "129,50\u00a0€" in server.get("/shop/hit/1")[2]
        names = re.findall(r'<a class="value"[^>]*>(.*?)</a>', shop, re.S)
        assert [re.sub(r"<[^>]*>", " ", name).split()[0] for name in names] == ["Blue", "Lantern", "Red"]
        theme = re.search(r'href="(/theme-[^"]+\.css)"', shop)[1]
        assert "--accent: #123456" in server.get(theme)[2]
        assert "blue tents" in server.get("/shop/suggestions?q=bl")[2]
        assert 'class="stats"' not in server.get("/ask")[2]
        assert server.get("/ask/suggestions?q=te")[0] == 404
        assert "2 products" in server.get("/ask?q=fell")[2]
        short = server.get("/ask?q=fe")[2]
        assert 'class="stats"' not in short and 'value="fe"' in short
        assert "Nothing at all, says this site." in server.get("/ask?q=tent")[2]
        assert "Nothing at all, says this site." not in server.get("/shop?q=zzzz")[2]
        assert "2 products" in server.get("/shop?q=tent")[2]
    finally:
        server.stop()
