import { rupiah } from '../money.ts';
import { atPrice } from '../pricing/at-price.ts';
import { isWhole, readStoredList, type StoredFields } from '../stored-fields.ts';
import { type CartLine, MAX_LINE_QUANTITY } from './cart-line.ts';

/**
 * The lines of a stored cart; an empty list is a cart too. Null when the data is corrupt: not a list, an
 * invalid line, two lines with one id, or a sum beyond the safe integers. Source: P-SHOP-19.
 */
export function parseStoredCart(stored: unknown): CartLine[] | null {
  const lines = readStoredList(stored, readLine, ({ id }) => id);
  const sum = lines?.reduce((total, line) => total + (line.originalPrice ?? line.price) * line.quantity, 0);
  return lines && Number.isSafeInteger(sum) ? lines : null;
}

function readLine(fields: StoredFields): CartLine | null {
  const { id, productId, skuId, name, sellerName, price, originalPrice, quantity, imageUrl } = fields;
  const { isChecked, variant } = fields;
  if (skuId !== undefined && !isWhole(skuId, 1)) return null;
  if (!isWhole(id) || !isWhole(productId, 1) || !isWhole(price)) return null;
  if (!isWhole(quantity, 1) || quantity > MAX_LINE_QUANTITY) return null;
  if (typeof name !== 'string' || typeof sellerName !== 'string' || typeof imageUrl !== 'string') return null;
  if (typeof isChecked !== 'boolean') return null;
  if (originalPrice !== undefined && !isWhole(originalPrice)) return null;
  if (variant !== undefined && typeof variant !== 'string') return null;
  const line: CartLine = {
    id,
    productId,
    ...(skuId === undefined ? {} : { skuId }),
    name,
    sellerName,
    price: rupiah(price),
    quantity,
    imageUrl,
    isChecked,
    ...(variant === undefined ? {} : { variant }),
  };
  return atPrice(line, line.price, originalPrice === undefined ? undefined : rupiah(originalPrice));
}
