export { openFolderStorage } from "./folder-storage.ts";
export type { ObjectStorage } from "./object-storage.ts";
export { openS3Storage, type S3Place } from "./s3-storage.ts";
export { openVault, type Vault } from "./vault.ts";
