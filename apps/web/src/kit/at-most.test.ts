import { expect, test } from "vitest";
import { eachAtMost } from "./at-most.ts";

test("each is done once, never more at a time than said; those that failed are told with the first reason", async () => {
  let [running, most] = [0, 0];
  const done: number[] = [];
  const outcome = await eachAtMost([1, 2, 3, 4, 5, 6, 7], 3, async (each) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((wake) => setTimeout(wake, 1));
    running -= 1;
    if (each % 3 === 0) throw new Error(`no ${each}`);
    done.push(each);
  });
  expect(most).toBe(3);
  expect(done.toSorted()).toEqual([1, 2, 4, 5, 7]);
  expect(outcome).toEqual({ failed: [3, 6], why: new Error("no 3") });
});
