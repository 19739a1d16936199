import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type Canary, canary } from "./canary.fixture.ts";
import { decompressed } from "./decompressed.ts";
import { HOSTILE } from "./hostile-addresses.fixture.ts";
import { type Egress, type EgressOptions, openEgress } from "./open-egress.ts";
import type { EgressRequest } from "./send-once.ts";

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const serve = async (...args: Parameters<typeof canary>): Promise<Canary> => {
  const server = await canary(...args);
  open.push(server);
  return server;
};

const waits: number[] = [];
const patience = {
  random: () => 0.5,
  now: () => Date.parse("2026-11-20T10:00:00Z"),
  wait: async (ms: number) => void waits.push(ms),
};

const door = (options: Partial<EgressOptions> & { readonly bases: readonly string[] }): Egress => {
  waits.length = 0;
  const egress = openEgress({ userAgent: "Lotir (essai)", patience, ...options });
  open.push(egress);
  return egress;
};

const ask = (url: string, more: Partial<EgressRequest> = {}): EgressRequest => ({
  source: "Essai",
  url: new URL(url),
  accept: "*/*",
  ...more,
});

const refused = (address: string) => ({ ok: false, failure: { kind: "forbidden-address", source: "Essai", address } });

describe("openEgress: what may not be reached", () => {
  test("a configured base is reached, everything else of this machine is not", async () => {
    const base = await serve();
    const other = await serve();
    const egress = door({ bases: [base.url] });
    expect((await egress.send(ask(base.url))).ok).toBe(true);
    const spellings = [`http://127.1:${other.port}`, `http://localhost:${other.port}`, `http://[::1]:${other.port}`];
    for (const url of [
      other.url,
      ...spellings,
      `http://[::ffff:127.0.0.1]:${other.port}`,
      `http://2130706433:${other.port}`,
    ]) {
      const sent = await egress.send(ask(url));
      expect(sent).toEqual(refused(new URL(url).host));
    }
    expect(other.connections()).toBe(0);
  });

  test("none of the hostile addresses makes a connection, asked or redirected to", async () => {
    const heard = await serve();
    let target = "";
    const base = await serve((_, response) => void response.writeHead(302, { location: target }).end());
    const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    const egress = door({ bases: [base.url], redirectHosts: [".data.gouv.fr"], resolve });
    const sent = HOSTILE.map((address) => URL.parse(address)).filter((url) => url !== null);
    expect(sent.length).toBeGreaterThan(120);
    for (const url of sent) {
      const asked = await egress.send(ask(url.href));
      expect(asked.ok === false && asked.failure.kind).toBe("forbidden-address");
      target = url.href;
      const redirected = await egress.send(ask(base.url));
      expect(redirected.ok === false && redirected.failure.kind).toBe("forbidden-address");
    }
    expect(heard.connections()).toBe(0);
  });

  test.each([301, 302, 303, 307, 308])("a %i towards another port of this machine is not followed", async (status) => {
    const other = await serve();
    const base = await serve((_, response) => void response.writeHead(status, { location: other.url }).end());
    const sent = await door({ bases: [base.url], redirectHosts: [".data.gouv.fr"] }).send(ask(base.url));
    expect(sent).toEqual(refused(`127.0.0.1:${other.port}`));
    expect(other.connections()).toBe(0);
  });

  test.each(["http://169.254.169.254/latest/meta-data/", "file:///etc/passwd", "https://10.0.0.1/", "//192.168.0.1/x"])(
    "a redirect to %s is not followed",
    async (location) => {
      const base = await serve((_, response) => void response.writeHead(302, { location }).end());
      const sent = await door({ bases: [base.url], redirectHosts: [".data.gouv.fr"] }).send(ask(base.url));
      expect(sent.ok === false && sent.failure.kind).toBe("forbidden-address");
    },
  );

  test("a chain that ends on a private address is stopped where it turns", async () => {
    const other = await serve();
    const base = await serve((request, response) => {
      const location = request.url === "/1" ? "/2" : `http://localhost:${other.port}/`;
      response.writeHead(301, { location }).end();
    });
    const sent = await door({ bases: [base.url] }).send(ask(`${base.url}/1`));
    expect(sent).toEqual(refused(`localhost:${other.port}`));
    expect(other.connections()).toBe(0);
  });

  test("three redirects are followed, the fourth is not", async () => {
    const base = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end("enfin");
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const egress = door({ bases: [base.url] });
    expect((await egress.send(ask(`${base.url}/3`))).ok).toBe(true);
    expect((await egress.send(ask(`${base.url}/4`))).ok).toBe(false);
  });

  test.each([
    ["this machine", [{ address: "127.0.0.1", family: 4 }]],
    ["the metadata service", [{ address: "169.254.169.254", family: 4 }]],
    ["a private network", [{ address: "10.1.2.3", family: 4 }]],
    ["an IPv4 in IPv6", [{ address: "::ffff:127.0.0.1", family: 6 }]],
    [
      "a public address and this machine",
      [
        { address: "1.1.1.1", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ],
    ],
  ])("an admitted name that resolves to %s is not connected to", async (_, addresses) => {
    const other = await serve();
    const base = `https://cadastre.example:${other.port}`;
    const sent = await door({ bases: [base], resolve: async () => addresses }).send(ask(base));
    expect(sent.ok === false && sent.failure.kind).toBe("forbidden-address");
    expect(other.connections()).toBe(0);
  });

  test("a loopback base whose name is moved to another network is not connected to", async () => {
    const base = "http://localhost:4321";
    const sent = await door({ bases: [base], resolve: async () => [{ address: "10.0.0.1", family: 4 }] }).send(
      ask(base),
    );
    expect(sent).toEqual(refused("10.0.0.1"));
  });
});

describe("openEgress: sources that misbehave", () => {
  test("says who asks, in clear", async () => {
    let agent: string | undefined;
    const base = await serve((request, response) => {
      agent = request.headers["user-agent"];
      response.end("ok");
    });
    await door({ bases: [base.url] }).send(ask(base.url));
    expect(agent).toBe("Lotir (essai)");
  });

  test("nobody listens", async () => {
    const gone = await canary();
    await gone.close();
    const sent = await door({ bases: [gone.url] }).send(ask(gone.url));
    expect(sent).toEqual({ ok: false, failure: { kind: "unreachable", source: "Essai" } });
    expect(waits).toEqual([200, 400]);
  });

  test("503 twice then the answer: three tries, longer and longer waits", async () => {
    let tries = 0;
    const base = await serve((_, response) => {
      tries += 1;
      response.writeHead(tries < 3 ? 503 : 200).end("ok");
    });
    expect((await door({ bases: [base.url] }).send(ask(base.url))).ok).toBe(true);
    expect(tries).toBe(3);
    expect(waits).toEqual([200, 400]);
  });

  test("404 and 400 are answers: never asked again", async () => {
    let tries = 0;
    const base = await serve((_, response) => {
      tries += 1;
      response.writeHead(404).end();
    });
    const sent = await door({ bases: [base.url] }).send(ask(base.url));
    expect(sent).toEqual({ ok: false, failure: { kind: "refused", source: "Essai", status: 404 } });
    expect(tries).toBe(1);
  });

  test.each([
    ["seconds", "7", 7000],
    ["a date", "Fri, 20 Nov 2026 10:00:05 GMT", 5000],
  ])("429 with Retry-After in %s is obeyed", async (_, retryAfter, expected) => {
    let tries = 0;
    const base = await serve((_request, response) => {
      tries += 1;
      if (tries === 1) response.writeHead(429, { "retry-after": retryAfter }).end();
      else response.end("ok");
    });
    expect((await door({ bases: [base.url] }).send(ask(base.url))).ok).toBe(true);
    expect(waits).toEqual([expected]);
  });

  test("429 with a Retry-After of an hour is given at once as a refusal", async () => {
    const base = await serve((_, response) => void response.writeHead(429, { "retry-after": "3600" }).end());
    const sent = await door({ bases: [base.url] }).send(ask(base.url));
    expect(sent).toEqual({ ok: false, failure: { kind: "refused", source: "Essai", status: 429 } });
    expect(waits).toEqual([]);
  });

  test("a connection cut in the body is tried again, and the body comes once and whole", async () => {
    let tries = 0;
    const base = await serve((_, response) => {
      tries += 1;
      response.writeHead(200, { "content-length": "10" });
      if (tries === 1) response.write("01234", () => response.destroy());
      else response.end("0123456789");
    });
    const sent = await door({ bases: [base.url] }).send(ask(base.url));
    expect(sent.ok && Buffer.from(sent.value.body).toString()).toBe("0123456789");
  });

  test("a kept connection that the other side closed: a read is asked once more at once, even where one try is all", async () => {
    let asked = 0;
    const base = await serve((_, response) => {
      asked += 1;
      if (asked === 2) response.destroy();
      else response.end("ok");
    });
    const egress = door({ bases: [base.url], limits: { tries: 1 } });
    expect((await egress.send(ask(base.url))).ok).toBe(true);
    expect((await egress.send(ask(base.url))).ok).toBe(true);
    expect({ asked, waits }).toEqual({ asked: 3, waits: [] });
  });

  test("what is sent by POST is sent once: nobody knows what became of it", async () => {
    let asked = 0;
    const base = await serve((_, response) => {
      asked += 1;
      response.destroy();
    });
    const sent = await door({ bases: [base.url], limits: { tries: 1 } }).send(ask(base.url, { form: { code: "1" } }));
    expect({ ok: sent.ok, asked }).toEqual({ ok: false, asked: 1 });
  });

  test("a source that always cuts is asked twice, then said unreachable", async () => {
    let asked = 0;
    const base = await serve((_, response) => {
      asked += 1;
      response.destroy();
    });
    const sent = await door({ bases: [base.url], limits: { tries: 1 } }).send(ask(base.url));
    expect({ kind: sent.ok || sent.failure.kind, asked }).toEqual({ kind: "unreachable", asked: 2 });
  });

  test("a source that answers nothing", async () => {
    const base = await serve(() => undefined);
    const limits = { headersMs: 60, tries: 1 };
    const sent = await door({ bases: [base.url], limits }).send(ask(base.url));
    expect(sent.ok === false && sent.failure.kind).toBe("timeout");
  });

  test("a source that falls silent in the middle", async () => {
    const base = await serve((_, response) => void response.writeHead(200).write("a"));
    const sent = await door({ bases: [base.url], limits: { idleMs: 60, tries: 1 } }).send(ask(base.url));
    expect(sent.ok === false && sent.failure.kind).toBe("timeout");
  });

  test("a source that never ends: stopped by its size", async () => {
    const base = await serve((_, response) => {
      const pour = (): void => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", pour);
      pour();
    });
    const sent = await door({ bases: [base.url], limits: { receivedBytes: 1_000_000 } }).send(ask(base.url));
    expect(sent).toEqual({ ok: false, failure: { kind: "too-large", source: "Essai", limitBytes: 1_000_000 } });
  });

  test("a source that never ends, drop by drop: stopped by the clock", async () => {
    const base = await serve((_, response) => {
      const drops = setInterval(() => response.write(" "), 5);
      response.on("close", () => clearInterval(drops));
    });
    const sent = await door({ bases: [base.url], limits: { totalMs: 150, idleMs: 5000 } }).send(ask(base.url));
    expect(sent).toEqual({ ok: false, failure: { kind: "timeout", source: "Essai", afterMs: 150 } });
  });

  test("the caller's abort is not a failure of the source", async () => {
    const base = await serve(() => undefined);
    const stop = new AbortController();
    const sending = door({ bases: [base.url] }).send(ask(base.url, { signal: stop.signal }));
    stop.abort(new Error("plus besoin"));
    await expect(sending).rejects.toThrow("plus besoin");
  });

  test("headers without end", async () => {
    const base = await serve((_, response) => {
      for (let index = 0; index < 900; index += 1) response.setHeader(`x-${index}`, "y".repeat(60));
      response.end("ok");
    });
    const sent = await door({ bases: [base.url], limits: { tries: 1 } }).send(ask(base.url));
    expect(sent.ok === false && sent.failure.kind).toBe("too-large");
  });
});

describe("decompressed", () => {
  const read = async (body: Uint8Array, limitBytes: number): Promise<number> => {
    let bytes = 0;
    for await (const part of decompressed(body, { source: "Essai", limitBytes })) bytes += part.length;
    return bytes;
  };

  test("plain and gzip, told by their first bytes", async () => {
    expect(await read(Buffer.from("abc"), 10)).toBe(3);
    expect(await read(gzipSync("abc"), 10)).toBe(3);
  });

  test("a bomb stops at the limit", async () => {
    const bomb = gzipSync(Buffer.alloc(80_000_000, " "));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(read(bomb, 1_000_000)).rejects.toMatchObject({ facts: { kind: "too-large", limitBytes: 1_000_000 } });
  });

  test("a gzip cut before its end", async () => {
    const whole = gzipSync("abc".repeat(1000));
    await expect(read(whole.subarray(0, whole.length - 6), 1e6)).rejects.toMatchObject({
      facts: { kind: "cut-answer" },
    });
  });

  test("a gzip whose bytes were changed", async () => {
    const whole = Buffer.from(gzipSync("abc".repeat(1000)));
    whole.fill(0xff, 12, 20);
    await expect(read(whole, 1e6)).rejects.toMatchObject({ facts: { kind: "malformed" } });
  });
});
