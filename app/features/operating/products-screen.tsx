import { Form } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { LOOKED_AT_TAB_IDS, type LookedAtTab } from '#domain/operating/product-tabs.ts';
import { operatorProductPath, operatorProductsPath, operatorSellerPath } from '#domain/paths.ts';
import type { OperatorProductCard, OperatorProductList } from '#server/services.ts';
import { operatingProductsCopy } from '../../copy/operating-products.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { RowPicture } from '../desk/row-picture.tsx';
import { SearchForm } from '../desk/search-form.tsx';
import { type Ticks, useTicks } from '../desk/ticks.tsx';

const copy = operatingProductsCopy.list;

export interface ProductsScreenProps {
  asked: { tab: LookedAtTab; q: string; after: number | null };
  list: OperatorProductList;
  /** The products that were ticked when a form was refused. */
  ticked: readonly string[];
}

/** The products of all shops; those that wait can be approved together. */
export function ProductsScreen({ asked, list, ticked }: ProductsScreenProps) {
  const { tab, q } = asked;
  return (
    <>
      <SearchForm action={operatorProductsPath()} q={q} copy={copy} />
      <LinkTabs
        label={copy.tabsLabel}
        current={q === '' ? tab : ''}
        tabs={LOOKED_AT_TAB_IDS.map((id) => ({
          id,
          label: operatingProductsCopy.tab(id),
          to: operatorProductsPath({ tab: id }),
        }))}
      />
      {list.products.length === 0 ? (
        <Empty tab={tab} q={q} />
      ) : (
        <Products key={`${tab} ${q} ${asked.after}`} asked={asked} list={list} ticked={ticked} />
      )}
    </>
  );
}

function Empty({ tab, q }: { tab: LookedAtTab; q: string }) {
  if (q !== '') return <EmptyList title={copy.none(q)} text={copy.noneText} />;
  return tab === 'review' ? (
    <EmptyList title={copy.emptyReview} text={copy.emptyReviewText} />
  ) : (
    <EmptyList title={copy.empty} text={copy.emptyText} />
  );
}

/** The list as one form where products wait, so that ticks work without scripts. */
function Products({ asked, list: { products, next }, ticked }: ProductsScreenProps) {
  const { tab, q } = asked;
  const to = (after: number | null) => operatorProductsPath({ tab, q, after });
  const isWaiting = tab === 'review' && q === '';
  const ticks = useTicks({
    name: 'product',
    ids: products.map(({ id }) => String(id)),
    first: ticked,
    allLabel: copy.all,
  });
  const table = (
    <DeskList
      label={copy.label}
      columns={columnsOf(isWaiting ? ticks : null)}
      rows={products}
      keyOf={({ id }) => id}
      pages={{
        newest: asked.after === null ? null : to(null),
        older: next === null ? null : to(next),
        words: { newest: copy.first, older: copy.next },
      }}
    />
  );
  if (!isWaiting) return table;
  return (
    <Form method="post" action={to(asked.after)} className="space-y-4">
      {ticks.all}
      {table}
      <button type="submit" name="intent" value="approve" className="button button-primary">
        {copy.approve}
      </button>
    </Form>
  );
}

const columnsOf = (ticks: Ticks | null): readonly Column<OperatorProductCard>[] => [
  {
    label: copy.columns.product,
    cell: ({ id, name, imageUrl, category }) => (
      <div className="flex items-start gap-3">
        {ticks?.box(String(id), copy.pick(name))}
        <RowPicture src={imageUrl} />
        <div className="min-w-0">
          <Link to={operatorProductPath(id)} className="link font-semibold wrap-anywhere">
            {name}
          </Link>
          <span className="block text-sm text-ink-soft">{category}</span>
        </div>
      </div>
    ),
  },
  {
    label: copy.columns.shop,
    cell: ({ sellerId, shop }) => (
      <Link to={operatorSellerPath(sellerId)} className="link">
        {shop}
      </Link>
    ),
  },
  {
    label: copy.columns.price,
    isNumber: true,
    cell: ({ price }) => <span className="nums">{formatRupiah(rupiah(price))}</span>,
  },
  {
    label: copy.columns.state,
    cell: ({ state, stateReason }) => (
      <>
        {operatingProductsCopy.state(state)}
        {stateReason !== null && <span className="block text-sm text-ink-soft">{stateReason}</span>}
      </>
    ),
  },
  { label: copy.columns.changed, cell: ({ updatedAt }) => `${formatDateTime(updatedAt)} WIB` },
];
