import type { Sources } from "@lotir/connectors";
import type { Home } from "@lotir/database";
import type { Variables } from "./variables.ts";

export interface Env {
  readonly port: number;
  readonly host: string;
  readonly home: string;
  readonly baseUrl: string | undefined;
  /** Where a process that only works answers about itself; undefined: nowhere. */
  readonly workPort: number | undefined;
  /** Whose word is taken for the address of a client: addresses, and ranges such as "10.0.0.0/8". */
  readonly trustedProxies: readonly string[];
  readonly demo: boolean;
  readonly secret: string | undefined;
  /** The word that who reads the metrics must say; undefined: there is nothing to read. */
  readonly metricsToken: string | undefined;
  readonly log: Variables["LOTIR_LOG"];
  readonly database: Home;
  /** What carries mails away; undefined: they are kept on this machine. */
  readonly smtp: Smtp | undefined;
  /** Another provider that people may enter by; undefined: by their password alone. */
  readonly openid: OpenId | undefined;
  /** Where photos stand. */
  readonly objects: Objects;
  readonly sources: Sources;
  /** Adverts: whether the paid source is asked at all, and the key of the installation. */
  readonly listings: { readonly isOn: boolean; readonly key: string | undefined };
}

export interface OpenId {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** As its button says it. */
  readonly name: string;
  /** Where the provider's answers stand besides its own address. */
  readonly origins: readonly string[];
}

export interface Smtp {
  readonly url: string;
  /** Who mails come from. */
  readonly from: string;
}

/** A folder beside the embedded database, or a storage that speaks S3. */
export type Objects =
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "s3";
      readonly place: {
        readonly endpoint: string;
        readonly region: string;
        readonly bucket: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      };
    };
