import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openS3Storage } from "./s3-storage.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    return closed;
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test.each([301, 302, 303, 307, 308])(
  "a storage that answers %i is followed nowhere, key and photo kept",
  async (status) => {
    const heard: string[] = [];
    const canary = await serve(({ url = "" }, response) => {
      heard.push(url);
      response.end();
    });
    const told = `<Error><Code>PermanentRedirect</Code><Endpoint>${canary}</Endpoint><Bucket>photos</Bucket></Error>`;
    const asked: string[] = [];
    const host = await serve((request, response) => {
      asked.push(request.method ?? "");
      request.resume();
      const headers = { location: `http://${canary}/photos/a`, "x-amz-bucket-region": "ailleurs" };
      response.writeHead(status, { ...headers, "content-type": "application/xml" }).end(told);
    });
    const place = { endpoint: `http://${host}`, region: "fr-par", bucket: "photos" };
    const storage = await openS3Storage({ ...place, accessKeyId: "cle", secretAccessKey: "secret" });
    await expect(storage.put("photos/a/1.webp", new Uint8Array(9), "image/webp")).rejects.toThrow();
    await expect(storage.get("photos/a/1.webp")).rejects.toThrow();
    await expect(storage.delete("photos/a/1.webp")).rejects.toThrow();
    expect(new Set(asked)).toEqual(new Set(["PUT", "GET", "DELETE"]));
    expect(heard).toEqual([]);
  },
);
