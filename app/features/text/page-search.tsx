import { Form } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { tidyFields } from '../../ui/tidy-fields.ts';
import { useTypedSearch } from './use-typed-search.ts';

export interface SearchTexts {
  label: string;
  placeholder: string;
  submit: string;
  clear: string;
}

/** A search box of a page of text: its term goes to `?q=` of the path, while one types if it `isLive`. */
export function PageSearch({
  action,
  term,
  texts,
  isLive = false,
}: {
  action: string;
  term: string;
  texts: SearchTexts;
  isLive?: boolean;
}) {
  const { opened, type } = useTypedSearch(action, term);
  return (
    <Form action={action} method="get" ref={tidyFields} role="search" className="flex gap-2">
      <SearchField
        key={isLive ? opened.at : undefined}
        {...(isLive && { onText: type })}
        name="q"
        defaultValue={isLive ? opened.term : term}
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
