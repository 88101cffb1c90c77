import type { ListExtent } from '#domain/listing/list-extent.ts';
import { numberedPages, pageNumbers } from '#domain/listing/pagination.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type ListAddress, listHref } from './list-address.ts';

const copy = catalogueCopy.pagination;

/**
 * Numbered pages; previous and next only where there is room for them (P-LIST-11). Beyond the numbered
 * pages of a very large list there are only previous and next, which then always have room.
 */
export function Pagination({ address, extent }: { address: ListAddress; extent: ListExtent }) {
  const count = numberedPages(extent, address.screen.pageSize);
  const { page, beside } = address.state;
  if (beside) return <UnnumberedPages address={address} extent={extent} />;
  if (count === 1) return null;
  const { nextAfter } = extent;
  const next =
    page < count ? { page: page + 1 } : nextAfter === null ? null : { beside: { after: nextAfter } };
  return (
    <PageNavigation>
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
      <Step to={next && listHref(address, next)} label={copy.next} always={page === count}>
        <Icon name="chevron-right" className="size-5" />
      </Step>
    </PageNavigation>
  );
}

/** Previous and next in words, and the way back to page 1. */
function UnnumberedPages({ address, extent }: { address: ListAddress; extent: ListExtent }) {
  const { previousBefore, nextAfter } = extent;
  return (
    <PageNavigation>
      <Link to={listHref(address, {})} className="button button-quiet">
        {copy.first}
      </Link>
      {previousBefore !== null && (
        <Link to={listHref(address, { beside: { before: previousBefore } })} className="button button-quiet">
          {copy.previous}
        </Link>
      )}
      {nextAfter !== null && (
        <Link to={listHref(address, { beside: { after: nextAfter } })} className="button button-quiet">
          {copy.next}
        </Link>
      )}
    </PageNavigation>
  );
}

function PageNavigation({ children }: { children: React.ReactNode }) {
  return (
    <nav aria-label={copy.label} className="mt-8 flex flex-wrap items-center justify-center gap-1">
      {children}
    </nav>
  );
}

function Step({
  to,
  label,
  always = false,
  children,
}: {
  to: string | null;
  label: string;
  /** Also on a narrow screen. */
  always?: boolean;
  children: React.ReactNode;
}) {
  if (to === null) return null;
  return (
    <Link to={to} aria-label={label} className={`icon-button ${always ? '' : 'max-md:hidden'}`}>
      {children}
    </Link>
  );
}

/** What an address beyond the end of a list shows (status 404), with the way back. */
export function BeyondLastPage({ address, extent }: { address: ListAddress; extent: ListExtent }) {
  const { screen, state } = address;
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-12 text-center">
      <h2 className="text-xl font-bold">{copy.beyond}</h2>
      <p className="text-ink-soft">
        {state.beside ? copy.besideGone : copy.beyondText(numberedPages(extent, screen.pageSize))}
      </p>
      <Link to={listHref(address, { page: 1 })} className="button button-primary">
        {copy.first}
      </Link>
    </div>
  );
}
