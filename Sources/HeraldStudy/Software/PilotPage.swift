/// A page that plays the trials of a list in order and saves the answers as CSV, for a pilot at once.
///
/// It needs no server and no network; the trials stand in the page.
enum PilotPage {
  /// The page of a study's lists.
  static func html(_ files: ExperimentFiles) throws(EncodingError) -> String {
    let study = files.study
    let factors = study.factorColumns
    let lists = JSONValue.object(
      Dictionary(
        uniqueKeysWithValues: files.lists.map { list in
          (list.name, JSONValue.list(list.rows.map { .object($0.data(factors: factors)) }))
        }))
    let value = JSONValue.object([
      "name": .text(study.name), "question": .text(study.question.text),
      "answers": .list(study.question.answers.map { .text($0) }),
      "columns": .list(
        (TrialRow.dataColumns + factors + ["answer"]).map { .text($0) }),
      "lists": lists,
    ])
    // Inside a script element nothing may look like its end.
    let data = try json(value).replacing("<", with: "\\u003C")
    // Piece by piece, so that no text is taken for a place of the template.
    let title = escapedForHTML(study.title)
    return template.split(separator: "{{data}}").map { $0.replacing("{{title}}", with: title) }
      .joined(separator: data)
  }

  private static let template = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}}</title>
    <style>
      body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
      button, input, select { font: inherit; padding: .4rem .8rem; margin: .2rem; }
      [hidden] { display: none; }
    </style>
    </head>
    <body>
    <main>
    <h1>{{title}}</h1>
    <form id="start">
      <label>List <select id="list"></select></label>
      <button id="begin">Begin</button>
    </form>
    <section id="trial" hidden>
      <p id="progress" aria-live="polite"></p>
      <button id="play" type="button">Play</button>
      <p id="trouble" role="alert" hidden>The sound could not be played.</p>
      <form id="reply" hidden>
        <p id="question"></p>
        <div id="answers" role="group" aria-labelledby="question"></div>
      </form>
    </section>
    <section id="end" hidden>
      <p>Thank you. <a id="save">Save the answers</a></p>
    </section>
    </main>
    <script id="study" type="application/json">
    {{data}}</script>
    <script>
    "use strict";
    const study = JSON.parse(document.getElementById("study").textContent);
    const at = (id) => document.getElementById(id);
    const rows = [];
    let trials = [], place = 0, sound = null, heard = 0, plays = 0;

    for (const name of Object.keys(study.lists).sort()) at("list").add(new Option(name, name));
    at("question").textContent = study.question;

    at("start").addEventListener("submit", (event) => {
      event.preventDefault();
      trials = study.lists[at("list").value];
      at("start").hidden = true;
      at("trial").hidden = false;
      show();
    });

    function show() {
      const trial = trials[place];
      at("progress").textContent = `Trial ${place + 1} of ${trials.length}`;
      at("reply").hidden = true;
      at("trouble").hidden = true;
      at("play").disabled = false;
      at("play").focus();
      plays = 0;
      sound = new Audio(trial.sound_file);
      sound.addEventListener("ended", ask);
      sound.addEventListener("error", () => { at("trouble").hidden = false; at("play").disabled = false; });
    }

    at("play").addEventListener("click", () => {
      at("play").disabled = true;
      plays += 1;
      sound.play().catch(() => { at("trouble").hidden = false; at("play").disabled = false; });
    });

    function ask() {
      heard = performance.now();
      const answers = at("answers");
      answers.replaceChildren();
      if (study.answers.length === 0) {
        const input = document.createElement("input");
        input.id = "text";
        input.required = true;
        input.setAttribute("aria-labelledby", "question");
        const next = document.createElement("button");
        next.textContent = "Next";
        answers.append(input, next);
        at("reply").onsubmit = (event) => { event.preventDefault(); keep(input.value); };
      } else {
        for (const answer of study.answers) {
          const button = document.createElement("button");
          button.type = "button";
          button.textContent = answer;
          button.addEventListener("click", () => keep(answer));
          answers.append(button);
        }
      }
      at("reply").hidden = false;
      answers.firstElementChild.focus();
    }

    function keep(response) {
      const seconds = (performance.now() - heard) / 1000;
      rows.push({ ...trials[place], response, response_seconds: seconds.toFixed(3), plays });
      place += 1;
      save();
      if (place < trials.length) return show();
      at("trial").hidden = true;
      at("end").hidden = false;
      at("save").focus();
    }

    // The answers so far can always be had, also where the browser is closed half-way.
    function save() {
      const columns = [...study.columns, "response", "response_seconds", "plays"];
      const cell = (value) => {
        const text = String(value ?? "");
        return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
      };
      const lines = [columns, ...rows.map((row) => columns.map((name) => row[name]))];
      const csv = lines.map((line) => line.map(cell).join(",") + "\n").join("");
      try { localStorage.setItem(`herald-${study.name}-${at("list").value}`, csv); } catch { }
      const link = at("save");
      if (link.href) URL.revokeObjectURL(link.href);
      link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
      link.download = `${study.name}-${at("list").value}-answers.csv`;
    }
    </script>
    </body>
    </html>

    """#
}
