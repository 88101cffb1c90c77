import type { DraftField, ProductDraft } from '#domain/catalogue/product-draft.ts';
import { formatCount } from '#domain/format.ts';
import type { ChosenPlace } from '#server/services.ts';
import { productEditorCopy as copy } from '../../copy/product-editor.id.ts';
import { withDots } from './with-dots.ts';

/** What somebody else saved meanwhile, where it differs from what was typed. */
export function DraftConflict({
  theirs: { fields, body },
  places,
}: {
  theirs: { fields: DraftField[]; body: ProductDraft };
  places: readonly { places: readonly ChosenPlace[] }[];
}) {
  const placeNames = new Map(
    places.flatMap(({ places: own }) => own.map(({ id, name }) => [String(id), name])),
  );
  if (fields.length === 0) return null;
  return (
    <section className="card space-y-3 p-4" aria-label={copy.theirs}>
      <p className="font-semibold">{copy.theirs}</p>
      <dl className="space-y-2">
        {fields.map((field) => (
          <div key={field}>
            <dt className="text-sm text-ink-soft">{copy.fields[field]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{wordsOf(field, body, placeNames)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function wordsOf(field: DraftField, body: ProductDraft, placeNames: ReadonlyMap<string, string>): string {
  switch (field) {
    case 'subcategory':
      return placeNames.get(body.subcategory) ?? copy.nothing;
    case 'specifications':
      return body.specifications.map(({ key, value }) => `${key}: ${value}`).join('\n') || copy.nothing;
    case 'pictures':
      return copy.photoCount(formatCount(body.pictures.length));
    case 'isFreeShipping':
    case 'allowsCod':
      return body[field] ? copy.yes : copy.no;
    case 'notReturnable':
      return copy.returns[body.notReturnable];
    case 'variants':
      return (
        body.variants.map(({ name, options }) => `${name}: ${options.join(', ')}`).join('\n') || copy.nothing
      );
    case 'choices':
      return body.choices
        .map(({ options, price, stock, weight }) =>
          copy.choiceLine(options.join(', '), {
            price: withDots(price),
            stock: withDots(stock),
            weight: withDots(weight),
          }),
        )
        .join('\n');
    default:
      return body[field] || copy.nothing;
  }
}
