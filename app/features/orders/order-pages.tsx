import { pageNumbers } from '#domain/listing/pagination.ts';
import type { OrderTab } from '#domain/orders/tabs.ts';
import { ordersListPath } from '#domain/paths.ts';
import { ordersCopy } from '../../copy/orders.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

const copy = ordersCopy.pages;

/** The numbered pages of the list. */
export function OrderPages({
  tab,
  q,
  page,
  pages,
}: {
  tab: OrderTab;
  q: string;
  page: number;
  pages: number;
}) {
  if (pages === 1) return null;
  const to = (number: number) => ordersListPath({ tab, q, page: number });
  return (
    <nav aria-label={copy.label} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link to={to(page - 1)} aria-label={copy.previous} className="icon-button">
          <Icon name="chevron-left" className="size-5" />
        </Link>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name
          <span key={`gap-${index}`} aria-hidden className="px-1 text-ink-soft">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            aria-label={copy.page(number)}
            {...(number === page && { 'aria-current': 'page' })}
            className="nums icon-button font-semibold aria-[current]:bg-brand aria-[current]:text-on-brand"
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} aria-label={copy.next} className="icon-button">
          <Icon name="chevron-right" className="size-5" />
        </Link>
      )}
    </nav>
  );
}
