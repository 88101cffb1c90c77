import { buyNowPath } from '#domain/cart/checkout-items.ts';
import { choiceCopy as copy } from '../../copy/choice.id.ts';
import { Link } from '../../ui/link.tsx';
import { useChoice } from './choice.tsx';

/** 'Beli Sekarang': the way to checkout with this SKU alone; while nothing is chosen it asks for a choice (P-BUY-3). */
export function BuyNow({ onMissing, className }: { onMissing: () => void; className: string }) {
  const { sku, stock, quantity } = useChoice();
  if (sku && stock > 0) {
    return (
      <Link to={buyNowPath(sku.id, quantity)} className={`button button-accent ${className}`}>
        {copy.buyNow}
      </Link>
    );
  }
  return (
    <button
      type="button"
      disabled={stock === 0}
      onClick={onMissing}
      className={`button button-accent ${className}`}
    >
      {copy.buyNow}
    </button>
  );
}
