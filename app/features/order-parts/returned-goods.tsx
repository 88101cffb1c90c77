import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { returnCopy } from '../../copy/return-pages.id.ts';
import { Link } from '../../ui/link.tsx';
import { OrderPicture } from './order-picture.tsx';

const copy = returnCopy.goodsOfDesk;

/** A line of a return, as both desks show it. The price is whole Rupiah. */
interface ReturnedLine {
  position: number;
  productId: number;
  name: string;
  options: string;
  imageUrl: string;
  price: number;
  quantity: number;
  pieces: number;
  /** Pieces that the seller has accepted at the inspection. */
  accepted?: number;
}

/** What was bought, and how much of it comes back. */
export const ReturnedGoods = ({ lines }: { lines: readonly ReturnedLine[] }) => (
  <ul className="space-y-4">
    {lines.map(({ position, productId, name, options, imageUrl, price, quantity, pieces, accepted = 0 }) => (
      <li key={position} className="flex gap-3">
        <OrderPicture src={imageUrl} />
        <div className="min-w-0 wrap-anywhere">
          <Link to={`/product/${productId}`} className="link font-semibold">
            {name}
          </Link>
          {options !== '' && <p className="text-sm text-ink-soft">{options}</p>}
          <p className="nums text-sm text-ink-soft">{copy.bought(quantity, formatRupiah(rupiah(price)))}</p>
          <p className="font-semibold">{copy.returned(pieces)}</p>
          {accepted > 0 && <p className="text-sm text-ink-soft">{copy.accepted(accepted)}</p>}
        </div>
      </li>
    ))}
  </ul>
);
