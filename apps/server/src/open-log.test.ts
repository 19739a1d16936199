import { expect, test } from "vitest";
import { openLog } from "./open-log.ts";

const written = (error: unknown): string => {
  const lines: string[] = [];
  openLog("error", { write: (line) => void lines.push(line) }).error({ err: error }, "bug");
  return lines.join("");
};

test("d'une erreur de la base, le journal garde ce qui s'est passé, jamais la ligne concernée", () => {
  const row = "Key (email)=(ana@example.fr) already exists.";
  const refused = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: row,
    where: row,
    parameters: ["ana@example.fr"],
  });
  const line = written(new Error("The property could not be kept", { cause: refused }));
  expect(JSON.parse(line)).toMatchObject({
    msg: "bug",
    err: { message: "The property could not be kept", cause: { code: "23505", message: refused.message } },
  });
  expect(line).toContain("open-log.test.ts");
  expect(line).not.toContain("ana@example.fr");
});

test.each(["ana@example.fr", { email: "ana@example.fr" }, null, undefined])(
  "ce qui est jeté sans être une erreur ne s'écrit pas : %s",
  (thrown) => expect(written(thrown)).not.toContain("ana@example.fr"),
);
