import { mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { type BlobStore, type ByteRange, checkedKey, StoreUnavailable } from './blob-store.ts';

/** Part of the disk that stays free, and the most, in bytes, that a large disk keeps free. */
const KEPT_FREE = { part: 0.1, bytes: 2 * 2 ** 30 };

/** Blobs as files of a folder, readable by their owner only. @param folder created when missing */
export function createFileBlobs(folder: string): BlobStore {
  const fileOf = (key: string) => path.join(folder, checkedKey(key));
  return {
    describe: `files in ${folder}`,
    async put(key, bytes) {
      const file = fileOf(key);
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
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
    async get(key, range) {
      const file = fileOf(key);
      try {
        return range ? await readPart(file, range) : await readFile(file);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw new StoreUnavailable(error);
      }
    },
    async delete(key) {
      const file = fileOf(key);
      try {
        await rm(file, { force: true });
        await rm(`${file}.part`, { force: true });
      } catch (error) {
        throw new StoreUnavailable(error);
      }
    },
    async hasRoom() {
      try {
        await mkdir(folder, { recursive: true });
        const { bavail, blocks, bsize } = await statfs(folder);
        return bavail * bsize > Math.min(blocks * bsize * KEPT_FREE.part, KEPT_FREE.bytes);
      } catch (error) {
        throw new StoreUnavailable(error);
      }
    },
  };
}

async function readPart(file: string, { start, end }: ByteRange): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start + 1), 0, end - start + 1, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
