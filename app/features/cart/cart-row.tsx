import type { LineNotice } from '#domain/cart/apply-quotes.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { formatRupiah } from '#domain/format.ts';
import { cartCopy } from '../../copy/cart.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../catalogue/picture.tsx';
import { LineNotices } from './line-notices.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface RowProps {
  line: CartLine;
  /** Undefined while it is not known; 0 also for a product that is gone. */
  stock: number | undefined;
  notices: readonly LineNotice[];
  onCheck: (isChecked: boolean) => void;
  onQuantity: (quantity: number) => void;
  /** With the pressed button, which is about to go away. */
  onRemove: (button: HTMLElement) => void;
}

/** One line of the cart (P-CART-8). */
export function CartRow(row: RowProps) {
  return (
    <li className="card grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-2 p-3 sm:gap-x-4 sm:p-4">
      <CheckBox {...row} />
      <Photo {...row} />
      <div className="space-y-1">
        <Goods {...row} />
        <LineNotices notices={row.notices} />
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2 sm:col-span-1 sm:col-start-3">
        <PriceAndAmount {...row} />
      </div>
    </li>
  );
}

function CheckBox({ line: { name, isChecked }, stock, onCheck }: RowProps) {
  return (
    <label className="-m-2 flex size-11 items-center justify-center">
      <input
        type="checkbox"
        aria-label={cartCopy.check(name)}
        checked={isChecked}
        disabled={stock === 0}
        onChange={(event) => onCheck(event.target.checked)}
        className="size-5 accent-brand"
      />
    </label>
  );
}

function Photo({ line: { imageUrl }, stock }: RowProps) {
  return (
    <Picture
      src={imageUrl}
      sizes="6rem"
      largest={320}
      alt=""
      width={96}
      height={96}
      className={`size-20 rounded-xl object-cover sm:row-span-2 sm:size-24 ${stock === 0 ? 'opacity-60' : ''}`}
    />
  );
}

/** Name, variant and seller; the name of a product that is gone leads nowhere and so is no link. */
function Goods({ line: { productId, name, variant, sellerName }, notices }: RowProps) {
  const isGone = notices.some(({ kind }) => kind === 'gone');
  const title = <span className="line-clamp-2">{name}</span>;
  return (
    <>
      <h2 className="text-sm font-semibold sm:text-base">
        {isGone ? (
          title
        ) : (
          <Link to={`/product/${productId}`} className="flex min-h-11 items-center rounded hover:text-brand">
            {title}
          </Link>
        )}
      </h2>
      {variant !== undefined && (
        <p className="text-sm text-pretty text-ink-soft">{cartCopy.variant(variant)}</p>
      )}
      <p className="text-sm text-ink-soft">{sellerName}</p>
    </>
  );
}

function PriceAndAmount({ line, stock, onQuantity, onRemove }: RowProps) {
  const { id, name, quantity } = line;
  return (
    <>
      <Price line={line} />
      <div className="ml-auto flex items-center gap-2">
        <QuantityStepper name={name} quantity={quantity} stock={stock} onChange={onQuantity} />
        <button
          type="button"
          data-remove={id}
          aria-label={cartCopy.remove(name)}
          onClick={(event) => onRemove(event.currentTarget)}
          className="icon-button text-ink-soft hover:text-danger"
        >
          <Icon name="trash-2" className="size-5" />
        </button>
      </div>
    </>
  );
}

function Price({ line: { price, originalPrice } }: { line: CartLine }) {
  return (
    <p className="nums flex flex-col sm:flex-row sm:items-baseline sm:gap-x-2">
      <span className="font-extrabold sm:text-lg">{formatRupiah(price)}</span>
      {originalPrice !== undefined && (
        <s className="text-sm text-ink-soft">
          <span className="sr-only">{cartCopy.originalPrice} </span>
          {formatRupiah(originalPrice)}
        </s>
      )}
    </p>
  );
}
