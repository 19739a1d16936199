import { success } from "@lotir/foncier";
import { isoDate } from "@lotir/units";
import { expect, test } from "vitest";
import type { Egress } from "../egress/open-egress.ts";
import { openAuctionPages } from "./open-auction-pages.ts";

const access = (base: string, answers: Readonly<Record<string, string | number>>) => {
  const asked: string[] = [];
  const egress = {
    send: async ({ url, source }: { url: URL; source: string }) => {
      asked.push(url.pathname);
      const answer = answers[url.pathname];
      if (typeof answer === "string") {
        const body = new TextEncoder().encode(answer);
        return success({ status: 200, url, header: () => undefined, body });
      }
      return { ok: false, failure: { kind: "refused", source, status: answer ?? 404 } };
    },
  } as unknown as Egress;
  const site = { base, name: "Licitor", licence: "x" };
  return { asked, access: { egress, site, fetchedOn: isoDate("2026-11-24") } };
};

const clockOf = () => {
  let now = 0;
  const waits: number[] = [];
  return {
    waits,
    advance: (ms: number) => {
      now += ms;
    },
    now: () => now,
    wait: async (ms: number) => {
      waits.push(ms);
      now += ms;
    },
  };
};

const SITE = "https://www.licitor.com";

test("a page every five seconds, robots.txt asked once a day", async () => {
  const clock = clockOf();
  const { access: given, asked } = access(SITE, {
    "/robots.txt": "User-agent: *\nDisallow: /data/pub/doc/",
    "/a": "x",
    "/b": "x",
  });
  const fetchPage = openAuctionPages(clock);
  expect((await fetchPage(given, "/a")).ok).toBe(true);
  expect((await fetchPage(given, "/b")).ok).toBe(true);
  expect(asked).toEqual(["/robots.txt", "/a", "/b"]);
  expect(clock.waits).toEqual([5_000, 5_000]);
  clock.advance(25 * 3_600_000);
  await fetchPage(given, "/a");
  expect(asked.slice(3)).toEqual(["/robots.txt", "/a"]);
});

test("what robots.txt forbids, to all or to us by our name, is not asked", async () => {
  for (const rules of [
    "User-agent: *\nDisallow: /annonce/",
    "User-agent: Lotir\nDisallow: /\n\nUser-agent: *\nAllow: /",
  ]) {
    const { access: given, asked } = access(SITE, { "/robots.txt": rules, "/annonce/1.html": "x" });
    expect(await openAuctionPages(clockOf())(given, "/annonce/1.html?p=2")).toEqual({
      ok: false,
      failure: { kind: "forbidden-by-robots", source: "Licitor", path: "/annonce/1.html" },
    });
    expect(asked).toEqual(["/robots.txt"]);
  }
});

test("a robots.txt that is not there forbids nothing; one that cannot be read forbids all", async () => {
  const absent = access(SITE, { "/a": "x" });
  expect((await openAuctionPages(clockOf())(absent.access, "/a")).ok).toBe(true);
  const broken = access(SITE, { "/robots.txt": 503, "/a": "x" });
  expect((await openAuctionPages(clockOf())(broken.access, "/a")).ok).toBe(false);
});

test("a server of this machine is asked at once", async () => {
  const clock = clockOf();
  const { access: given } = access("http://127.0.0.1:9", { "/a": "x" });
  await openAuctionPages(clock)(given, "/a");
  expect(clock.waits).toEqual([]);
});
