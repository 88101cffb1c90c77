import type { ReactNode } from 'react';
import type { LineNotice } from '#domain/cart/apply-quotes.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { formatRupiah } from '#domain/format.ts';
import { cartCopy } from '../../copy/cart.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../catalog/picture.tsx';
import { LineNotices } from './line-notices.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

/** One line of the cart (spec 2, Cart screen). */
export function CartRow({
  line,
  stock,
  notices,
  onCheck,
  onQuantity,
  onRemove,
}: {
  line: CartLine;
  /** Undefined while it is not known; 0 also for a product that is gone. */
  stock: number | undefined;
  notices: readonly LineNotice[];
  onCheck: (isChecked: boolean) => void;
  onQuantity: (quantity: number) => void;
  /** With the pressed button, which is about to go away. */
  onRemove: (button: HTMLElement) => void;
}) {
  const { name, imageUrl, isChecked } = line;
  return (
    <RowFrame
      check={
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
      }
      picture={
        <Picture
          src={imageUrl}
          sizes="6rem"
          largest={320}
          alt=""
          width={96}
          height={96}
          className={`${PICTURE_PLACE} object-cover ${stock === 0 ? 'opacity-60' : ''}`}
        />
      }
      goods={
        <>
          <Goods line={line} isGone={notices.some(({ kind }) => kind === 'gone')} />
          <LineNotices notices={notices} />
        </>
      }
      foot={
        <>
          <Price line={line} />
          <div className="ml-auto flex items-center gap-2">
            <QuantityStepper name={name} quantity={line.quantity} stock={stock} onChange={onQuantity} />
            <button
              type="button"
              data-remove
              aria-label={cartCopy.remove(name)}
              onClick={(event) => onRemove(event.currentTarget)}
              className="icon-button text-ink-soft hover:text-danger"
            >
              <Icon name="trash-2" className="size-5" />
            </button>
          </div>
        </>
      }
    />
  );
}

const PICTURE_PLACE = 'size-20 rounded-xl sm:row-span-2 sm:size-24';

/** A line before the page's code is there: `showStoredLines` writes name, variant and seller into its paragraphs. */
export function WaitingRow() {
  return (
    <RowFrame
      check={<span className="-m-2 size-11" />}
      picture={<span className={`${PICTURE_PLACE} bg-sunken`} />}
      goods={
        <>
          <p className="flex min-h-11 items-center text-sm font-semibold sm:text-base">
            <span data-blank suppressHydrationWarning className={`line-clamp-2 ${BLANK}`}>
              {NOT_KNOWN}
            </span>
          </p>
          <p data-blank suppressHydrationWarning className={`text-sm text-ink-soft ${BLANK}`}>
            {NOT_KNOWN}
          </p>
          <p data-blank suppressHydrationWarning className={`text-sm text-ink-soft ${BLANK}`}>
            {NOT_KNOWN}
          </p>
          <LineNotices notices={[]} />
        </>
      }
      foot={<span className="h-11.5" />}
    />
  );
}

const BLANK = 'data-blank:w-1/2 data-blank:rounded data-blank:bg-sunken';

/** React lets other text stand where it has some of its own (`suppressHydrationWarning`), not where it has none. */
const NOT_KNOWN = '\u00a0';

/** Where everything stands in a row. */
function RowFrame({
  check,
  picture,
  goods,
  foot,
}: {
  check: ReactNode;
  picture: ReactNode;
  goods: ReactNode;
  foot: ReactNode;
}) {
  return (
    <li
      suppressHydrationWarning
      className="card grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-2 p-3 sm:gap-x-4 sm:p-4"
    >
      {check}
      {picture}
      <div className="space-y-1">{goods}</div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2 sm:col-span-1 sm:col-start-3">
        {foot}
      </div>
    </li>
  );
}

/** Name, variant and seller; the name of a product that is gone leads nowhere and so is no link. */
function Goods({
  line: { name, productId, variant, sellerName },
  isGone,
}: {
  line: CartLine;
  isGone: boolean;
}) {
  return (
    <>
      <h2 className="text-sm font-semibold sm:text-base">
        {isGone ? (
          <span className="line-clamp-2">{name}</span>
        ) : (
          <Link to={`/product/${productId}`} className="flex min-h-11 items-center rounded hover:text-brand">
            <span className="line-clamp-2">{name}</span>
          </Link>
        )}
      </h2>
      {variant !== undefined && <p className="text-sm text-ink-soft">{cartCopy.variant(variant)}</p>}
      <p className="text-sm text-ink-soft">{sellerName}</p>
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
