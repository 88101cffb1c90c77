import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** The metadata of a picture in the bucket. */
export interface StoredObject {
  id: string;
  name: string;
  owner: string;
  blobId: string;
  mimeType: string;
  size: number;
  /** Without quotes. */
  etag: string;
  cacheControl: string;
  createdAt: Date;
  updatedAt: Date;
}

interface ObjectRow {
  id: string;
  name: string;
  owner: string;
  blob_id: string;
  mime_type: string;
  size: number;
  etag: string;
  cache_control: string;
  created_at: Date;
  updated_at: Date;
}

const objectOf = (row: ObjectRow): StoredObject => ({
  id: row.id,
  name: row.name,
  owner: row.owner,
  blobId: row.blob_id,
  mimeType: row.mime_type,
  size: row.size,
  etag: row.etag,
  cacheControl: row.cache_control,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export async function findObject(query: Query, name: string): Promise<StoredObject | null> {
  const [row] = await query<ObjectRow>(sql`select * from storage_objects where name = ${name}`);
  return row ? objectOf(row) : null;
}

/** The object, locked until the transaction ends. */
export async function lockObject(query: Query, name: string): Promise<StoredObject | null> {
  const [row] = await query<ObjectRow>(sql`select * from storage_objects where name = ${name} for update`);
  return row ? objectOf(row) : null;
}

/** All objects of a user, the newest first. */
export async function objectsOf(query: Query, owner: string): Promise<StoredObject[]> {
  const rows = await query<ObjectRow>(sql`
    select * from storage_objects where owner = ${owner} order by created_at desc, name desc`);
  return rows.map(objectOf);
}

/** Adds an object; null when the name is taken. */
export async function insertObject(query: Query, object: StoredObject): Promise<StoredObject | null> {
  const [row] = await query<ObjectRow>(sql`
    insert into storage_objects
      (id, name, owner, blob_id, mime_type, size, etag, cache_control, created_at, updated_at)
    values (${object.id}, ${object.name}, ${object.owner}, ${object.blobId}, ${object.mimeType}, ${object.size},
      ${object.etag}, ${object.cacheControl}, ${object.createdAt}, ${object.updatedAt})
    on conflict (name) do nothing returning *`);
  return row ? objectOf(row) : null;
}

/** Replaces the content of an existing object. */
export async function replaceObject(query: Query, object: StoredObject): Promise<void> {
  await query(sql`
    update storage_objects set blob_id = ${object.blobId}, mime_type = ${object.mimeType}, size = ${object.size},
      etag = ${object.etag}, cache_control = ${object.cacheControl}, updated_at = ${object.updatedAt}
    where id = ${object.id}`);
}

/** Removes those of the names that belong to a user; a profile that shows one of them loses its picture. */
export async function removeObjects(
  query: Query,
  { owner, names, publicPath }: { owner: string; names: readonly string[]; publicPath: string },
): Promise<StoredObject[]> {
  const rows = await query<ObjectRow>(sql`
    delete from storage_objects
    where owner = ${owner} and name in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))
    returning *`);
  const paths = JSON.stringify(rows.map(({ name }) => publicPath + name));
  await query(sql`
    update profiles set avatar_url = null
    where user_id = ${owner} and avatar_url in (select jsonb_array_elements_text(${paths}::jsonb))`);
  return rows.map(objectOf);
}
