import { sql } from 'drizzle-orm';
import { avifName, PICTURE_WIDTHS } from '#domain/catalogue/picture.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** Where imported pictures lie in the file store; of a store on the disk it is a folder of DATA_DIR. */
export const CATALOGUE_PICTURES = 'catalogue-images';

/** The key of one form of a picture. @param name such as `0123456789abcdef0123-320.avif` */
export const pictureKey = (name: string): string => `${CATALOGUE_PICTURES}/${name}`;

/** The media type of one form of a picture, by its name. */
const pictureType = (name: string): string => (name.endsWith('.webp') ? 'image/webp' : 'image/avif');

const FIRST_BYTE = { start: 0, end: 0 };

/** Stores a picture, unless it exists already, and returns its name. @throws StoreUnavailable */
export async function storePicture({ hash, files }: EncodedPicture, store: BlobStore): Promise<string> {
  for (const [name, content] of files) {
    const key = pictureKey(name);
    if ((await store.get(key, FIRST_BYTE)) === null) await store.put(key, content, pictureType(name));
  }
  return hash;
}

/** The keys of all imported pictures that products and SKUs show, in all their forms. */
export async function pictureKeys(query: Query): Promise<string[]> {
  const rows = await query<{ hash: string }>(sql`
    select distinct hash from (
      select unnest(images) as address from products union select image_url from products union select image_url from skus
    ) shown, substring(address from '^/images/catalogue/([0-9a-f]{20})-640\\.webp$') as hash
    where hash is not null order by hash`);
  return rows.flatMap(({ hash }) =>
    [`${hash}-640.webp`, ...PICTURE_WIDTHS.map((width) => avifName(hash, width))].map(pictureKey),
  );
}
