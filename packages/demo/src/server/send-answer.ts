import type { ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Answer } from "./answers.ts";
import type { Fault } from "./faults.ts";

interface Message {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const messageOf = (answer: Answer): Message => {
  if (answer.kind === "absent")
    return { status: 404, headers: { "content-type": "text/plain" }, body: Buffer.from("404") };
  if (answer.kind === "json") {
    const headers = { "content-type": "application/json; charset=utf-8" };
    return { status: 200, headers, body: Buffer.from(JSON.stringify(answer.value), "utf8") };
  }
  const { bytes, isGzip, modified } = answer.file;
  // A path that ends in .gz is sent gzipped whatever the file on the disk is.
  const body = answer.type === "application/gzip" && !isGzip ? gzipSync(bytes) : Buffer.from(bytes);
  const etag = `"${modified.getTime().toString(16)}-${bytes.length.toString(16)}"`;
  return { status: 200, headers: { "content-type": answer.type, "last-modified": modified.toUTCString(), etag }, body };
};

export const sendAnswer = (response: ServerResponse, answer: Answer): void => {
  const { status, headers, body } = messageOf(answer);
  response.writeHead(status, { ...headers, "content-length": String(body.length) });
  response.end(body);
};

const BLANKS = Buffer.alloc(65_536, " ");

const rewritten = (message: Message, rewrite: (text: string) => string): Buffer => {
  const isGzip = message.body[0] === 0x1f && message.body[1] === 0x8b;
  const text = rewrite((isGzip ? gunzipSync(message.body) : message.body).toString("utf8"));
  return isGzip ? gzipSync(text) : Buffer.from(text, "utf8");
};

const blanksFor = async (response: ServerResponse, bytes: number): Promise<void> => {
  for (let sent = 0; sent < bytes && !response.destroyed; sent += BLANKS.length) {
    const isRoom = response.write(BLANKS);
    if (!isRoom) await new Promise((resolve) => response.once("drain", resolve).once("close", resolve));
  }
};

/** Gzip members may follow each other in one file (RFC 1952, 2.2): one is packed, and repeated. */
const bombOf = (bytes: number): Buffer => {
  const member = Math.min(bytes, 1_000_000);
  const packed = gzipSync(Buffer.alloc(member, " "), { level: 9 });
  return Buffer.concat(Array.from({ length: Math.ceil(bytes / member) }, () => packed));
};

/** Sends the answer as a misbehaving source would. */
export const sendFault = async (response: ServerResponse, answer: Answer, fault: Fault): Promise<void> => {
  const message = messageOf(answer);
  const { headers, body } = message;
  const whole = (bytes: Buffer): void => void response.writeHead(200, headers).end(bytes);
  switch (fault.kind) {
    case "dead":
      return void response.destroy();
    case "refuse":
      return void response
        .writeHead(fault.status, fault.retryAfter === undefined ? {} : { "retry-after": fault.retryAfter })
        .end(fault.words ?? "refus");
    case "silent":
      return;
    case "stalled":
      return void response.writeHead(200, headers).write(body.subarray(0, 40));
    case "endless":
      response.writeHead(200, { "content-type": "application/json" });
      return blanksFor(response, Number.POSITIVE_INFINITY);
    case "reset":
      response.writeHead(200, { ...headers, "content-length": String(body.length) });
      return void response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    case "cut":
      return whole(body.subarray(0, body.length >> 1));
    case "bomb":
      return whole(bombOf(fault.bytes));
    case "heavy":
      response.writeHead(200, { "content-type": "application/json" });
      await blanksFor(response, fault.bytes);
      return void response.end();
    case "redirect":
      return void response.writeHead(302, { location: fault.to }).end();
    case "rewrite":
      return whole(rewritten(message, fault.rewrite));
  }
};
