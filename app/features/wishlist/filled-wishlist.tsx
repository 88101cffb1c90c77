import { type RefObject, Suspense, useState } from 'react';
import type { NewLine } from '#domain/cart/cart-line.ts';
import { quotedWish } from '#domain/wishlist/quoted-wish.ts';
import { lineForWish, sellerOfWish, type WishlistItem } from '#domain/wishlist/wishlist-item.ts';
import { useCart } from '../../browser/cart.tsx';
import { useQuotes } from '../../browser/use-quotes.ts';
import { useWishlist } from '../../browser/wishlist.tsx';
import { dialogsCopy } from '../../copy/dialogs.id.ts';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { wishlistCopy } from '../../copy/wishlist.id.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { late } from '../../ui/late.ts';
import { useToast } from '../../ui/toast.tsx';
import type { ToastOptions } from '../../ui/toast-card.tsx';
import { newLineFor } from '../catalogue/new-line.ts';
import { WishCard } from './wish-card.tsx';

const VariantSheet = late(() => import('../catalogue/asked-variant-sheet.tsx'));

const copy = wishlistCopy;

/** A wishlist with products, at current prices where the shop answers. `heading` takes the focus when all go. */
export function FilledWishlist({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const { items, add, remove, clear } = useWishlist();
  const cart = useCart();
  const toast = useToast();
  const { answer } = useQuotes({ productIds: items.map(({ productId }) => productId) });
  const [isAsking, setIsAsking] = useState(false);
  const [choosing, setChoosing] = useState<{ wish: WishlistItem; button: HTMLElement } | null>(null);

  /** One with variants first asks which, in the sheet (P-CART-15). */
  function wantInCart(wish: WishlistItem, button: HTMLElement) {
    if (answer?.quotes.get(wish.productId)?.hasVariants) setChoosing({ wish, button });
    else moveToCart(wish, lineForWish(wish), button);
  }

  function moveToCart(wish: WishlistItem, line: NewLine, button: HTMLElement) {
    cart.add(line);
    takeOff(wish, button, {
      title: copy.toast.addedToCart,
      action: { label: shoppingCopy.seeCart, to: '/cart' },
    });
  }

  function takeOff({ productId }: WishlistItem, button: HTMLElement, told: ToastOptions) {
    focusNeighbour(button, heading.current);
    remove(productId);
    toast.show(told);
  }

  function putBack(wish: WishlistItem) {
    add(wish);
    toast.show({ title: copy.toast.added });
  }

  function clearAll() {
    clear();
    heading.current?.focus();
    toast.show({ title: copy.toast.cleared });
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 pb-3">
        <p className="text-ink-soft">{copy.count(items.length)}</p>
        <button
          type="button"
          onClick={() => setIsAsking(true)}
          className="min-h-11 font-semibold text-danger"
        >
          {copy.clear.button}
        </button>
      </div>
      <ul className="product-grid product-grid-wide">
        {items.map((item) => {
          const { wish, state } = quotedWish(item, answer);
          return (
            <WishCard
              key={item.productId}
              wish={wish}
              state={cart.lines.some(({ productId }) => productId === item.productId) ? 'in-cart' : state}
              onAddToCart={(button) => wantInCart(wish, button)}
              onRemove={(button) =>
                takeOff(item, button, {
                  title: copy.toast.removed,
                  action: { label: shoppingCopy.undo, onPress: () => putBack(item) },
                })
              }
            />
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title={copy.clear.title}
        text={copy.clear.text}
        confirmLabel={copy.clear.confirm}
        cancelLabel={dialogsCopy.cancel}
        onConfirm={clearAll}
        onClose={() => setIsAsking(false)}
      />
      {choosing && (
        <Suspense>
          <VariantSheet
            product={{ ...choosing.wish, id: choosing.wish.productId }}
            task={{
              kind: 'add',
              onAdd: (sku, quantity) => {
                const { wish, button } = choosing;
                const { price, originalPrice = price } = wish;
                const product = { ...wish, id: wish.productId, originalPrice, hasVariants: true };
                const line = newLineFor({ ...product, sellerName: sellerOfWish(wish) }, quantity, sku);
                moveToCart(wish, line, button);
              },
            }}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
    </>
  );
}
