import type { ReactNode } from 'react';
import { Form } from 'react-router';
import {
  PRODUCT_SORTS,
  PRODUCT_TAB_IDS,
  type ProductSort,
  type ProductTab,
  TAB_STEPS,
} from '#domain/catalogue/product-tabs.ts';
import { formatCount, formatRupiah } from '#domain/format.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { rupiah } from '#domain/money.ts';
import { draftOfProductPath, shopImportPath, shopProductsPath, shopStockPath } from '#domain/paths.ts';
import type { DraftInList, ShopProductCard, ShopProductList } from '#server/services.ts';
import { sellingProductsCopy as copy } from '../../copy/selling-products.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { BulkBar } from '../desk/bulk-bar.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { RowPicture } from '../desk/row-picture.tsx';
import { useTicks } from '../desk/ticks.tsx';
import { SHOP_PRODUCT_STEPS, TO_PRICES } from './product-steps.ts';

export interface ProductListProps {
  shop: number;
  asked: { tab: ProductTab; sort: ProductSort; q: string; after: number | null };
  list: ShopProductList;
  /** Whether the viewer may change products. */
  mayWrite: boolean;
  /** Drafts that are not published. */
  drafts: readonly DraftInList[];
  /** Products that were ticked when a form was refused, or that it left as they were. */
  ticked: readonly string[];
  /** The box of the whole tab was ticked when a form was refused. */
  isAllTicked: boolean;
}

/** The products of a shop: tabs, search, order, and what can be done with those that are ticked. */
export function ProductList(props: ProductListProps) {
  const {
    shop,
    asked: { tab, sort, q },
    list,
    mayWrite,
    drafts,
  } = props;
  return (
    <>
      {mayWrite && (
        <Form method="post" action={shopProductsPath(shop)}>
          <button type="submit" name="new" value="1" className="button button-primary">
            {copy.add}
          </button>
        </Form>
      )}
      <p className="flex flex-wrap gap-x-4">
        <Link to={shopStockPath(shop)} className="link inline-flex min-h-11 items-center">
          {copy.toStock}
        </Link>
        {mayWrite && (
          <Link to={shopImportPath(shop)} className="link inline-flex min-h-11 items-center">
            {copy.toImport}
          </Link>
        )}
      </p>
      <Drafts shop={shop} drafts={drafts} />
      <LinkTabs
        label={copy.tabsLabel}
        current={q === '' ? tab : ''}
        tabs={PRODUCT_TAB_IDS.map((id) => ({
          id,
          label: copy.tab(id, q === '' ? list.counts[id] : null),
          to: shopProductsPath(shop, { tab: id, sort }),
        }))}
      />
      <Search shop={shop} asked={{ tab, sort, q }} />
      {list.products.length === 0 ? (
        <EmptyList
          title={q === '' ? copy.empty(tab) : copy.none(q)}
          text={q === '' ? copy.emptyText(tab) : copy.noneText}
        />
      ) : (
        <Ticked key={`${tab} ${sort} ${q} ${props.asked.after} ${props.ticked.join()}`} {...props} />
      )}
    </>
  );
}

