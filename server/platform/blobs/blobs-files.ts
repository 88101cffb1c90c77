import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BlobStore, StoreUnavailable } from './blob-store.ts';

/** Blobs as files of one folder, readable by their owner only. @param folder created when missing */
export function createFileBlobs(folder: string): BlobStore {
  const fileOf = (id: string) => {
    if (!/^[\da-f-]{36}$/.test(id)) throw new TypeError(`${id} is no blob id`);
    return path.join(folder, id);
  };
  return {
    describe: `files in ${folder}`,
    async put(id, bytes) {
      const file = fileOf(id);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // The file gets its name once the whole content is on the disk.
        const handle = await open(`${file}.part`, 'w', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true }).catch(() => {});
        throw new StoreUnavailable(error);
      }
    },
    async get(id) {
      try {
        return await readFile(fileOf(id));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw new StoreUnavailable(error);
      }
    },
    async delete(id) {
      try {
        await rm(fileOf(id), { force: true });
        await rm(`${fileOf(id)}.part`, { force: true });
      } catch (error) {
        throw new StoreUnavailable(error);
      }
    },
  };
}
