/*
 * The rules of a game as they are written in its `rules/*.md`: headings, paragraphs, lists, tables, blocks of plain text;
 * within them **bold**, *emphasis*, links to rule numbers and the anchors that carry these numbers. Nothing else occurs.
 */

export interface Block {
  kind: "heading" | "text" | "item" | "table" | "plain";
  /** Of a heading 1 to 3; of an item how deep it stands. */
  level: number;
  /** What stands before an item: a number, or nothing. */
  mark: string;
  html: string;
  /** The same without markup, in small letters, for searching. */
  text: string;
  anchors: string[];
}

export interface Section {
  title: string;
  anchor: string;
  level: number;
  blocks: Block[];
}

/** The whole text, block by block. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split(/\r?\n/);
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === "") {
      at += 1;
    } else if (line.startsWith("```")) {
      const end = lines.indexOf("```", at + 1);
      blocks.push(block("plain", lines.slice(at + 1, end).join("\n")));
      at = end + 1;
    } else if (line.startsWith("|")) {
      let end = at;
      while (lines[end]?.startsWith("|")) end += 1;
      blocks.push(table(lines.slice(at, end)));
      at = end;
    } else {
      let end = at + 1;
      while (end < lines.length && !/^\s*($|[-|#]|```|\d+\. )/.test(lines[end]!)) end += 1;
      blocks.push(
        paragraph(
          lines
            .slice(at, end)
            .map((one) => one.trim())
            .join(" "),
          /^ */.exec(line)![0].length,
        ),
      );
      at = end;
    }
  }
  return blocks;
}

function paragraph(text: string, indent: number): Block {
  const heading = /^(#{1,3}) (.*)$/.exec(text);
  if (heading) return block("heading", heading[2]!, heading[1]!.length);
  const item = /^(-|\d+\.) (.*)$/.exec(text);
  if (item) return block("item", item[2]!, indent > 0 ? 1 : 0, item[1] === "-" ? "" : item[1]!);
  return block("text", text);
}

function block(kind: Block["kind"], source: string, level = 0, mark = ""): Block {
  const html = kind === "plain" ? escaped(source) : inline(source);
  return { kind, level, mark, html, text: plain(source), anchors: anchorsOf(source) };
}

function table(rows: string[]): Block {
  const cells = rows.map((row) => row.slice(1, row.lastIndexOf("|")).split("|"));
  const head = cells[0]!
    .map((cell) => (cell.trim() ? `<th scope="col">${inline(cell.trim())}</th>` : "<td></td>"))
    .join("");
  const body = cells.slice(2).map((row) => `<tr>${row.map((cell) => `<td>${inline(cell.trim())}</td>`).join("")}</tr>`);
  const source = rows.join(" ");
  return {
    ...block("table", source),
    html: `<thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody>`,
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Bold, emphasis, links and anchors as HTML; everything else stays text. */
export function inline(text: string): string {
  return escaped(text)
    .replace(/&lt;a id=&quot;([\w.-]+)&quot;&gt;&lt;\/a&gt;/g, '<a id="$1"></a>')
    .replace(/\[([^\]]+)\]\((#[\w.-]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*\s][^*]*)\*/g, "<em>$1</em>");
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/[*|]/g, "")
    .toLowerCase();
}

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/<a id="([^"]+)">/g)].map((match) => match[1]!);
}

/** The text cut at its headings; each section is reached by its first rule number. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const one of blocks) {
    if (one.kind === "heading") {
      sections.push({ title: one.html, anchor: `section-${sections.length}`, level: one.level, blocks: [] });
    } else {
      sections.at(-1)?.blocks.push(one);
    }
  }
  return sections;
}

/** What says all these words; sections with nothing of the kind are left out. */
export function search(sections: readonly Section[], wanted: string): Section[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  return sections.flatMap((section) => {
    const title = plain(section.title);
    const blocks = section.blocks.filter((one) =>
      words.every((word) => one.text.includes(word) || title.includes(word)),
    );
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}
