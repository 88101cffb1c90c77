import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { BeginRefusal } from '#contracts/media/uploads.ts';
import { kindOfType, limitsOf, type MediaKind, PURPOSES, type PurposeName } from '#domain/media/purposes.ts';
import type { Result } from '#domain/result.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { Counted, RateLimit } from '#server/platform/limits/rate-counter.ts';
import type { MediaContext, SubjectRules } from '../files/media-context.ts';
import { deleteMedia, type MediaOwner, ownerKey, type Subject, sentBy } from '../files/media-rows.ts';

/** Most unfinished uploads of one person (P-MEDIA-4). */
const MOST_OPEN = 3;
/** After how long without a piece, in minutes, an unfinished upload makes room for another one. */
const ABANDONED_MINUTES = 10;

const KIB = 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A day's amount in KiB, which refills over a day. */
const daily = (mib: number): RateLimit => ({ burst: mib * KIB, refillMs: DAY_MS / (mib * KIB) });
const PER_OWNER = daily(200);
const PER_ADDRESS = daily(500);

/** A file that somebody wants to send. */
export interface AnnouncedFile {
  readonly owner: MediaOwner;
  /** The sender's address group. */
  readonly address: string;
  readonly purpose: string;
  readonly subject: string;
  readonly type: string;
  readonly bytes: number;
}

/** Begins an upload if its limits allow it (P-MEDIA-1, P-MEDIA-4). @returns its id */
export async function beginUpload(
  context: MediaContext,
  file: AnnouncedFile,
): Promise<Result<string, BeginRefusal>> {
  const checked = check(context, file);
  if (!checked.ok) return checked;
  const { purpose, kind, rules } = checked.value;
  const { owner, subject, bytes } = file;
  if (!(await rules.mayAdd(owner, subject))) return { ok: false, error: 'subject_not_found' };
  if (!(await context.blobs.hasRoom())) return { ok: false, error: 'no_room' };
  const counted = countedOf(file);
  if (!(await takeAll(context, counted))) return { ok: false, error: 'daily_limit' };
  const begun = await context.transaction((tx) =>
    insertUpload(context, tx, { owner, purpose, subject, kind, bytes }),
  );
  if (!begun.ok) for (const one of counted) await context.counter.giveBack(one);
  return begun;
}

function check(
  { rules: all }: MediaContext,
  { purpose: named, type, bytes }: AnnouncedFile,
): Result<{ purpose: PurposeName; kind: MediaKind; rules: SubjectRules }, BeginRefusal> {
  const purpose = [...all.keys()].find((known) => known === named);
  const rules = purpose && all.get(purpose);
  if (!rules) return { ok: false, error: 'subject_not_found' };
  const kind = kindOfType(type.split(';')[0]?.trim().toLowerCase() ?? '');
  const limits = kind && limitsOf(purpose, kind);
  if (!limits) return { ok: false, error: 'wrong_kind' };
  if (bytes > limits.bytes) return { ok: false, error: 'file_too_large' };
  return { ok: true, value: { purpose, kind, rules } };
}

function countedOf({ owner, address, bytes }: AnnouncedFile): Counted[] {
  const amount = Math.ceil(bytes / KIB);
  return [
    { subject: `media of ${ownerKey(owner)}`, limit: PER_OWNER, amount },
    { subject: `media from ${address}`, limit: PER_ADDRESS, amount },
  ];
}

async function takeAll({ counter }: MediaContext, counted: readonly Counted[]): Promise<boolean> {
  const taken: Counted[] = [];
  for (const one of counted) {
    if ((await counter.take(one)) === 0) taken.push(one);
    else {
      for (const other of taken) await counter.giveBack(other);
      return false;
    }
  }
  return true;
}

async function insertUpload(
  { blobs, clock }: MediaContext,
  tx: Tx,
  given: Subject & { owner: MediaOwner; kind: MediaKind; bytes: number },
): Promise<Result<string, BeginRefusal>> {
  const { owner, purpose, subject, kind, bytes } = given;
  const now = clock();
  // Uploads of one person begin one after the other, so that none slips past the counts.
  await tx(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${ownerKey(owner)}`}, 0))`);
  const abandoned = new Date(now.getTime() - ABANDONED_MINUTES * 60_000);
  const ofSubject = sql`${sentBy(owner)} and m.purpose = ${purpose} and m.subject = ${subject} and m.attached_at is null`;
  await deleteMedia(tx, blobs, sql`${sentBy(owner)} and m.state = 'open' and m.touched_at < ${abandoned}`);
  if (PURPOSES[purpose].isReplaced) await deleteMedia(tx, blobs, ofSubject);
  const [counts] = await tx<{ open: number; waiting: number }>(sql`
    select count(*) filter (where m.state = 'open')::integer as open,
      count(*) filter (where ${ofSubject} and m.kind = ${kind} and m.state <> 'refused')::integer as waiting
    from media m where ${sentBy(owner)}`);
  const { open = 0, waiting = 0 } = counts ?? {};
  if (waiting >= (limitsOf(purpose, kind)?.most ?? 0)) return { ok: false, error: 'too_many_files' };
  if (open >= MOST_OPEN) return { ok: false, error: 'too_many_open' };
  const id = randomUUID();
  await tx(sql`
    insert into media (id, purpose, subject, user_id, guest_id, kind, state, sent_bytes, touched_at, created_at)
    values (${id}, ${purpose}, ${subject}, ${owner.userId ?? null}, ${owner.guestId ?? null}, ${kind}, 'open', ${bytes},
      ${now}, ${now})`);
  return { ok: true, value: id };
}
