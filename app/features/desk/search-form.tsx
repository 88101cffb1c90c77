import { Form } from 'react-router';
import { SearchField } from '../../ui/search-field.tsx';

/** The words of a search form. */
export interface SearchCopy {
  search: string;
  clear: string;
  find: string;
  /** What is searched, below the field. */
  searchHint?: string;
}

/** Searches a list of a desk by `q` in its address. */
export function SearchForm({ action, q, copy }: { action: string; q: string; copy: SearchCopy }) {
  return (
    <Form method="get" action={action} role="search" className="max-w-xl space-y-1.5">
      <div className="flex gap-2">
        <SearchField
          name="q"
          label={copy.search}
          placeholder={copy.search}
          defaultValue={q}
          clearLabel={copy.clear}
        />
        <button type="submit" className="button button-quiet">
          {copy.find}
        </button>
      </div>
      {copy.searchHint !== undefined && <p className="text-sm text-ink-soft">{copy.searchHint}</p>}
    </Form>
  );
}
