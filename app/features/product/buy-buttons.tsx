import { Suspense, useState } from 'react';
import { buyNowPath } from '#domain/cart/checkout-items.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { formatRupiah } from '#domain/format.ts';
import { cardCopy } from '../../copy/card.id.ts';
import { choiceCopy as copy } from '../../copy/choice.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { isPhone } from '../../ui/is-phone.ts';
import { late } from '../../ui/late.ts';
import { Link } from '../../ui/link.tsx';
import { newLineFor } from '../catalogue/new-line.ts';
import { useAddToCart } from '../catalogue/use-add-to-cart.ts';
import { useChoice } from './choice.tsx';

const VariantSheet = late(() => import('../catalogue/variant-sheet.tsx'));

const BUTTON = 'button px-2.5 max-md:text-sm max-[22.5rem]:px-2 max-[22.5rem]:text-[0.8125rem] md:flex-1';

/**
 * The two ways to buy: on phones in a bar at the bottom edge, with the price. There an incomplete choice opens the sheet;
 * on wider screens 'Keranjang' works without one, and 'Beli Sekarang' asks for it in the panel (P-PROD-5, P-BUY-3).
 */
export function BuyButtons({ product, onMissing }: { product: Product; onMissing: () => void }) {
  const choice = useChoice();
  const { sku, shown, stock, quantity, choices } = choice;
  const addToCart = useAddToCart();
  const [isChoosing, setIsChoosing] = useState(false);
  const isSoldOut = stock === 0;

  function add() {
    if (!sku && isPhone()) setIsChoosing(true);
    else addToCart(newLineFor(product, quantity, sku));
  }

  return (
    <div data-bottom-bar className="buy-bar noscript:hidden">
      <p className="nums mr-auto text-[0.9375rem] leading-tight font-extrabold max-[22.5rem]:text-[0.8125rem] md:max-xl:hidden xl:text-2xl">
        {choice.isFrom && <span className="block text-xs font-normal text-ink-soft">{copy.from}</span>}
        {formatRupiah((shown ?? product).price)}
      </p>
      <button type="button" disabled={isSoldOut} onClick={add} className={`button-primary ${BUTTON}`}>
        {!isSoldOut && <Icon name="shopping-cart" className="size-4 shrink-0 max-md:hidden" />}
        {isSoldOut ? cardCopy.soldOut : copy.cart}
      </button>
      {!isSoldOut && (
        <BuyNow
          path={sku && buyNowPath(sku.id, quantity)}
          onMissing={() => (isPhone() ? setIsChoosing(true) : onMissing())}
        />
      )}
      {isChoosing && (
        <Suspense>
          <VariantSheet
            product={product}
            offer={product}
            start={{ choices, quantity }}
            task={{
              kind: 'add',
              onAdd: (chosen, pieces) => addToCart(newLineFor(product, pieces, chosen)),
            }}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The way to checkout with one SKU alone, or a button that asks for a choice. */
function BuyNow({ path, onMissing }: { path: string | null; onMissing: () => void }) {
  const look = `button-accent ${BUTTON}`;
  if (path !== null) {
    return (
      <Link to={path} className={look}>
        {copy.buyNow}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onMissing} className={look}>
      {copy.buyNow}
    </button>
  );
}
