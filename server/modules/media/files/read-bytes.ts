import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Query } from '#server/platform/database/query.ts';
import { findMedia, folderOf } from './media-rows.ts';

/** The bytes of a ready picture or video; null when it is not there, or the store has lost it. @throws StoreUnavailable */
export async function mediaBytes(
  { query, store }: { query: Query; store: Pick<BlobStore, 'get'> },
  id: string,
): Promise<Buffer | null> {
  const row = await findMedia(query, id);
  if (row?.state !== 'ready' || row.blobId === null) return null;
  return store.get(`${folderOf(row.purpose)}/${row.blobId}`);
}
