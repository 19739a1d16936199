import { expect, test } from "vitest";
import { watermarkOf } from "./watermark-of.ts";

const svgOf = (background: string): string =>
  decodeURIComponent(background.slice('url("data:image/svg+xml,'.length, -'")'.length));

test("a watermark is a picture that says whose copy it is", () => {
  expect(svgOf(watermarkOf("Copie de Banque du Port"))).toContain(">Copie de Banque du Port</text>");
});

test("a name closes neither the picture nor the style", () => {
  const background = watermarkOf(`Copie de "</text><script>'); & Fils`);
  expect(background.slice(5, -2)).not.toMatch(/["\\\n<>]/);
  expect(svgOf(background)).not.toContain("<script>");
});
