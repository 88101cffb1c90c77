import { AwsClient } from 'aws4fetch';
import type { S3Bucket } from '../settings/env-accounts.ts';
import { type BlobStore, checkedKey, StoreUnavailable } from './blob-store.ts';

/** Timeout of a request to the store, in ms; longer for the bytes of a video. */
const PATIENCE_MS = 10_000;
const PATIENCE_PER_MIB_MS = 1000;

/**
 * Blobs as objects of an S3-compatible bucket, which must not be public: the shop serves them and asks who may see them.
 */
export function createS3Blobs(settings: S3Bucket): BlobStore {
  const { endpoint, bucket, accessKey, secretKey, region } = settings;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
    initRetryMs: 100,
  });
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', key: string, init: RequestInit = {}, size = 0) => {
    const path = checkedKey(key);
    try {
      const response = await client.fetch(`${endpoint}/${bucket}/${path}`, {
        ...init,
        method,
        signal: AbortSignal.timeout(PATIENCE_MS + Math.ceil(size / 2 ** 20) * PATIENCE_PER_MIB_MS),
      });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok || isMissingKey(response.status, body)) return { isThere: response.ok, body };
      throw new Error(
        `${method} was answered with ${response.status}: ${body.toString('utf8').slice(0, 300)}`,
      );
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  };
  return {
    describe: `bucket ${bucket} at ${endpoint}`,
    async put(key, bytes, type) {
      const headers = { 'Content-Type': type, 'Content-Length': String(bytes.length) };
      const { isThere } = await ask('PUT', key, { body: new Uint8Array(bytes), headers }, bytes.length);
      if (!isThere) throw new StoreUnavailable(new Error('PUT was answered with 404'));
    },
    async get(key, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const { isThere, body } = await ask('GET', key, headers ? { headers } : {}, 64 * 2 ** 20);
      return isThere ? body : null;
    },
    async delete(key) {
      await ask('DELETE', key);
    },
    hasRoom: async () => true,
  };
}

/** A missing bucket also gives 404, but is a fault of the settings. */
function isMissingKey(status: number, body: Buffer): boolean {
  return status === 404 && !body.includes('NoSuchBucket');
}
