import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PictureSender } from '#server/platform/http/decoder-turns.ts';
import { removeMedia } from '../files/attach.ts';
import type { MediaContext } from '../files/media-context.ts';
import { findMedia, type Subject } from '../files/media-rows.ts';
import { finishWith } from './finish-upload.ts';

/** The shop's own work waits in no sender's line. */
export const SHOP: PictureSender = { user: 'shop', address: 'shop', isThere: () => true };

/**
 * Takes a picture that the shop stored elsewhere before, as the only one of its subject, whose rules alone say who sees
 * it. May run again after a crash.
 * @returns whether it is a picture
 */
export async function adoptPicture(
  context: MediaContext,
  { purpose, subject, bytes }: Subject & { bytes: Buffer },
): Promise<boolean> {
  const id = randomUUID();
  const now = context.clock();
  await context.query(sql`
    insert into media (id, purpose, subject, kind, state, sent_bytes, touched_at, created_at)
    values (${id}, ${purpose}, ${subject}, 'picture', 'open', ${bytes.length}, ${now}, ${now})`);
  const upload = await findMedia(context.query, id);
  const done = upload && (await finishWith(context, { upload, bytes, sender: SHOP }));
  if (done?.state !== 'ready') return false;
  await context.transaction(async (tx) => {
    await removeMedia(tx, context.blobs, { purpose, subject });
    await tx(sql`update media set attached_at = ${now} where id = ${id}`);
  });
  return true;
}
