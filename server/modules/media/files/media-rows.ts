import { type SQL, sql } from 'drizzle-orm';
import type { FileRefusal } from '#contracts/media/uploads.ts';
import { type MediaKind, PURPOSES, type PurposeName } from '#domain/media/purposes.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { BlobFolder, Blobs } from './blobs.ts';

/** Who sends or asks: an account, or a guest's browser. */
export type MediaOwner = { userId: string; guestId?: never } | { guestId: string; userId?: never };

/** What files are for, and one thing of that kind. */
export interface Subject {
  readonly purpose: PurposeName;
  /** The id of the thing. */
  readonly subject: string;
}

/** An upload, and the picture or video that it becomes. */
export interface MediaRow {
  id: string;
  purpose: PurposeName;
  subject: string;
  userId: string | null;
  guestId: string | null;
  kind: MediaKind;
  state: 'open' | 'ready' | 'refused';
  refusal: FileRefusal | null;
  sentBytes: number;
  blobId: string | null;
  smallBlobId: string | null;
  type: string | null;
  bytes: number | null;
  /** In hexadecimal. */
  sha256: string | null;
  width: number | null;
  height: number | null;
  attachedAt: Date | null;
}

export const MEDIA_COLUMNS = sql`m.id, m.purpose, m.subject, m.user_id as "userId", m.guest_id as "guestId", m.kind, m.state,
  m.refusal, m.sent_bytes as "sentBytes", m.blob_id as "blobId", m.small_blob_id as "smallBlobId", m.type, m.bytes, encode(m.sha256, 'hex') as sha256,
  m.width, m.height, m.attached_at as "attachedAt"`;

export async function findMedia(query: Query, id: string): Promise<MediaRow | null> {
  const [row] = await query<MediaRow>(sql`select ${MEDIA_COLUMNS} from media m where m.id = ${id}`);
  return row ?? null;
}

/** Rows `m` that somebody sent. */
export const sentBy = ({ userId, guestId }: MediaOwner): SQL =>
  userId === undefined ? sql`m.guest_id = ${guestId}` : sql`m.user_id = ${userId}`;

export const isSender = (row: MediaRow, owner: MediaOwner | null): boolean =>
  owner !== null &&
  (owner.userId === undefined ? row.guestId === owner.guestId : row.userId === owner.userId);

/** Names somebody in limits and locks. */
export const ownerKey = ({ userId, guestId }: MediaOwner): string => userId ?? guestId ?? '';

/** Where the finished files of a purpose lie. */
export const folderOf = (purpose: PurposeName): BlobFolder => `media/${PURPOSES[purpose].access}`;

/** Texts of a list as rows. */
export const textsOf = (texts: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Deletes rows `m` with their pieces, and after the commit their blobs. @returns how many */
export async function deleteMedia(tx: Tx, blobs: Pick<Blobs, 'discard'>, where: SQL): Promise<number> {
  const rows = await tx<{ blobs: string[] }>(sql`
    with chosen as (select m.id, m.blob_id, m.small_blob_id from media m where ${where} for update),
      used as (
        select id, blob_id from chosen where blob_id is not null
        union all select id, small_blob_id from chosen where small_blob_id is not null
        union all select media_id, blob_id from media_pieces where media_id in (select id from chosen)),
      gone as (delete from media m using chosen c where m.id = c.id returning m.id)
    select coalesce((select array_agg(blob_id::text) from used u where u.id = g.id), '{}') as blobs from gone g`);
  const ids = rows.flatMap(({ blobs: own }) => own);
  if (ids.length > 0) tx.afterCommit(() => blobs.discard(ids));
  return rows.length;
}
