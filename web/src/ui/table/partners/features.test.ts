import { expect, test } from "vitest";
import words from "../../../../../locales/en/ui/partners.ftl?raw";
import { featuresOf } from "./features";

const personas = [...words.matchAll(/^persona-(\w+) =/gm)].map(([, id]) => id ?? "");

test("every persona has a face of its own", () => {
  expect(personas).toHaveLength(32);
  const faces = personas.map((id) => JSON.stringify(featuresOf(id)));
  expect(new Set(faces).size).toBe(personas.length);
});

test("a face stays the same", () => {
  expect(featuresOf("mizar")).toEqual(featuresOf("mizar"));
});
