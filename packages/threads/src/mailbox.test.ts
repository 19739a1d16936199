import { expect, test } from "vitest";
import { Mailbox } from "./mailbox.ts";

test("messages are read in their order, those that came before the reader and those after", async () => {
  const box = new Mailbox<number>();
  box.put(0);
  box.put(1);
  expect([await box.take(), await box.take()]).toEqual([0, 1]);
  const later = box.take();
  box.put(2);
  expect(await later).toBe(2);
});

test("trouble wakes the reader and goes before what was not read; the first one is told", async () => {
  const box = new Mailbox<number>();
  const waiting = box.take();
  box.put(0);
  box.fail("first");
  box.fail("second");
  await expect(waiting).rejects.toBe("first");
  await expect(box.take()).rejects.toBe("first");
});
