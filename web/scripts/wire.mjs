// JSON schemas in, TypeScript out: one object from file name to text, both ways.
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

/** The compiler knows tuples as an older draft wrote them. */
function olden(schema) {
  if (Array.isArray(schema)) return schema.map(olden);
  if (schema === null || typeof schema !== "object") return schema;
  const { prefixItems, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, olden(value)]),
  );
  return prefixItems ? { ...rest, items: prefixItems } : rest;
}

const settings = {
  bannerComment: "// Written by python -m scripts.generate from the types of the engine and the server.",
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  style: { printWidth: 120 },
};

const written = {};
for (const [file, schema] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const types = await compile(olden(schema), "Wire", settings);
  written[file] = types
    .replace(/export interface Wire \{.*?\}\n/s, "")
    .replaceAll(/ \*\n \* This interface was referenced by .*\n \* via .*\n/g, "")
    .replaceAll(/\/\*\*\n \* This interface was referenced by .*\n \* via .*\n \*\/\n/g, "");
}
process.stdout.write(JSON.stringify(written));
