import type { Env } from '../settings/env.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileBlobs } from './blobs-files.ts';
import { createS3Blobs } from './blobs-s3.ts';

/** The file store of the settings: an S3-compatible bucket, else folders of the data folder. */
export const openBlobs = (env: Pick<Env, 's3' | 'dataDir'>): BlobStore =>
  env.s3 ? createS3Blobs(env.s3) : createFileBlobs(env.dataDir);
