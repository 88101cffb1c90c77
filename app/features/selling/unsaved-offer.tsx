import { useEffect, useState } from 'react';
import { differingFields, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { FORM_FIELDS, photoTextName } from '#domain/media/form-fields.ts';
import type { StoredDraft } from '#server/services.ts';
import { forgetUnsaved, unsavedOf } from '../../browser/unsaved-draft.ts';
import { productEditorCopy as copy } from '../../copy/product-editor.id.ts';
import { readDraftForm } from './read-draft-form.ts';

/** What was typed into an editor and did not reach the server. */
interface Unsaved {
  body: ProductDraft;
  /** The version that it was typed over. */
  version: number;
  /** Photos of it were never saved: they must be chosen again. */
  lacksPhotos: boolean;
}

/**
 * What the tab has of a draft that was not saved, to be taken or dropped (P-GOODS-3).
 * @param page.at the visit of the page: each looks once
 * @param page.answered what a press brought back into the form; what was typed after the press is not in it
 */
export function useUnsaved(
  draft: StoredDraft | null,
  page: { at: string; answered: Pick<StoredDraft, 'body' | 'version'> | null },
) {
  const [found, setFound] = useState<{ at: string; unsaved: Unsaved; isTaken: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved later is no reason to look again
  useEffect(() => {
    if (!draft) return;
    const unsaved = readUnsaved(draft, page.answered);
    setFound(unsaved && { at: page.at, unsaved, isTaken: false });
  }, [draft?.id, page.at]);
  const present = found?.at === page.at ? found : null;
  return {
    offered: present && !present.isTaken ? present.unsaved : null,
    taken: present?.isTaken ? present.unsaved : null,
    take: () => setFound((known) => known && { ...known, isTaken: true }),
    drop: () => {
      if (draft) forgetUnsaved(draft.id);
      setFound(null);
    },
  };
}

function readUnsaved(
  { id, body: stored }: StoredDraft,
  answered: Pick<StoredDraft, 'body' | 'version'> | null,
): Unsaved | null {
  const form = unsavedOf(id);
  if (!form) return null;
  const shown = answered?.body ?? stored;
  // The form names a photo by its upload until the page is opened anew.
  const savedPhoto = (name: string) =>
    shown.pictures.find(({ address, media }) => address === name || media === name);
  const photos = form.getAll(FORM_FIELDS.id).map(String);
  const pictures = photos.flatMap((name) => {
    const photo = savedPhoto(name);
    const text = postedLine(form, photoTextName(name));
    return photo ? [{ address: photo.address, media: photo.media, text }] : [];
  });
  const typed = readDraftForm(form, shown);
  const choices = typed.choices.map((choice) =>
    Object.assign({}, choice, { picture: savedPhoto(choice.picture)?.address ?? choice.picture }),
  );
  const body = Object.assign(typed, { pictures, choices });
  if (differingFields(body, shown).length > 0) {
    const version = answered?.version ?? Number(form.get('version'));
    return { body, version, lacksPhotos: pictures.length < photos.length };
  }
  // What a press brought back may not be saved.
  if (!answered) forgetUnsaved(id);
  return null;
}

/** Offers what was typed before and not saved. */
export const UnsavedOffer = ({
  offered,
  take,
  drop,
}: Pick<ReturnType<typeof useUnsaved>, 'offered' | 'take' | 'drop'>) => (
  <section role="alert" className="card space-y-3 p-4">
    <p className="font-semibold">{copy.unsaved.title}</p>
    <p>
      {copy.unsaved.text} {offered?.lacksPhotos && copy.unsaved.photos}
    </p>
    <div className="flex flex-wrap gap-3">
      <button type="button" onClick={take} className="button button-primary">
        {copy.unsaved.take}
      </button>
      <button type="button" onClick={drop} className="button button-quiet">
        {copy.unsaved.drop}
      </button>
    </div>
  </section>
);
