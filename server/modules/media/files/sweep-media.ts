import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { MediaContext } from './media-context.ts';
import { deleteMedia } from './media-rows.ts';

/** Deletes what belongs to nothing: abandoned uploads, and blobs that a killed process left. */
export const sweepMedia = defineJob({ name: 'media.sweep', payload: z.null(), pollSeconds: 30 });

export const mediaWork: BackgroundWork = { hourly: [sweepMedia] };

/** How long, in ms, a file waits to be attached since its last piece came (P-MEDIA-8). */
const WAITING_MS = 2 * 24 * 60 * 60 * 1000;

export async function sweepUnused({
  transaction,
  blobs,
  clock,
}: Pick<MediaContext, 'transaction' | 'blobs' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - WAITING_MS);
  await transaction((tx) => deleteMedia(tx, blobs, sql`m.attached_at is null and m.touched_at < ${before}`));
  await blobs.sweep();
}
