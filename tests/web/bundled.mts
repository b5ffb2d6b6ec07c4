/*
 * Calls functions of a module of the client together with all that it imports, data too. What is to be called comes as JSON,
 * and so do the answers.
 */
import { readFileSync } from "node:fs";

const { bundler, module, calls } = JSON.parse(readFileSync(0, "utf-8"));
const { rolldown } = await import(bundler);
const bundle = await rolldown({ input: module, logLevel: "silent" });
const { output } = await bundle.generate({ format: "esm" });
const functions = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
const answers = calls.map(([name, args]) => functions[name](...args) ?? null);
process.stdout.write(JSON.stringify(answers));
