import { useId } from 'react';
import { Form } from 'react-router';
import { defaultSort } from '#domain/listing/list-state.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { useAppliedSelect } from '../../ui/use-applied-select.ts';
import { CarriedFields } from './carried-fields.tsx';
import { carriedParams, type ListAddress } from './list-address.ts';

/** The sort of a list: a native select that applies at once, or by a button without JavaScript. */
export function SortSelect({ address }: { address: ListAddress }) {
  const id = useId();
  const { screen, state, path } = address;
  const select = useAppliedSelect(state.sort, defaultSort(screen));
  return (
    <Form action={path} method="get" className="flex items-center gap-2" preventScrollReset>
      <CarriedFields params={carriedParams(address, { sort: defaultSort(screen) })} />
      <label htmlFor={id} className="text-sm text-ink-soft max-sm:sr-only">
        {catalogueCopy.sortLabel}
      </label>
      <select
        id={id}
        name="sort"
        key={state.sort}
        defaultValue={state.sort}
        {...select}
        className="field w-auto pr-8 text-sm font-medium"
      >
        {Object.keys(screen.sorts).map((sort) => (
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
