import { shopReturnPath, shopReturnsPath } from '#domain/paths.ts';
import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import { RETURN_TAB_IDS, type ReturnTab } from '#domain/returns/seller-tabs.ts';
import type { ReturnCard, ShopReturnList } from '#server/services.ts';
import { sellingReturnsCopy as copy, SHOP_RETURN_STATE_WORDS } from '../../copy/selling-returns.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { OrderPicture } from '../order-parts/order-picture.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';

/** The returns of a shop in their tabs. */
export function ReturnList({
  shop,
  asked: { tab, after },
  list: { returns, counts, next },
}: {
  shop: number;
  asked: { tab: ReturnTab; after: string | null };
  list: ShopReturnList;
}) {
  return (
    <>
      <LinkTabs
        label={copy.tabsLabel}
        current={tab}
        tabs={RETURN_TAB_IDS.map((id) => ({
          id,
          label: copy.tab(id, counts[id]),
          to: shopReturnsPath(shop, { tab: id }),
        }))}
      />
      {returns.length === 0 ? (
        <EmptyList title={copy.empty(tab)} text={copy.emptyText} />
      ) : (
        <DeskList
          label={copy.list}
          columns={columnsOf(shop)}
          rows={returns}
          keyOf={({ number }) => number}
          pages={{
            newest: after === null ? null : shopReturnsPath(shop, { tab }),
            older: next === null ? null : shopReturnsPath(shop, { tab, after: next }),
            words: { newest: copy.first, older: copy.next },
          }}
        />
      )}
    </>
  );
}

const columnsOf = (shop: number): readonly Column<ReturnCard>[] => [
  {
    label: copy.columns.number,
    cell: ({ number, state }) => (
      <>
        <Link to={shopReturnPath(shop, number)} className="link font-semibold">
          {number}
        </Link>
        <span className="mt-1 block">
          <span className="badge bg-brand-soft text-brand">{SHOP_RETURN_STATE_WORDS[state]}</span>
        </span>
      </>
    ),
  },
  {
    label: copy.columns.goods,
    cell: ({ first, pieces }) => (
      <div className="flex gap-3">
        {first && <OrderPicture src={first.imageUrl} />}
        <span className="min-w-0">
          <span className="line-clamp-2">{first?.name}</span>
          <span className="block text-sm text-ink-soft">{copy.pieces(pieces)}</span>
        </span>
      </div>
    ),
  },
  { label: copy.columns.reason, cell: ({ reason }) => RETURN_REASON_WORDS[reason] },
  { label: copy.columns.due, cell: ({ dueAt }) => (dueAt ? <WibTime at={dueAt} /> : '–') },
];
