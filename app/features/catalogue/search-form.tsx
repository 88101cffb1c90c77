import { Form } from 'react-router';
import { emptyListState } from '#domain/listing/list-state.ts';
import { searchCopy } from '../../copy/search.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { tidyFields } from '../../ui/tidy-fields.ts';
import { CarriedFields } from './carried-fields.tsx';
import { carriedParams, type ListAddress } from './list-address.ts';

/**
 * A list's own search box: 'Cari' or Enter sets the term, an empty one lists all (P-SEARCH-1). Sort and view stay,
 * filters start afresh.
 */
export function SearchForm({
  address,
  label,
  placeholder,
  className = '',
}: {
  address: ListAddress;
  label: string;
  placeholder: string;
  className?: string;
}) {
  const { state, screen, path } = address;
  const fresh = { ...emptyListState(screen), sort: state.sort, view: state.view };
  return (
    <Form
      action={path}
      method="get"
      ref={tidyFields}
      role="search"
      aria-label={searchCopy.formLabel}
      className={`flex gap-2 ${className}`}
    >
      <CarriedFields params={carriedParams({ ...address, state: fresh }, {})} />
      <SearchField
        name="q"
        defaultValue={state.term}
        label={label}
        placeholder={placeholder}
        clearLabel={searchCopy.clear}
      />
      <button type="submit" className="button button-primary">
        <Icon name="search" className="size-5" />
        <span className="max-sm:sr-only">{searchCopy.submit}</span>
      </button>
    </Form>
  );
}
