declare module "s3rver" {
  import type { AddressInfo } from "node:net";

  /** An S3 server of this machine, for tests. */
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export default S3rver;
}
