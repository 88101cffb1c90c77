import { Form } from 'react-router';
import { changedPrice, isPrice, type PriceChange } from '#domain/catalogue/price-change.ts';
import { shopPricesPath } from '#domain/paths.ts';
import type { PricedProduct, RecentPriceChange } from '#server/services.ts';
import { sellingPricesCopy as copy } from '../../copy/selling-prices.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { RowPicture } from '../desk/row-picture.tsx';
import type { PricePreview } from './preview-prices.ts';

/** Asks by how much the prices of chosen products change. Its answer is an address, so that nothing is stored yet. */
export function PriceChangeForm({
  shop,
  products,
  typed,
  isUnread,
}: {
  shop: number;
  /** Their numbers. */
  products: readonly number[];
  typed: string;
  /** Whether nobody can read what was typed. */
  isUnread: boolean;
}) {
  return (
    <Form method="get" action={shopPricesPath(shop)} className="card max-w-3xl space-y-4 p-4 sm:p-5">
      <p>{copy.chosen(products.length)}</p>
      {products.map((id) => (
        <input key={id} type="hidden" name="product" value={id} />
      ))}
      <TextField
        texts={{
          name: 'change',
          label: copy.change,
          optionalText: null,
          hint: copy.changeHint,
          faultText: isUnread ? copy.unread : null,
        }}
        control={{ defaultValue: typed, maxLength: 20, autoComplete: 'off' }}
      />
      <button type="submit" className="button button-primary max-sm:w-full">
        {copy.show}
      </button>
    </Form>
  );
}

/** What a change would do, the first products with old and new prices, and the press that changes all (P-GOODS-12). */
export function PriceChangePreview({
  shop,
  products,
  typed,
  change,
  preview: { changing, changed, outside, left, shown },
}: {
  shop: number;
  /** Numbers of the chosen products. */
  products: readonly number[];
  typed: string;
  change: PriceChange;
  preview: PricePreview;
}) {
  return (
    <section aria-label={copy.preview} className="max-w-3xl space-y-4">
      <h2 className="text-lg font-bold">{copy.preview}</h2>
      <p className="text-sm text-ink-soft">{copy.previewHint}</p>
      <p>{changed === 0 ? copy.nothing : copy.counts({ changed, changing: changing.length, left })}</p>
      {outside > 0 && <p className="font-semibold text-danger">{copy.isOutside(outside)}</p>}
      {shown.length < products.length && (
        <p className="text-sm text-ink-soft">{copy.shown(shown.length, products.length)}</p>
      )}
      <ul className="space-y-3">
        {shown.map((product) => (
          <Product key={product.id} product={product} change={product.isLeft ? null : change} />
        ))}
      </ul>
      {outside === 0 && changed > 0 && (
        <Form
          method="post"
          action={shopPricesPath(shop, { products, change: typed })}
          className="card bulk-bar p-3"
        >
          {changing.map(({ id, seen }) => (
            <input key={id} type="hidden" name={`seen-${id}`} value={seen} />
          ))}
          <button type="submit" name="intent" value="change" className="button button-primary">
            {copy.save(changed)}
          </button>
        </Form>
      )}
    </section>
  );
}

/** A product with its choices. @param change null where its prices stay */
function Product({
  product: { id, name, imageUrl, skus, note },
  change,
}: {
  product: PricedProduct;
  change: PriceChange | null;
}) {
  return (
    <li className="card space-y-2 p-4">
      <div className="flex gap-3">
        <RowPicture src={imageUrl} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-soft">{copy.number(id)}</p>
        </div>
      </div>
      {note !== null && <p className="text-sm font-semibold">{copy.notes[note]}</p>}
      <ul className="space-y-2">
        {skus.map(({ id: sku, options, price }) => (
          <li key={sku} className="grid grid-cols-[1fr_auto] gap-3">
            <span className="min-w-0 wrap-anywhere">{options.join(', ')}</span>
            <span className="nums text-right">
              <NewPrice price={price} change={change} />
              <span className="block text-sm text-ink-soft">{copy.oldPrice(price)}</span>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function NewPrice({ price, change }: { price: number; change: PriceChange | null }) {
  const to = change === null ? price : changedPrice(price, change);
  if (to === price) return copy.same;
  if (!isPrice(to)) return <span className="font-semibold text-danger">{copy.outside}</span>;
  return <span className="font-semibold">{copy.newPrice(to)}</span>;
}

/** The changes that can be taken back. */
export function RecentPriceChanges({ shop, recent }: { shop: number; recent: readonly RecentPriceChange[] }) {
  return (
    <section aria-label={copy.recent} className="card max-w-3xl space-y-2 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.recent}</h2>
      <p className="text-sm text-ink-soft">{copy.recentHint}</p>
      <ul className="space-y-2">
        {recent.map(({ id, at, products, choices }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">{copy.of(at, products, choices)}</span>
            <Form method="post" action={shopPricesPath(shop)}>
              <button
                type="submit"
                name="undo"
                value={id}
                aria-label={copy.undoOf(at)}
                className="button button-quiet"
              >
                {copy.undo}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
