import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Blobs } from '../files/blobs.ts';
import {
  folderOf,
  MEDIA_COLUMNS,
  type MediaOwner,
  type MediaRow,
  type Subject,
  sentBy,
} from '../files/media-rows.ts';

/** The bytes of a picture that somebody uploaded for a thing; null when it is not there. @throws StoreUnavailable */
export async function readPicture(
  query: Query,
  blobs: Pick<Blobs, 'get'>,
  { owner, purpose, subject, id }: Subject & { owner: MediaOwner; id: string },
): Promise<Buffer | null> {
  const [row] = await query<MediaRow>(sql`
    select ${MEDIA_COLUMNS} from media m
    where m.id::text = ${id} and ${sentBy(owner)} and m.purpose = ${purpose} and m.subject = ${subject}
      and m.kind = 'picture' and m.state = 'ready'`);
  return row?.blobId ? blobs.get(folderOf(purpose), row.blobId) : null;
}
