import { expect, test } from "vitest";
import { rememberWay, takeWay } from "./way-after-mail.ts";

test("le chemin gardé se reprend une fois", () => {
  rememberWay("/invitation/abc");
  expect(takeWay("/")).toBe("/invitation/abc");
  expect(takeWay("/")).toBe("/");
});

test("une adresse d'ailleurs ne se suit pas", () => {
  rememberWay("https://autre.example/");
  expect(takeWay("/")).toBe("/");
});
