"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const rate = data.sampleRate, variants = data.variants, elements = data.elements;
  const find = (id) => document.getElementById(id);
  const make = (tag, properties, ...children) => {
    const node = document.createElement(tag);
    for (const [key, value] of Object.entries(properties || {})) {
      if (value === undefined || value === null) continue;
      if (key === "class") node.className = value; else node.setAttribute(key, value);
    }
    node.append(...children);
    return node;
  };
  const seconds = (frames) => (frames / rate).toFixed(2);
  const longest = Math.max(1, ...elements.flatMap((e) => e.lines.map((l) => l.frames)));
  elements.forEach((element, index) => {
    element.index = index;
    element.search = [element.id, ...element.lines.map((l) => l.text)].join("\n").toLowerCase();
  });

  // The table's columns: what is shown, and what is sorted by.
  const columns = [{ name: "Element", text: true, key: (e) => e.index, cell: (e) => e.id }];
  variants.forEach((name, v) => {
    const share = (e) => (e.lines[0].frames > 0 ? e.lines[v].frames / e.lines[0].frames : 0);
    columns.push({ name: name + ", seconds", key: (e) => e.lines[v].frames, cell: (e) => seconds(e.lines[v].frames) });
    if (v > 0) columns.push({ name: name + ", % of " + variants[0], key: share, cell: (e) => (share(e) * 100).toFixed(0) });
    columns.push({ name: name + ", essential after", key: (e) => e.lines[v].essential, cell: (e) => seconds(e.lines[v].essential) });
    columns.push({ name: name + ", words", key: (e) => e.lines[v].words, cell: (e) => String(e.lines[v].words) });
  });
  const state = { column: 0, descending: false, filter: "", least: 0, page: 0, size: 25 };
  const reset = () => { state.page = 0; show(); };

  // Sound: one line at a time.
  const player = new Audio();
  let playing = null;
  const stop = () => {
    if (!playing) return;
    player.pause();
    playing.button.textContent = "Play";
    playing.button.setAttribute("aria-label", playing.label);
    playing.mark.remove();
    playing = null;
  };
  const follow = () => {
    if (!playing) return;
    playing.mark.style.left = (player.currentTime * rate / longest) * 100 + "%";
    requestAnimationFrame(follow);
  };
  player.addEventListener("ended", stop);
  player.addEventListener("error", () => { if (playing) { const where = playing.label; stop(); say(where + ": the sound cannot be played"); } });
  const play = (button, line, track, label) => {
    const again = playing && playing.button === button;
    stop();
    if (again) return;
    player.src = line.sound;
    playing = { button, label, mark: make("span", { class: "now" }) };
    button.textContent = "Stop";
    button.setAttribute("aria-label", label.replace("Play", "Stop"));
    track.append(playing.mark);
    player.play().then(follow, () => {});
  };
  const say = (text) => { find("status").textContent = text; };

  const trackOf = (line, name) => {
    const said = line.segments.map((s) => s.role + " " + s.text + ", " + seconds(s.start) + " to " + seconds(s.start + s.frames)).join("; ");
    const track = make("div", { class: "track", role: "img", "aria-label": name + ", " + seconds(line.frames) + " seconds: " + said });
    const percent = (frames) => (frames / longest) * 100 + "%";
    for (const s of line.segments) {
      const wide = s.frames / longest > 0.07;
      const box = make("span", { class: "segment " + s.role, title: s.role + ": " + s.text }, wide ? s.role : s.role[0]);
      box.style.left = percent(s.start);
      box.style.width = percent(s.frames);
      track.append(box);
      for (const word of s.words) {
        const tick = make("span", { class: "word", title: word.text });
        tick.style.left = percent(word.start);
        track.append(tick);
      }
    }
    if (line.essential > 0) {
      const end = make("span", { class: "essential", title: "the essential is known" });
      end.style.left = percent(line.essential);
      track.append(end);
    }
    return track;
  };

  const detailsOf = (element) => {
    const details = make("details", null, make("summary", null, "Segments and words of " + element.id));
    details.addEventListener("toggle", () => {
      if (details.childElementCount > 1) return;
      element.lines.forEach((line, v) => {
        const body = make("tbody");
        for (const s of line.segments) {
          body.append(make("tr", null, make("th", { scope: "row" }, s.role), make("td", { class: "text", lang: s.language }, s.text),
            make("td", null, seconds(s.start)), make("td", null, seconds(s.frames)), make("td", null, seconds(s.pause)),
            make("td", { class: "text", lang: s.language }, s.words.map((w) => w.text + " " + seconds(w.start)).join(", "))));
        }
        const head = make("tr");
        ["Role", "Text", "From", "Length", "Pause", "Words"].forEach((name) => head.append(make("th", { scope: "col", class: name === "Text" || name === "Words" ? "text" : null }, name)));
        details.append(make("div", { class: "wide", tabindex: "0", role: "region", "aria-label": variants[v] + ", segments of " + element.id },
          make("table", null, make("caption", null, variants[v] + ", times in seconds"), make("thead", null, head), body)));
      });
    }, { once: true });
    return details;
  };

  const elementOf = (element) => {
    const item = make("li", { class: "element" }, make("h3", null, element.id));
    element.lines.forEach((line, v) => {
      const name = variants[v];
      if (line.error) { item.append(make("p", { class: "broken" }, name + ": not spoken: " + line.error)); return; }
      const track = trackOf(line, name);
      const label = "Play " + name + ", " + element.id;
      const button = make("button", { class: "play", type: "button", "aria-label": label }, "Play");
      if (!line.sound) button.disabled = true;
      button.addEventListener("click", () => play(button, line, track, label));
      item.append(make("div", { class: "plan" }, button, make("span", null, name + " " + seconds(line.frames) + " s"), track));
      item.append(make("p", { class: "quiet", lang: line.language }, line.text));
    });
    item.append(detailsOf(element));
    return item;
  };

  const show = () => {
    stop();
    const column = columns[state.column], wanted = state.filter.toLowerCase();
    const found = elements.filter((e) => e.search.includes(wanted) && e.lines.some((l) => l.frames >= state.least * rate));
    const sign = state.descending ? -1 : 1;
    found.sort((a, b) => sign * (column.key(a) - column.key(b)) || a.index - b.index);
    const pages = Math.max(1, Math.ceil(found.length / state.size));
    state.page = Math.min(state.page, pages - 1);
    const shown = found.slice(state.page * state.size, (state.page + 1) * state.size);
    columns.forEach((c, i) => {
      const header = find("head").children[i];
      if (i === state.column) header.setAttribute("aria-sort", state.descending ? "descending" : "ascending");
      else header.removeAttribute("aria-sort");
    });
    find("rows").replaceChildren(...shown.map((e) => {
      const row = make("tr");
      columns.forEach((c, i) => row.append(make(i === 0 ? "th" : "td", i === 0 ? { scope: "row" } : null, c.cell(e))));
      return row;
    }));
    find("elements").replaceChildren(...shown.map(elementOf));
    find("previous").disabled = state.page === 0;
    find("next").disabled = state.page + 1 >= pages;
    say(found.length + " of " + elements.length + " elements, page " + (state.page + 1) + " of " + pages + ", sorted by " + column.name + (state.descending ? ", largest first" : ""));
  };

  columns.forEach((column, i) => {
    const button = make("button", { type: "button" }, column.name);
    button.addEventListener("click", () => {
      state.descending = state.column === i ? !state.descending : i > 0;
      state.column = i;
      reset();
    });
    find("head").append(make("th", { scope: "col" }, button));
  });
  find("filter").addEventListener("input", (event) => { state.filter = event.target.value; reset(); });
  find("least").addEventListener("input", (event) => { state.least = Number(event.target.value) || 0; reset(); });
  find("size").addEventListener("change", (event) => { state.size = Number(event.target.value) || elements.length || 1; reset(); });
  find("previous").addEventListener("click", () => { state.page -= 1; show(); });
  find("next").addEventListener("click", () => { state.page += 1; show(); });
  document.body.classList.add("ready");
  show();
})();