function Search({
  shop,
  asked: { tab, sort, q },
}: {
  shop: number;
  asked: Omit<ProductListProps['asked'], 'after'>;
}) {
  return (
    <Form
      method="get"
      action={shopProductsPath(shop)}
      role="search"
      className="grid max-w-3xl items-end gap-3 sm:grid-cols-[1fr_auto_auto]"
    >
      <div className="space-y-1.5">
        <p className="text-sm text-ink-soft">{copy.searchHint}</p>
        <SearchField
          name="q"
          label={copy.search}
          placeholder={copy.search}
          defaultValue={q}
          clearLabel={copy.clear}
        />
      </div>
      <Field name="urut" label={copy.sort} optionalText={null} hint={undefined} faultText={null}>
        {(control) => (
          <select key={sort} {...control} defaultValue={sort}>
            {PRODUCT_SORTS.map((id) => (
              <option key={id} value={id}>
                {copy.sorts[id]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {tab !== 'listed' && <input type="hidden" name="tab" value={tab} />}
      <button type="submit" className="button button-quiet">
        {copy.find}
      </button>
    </Form>
  );
}

function Drafts({ shop, drafts }: Pick<ProductListProps, 'shop' | 'drafts'>) {
  if (drafts.length === 0) return null;
  return (
    <section aria-label={copy.drafts} className="card space-y-2 p-4">
      <h2 className="font-bold">{copy.drafts}</h2>
      <ul>
        {drafts.map(({ id, name, productId }) => (
          <li key={id}>
            <Link
              to={draftOfProductPath(shop, id)}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {name === '' ? copy.unnamed : name}
              {productId !== null && ` (${copy.number(productId)})`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list as one form, so that ticks work without scripts. */
function Ticked({ shop, asked, list, mayWrite, ticked, isAllTicked }: ProductListProps) {
  const isSearch = asked.q !== '';
  const count = list.found ?? list.counts[asked.tab];
  const ticks = useTicks({
    name: 'product',
    ids: list.products.map(({ id }) => String(id)),
    first: ticked,
    allLabel: isSearch ? copy.pickAllFound(count) : copy.pickAll(count),
    wholeTab: Math.min(count, MOST_TICKED),
    isAllFirst: isAllTicked,
  });
  const steps = SHOP_PRODUCT_STEPS.filter((step) => isSearch || TAB_STEPS[asked.tab].includes(step));
  const isPickable = mayWrite && steps.length > 0;
  const to = (after: number | null) => shopProductsPath(shop, { ...asked, after });
  return (
    <Form method="post" action={to(asked.after)} className="flex flex-col gap-4">
      {isPickable && ticks.all}
      {isPickable && (
        <BulkBar label={copy.forPicked} isInSight={ticks.count > 0}>
          <div className="flex flex-wrap gap-3">
            {steps.map((step) => (
              <button key={step} type="submit" name="step" value={step} className="button button-quiet">
                {copy.steps[step]}
              </button>
            ))}
            {asked.tab !== 'archived' && (
              <button type="submit" name="step" value={TO_PRICES} className="button button-quiet">
                {copy.toPrices}
              </button>
            )}
          </div>
        </BulkBar>
      )}
      <DeskList
        label={copy.list}
        columns={columnsOf({
          tick: ({ id, name }) => isPickable && ticks.box(String(id), copy.pick(name)),
          mayWrite,
        })}
        rows={list.products}
        keyOf={({ id }) => id}
        pages={{
          newest: asked.after === null ? null : to(null),
          older: list.next === null ? null : to(list.next),
          words: { newest: copy.first, older: copy.next },
        }}
      />
    </Form>
  );
}

const columnsOf = ({
  tick,
  mayWrite,
}: {
  tick: (product: ShopProductCard) => ReactNode;
  mayWrite: boolean;
}): readonly Column<ShopProductCard>[] => [
  {
    label: copy.columns.product,
    isTitle: true,
    cell: (product) => (
      <div className="flex gap-3">
        {tick(product)}
        <RowPicture src={product.imageUrl} />
        <div className="min-w-0">
          <span className="line-clamp-2 font-semibold">{product.name}</span>
          <span className="block text-sm text-ink-soft">
            {copy.number(product.id)}
            {product.choices > 1 && `, ${copy.choices(product.choices)}`}
          </span>
          <span className="flex flex-wrap gap-x-4">
            {mayWrite && (
              <>
                <Begin name="edit" product={product} label={copy.edit} />
                <Begin name="copy" product={product} label={copy.copy} />
              </>
            )}
            {product.state === 'listed' && (
              <Link to={`/product/${product.id}`} className="link inline-flex min-h-11 items-center">
                {copy.seen}
              </Link>
            )}
          </span>
        </div>
      </div>
    ),
  },
  {
    label: copy.columns.price,
    isNumber: true,
    cell: ({ price, highestPrice }) => {
      const lowest = formatRupiah(rupiah(price));
      return highestPrice > price ? copy.from(lowest) : lowest;
    },
  },
  {
    label: copy.columns.stock,
    isNumber: true,
    cell: ({ stock, lowChoices, choices }) => (
      <>
        {formatCount(stock)}
        {lowChoices > 0 && (
          <span className="block text-sm font-semibold text-danger">
            {stock === 0 ? copy.soldOut : copy.low(lowChoices, choices)}
          </span>
        )}
      </>
    ),
  },
  { label: copy.columns.sold, isNumber: true, cell: ({ soldCount }) => formatCount(soldCount) },
  {
    label: copy.columns.state,
    cell: ({ state, stateReason }) => (
      <>
        {copy.states[state]}
        {stateReason !== null && (
          <span className="block text-sm text-ink-soft">{copy.blockedFor(stateReason)}</span>
        )}
      </>
    ),
  },
];

/** Begins a draft: a press, since it stores something. */
const Begin = ({ name, product, label }: { name: string; product: ShopProductCard; label: string }) => (
  <button
    type="submit"
    name={name}
    value={product.id}
    aria-label={`${label} ${product.name}`}
    className="link inline-flex min-h-11 min-w-11 items-center"
  >
    {label}
  </button>
);
