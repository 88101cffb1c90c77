import { rupiah } from '../money.ts';
import { atPrice } from '../pricing/at-price.ts';
import { storedDate } from '../stored-date.ts';
import { isWhole, readStoredList, type StoredFields } from '../stored-fields.ts';
import type { WishlistItem } from './wishlist-item.ts';

/**
 * The items of a stored wishlist, dates revived; null when the data is corrupt or a product is in it twice.
 * Source: P-SHOP-19.
 */
export function parseStoredWishlist(stored: unknown): WishlistItem[] | null {
  return readStoredList(stored, readItem, ({ productId }) => productId);
}

function readItem(fields: StoredFields): WishlistItem | null {
  const { id, productId, name, price, originalPrice, imageUrl, sellerName } = fields;
  const addedAt = storedDate(fields['addedAt']);
  if (!isWhole(id) || !isWhole(productId, 1) || !isWhole(price) || addedAt === null) return null;
  if (typeof name !== 'string' || typeof imageUrl !== 'string') return null;
  if (originalPrice !== undefined && !isWhole(originalPrice)) return null;
  if (sellerName !== undefined && typeof sellerName !== 'string') return null;
  const item = {
    id,
    productId,
    name,
    price: rupiah(price),
    imageUrl,
    ...(sellerName === undefined ? {} : { sellerName }),
    addedAt,
  };
  return atPrice(item, item.price, originalPrice === undefined ? undefined : rupiah(originalPrice));
}
