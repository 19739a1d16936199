import { expect, test } from "vitest";
import { sessionSettled, underSessionOfNow, writingSession } from "./session-writes.ts";

test("qui demande pendant une écriture attend qu'elle finisse, même mal", async () => {
  const order: string[] = [];
  const write = Promise.withResolvers<string>();
  const followed = writingSession(write.promise).catch(() => order.push("écrit"));
  const asked = underSessionOfNow(async () => order.push("demandé"));
  await Promise.resolve();
  expect(order).toEqual([]);
  write.reject(new Error("refusé"));
  await Promise.all([followed, asked]);
  expect(order).toEqual(["écrit", "demandé"]);
});

test("une réponse rattrapée par une écriture se redemande", async () => {
  const answers = ["personne", "Irma"];
  const write = Promise.withResolvers<void>();
  const answer = underSessionOfNow(async () => {
    const said = answers.shift();
    if (said === "personne") writingSession(write.promise).catch(() => undefined);
    return said;
  });
  write.resolve();
  expect(await answer).toBe("Irma");
});

test("sans écriture, rien n'attend", async () => {
  await sessionSettled();
  let times = 0;
  await underSessionOfNow(async () => {
    times += 1;
  });
  expect(times).toBe(1);
});
