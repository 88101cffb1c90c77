import type { ProductFault } from '#domain/catalogue/plan-product.ts';
import { type DraftField, differingFields, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { FORM_FIELDS, photoTextName } from '#domain/media/form-fields.ts';
import { moveRow, PHOTO_MOVES, placeAfter } from '#domain/media/photo-order.ts';
import type { DeskCommands, ProductDrafts, Scope, StoredDraft } from '#server/services.ts';
import { productEditorCopy as copy } from '../../copy/product-editor.id.ts';
import { pictureFault } from '../media/picture-fault.ts';
import { productFaultTexts } from './product-fault-texts.ts';
import { readDraftForm } from './read-draft-form.ts';
import { sayProductRefusal } from './say-product-refusal.ts';

/** The editor again, with what was typed and why it is not done. */
export interface DraftAnswer {
  body: ProductDraft;
  version: number;
  notice: string;
  faults: Record<string, string>;
  /** The fields in which somebody else's save differs, and what stands there. */
  theirs: { fields: DraftField[]; body: ProductDraft } | null;
}

export type DraftDone =
  | { kind: 'saved'; version: number; body: ProductDraft }
  | { kind: 'published'; product: number; state: ProductState }
  | { kind: 'gone' }
  | { kind: 'again'; status: 409 | 422; answer: DraftAnswer };

/** Saves what was typed into the editor of a product, and publishes it when that was pressed; on the server. */
export async function takeDraftForm(
  form: FormData,
  given: {
    drafts: ProductDrafts;
    commands: DeskCommands;
    scope: Scope & { sellerId: number };
    stored: StoredDraft;
  },
): Promise<DraftDone> {
  const { drafts, commands, scope, stored } = given;
  const { id } = stored;
  const typed = readDraftForm(form, stored.body);
  const pictures = postedPhotos(form).map((photo) => ({
    id: photo,
    text: postedLine(form, photoTextName(photo)),
  }));
  const seen = Number(form.get('version'));
  const version = Number.isSafeInteger(seen) ? seen : -1;
  const again = (notice: string, answer: Partial<DraftAnswer>, status: 409 | 422 = 422): DraftDone => {
    const body = Object.assign({}, typed, { pictures: stored.body.pictures });
    const shown = { body, version, notice, faults: {}, theirs: null };
    return { kind: 'again', status, answer: Object.assign(shown, answer) };
  };
  const saved = await drafts.save(scope, { id, version, body: typed, pictures });
  if (!saved.ok) {
    switch (saved.error.code) {
      case 'not_found':
        return { kind: 'gone' };
      case 'unknown_media':
        return again(copy.unknownPhoto, { faults: { pictures: copy.unknownPhoto } });
      case 'draft_changed': {
        const { theirs, mine } = saved.error;
        const fields = differingFields(mine, theirs.body);
        return again(
          copy.conflict,
          { body: mine, version: theirs.version, theirs: { fields, body: theirs.body } },
          409,
        );
      }
    }
  }
  const now = saved.value;
  const fault = pictureFault(form);
  if (fault !== null)
    return again(fault, { body: now.body, version: now.version, faults: { pictures: fault } });
  if (form.get('intent') !== 'publish') return { kind: 'saved', version: now.version, body: now.body };
  const input = { draft: id, version: now.version };
  const done = await commands.run('product.publish', { scope, input });
  if (done.ok) {
    const [published] = done.value as readonly { productId: number; state: ProductState }[];
    if (!published) return { kind: 'gone' };
    return { kind: 'published', product: published.productId, state: published.state };
  }
  const kept = { body: now.body, version: now.version };
  if (done.error.code === 'draft_stale') return again(copy.stale, kept, 409);
  if (done.error.code !== 'product_faults') return again(sayProductRefusal(done.error), kept);
  const faults: readonly ProductFault[] = done.error.faults;
  return again(copy.faulty(faults.length), Object.assign(kept, { faults: productFaultTexts(faults) }));
}

/** The photos that a form names, in their order, of which a browser without scripts moves one. */
function postedPhotos(form: FormData): string[] {
  const photos = [...new Set(form.getAll(FORM_FIELDS.id).map(String))];
  const [way, ...id] = postedLine(form, FORM_FIELDS.move).split(' ');
  const move = PHOTO_MOVES.find((known) => known === way);
  const from = photos.indexOf(id.join(' '));
  const to = move && from >= 0 ? placeAfter(move, from, photos.length) : null;
  return to === null ? photos : moveRow(photos, from, to);
}
