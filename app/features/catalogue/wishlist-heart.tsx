import type { ProductCard } from '#domain/catalogue/product.ts';
import { useWish } from '../../browser/wishlist.tsx';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';

/** How long the toasts of the heart stay, in milliseconds (P-WISH-3). */
const TOAST_MS = 3_000;

/** Puts a product on the wishlist or takes it off, and says so (P-WISH-3). */
export function WishlistHeart({
  product,
  variant,
  className = '',
}: {
  product: ProductCard;
  variant: 'icon' | 'text';
  className?: string;
}) {
  const { isSaved, add, remove } = useWish(product.id);
  const toast = useToast();
  const copy = shoppingCopy.heart;

  function toggle() {
    const { id: productId, name, price, originalPrice, imageUrl, sellerName } = product;
    const wish = { productId, name, price, originalPrice, imageUrl, sellerName };
    if (isSaved) {
      remove(productId);
      const undo = { label: shoppingCopy.undo, onPress: () => add(wish) };
      toast.show({ title: copy.removed, durationMs: TOAST_MS, action: undo });
      return;
    }
    const added = add(wish);
    const title = added.ok ? copy.added : copy.failure[added.error];
    toast.show({ title, durationMs: TOAST_MS });
  }

  const isIcon = variant === 'icon';
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={isIcon ? copy.label(product.name) : undefined}
      onClick={toggle}
      className={`${isIcon ? 'icon-button' : 'button button-quiet'} ${className}`}
    >
      <Icon name="heart" className={`size-5 ${isSaved ? 'fill-danger text-danger' : ''}`} />
      {!isIcon && (isSaved ? copy.saved : copy.save)}
    </button>
  );
}
