import { createHash, randomUUID } from 'node:crypto';
import type { PictureType } from '#domain/accounts/picture-size.ts';
import type { Query } from '#server/platform/database/query.ts';
import { insertObject, lockObject, replaceObject, type StoredObject } from './objects.ts';

/** An encoded picture that may be stored. */
export interface NewPicture {
  name: string;
  owner: string;
  bytes: Buffer;
  mimeType: PictureType;
  cacheControl: string;
}

/**
 * When the name is taken: `refuse` the new picture, or `replace` the old one. `only` replaces and never adds.
 */
export type IfThere = 'refuse' | 'replace' | 'only';

/** The row of a new picture with its blob. */
export function newRow({ bytes, ...picture }: NewPicture & { blobId: string }, now: Date): StoredObject {
  return {
    ...picture,
    id: randomUUID(),
    size: bytes.length,
    etag: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Inserts or replaces a picture's row. @returns null when that is not allowed; else the blobs that are no
 * longer needed
 */
export async function placeRow(
  query: Query,
  picture: StoredObject,
  ifThere: IfThere,
): Promise<{ object: StoredObject; unused: string[] } | null> {
  if (ifThere !== 'only') {
    const object = await insertObject(query, picture);
    if (object) return { object, unused: [] };
    if (ifThere === 'refuse') return null;
  }
  const before = await lockObject(query, picture.name);
  if (!before || before.owner !== picture.owner) return null;
  const object = { ...picture, id: before.id, createdAt: before.createdAt };
  await replaceObject(query, object);
  return { object, unused: [before.blobId] };
}
