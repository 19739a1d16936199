import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What makes a connection, of Node and of the libraries the product has. */
const GOES_OUT = new RegExp(
  [
    String.raw`from "(?:undici|nodemailer|node:(?:https|http2|tls|dgram|dns)|axios|got|ws|socket\.io-client)"`,
    String.raw`import\(\s*"@aws-sdk/`,
    String.raw`(?<![\w.])fetch\(`,
    String.raw`globalThis\.fetch`,
    String.raw`new (?:WebSocket|EventSource|XMLHttpRequest)\(`,
    String.raw`import \{[^}]*\b(?:connect|createConnection|request)\b[^}]*\} from "node:(?:net|http)"`,
  ].join("|"),
);

/** Who does, and why it is not by the door of `connectors`. */
const KNOWN = [
  // The interface, towards its own server.
  "apps/web/src/kit/api.ts",
  "apps/web/src/kit/channel.ts",
  "apps/web/src/kit/connection.ts",
  "apps/web/src/kit/pdf/pdf-page.ts",
  "apps/web/src/subjects/identity/auth-client.ts",
  // The door itself.
  "packages/connectors/src/egress/guarded-connector.ts",
  "packages/connectors/src/egress/network-failure.ts",
  "packages/connectors/src/egress/open-egress.ts",
  "packages/connectors/src/egress/send-once.ts",
  // The mail server and the storage of who installed the product: by right on his own network; nothing else is followed.
  "packages/mail/src/open-post.ts",
  "packages/storage/src/s3-storage.ts",
];

test("whatever goes out goes by the door, or is known", () => {
  const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}").filter(
    (file) => !/\.(?:test|fixture)\.tsx?$|\/testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => GOES_OUT.test(readFileSync(file, "utf8"))).toSorted()).toEqual(KNOWN);
});
