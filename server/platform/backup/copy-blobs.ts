import type { BlobStore } from '../blobs/blob-store.ts';

/** How many blobs were copied, and how many the store did not have. */
export interface CopiedBlobs {
  readonly copied: number;
  readonly missing: number;
}

/**
 * Copies blobs from one store to another, one after the other, so that few are in memory. A blob that the database names and
 * the store has lost, or has deleted meanwhile, is counted and left out.
 * @throws StoreUnavailable
 */
export async function copyBlobs(
  keys: readonly string[],
  { from, to }: { from: BlobStore; to: BlobStore },
): Promise<CopiedBlobs> {
  let copied = 0;
  for (const key of keys) {
    const bytes = await from.get(key);
    if (!bytes) continue;
    // The shop serves every blob itself and knows its type from its own tables.
    await to.put(key, bytes, 'application/octet-stream');
    copied += 1;
  }
  return { copied, missing: keys.length - copied };
}
