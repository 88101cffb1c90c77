import { formatDateTime } from '#domain/format-date.ts';
import { OPERATOR_SELLER_TABS, type OperatorSellerTab } from '#domain/operating/seller-tabs.ts';
import { operatorSellerPath, operatorSellersPath, registrationPath } from '#domain/paths.ts';
import type { OperatorSellerCard, OperatorSellerList, WaitingRegistration } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingSellersCopy } from '../../copy/operating-sellers.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { SearchForm } from '../desk/search-form.tsx';

const copy = operatingSellersCopy.list;

export interface SellersScreenProps {
  asked: { tab: OperatorSellerTab; q: string; after: number | null };
  waiting: readonly WaitingRegistration[] | null;
  list: OperatorSellerList | null;
  now: Date;
}

/** Who asks to open a shop, and the shops that are open. */
export function SellersScreen({ asked: { tab, q, after }, waiting, list, now }: SellersScreenProps) {
  return (
    <>
      <SearchForm action={operatorSellersPath()} q={q} copy={copy} />
      <LinkTabs
        label={copy.tabsLabel}
        current={q === '' ? tab : ''}
        tabs={OPERATOR_SELLER_TABS.map((id) => ({
          id,
          label: copy.tabs[id],
          to: operatorSellersPath({ tab: id }),
        }))}
      />
      {waiting && <Waiting waiting={waiting} now={now} />}
      {list && <Sellers list={list} q={q} after={after} tab={tab} />}
    </>
  );
}

function Waiting({ waiting, now }: { waiting: readonly WaitingRegistration[]; now: Date }) {
  if (waiting.length === 0) return <EmptyList title={copy.noneWaiting} text={copy.noneWaitingText} />;
  const columns: readonly Column<WaitingRegistration>[] = [
    {
      label: copy.columns.shop,
      cell: ({ id, name }) => (
        <Link to={registrationPath(id)} className="link font-semibold">
          {name}
        </Link>
      ),
    },
    { label: copy.columns.owner, cell: ({ legalName }) => legalName },
    { label: copy.columns.place, cell: ({ location }) => location },
    {
      label: copy.columns.asked,
      cell: ({ createdAt }) => (
        <>
          {formatDateTime(createdAt)} WIB
          <span className="block text-sm text-ink-soft">
            {operatingCopy.cases.ago(operatingCopy.waited(createdAt, now))}
          </span>
        </>
      ),
    },
  ];
  return (
    <DeskList
      label={copy.waitingLabel}
      columns={columns}
      rows={waiting}
      keyOf={({ id }) => id}
      pages={{ newest: null, older: null }}
    />
  );
}

function Sellers({
  list: { sellers, next },
  tab,
  q,
  after,
}: { list: OperatorSellerList } & SellersScreenProps['asked']) {
  const to = (from: number | null) => operatorSellersPath({ tab, q, after: from });
  if (sellers.length === 0) {
    return (
      <EmptyList
        title={q === '' ? copy.empty : copy.none(q)}
        text={q === '' ? copy.emptyText : copy.noneText}
      />
    );
  }
  return (
    <DeskList
      label={copy.label}
      columns={COLUMNS}
      rows={sellers}
      keyOf={({ id }) => id}
      pages={{
        newest: after === null ? null : to(null),
        older: next === null ? null : to(next),
        words: { newest: copy.first, older: copy.next },
      }}
    />
  );
}

const COLUMNS: readonly Column<OperatorSellerCard>[] = [
  {
    label: copy.columns.shop,
    cell: ({ id, name }) => (
      <>
        <Link to={operatorSellerPath(id)} className="link font-semibold">
          {name}
        </Link>
        <span className="block text-sm text-ink-soft">{operatingSellersCopy.seller.number(id)}</span>
      </>
    ),
  },
  { label: copy.columns.place, cell: ({ location }) => location },
  { label: copy.columns.marks, cell: (seller) => <SellerMarks seller={seller} /> },
  {
    label: copy.columns.products,
    isNumber: true,
    cell: ({ products }) => <span className="nums">{products}</span>,
  },
  {
    label: copy.columns.rating,
    isNumber: true,
    cell: ({ rating }) => <span className="nums">{ratingWords(rating)}</span>,
  },
];

/** A rating as pages print it; a dash for a shop that nobody has rated. */
export const ratingWords = (rating: number): string =>
  rating === 0 ? '–' : rating.toFixed(1).replace('.', ',');

/** Whether a shop is suspended, official or trusted. */
export function SellerMarks({
  seller: { isOfficial, isTrusted, isSuspended },
}: {
  seller: Pick<OperatorSellerCard, 'isOfficial' | 'isTrusted' | 'isSuspended'>;
}) {
  const words = [
    isSuspended && operatingSellersCopy.marks.suspended,
    isOfficial && operatingSellersCopy.marks.official,
    isTrusted && operatingSellersCopy.marks.trusted,
  ].filter((word) => word !== false);
  if (words.length === 0) return '–';
  return (
    <span className="flex flex-wrap gap-1">
      {words.map((word) => (
        <span key={word} className="badge bg-brand-soft text-brand">
          {word}
        </span>
      ))}
    </span>
  );
}
