import { Form } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';

export interface SearchTexts {
  label: string;
  placeholder: string;
  submit: string;
  clear: string;
}

/** A search box of a page of text: its term goes to `?q=` of the path. */
export function PageSearch({ action, term, texts }: { action: string; term: string; texts: SearchTexts }) {
  return (
    <Form action={action} method="get" role="search" className="flex gap-2">
      <SearchField
        key={term}
        name="q"
        defaultValue={term}
        label={texts.label}
        placeholder={texts.placeholder}
        clearLabel={texts.clear}
      />
      <button type="submit" className="button button-primary">
        <Icon name="search" className="size-5" />
        <span className="max-sm:sr-only">{texts.submit}</span>
      </button>
    </Form>
  );
}
