import { PRODUCT_LIMITS } from '#domain/catalogue/product-draft.ts';
import { photoTextName } from '#domain/media/form-fields.ts';
import { mediaCopy as copy } from '../../copy/media.id.ts';
import type { Photo } from './use-photos.ts';

/** What each picture shows, for who does not see it. */
export const PhotoTexts = ({
  photos,
  texts,
}: {
  photos: readonly Photo[];
  texts: ReadonlyMap<string, string>;
}) => (
  <details className="space-y-3">
    <summary className="link inline-flex min-h-11 cursor-pointer items-center">{copy.texts}</summary>
    <p className="text-sm text-ink-soft">{copy.textsHint}</p>
    <ul className="space-y-3">
      {photos.map(
        ({ key, id, preview }, place) =>
          id !== null && (
            <li key={key} className="flex items-center gap-3">
              {preview !== null && (
                <img
                  src={preview}
                  alt=""
                  width={48}
                  height={48}
                  className="size-12 shrink-0 rounded-xl object-cover"
                />
              )}
              <input
                name={photoTextName(id)}
                aria-label={copy.textOf(place + 1)}
                placeholder={copy.textOf(place + 1)}
                defaultValue={texts.get(id) ?? ''}
                maxLength={PRODUCT_LIMITS.pictureText}
                autoComplete="off"
                className="field"
              />
            </li>
          ),
      )}
    </ul>
  </details>
);
