import { sql } from 'drizzle-orm';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Log } from '#server/platform/log.ts';
import { findObject, objectsOf, removeObjects, type StoredObject } from './objects.ts';
import { type IfThere, type NewPicture, newRow, placeRow } from './place-row.ts';

/** Path of public pictures on our own origin. */
export const PUBLIC_PATH = '/storage/v1/object/public/avatars/';

/** Most pictures of one user at a time; the oldest ones are deleted. */
const MOST_PICTURES = 10;
/** Age, in ms, from which a picture that no profile shows may be deleted when another one is saved. */
const UNUSED_MS = 60 * 60 * 1000;
/** Age, in ms, from which a blob without a picture is a leftover; no upload takes as long. */
const LEFT_OVER_MS = 60 * 60 * 1000;

/** The pictures of shoppers: rows in the database, bytes in a {@link BlobStore}. */
export interface AvatarBucket {
  /**
   * Stores a picture; kill -9 at any moment leaves either the old state or the new one.
   * @returns null when the name is taken and may not be replaced, or is missing and must exist
   * @throws StoreUnavailable, DatabaseUnavailable
   */
  store(picture: NewPicture, ifThere: IfThere): Promise<StoredObject | null>;
  find(name: string): Promise<StoredObject | null>;
  /** The bytes; null when the store has lost them. */
  read(object: StoredObject): Promise<Buffer | null>;
  list(owner: string): Promise<StoredObject[]>;
  /** Removes those of the names that belong to the owner, and returns them. */
  remove(owner: string, names: readonly string[]): Promise<StoredObject[]>;
  /** Removes the picture that a profile showed before, and those that no profile has shown for an hour. */
  removeUnused(owner: string, given: { shown: string | null; before: string | null }): Promise<void>;
  /** Inside the caller's transaction: whether a picture exists; it stays until the end. */
  holdPicture(query: Query, name: string): Promise<boolean>;
  /** Inside the caller's transaction: removes the rows of all pictures. @returns blobs to discard afterwards */
  removeAllRows(query: Query, owner: string): Promise<string[]>;
  /** Deletes blobs without a row; failures are left to the sweep. */
  discard(blobIds: readonly string[]): Promise<void>;
  exportPictures(owner: string, publicUrl: string): Promise<Record<string, unknown>[]>;
  /** Deletes blobs left over by a killed process. */
  sweep(): Promise<void>;
}

/** Dependencies of {@link createAvatarBucket}. */
export interface AvatarBucketOptions {
  query: Query;
  transaction: Transaction;
  store: BlobStore;
  clock: () => Date;
  log: Log;
}

export function createAvatarBucket(options: AvatarBucketOptions): AvatarBucket {
  const { query, transaction, store, clock, log } = options;

  const discard = async (blobIds: readonly string[]) => {
    for (const id of blobIds) {
      try {
        await store.delete(id);
        await query(sql`delete from storage_blobs where id = ${id}`);
      } catch (error) {
        log.warn({ err: error, blob: id }, 'A picture could not be deleted yet');
      }
    }
  };

  const remove = async (owner: string, names: readonly string[]) => {
    const removed = await transaction((inTransaction) =>
      removeObjects(inTransaction, { owner, names, publicPath: PUBLIC_PATH }),
    );
    await discard(removed.map(({ blobId }) => blobId));
    return removed;
  };

  const makeRoom = async (owner: string) => {
    const [profile] = await query<{ avatar_url: string | null }>(
      sql`select avatar_url from profiles where user_id = ${owner}`,
    );
    const others = (await objectsOf(query, owner)).filter(
      ({ name }) => PUBLIC_PATH + name !== profile?.avatar_url,
    );
    const tooMany = others
      .slice(profile?.avatar_url ? MOST_PICTURES - 1 : MOST_PICTURES)
      .map(({ name }) => name);
    if (tooMany.length > 0) await remove(owner, tooMany);
  };

  return {
    async store(picture, ifThere) {
      const { owner, bytes, mimeType } = picture;
      const row = newRow(picture, clock());
      const { blobId } = row;
      await query(sql`insert into storage_blobs (id, created_at) values (${blobId}, ${row.createdAt})`);
      // A failure from here on may have happened after the commit, so the bytes are left to the sweep.
      await store.put(blobId, bytes, mimeType);
      const stored = await transaction((inTransaction) => placeRow(inTransaction, row, ifThere));
      await discard(stored?.unused ?? [blobId]);
      if (stored) await makeRoom(owner);
      return stored?.object ?? null;
    },
    find: (name) => findObject(query, name),
    read: ({ blobId }) => store.get(blobId),
    list: (owner) => objectsOf(query, owner),
    remove,
    async removeUnused(owner, { shown, before }) {
      const since = clock().getTime() - UNUSED_MS;
      const unused = (await objectsOf(query, owner)).filter(
        ({ name, createdAt }) => name !== shown && (name === before || createdAt.getTime() < since),
      );
      if (unused.length === 0) return;
      await remove(
        owner,
        unused.map(({ name }) => name),
      );
    },
    async holdPicture(inTransaction, name) {
      const found = await inTransaction(
        sql`select 1 as found from storage_objects where name = ${name} for share`,
      );
      return found.length > 0;
    },
    async removeAllRows(inTransaction, owner) {
      const rows = await inTransaction<{ blob_id: string }>(
        sql`delete from storage_objects where owner = ${owner} returning blob_id`,
      );
      return rows.map((row) => row.blob_id);
    },
    discard,
    async exportPictures(owner, publicUrl) {
      return (await objectsOf(query, owner)).map(({ name, mimeType, size, createdAt }) => ({
        url: publicUrl + PUBLIC_PATH + name,
        type: mimeType,
        bytes: size,
        created_at: createdAt,
      }));
    },
    async sweep() {
      const rows = await query<{ id: string }>(sql`
        select id from storage_blobs where created_at < ${new Date(clock().getTime() - LEFT_OVER_MS)}
          and not exists (select 1 from storage_objects where blob_id = storage_blobs.id)`);
      await discard(rows.map(({ id }) => id));
    },
  };
}
