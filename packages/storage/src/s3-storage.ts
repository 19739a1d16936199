import { checkedKey, type ObjectStorage } from "./object-storage.ts";

/** An S3-compatible storage: AWS, Scaleway, OVHcloud, Garage, MinIO… */
export interface S3Place {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const LONGEST_MS = 15_000;

/** The library is only read where such a storage is asked for. */
export const openS3Storage = async ({ endpoint, region, bucket, ...credentials }: S3Place): Promise<ObjectStorage> => {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } = await import(
    "@aws-sdk/client-s3"
  );
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // The bucket in the path: every compatible server takes it, and none needs a name of host a bucket.
    forcePathStyle: true,
    // Checksums that the compatible servers do not all know are left to those that ask for them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { requestTimeout: LONGEST_MS, connectionTimeout: LONGEST_MS },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) });
  return {
    put: async (key, bytes, type) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type }));
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body && new Uint8Array(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
};
