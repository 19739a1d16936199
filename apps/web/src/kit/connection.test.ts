import { afterEach, expect, test, vi } from "vitest";
import { connection, doubtConnection, onFound } from "./connection.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const answering = (answer: () => Promise<Response>) => vi.spyOn(globalThis, "fetch").mockImplementation(answer);
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a doubt that the server answers is forgotten; one that it does not is a loss, until it answers again", async () => {
  vi.useFakeTimers();
  let isThere = true;
  const asked = answering(async () => {
    if (!isThere) throw new TypeError("Failed to fetch");
    return new Response(null, { status: 404 });
  });
  const found = vi.fn();
  const leave = onFound(found);
  doubtConnection();
  await settle();
  expect([connection.get().lostAt, found.mock.calls.length]).toEqual([null, 0]);
  isThere = false;
  doubtConnection();
  await settle();
  expect(connection.get().lostAt).toBeInstanceOf(Date);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(found).not.toHaveBeenCalled();
  isThere = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect([connection.get().lostAt, found.mock.calls.length]).toEqual([null, 1]);
  leave();
});

test("what stands between and says that nothing answers behind it is a loss too", async () => {
  vi.useFakeTimers();
  answering(async () => new Response(null, { status: 502 }));
  doubtConnection();
  await settle();
  expect(connection.get().lostAt).not.toBeNull();
  vi.restoreAllMocks();
  answering(async () => new Response(null, { status: 200 }));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.get().lostAt).toBeNull();
});
