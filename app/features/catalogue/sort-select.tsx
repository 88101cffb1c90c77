import { useId } from 'react';
import { Form } from 'react-router';
import { defaultSort } from '#domain/listing/list-state.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { useAppliedSelect } from '../../ui/use-applied-select.ts';
import { CarriedFields } from './carried-fields.tsx';
import { carriedParams, type ListAddress } from './list-address.ts';

/** The sort of a list: a native select that applies at once, or by a button without JavaScript. */
export function SortSelect({
  address,
  inEffect,
}: {
  address: ListAddress;
  /** The sort that the term of the list wishes; the chosen one without it. */
  inEffect?: string;
}) {
  const id = useId();
  const { screen, state, path } = address;
  const shown = inEffect ?? state.sort;
  const sorts = [...new Set([...Object.keys(screen.sorts), shown])];
  const select = useAppliedSelect(shown, inEffect === undefined ? defaultSort(screen) : undefined);
  return (
    <Form action={path} method="get" className="flex max-w-full items-center gap-2" preventScrollReset>
      <CarriedFields params={carriedParams(address, { sort: defaultSort(screen), isByRelevance: false })} />
      <label htmlFor={id} className="text-sm text-ink-soft max-sm:sr-only">
        {catalogueCopy.sortLabel}
      </label>
      <select
        id={id}
        name="sort"
        key={shown}
        defaultValue={shown}
        {...select}
        className="field w-auto max-w-full min-w-0 pr-8 text-sm font-medium"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {catalogueCopy.sorts[sort] ?? sort}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-quiet">
          {catalogueCopy.apply}
        </button>
      </noscript>
    </Form>
  );
}
