import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, moment } from './columns.ts';

/** Uploaded pictures and videos, and every blob. Times are real: uploads do not follow the shop's clock. */

/**
 * Every stored blob, inserted before its bytes are written. What uses a blob refers to its row by a foreign key; a row
 * that nothing refers to is a leftover and deleted after an hour.
 */
export const storageBlobs = pgTable(
  'storage_blobs',
  {
    id: uuid('id').primaryKey(),
    /** The folder of the file store. */
    folder: text('folder').$type<'avatars' | 'media/private' | 'media/public'>().notNull().default('avatars'),
    createdAt: createdAt(),
  },
  (t) => [
    index('storage_blobs_created').on(t.createdAt),
    check('storage_blobs_folder', sql`${t.folder} in ('avatars', 'media/private', 'media/public')`),
  ],
);

/** A picture or a video of a person, for one thing such as an attempt to pay. */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    /** What it is for; `domain/media/purposes.ts` has the limits of each. */
    purpose: text('purpose').notNull(),
    /** The id of the thing that it is for. */
    subject: text('subject').notNull(),
    /** Who sent it. A user may belong to a hosted project; both are null once the account is deleted. */
    userId: uuid('user_id'),
    guestId: uuid('guest_id'),
    kind: text('kind').$type<'picture' | 'video'>().notNull(),
    state: text('state').$type<'open' | 'ready' | 'refused'>().notNull(),
    /** Why it was refused. */
    refusal: text('refusal'),
    /** As stated by the sender, who sends exactly as many. */
    sentBytes: integer('sent_bytes').notNull(),
    blobId: uuid('blob_id').references(() => storageBlobs.id),
    /** Of the stored file; null until it is ready. */
    type: text('type'),
    bytes: integer('bytes'),
    sha256: bytea('sha256'),
    /** A picture's small form, for lists; null for videos. */
    smallBlobId: uuid('small_blob_id').references(() => storageBlobs.id),
    width: integer('width'),
    height: integer('height'),
    /** Since when it belongs to its subject, and its place there; before that only its sender sees it. */
    attachedAt: moment('attached_at'),
    position: smallint('position').notNull().default(0),
    /** When its last piece came; what is not attached dies two days later. */
    touchedAt: moment('touched_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('media_one_owner', sql`num_nonnulls(${t.userId}, ${t.guestId}) <= 1`),
    check('media_kind', sql`${t.kind} in ('picture', 'video')`),
    check('media_state', sql`${t.state} in ('open', 'ready', 'refused')`),
    check('media_refusal', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
    check(
      'media_ready',
      sql`(${t.state} = 'ready') = (${t.blobId} is not null and ${t.type} is not null and ${t.bytes} is not null
        and ${t.sha256} is not null and ${t.width} is not null and ${t.height} is not null)`,
    ),
    check('media_attached', sql`${t.attachedAt} is null or ${t.state} = 'ready'`),
    check('media_sent_bytes', sql`${t.sentBytes} > 0`),
    uniqueIndex('media_blob').on(t.blobId),
    uniqueIndex('media_small_blob').on(t.smallBlobId),
    index('media_subject').on(t.purpose, t.subject),
    index('media_user').on(t.userId).where(sql`${t.userId} is not null`),
    index('media_guest').on(t.guestId).where(sql`${t.guestId} is not null`),
    index('media_waiting').on(t.touchedAt).where(sql`${t.attachedAt} is null`),
  ],
);

/** A piece of an upload; deleted once all are there and the file was written anew. */
export const mediaPieces = pgTable(
  'media_pieces',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** From 0. */
    n: smallint('n').notNull(),
    blobId: uuid('blob_id')
      .notNull()
      .references(() => storageBlobs.id),
    bytes: integer('bytes').notNull(),
    sha256: bytea('sha256').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mediaId, t.n] }),
    uniqueIndex('media_pieces_blob').on(t.blobId),
    check('media_pieces_n', sql`${t.n} >= 0`),
    check('media_pieces_bytes', sql`${t.bytes} > 0`),
  ],
);
