import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { desksCopy } from '../../copy/desks.id.ts';
import { Link } from '../../ui/link.tsx';

/**
 * The filter of a list: a form that becomes the address, so that a filtered list can be shared, reloaded and used without
 * scripts. Give it a `key` of the applied filter.
 * @param clear address of the list without a filter; null when none is applied
 */
export function ListFilter({
  path,
  clear,
  children,
}: {
  path: string;
  clear: string | null;
  children: ReactNode;
}) {
  const copy = desksCopy.list;
  return (
    <Form
      action={path}
      method="get"
      role="search"
      aria-label={copy.filter}
      className="card grid items-start gap-4 p-4 sm:grid-cols-2"
    >
      {children}
      <div className="flex flex-wrap gap-3 sm:self-end">
        <button type="submit" className="button button-primary">
          {copy.apply}
        </button>
        {clear !== null && (
          <Link to={clear} className="button button-quiet">
            {copy.clear}
          </Link>
        )}
      </div>
    </Form>
  );
}
