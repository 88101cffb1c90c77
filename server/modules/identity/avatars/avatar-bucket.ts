import { sql } from 'drizzle-orm';
import type { Blobs } from '#server/modules/media/media.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { findObject, objectsOf, removeObjects, type StoredObject } from './objects.ts';
import { type IfThere, type NewPicture, newRow, placeRow } from './place-row.ts';

/** Path of public pictures on our own origin. */
export const PUBLIC_PATH = '/storage/v1/object/public/avatars/';

/** Most pictures of one user at a time; the oldest ones are deleted. */
const MOST_PICTURES = 10;
/** Age, in ms, from which a picture that no profile shows may be deleted when another one is saved. */
const UNUSED_MS = 60 * 60 * 1000;

/** The pictures of shoppers: rows in the database, bytes in the file store. */
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
}

/** Dependencies of {@link createAvatarBucket}. */
export interface AvatarBucketOptions {
  query: Query;
  transaction: Transaction;
  blobs: Blobs;
  clock: () => Date;
}

export function createAvatarBucket(options: AvatarBucketOptions): AvatarBucket {
  const { query, transaction, blobs, clock } = options;

  const remove = async (owner: string, names: readonly string[]) => {
    const removed = await transaction((inTransaction) =>
      removeObjects(inTransaction, { owner, names, publicPath: PUBLIC_PATH }),
    );
    await blobs.discard(removed.map(({ blobId }) => blobId));
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
      // A failure from here on may have happened after the commit, so the bytes are left to the sweep.
      const blobId = await blobs.put('avatars', bytes, mimeType);
      const row = newRow({ ...picture, blobId }, clock());
      const stored = await transaction((inTransaction) => placeRow(inTransaction, row, ifThere));
      await blobs.discard(stored?.unused ?? [blobId]);
      if (stored) await makeRoom(owner);
      return stored?.object ?? null;
    },
    find: (name) => findObject(query, name),
    read: ({ blobId }) => blobs.get('avatars', blobId),
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
    discard: blobs.discard,
    async exportPictures(owner, publicUrl) {
      return (await objectsOf(query, owner)).map(({ name, mimeType, size, createdAt }) => ({
        url: publicUrl + PUBLIC_PATH + name,
        type: mimeType,
        bytes: size,
        created_at: createdAt,
      }));
    },
  };
}
