import { sql } from 'drizzle-orm';
import { mediaAddress, smallPicture } from '#domain/media/media-address.ts';
import { limitsOf } from '#domain/media/purposes.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { Blobs } from './blobs.ts';
import {
  deleteMedia,
  MEDIA_COLUMNS,
  type MediaOwner,
  type MediaRow,
  type Subject,
  sentBy,
  textsOf,
} from './media-rows.ts';

/** A picture or a video as pages show it. */
export interface MediaView {
  id: string;
  kind: 'picture' | 'video';
  /** Media type of what is at the address. */
  type: string;
  address: string;
  /** Of the small square of a picture; null for videos. */
  smallAddress: string | null;
  width: number;
  height: number;
  bytes: number;
}

/** Files that belong to a thing, in their order. */
export type Attached = Subject & { owner: MediaOwner; ids: readonly string[]; isWhole?: boolean };

export type AttachRefusal = 'unknown_media' | 'too_many_files';

/**
 * Attaches files to their thing, in this order, inside the transaction that writes the thing. What is attached already
 * may be named again; what the sender uploaded for the thing and does not name any longer is deleted, and with `isWhole`
 * also what was attached to it.
 * @returns 'unknown_media' when one is not ready, or somebody else's
 */
export async function attachMedia(
  tx: Tx,
  { blobs, clock }: { blobs: Pick<Blobs, 'discard'>; clock: () => Date },
  { owner, purpose, subject, ids, isWhole = false }: Attached,
): Promise<Result<null, AttachRefusal>> {
  const ofSubject = sql`m.purpose = ${purpose} and m.subject = ${subject}`;
  const named = [...new Set(ids)];
  const rows = await tx<{ id: string }>(sql`
    select m.id from media m where m.id::text in ${textsOf(named)} and ${ofSubject} and m.state = 'ready'
      and (m.attached_at is not null or ${sentBy(owner)}) for update`);
  if (rows.length < named.length) return { ok: false, error: 'unknown_media' };
  if (isWhole) await removeMedia(tx, blobs, { purpose, subject, except: named });
  await tx(sql`
    update media m set attached_at = coalesce(m.attached_at, ${clock()}::timestamptz), position = n.position - 1
    from jsonb_array_elements_text(${JSON.stringify(named)}::jsonb) with ordinality as n(id, position)
    where m.id::text = n.id`);
  const counts = await tx<{ kind: 'picture' | 'video'; count: number }>(sql`
    select m.kind, count(*)::integer as count from media m where ${ofSubject} and m.attached_at is not null group by m.kind`);
  const isTooMany = counts.some(({ kind, count }) => count > (limitsOf(purpose, kind)?.most ?? 0));
  if (isTooMany) return { ok: false, error: 'too_many_files' };
  await deleteMedia(tx, blobs, sql`${ofSubject} and ${sentBy(owner)} and m.attached_at is null`);
  return { ok: true, value: null };
}

/** {@link attachMedia} for commands, which open no store: the sweep deletes the files that are let go. */
export const attachAtDesk = (tx: Tx, files: Attached): Promise<Result<null, AttachRefusal>> =>
  attachMedia(tx, { blobs: { discard: async () => {} }, clock: () => new Date() }, files);

/** Deletes what is attached to a thing, except some. */
export function removeMedia(
  tx: Tx,
  blobs: Pick<Blobs, 'discard'>,
  { purpose, subject, except = [] }: Subject & { except?: readonly string[] },
): Promise<number> {
  return deleteMedia(
    tx,
    blobs,
    sql`m.purpose = ${purpose} and m.subject = ${subject} and m.attached_at is not null
      and m.id::text not in ${textsOf(except)}`,
  );
}

/** What is attached to things, by their ids, in its order. */
export async function attachedMedia(
  query: Query,
  purpose: Subject['purpose'],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, MediaView[]>> {
  const rows = await query<MediaRow>(sql`
    select ${MEDIA_COLUMNS} from media m
    where m.purpose = ${purpose} and m.subject in ${textsOf(subjects)} and m.attached_at is not null
    order by m.position, m.attached_at, m.id`);
  const bySubject = Map.groupBy(rows, ({ subject }) => subject);
  return new Map([...bySubject].map(([subject, own]) => [subject, own.flatMap(viewOf)]));
}

/** What somebody uploaded for a thing and has not attached, such as before a reload of its form. */
export async function waitingMedia(
  query: Query,
  { owner, purpose, subject }: Subject & { owner: MediaOwner },
): Promise<MediaView[]> {
  const rows = await query<MediaRow>(sql`
    select ${MEDIA_COLUMNS} from media m
    where ${sentBy(owner)} and m.purpose = ${purpose} and m.subject = ${subject} and m.state = 'ready'
      and m.attached_at is null
    order by m.created_at, m.id`);
  return rows.flatMap(viewOf);
}

function viewOf({ id, kind, type, width, height, bytes }: MediaRow): MediaView[] {
  if (type === null || width === null || height === null || bytes === null) return [];
  const address = mediaAddress(id);
  const smallAddress = kind === 'picture' ? smallPicture(address) : null;
  return [{ id, kind, type, address, smallAddress, width, height, bytes }];
}
