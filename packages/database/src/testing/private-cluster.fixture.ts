import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const INSTALLED = "/usr/lib/postgresql";

/** A PostgreSQL of this process's own, on a free port of the loopback, in a temporary folder. */
export interface PrivateCluster {
  /** Superuser on the base `postgres`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Where PostgreSQL's programs are, the newest with PostGIS first; undefined when this machine has none. */
export const findPostgres = (): string | undefined => {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  const withPostgis = versions.find((version) =>
    existsSync(`/usr/share/postgresql/${version}/extension/postgis.control`),
  );
  return withPostgis === undefined ? undefined : join(INSTALLED, withPostgis, "bin");
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: the account `postgres`, which its package creates, lends its name. */
const accountForPostgres = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

const ready = async (bin: string, port: number): Promise<void> => {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      execFileSync(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port), "-q"]);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("The private PostgreSQL did not start");
};

/** A folder that PostgreSQL's account may write, and how a program of it is run there. */
const folderOfCluster = () => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-postgres-"));
  const account = accountForPostgres();
  if (account) chownSync(folder, account.uid, account.gid);
  return { folder, data: join(folder, "data"), account };
};

const serve = async (
  bin: string,
  { folder, data, account }: ReturnType<typeof folderOfCluster>,
  keptPort?: number,
): Promise<Omit<PrivateCluster, "stop"> & { readonly port: number; readonly end: () => Promise<void> }> => {
  const port = keptPort ?? (await freePort());
  const options = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  const server = spawn(join(bin, "postgres"), options, { ...account, cwd: folder, stdio: "ignore" });
  const stopped = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const killWithUs = (): void => void server.kill("SIGKILL");
  process.once("exit", killWithUs);
  await ready(bin, port);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    end: async () => {
      process.removeListener("exit", killWithUs);
      // SIGINT: fast shutdown, without waiting for the clients.
      server.kill("SIGINT");
      await stopped;
    },
  };
};

/** Starts one; it dies with `stop`, and its files with it. */
export const startPrivateCluster = async (bin: string): Promise<PrivateCluster> => {
  const place = folderOfCluster();
  const initdb = ["-D", place.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(bin, "initdb"), initdb, { ...place.account, cwd: place.folder, stdio: "ignore" });
  const { url, end } = await serve(bin, place);
  return {
    url,
    stop: async () => {
      await end();
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
};

/** A streaming replica of a private cluster, which may be cut and come back at the same address. */
export interface ReplicaCluster extends PrivateCluster {
  cut(): Promise<void>;
  comeBack(): Promise<void>;
}

export const startReplicaOf = async (bin: string, primaryUrl: string): Promise<ReplicaCluster> => {
  const place = folderOfCluster();
  const copy = ["-D", place.data, "-d", primaryUrl, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
  execFileSync(join(bin, "pg_basebackup"), copy, { ...place.account, cwd: place.folder, stdio: "ignore" });
  let served = await serve(bin, place);
  const { url, port } = served;
  return {
    url,
    cut: () => served.end(),
    comeBack: async () => {
      served = await serve(bin, place, port);
    },
    stop: async () => {
      await served.end();
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
};
