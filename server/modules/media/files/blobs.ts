import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { BlobStore, ByteRange } from '#server/platform/blobs/blob-store.ts';
import { identifiers } from '#server/platform/database/identifiers.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Log } from '#server/platform/log.ts';

/** Age, in ms, from which a blob that nothing uses is a leftover; no upload takes as long. */
const LEFT_OVER_MS = 60 * 60 * 1000;

/** Where blobs of a kind lie in the file store. */
export type BlobFolder = 'avatars' | 'media/private' | 'media/public';

/** Bytes in the file store, each with a row in `storage_blobs` that their user refers to. */
export interface Blobs {
  /**
   * Stores bytes. A process that is killed afterwards leaves a blob that nothing uses, which the sweep deletes.
   * @returns its id. @throws StoreUnavailable, DatabaseUnavailable
   */
  put(folder: BlobFolder, bytes: Buffer, type: string): Promise<string>;
  /** Null when the store has lost it. @throws StoreUnavailable */
  get(folder: BlobFolder, id: string, range?: ByteRange): Promise<Buffer | null>;
  /** Deletes blobs that nothing uses any longer; failures are left to the sweep. */
  discard(ids: readonly string[]): Promise<void>;
  /** Deletes what nothing uses, such as what a killed process left. */
  sweep(): Promise<void>;
  hasRoom(): Promise<boolean>;
}

export interface BlobsOptions {
  query: Query;
  store: BlobStore;
  /** Real time. */
  clock: () => Date;
  log: Log;
}

/** The keys in the file store of everything that it holds for people. */
export async function blobKeys(query: Query): Promise<string[]> {
  const rows = await query<{ key: string }>(
    sql`select folder || '/' || id as key from storage_blobs order by id`,
  );
  return rows.map(({ key }) => key);
}

export function createBlobs({ query, store, clock, log }: BlobsOptions): Blobs {
  const discard = async (ids: readonly string[]) => {
    const rows = await query<{ id: string; folder: BlobFolder }>(sql`
      select id, folder from storage_blobs
      where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`);
    for (const { id, folder } of rows) {
      try {
        await store.delete(`${folder}/${id}`);
        await query(sql`delete from storage_blobs where id = ${id}`);
      } catch (error) {
        log.warn({ err: error, blob: id }, 'A blob could not be deleted yet');
      }
    }
  };
  return {
    async put(folder, bytes, type) {
      const id = randomUUID();
      await query(
        sql`insert into storage_blobs (id, folder, created_at) values (${id}, ${folder}, ${clock()})`,
      );
      await store.put(`${folder}/${id}`, bytes, type);
      return id;
    },
    get: (folder, id, range) => store.get(`${folder}/${id}`, range),
    discard,
    async sweep() {
      const before = new Date(clock().getTime() - LEFT_OVER_MS);
      const rows = await query<{ id: string }>(sql`
        select id from storage_blobs b where created_at < ${before} ${await isUnused(query)}`);
      await discard(rows.map(({ id }) => id));
    },
    hasRoom: () => store.hasRoom(),
  };
}

/** What refers to `storage_blobs b` by a foreign key uses it: a new table needs no line here. */
async function isUnused(query: Query) {
  const users = await query<{ table: string; column: string }>(sql`
    select t.relname as table, a.attname as column from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'storage_blobs'::regclass`);
  return sql.join(
    users.map(({ table, column }) => {
      const [from, name] = [sql.raw(identifiers([table])), sql.raw(identifiers([column]))];
      return sql`and not exists (select from ${from} u where u.${name} = b.id)`;
    }),
    sql` `,
  );
}
