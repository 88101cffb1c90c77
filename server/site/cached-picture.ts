import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureKey } from '#server/modules/catalogue/catalogue.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';

/** One form of a picture: 20 digits of a hash, its width, its format. Nothing else is asked of the store. */
const PICTURE = /^[0-9a-f]{20}-\d{2,4}\.(avif|webp)$/;

/**
 * Whether a folder has a picture of the file store, after it was fetched where it was not. Machines that share a bucket
 * need no shared folder; of a store on the disk the folder is the store.
 */
export function cachedPicture(store: BlobStore, folder: string): (name: string) => Promise<boolean> {
  const fetching = new Map<string, Promise<boolean>>();
  const fetchOnce = (name: string) => {
    const running =
      fetching.get(name) ?? fetchPicture(store, folder, name).finally(() => fetching.delete(name));
    fetching.set(name, running);
    return running;
  };
  return async (name) => {
    if (!PICTURE.test(name)) return false;
    return (await isFile(path.join(folder, name))) || fetchOnce(name);
  };
}

async function fetchPicture(store: BlobStore, folder: string, name: string): Promise<boolean> {
  const bytes = await store.get(pictureKey(name));
  if (!bytes) return false;
  await mkdir(folder, { recursive: true });
  // Another process may be fetching the same one.
  const unfinished = path.join(folder, `.${name}.${randomUUID()}`);
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path.join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return true;
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
