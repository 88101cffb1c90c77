import { checkoutItem } from '#domain/cart/checkout-items.ts';
import { skuText } from '#domain/cart/sku-text.ts';
import type { Sku } from '#domain/catalogue/sku.ts';
import { formatRupiah } from '#domain/format.ts';
import { choiceCopy } from '../../copy/choice.id.ts';
import { plainPurchaseCopy as copy } from '../../copy/plain-purchase.id.ts';

/** What `<noscript>` holds: 'Beli Sekarang' for a browser without scripts: one SKU from a list, of which checkout asks the quantity. */
export function PlainPurchase({ skus }: { skus: readonly Sku[] }) {
  const inStock = skus.filter(({ stock }) => stock > 0);
  if (inStock.length === 0) return null;
  return (
    <form action="/checkout" className="space-y-3">
      {inStock.length === 1 ? (
        inStock.map(({ id }) => <input key={id} type="hidden" name="item" value={checkoutItem(id, 1)} />)
      ) : (
        <label className="block space-y-1">
          <span className="font-semibold">{copy.choose}</span>
          <select name="item" className="field">
            {inStock.map(({ id, options, price }) => (
              <option key={id} value={checkoutItem(id, 1)}>
                {skuText(options)} - {formatRupiah(price)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button button-accent w-full">
        {choiceCopy.buyNow}
      </button>
      <p className="text-sm text-ink-soft">{copy.needsJavaScript}</p>
    </form>
  );
}
