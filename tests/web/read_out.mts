/* Reads sentences out as the client does: texts, names and sentences come as JSON, what is read goes back as JSON. */
import { readFileSync } from "node:fs";

import { Words } from "../../web/src/words.ts";

const rooms = JSON.parse(readFileSync(0, "utf-8"));
const read = rooms.map(({ language, texts, names, kinds, sentences }) => {
  const words = new Words(language, texts, names, kinds);
  return sentences.map((said) => words.said(said));
});
process.stdout.write(JSON.stringify(read));
