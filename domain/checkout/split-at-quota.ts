import { piecesLeftFor } from '../flash-sale/flash-item.ts';
import type { Goods } from './goods.ts';
import type { CheckoutItem } from './items.ts';

/**
 * The lines of a cart, those of which not all pieces get the flash price as two: the cart has said so (P-CART-18). Lines
 * take from the product's quota in their order; a line that is short of stock stays one.
 */
export function splitAtQuota(
  lines: readonly CheckoutItem[],
  goodsOf: (skuId: number) => Goods | null,
): CheckoutItem[] {
  const left = new Map<number, number>();
  return lines.flatMap(({ skuId, quantity }) => {
    const goods = goodsOf(skuId);
    const whole = [{ skuId, quantity }];
    if (!goods?.flash || goods.stock < quantity || goods.flash.price >= goods.standing.price) return whole;
    const pieces = left.get(goods.productId) ?? piecesLeftFor(goods.flash, goods.bought);
    const flash = Math.min(quantity, pieces);
    left.set(goods.productId, pieces - flash);
    if (flash === 0 || flash === quantity) return whole;
    return [
      { skuId, quantity: flash },
      { skuId, quantity: quantity - flash },
    ];
  });
}
