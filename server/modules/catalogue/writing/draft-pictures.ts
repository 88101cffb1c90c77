import { webpName } from '#domain/catalogue/picture.ts';
import type { DraftPicture } from '#domain/catalogue/product-draft.ts';
import type { Media } from '#server/modules/media/media.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Query } from '#server/platform/database/query.ts';
import { storePicture } from '../pictures/picture-store.ts';

/** Whose upload, for which draft. */
export interface PictureSender {
  userId: string;
  draft: string;
}

/** A photo as a form names it: by its address or its upload, with what it shows. */
export interface NamedPhoto {
  id: string;
  text: string;
}

/** Makes pictures of the catalogue out of uploads. */
export interface DraftPictures {
  /**
   * The pictures that a form names, in its order: each by its address, or by the upload that it was made of.
   * @param had those of the draft and its product, the only addresses that count
   * @returns null when it names one that is not there. @throws StoreUnavailable
   */
  named(
    sender: PictureSender,
    names: readonly NamedPhoto[],
    had: readonly DraftPicture[],
  ): Promise<DraftPicture[] | null>;
}

export function createDraftPictures({
  query,
  media,
  store,
}: {
  query: Query;
  media: Pick<Media, 'read'>;
  store: BlobStore;
}): DraftPictures {
  // One after the other: each takes a processor for about a second.
  let line: Promise<unknown> = Promise.resolve();
  async function make({ userId, draft }: PictureSender, id: string): Promise<DraftPicture | null> {
    const bytes = await media.read(query, { owner: { userId }, purpose: 'product', subject: draft, id });
    if (!bytes) return null;
    const encoding = line.then(() => encode(bytes));
    line = encoding.catch(() => {});
    return {
      address: `/images/catalogue/${webpName(await storePicture(await encoding, store))}`,
      media: id,
      text: '',
    };
  }
  return {
    async named(sender, names, had) {
      const found: DraftPicture[] = [];
      for (const { id: name, text } of names) {
        const picture =
          had.find(({ address, media: id }) => address === name || id === name) ?? (await make(sender, name));
        if (!picture) return null;
        if (!found.some(({ address }) => address === picture.address))
          found.push(Object.assign({}, picture, { text }));
      }
      return found;
    },
  };
}

/** Loaded with the first picture: most processes never need the encoder. */
async function encode(bytes: Buffer) {
  const { encodePicture } = await import('../pictures/encode-picture.ts');
  return encodePicture(bytes);
}
