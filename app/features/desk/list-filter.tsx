import { Fragment, type ReactNode } from 'react';
import { Form } from 'react-router';
import { desksCopy } from '../../copy/desks.id.ts';
import { Link } from '../../ui/link.tsx';

/**
 * The filter of a list: a form that becomes the address, so that a filtered list can be shared, reloaded and used without
 * scripts. Another filter sets its fields anew and leaves the focus on the button.
 * @param applied the applied filter, as any text that differs with it
 * @param clear address of the list without a filter; null when none is applied
 */
export function ListFilter({
  path,
  applied,
  clear,
  children,
}: {
  path: string;
  applied: string;
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
      <Fragment key={applied}>{children}</Fragment>
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
