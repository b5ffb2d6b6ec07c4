/*
 * Calls functions of a module of the client: what is to be called comes as JSON, and so do the answers. An argument that
 * has to be a function is written as what it answers: `{"$among": [...]}` whether it is one of these, `{"$always": ...}`.
 */
import { readFileSync } from "node:fs";

const { module, calls } = JSON.parse(readFileSync(0, "utf-8"), (_, value) => {
  if (value?.$among) return (one) => value.$among.includes(one);
  return value && "$always" in Object(value) ? () => value.$always : value;
});
const functions = await import(module);
const answers = calls.map(([name, args]) => functions[name](...args) ?? null);
const plain = (_, value) => (value instanceof Set ? [...value] : value);
process.stdout.write(JSON.stringify(answers, plain));
