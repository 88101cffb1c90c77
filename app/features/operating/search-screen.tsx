import type { ReactNode } from 'react';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import {
  operatorOrderPath,
  operatorOrdersPath,
  operatorPeoplePath,
  operatorPersonPath,
  operatorProductPath,
  operatorProductsPath,
  operatorSearchPath,
  operatorSellerPath,
  operatorSellersPath,
} from '#domain/paths.ts';
import type { FoundOrders, FoundPeople, OperatorProductList, OperatorSellerList } from '#server/services.ts';
import { operatingSearchCopy } from '../../copy/operating-search.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchForm } from '../desk/search-form.tsx';
import { StateBadge } from './state-badge.tsx';

const copy = operatingSearchCopy;

/** Hits of each kind that are shown; its own list has the rest. */
const MOST_HITS = 5;

export interface SearchScreenProps {
  q: string;
  orders: FoundOrders['orders'];
  people: FoundPeople['people'];
  sellers: OperatorSellerList['sellers'];
  products: OperatorProductList['products'];
  /** Of which kinds its reader may see anything. */
  may: Readonly<Record<'orders' | 'people' | 'sellers' | 'products', boolean>>;
}

/** One search through orders, accounts, shops and products. */
export const SearchScreen = (props: SearchScreenProps) => (
  <>
    <SearchForm action={operatorSearchPath()} q={props.q} copy={copy} />
    <Found {...props} />
  </>
);

function Found({ q, orders, people, sellers, products, may }: SearchScreenProps) {
  if (orders.length + people.length + sellers.length + products.length === 0)
    return (
      <EmptyList
        title={q === '' ? copy.empty : copy.none(q)}
        text={q === '' ? copy.emptyText(may) : copy.noneText}
      />
    );
  return (
    <>
      <Hits
        title={copy.orders}
        hits={orders}
        keyOf={({ number }) => number}
        all={{ label: copy.all.orders, to: operatorOrdersPath({ q }) }}
      >
        {({ number, seller, buyer, state, placedAt, total }) => (
          <>
            <Link to={operatorOrderPath(number)} className="link font-semibold">
              {number}
            </Link>
            <span className="text-sm text-ink-soft">
              {seller}, {buyer === null ? copy.buyerGone : `${buyer.name} ${buyer.regionName}`},{' '}
              {formatDateTime(placedAt)} WIB, <span className="nums">{formatRupiah(rupiah(total))}</span>
            </span>
            <StateBadge state={state} />
          </>
        )}
      </Hits>
      <Hits
        title={copy.people}
        hits={people}
        keyOf={({ id }) => id}
        all={{ label: copy.all.people, to: operatorPeoplePath({ q }) }}
      >
        {({ id, email, name }) => (
          <>
            <Link to={operatorPersonPath(id)} className="link font-semibold wrap-anywhere">
              {email || copy.noEmail}
            </Link>
            <span className="text-sm text-ink-soft">{name}</span>
          </>
        )}
      </Hits>
      <Hits
        title={copy.sellers}
        hits={sellers}
        keyOf={({ id }) => String(id)}
        all={{ label: copy.all.sellers, to: operatorSellersPath({ q }) }}
      >
        {({ id, name, location }) => (
          <>
            <Link to={operatorSellerPath(id)} className="link font-semibold">
              {name}
            </Link>
            <span className="text-sm text-ink-soft">{location}</span>
          </>
        )}
      </Hits>
      <Hits
        title={copy.products}
        hits={products}
        keyOf={({ id }) => String(id)}
        all={{ label: copy.all.products, to: operatorProductsPath({ q }) }}
      >
        {({ id, name, shop }) => (
          <>
            <Link to={operatorProductPath(id)} className="link font-semibold">
              {name}
            </Link>
            <span className="text-sm text-ink-soft">{shop}</span>
          </>
        )}
      </Hits>
    </>
  );
}

function Hits<Hit>({
  title,
  hits,
  keyOf,
  all,
  children,
}: {
  title: string;
  hits: readonly Hit[];
  keyOf: (hit: Hit) => string;
  all: { label: string; to: string };
  children: (hit: Hit) => ReactNode;
}) {
  if (hits.length === 0) return null;
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="card divide-y divide-line">
        {hits.slice(0, MOST_HITS).map((hit) => (
          <li key={keyOf(hit)} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            {children(hit)}
          </li>
        ))}
      </ul>
      {hits.length > MOST_HITS && (
        <Link to={all.to} className="link inline-flex min-h-11 items-center">
          {all.label}
        </Link>
      )}
    </section>
  );
}
