import { Form } from 'react-router';
import { LIST_COLUMN_IDS, PARENT_COLUMNS } from '#domain/catalogue/lists/list-columns.ts';
import { shopImportPath } from '#domain/paths.ts';
import type { ChosenPlace, ShopImport } from '#server/services.ts';
import { sellingImportCopy as copy } from '../../copy/selling-import.id.ts';
import { Field } from '../../ui/field.tsx';

/** Which column of a file holds what; checking all rows by it changes no product. */
export function ImportColumns({
  shop,
  list: { id, heading, columns, subcategoryId },
  places,
}: {
  shop: number;
  list: ShopImport;
  places: readonly { category: string; places: readonly ChosenPlace[] }[];
}) {
  const hasParents = columns?.parent !== undefined;
  const shown = LIST_COLUMN_IDS.filter((column) => hasParents || !PARENT_COLUMNS.includes(column));
  return (
    <Form method="post" action={shopImportPath(shop, id)} className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.columnsTitle}</h2>
      <p className="text-sm text-ink-soft">{copy.columnsText}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((column) => (
          <Field
            key={column}
            name={`column-${column}`}
            label={copy.columns[column]}
            optionalText={null}
            hint={undefined}
            faultText={null}
          >
            {(control) => (
              <select {...control} defaultValue={columns?.[column] ?? ''}>
                <option value="">{copy.noColumn}</option>
                {heading.map((name, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <option key={place} value={place}>
                    {copy.columnAt(place + 1, name)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <Field name="place" label={copy.otherPlace} optionalText={null} hint={undefined} faultText={null}>
        {(control) => (
          <select {...control} defaultValue={subcategoryId ?? ''}>
            <option value="">{copy.choosePlace}</option>
            {places.map(({ category, places: own }) => (
              <optgroup key={category} label={category}>
                {own.map(({ id: place, name }) => (
                  <option key={place} value={place}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" name="intent" value="check" className="button button-primary">
        {copy.check}
      </button>
    </Form>
  );
}
