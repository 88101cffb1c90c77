import { Link } from 'react-router';
import { pageCount, pageNumbers } from '#domain/listing/pagination.ts';
import { catalogCopy } from '../../copy/catalog.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ListAddress, listHref } from './list-address.ts';

const copy = catalogCopy.pagination;

/** Numbered pages; previous and next only where there is room for them (spec 9, Category page). */
export function Pagination({ address, total }: { address: ListAddress; total: number }) {
  const count = pageCount(total, address.screen.pageSize);
  const { page } = address.state;
  if (count === 1) return null;
  return (
    <nav aria-label={copy.label} className="mt-8 flex items-center justify-center gap-1 print:hidden">
      <Step to={page > 1 ? listHref(address, { page: page - 1 }) : null} label={copy.previous}>
        <Icon name="chevron-left" className="size-5" />
      </Step>
      {pageNumbers(page, count).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name
          <span key={`gap-${index}`} aria-hidden className="px-1 text-ink-soft">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={listHref(address, { page: number })}
            aria-label={copy.page(number)}
            {...(number === page && { 'aria-current': 'page' })}
            className="nums icon-button font-semibold aria-[current]:bg-brand aria-[current]:text-on-brand"
          >
            {number}
          </Link>
        ),
      )}
      <Step to={page < count ? listHref(address, { page: page + 1 }) : null} label={copy.next}>
        <Icon name="chevron-right" className="size-5" />
      </Step>
    </nav>
  );
}

function Step({ to, label, children }: { to: string | null; label: string; children: React.ReactNode }) {
  if (to === null) return null;
  return (
    <Link to={to} aria-label={label} className="icon-button max-md:hidden">
      {children}
    </Link>
  );
}

/** What a page number beyond the last one shows (status 404), with the way back. */
export function BeyondLastPage({ address, total }: { address: ListAddress; total: number }) {
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-12 text-center">
      <h2 className="text-xl font-bold">{copy.beyond}</h2>
      <p className="text-ink-soft">{copy.beyondText(pageCount(total, address.screen.pageSize))}</p>
      <Link to={listHref(address, { page: 1 })} className="button button-primary">
        {copy.first}
      </Link>
    </div>
  );
}
