import type { ReactNode } from 'react';
import { textCopy } from '../../copy/text-pages.id.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from './page-heading.tsx';

const copy = textCopy.more;

/** A page of help or rules: its text, and beside it, below it on small screens, the way to the others. */
export function HelpPage({
  path,
  title,
  intro,
  notes = [],
  hasContact = true,
  children,
}: {
  path: string;
  title: string;
  intro: string;
  notes?: readonly string[];
  /** False on the page where the contact itself is. */
  hasContact?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="page grid items-start gap-10 pt-2 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0 space-y-6">
        <PageHeading title={title} intro={intro} notes={notes} />
        {children}
      </div>
      <aside className="grid gap-4 sm:grid-cols-2 lg:sticky lg:top-28 lg:grid-cols-1 print:hidden">
        <nav aria-labelledby="halaman-bantuan" className="card p-4">
          <h2 id="halaman-bantuan" className="px-3 pb-1 text-sm font-bold text-ink-soft">
            {copy.title}
          </h2>
          <ul className="grid grid-cols-2 lg:grid-cols-1">
            {copy.links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  {...(to === path && { 'aria-current': 'page' })}
                  className="wrap-anywhere flex min-h-11 items-center rounded-xl px-3 hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {hasContact && (
          <section className="card flex flex-col items-start gap-3 self-start p-5">
            <h2 className="font-bold">{copy.contactTitle}</h2>
            <p className="text-ink-soft">{copy.contactText}</p>
            <Link to={copy.contact.to} className="button button-quiet">
              {copy.contact.label}
            </Link>
          </section>
        )}
      </aside>
    </div>
  );
}
