import { AwsClient } from 'aws4fetch';
import type { S3Bucket } from '../settings/env-accounts.ts';
import { type BlobStore, StoreUnavailable } from './blob-store.ts';

/** Timeout of a request to the store, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Blobs as objects `avatars/{id}` of an S3-compatible bucket. The bucket need not be public: the shop serves
 * them.
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
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', id: string, init: RequestInit = {}) => {
    try {
      const response = await client.fetch(`${endpoint}/${bucket}/avatars/${id}`, {
        ...init,
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
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
    async put(id, bytes, type) {
      const { isThere } = await ask('PUT', id, {
        body: new Uint8Array(bytes),
        headers: { 'Content-Type': type, 'Content-Length': String(bytes.length) },
      });
      if (!isThere) throw new StoreUnavailable(new Error('PUT was answered with 404'));
    },
    async get(id) {
      const { isThere, body } = await ask('GET', id);
      return isThere ? body : null;
    },
    async delete(id) {
      await ask('DELETE', id);
    },
  };
}

/** A missing bucket also gives 404, but is a fault of the settings. */
function isMissingKey(status: number, body: Buffer): boolean {
  return status === 404 && !body.includes('NoSuchBucket');
}
