import type { LineNotice } from '#domain/cart/apply-quotes.ts';
import { type CartLine, MAX_LINE_QUANTITY, NO_VARIANT_CHOSEN } from '#domain/cart/cart-line.ts';
import type { FlashShare } from '#domain/cart/flash-share.ts';
import { formatRupiah } from '#domain/format.ts';
import { isSampleLine } from '../../browser/demo-seed.ts';
import { cartCopy } from '../../copy/cart.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { LineNotices } from './line-notices.tsx';

interface RowProps {
  line: CartLine;
  /** Undefined while it is not known; 0 also for a product that is gone. */
  stock: number | undefined;
  notices: readonly LineNotice[];
  /** Where not all pieces get the flash price. */
  share: FlashShare | undefined;
  onCheck: (isChecked: boolean) => void;
  onQuantity: (quantity: number) => void;
  onChoose: () => void;
  /** With the pressed button, which is about to go away. */
  onRemove: (button: HTMLElement) => void;
}

/** One line of the cart (P-CART-8). */
export function CartRow(row: RowProps) {
  return (
    <li className="grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-2 py-3 sm:gap-x-4">
      <CheckBox {...row} />
      <Photo {...row} />
      <div className="min-w-0 space-y-1">
        <Goods {...row} />
        {isSampleLine(row.line) && (
          <span className="badge bg-accent-soft text-accent-ink">{cartCopy.sample}</span>
        )}
        <Variant {...row} />
        <LineNotices notices={row.notices} />
        <BeyondQuota {...row} />
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2 sm:col-span-1 sm:col-start-3">
        <PriceAndAmount {...row} />
      </div>
    </li>
  );
}

function CheckBox({ line: { name, isChecked }, stock, onCheck }: RowProps) {
  return (
    <label className="-my-2 -mr-2 -ml-3 flex size-11 items-center justify-center">
      <input
        type="checkbox"
        aria-label={cartCopy.check(name)}
        checked={isChecked}
        disabled={stock === 0}
        onChange={(event) => onCheck(event.target.checked)}
        className="size-5"
      />
    </label>
  );
}

function Photo({ line: { imageUrl }, stock }: RowProps) {
  return (
    <Picture
      key={imageUrl}
      src={imageUrl}
      sizes="6rem"
      largest={320}
      alt=""
      width={96}
      height={96}
      className={`size-[min(5rem,25vw)] rounded-xl object-cover sm:row-span-2 sm:size-24 ${stock === 0 ? 'opacity-60' : ''}`}
    />
  );
}

const isGone = (notices: readonly LineNotice[]) => notices.some(({ kind }) => kind === 'gone');

/** The name of a product; of one that is gone it leads nowhere and so is no link. */
function Goods({ line: { productId, name }, notices }: RowProps) {
  const title = <span className="line-clamp-2">{name}</span>;
  return (
    <h3 className="text-sm font-semibold sm:text-base">
      {isGone(notices) ? (
        title
      ) : (
        <Link to={`/product/${productId}`} className="flex min-h-11 items-center rounded hover:text-brand">
          {title}
        </Link>
      )}
    </h3>
  );
}

/** What is chosen, and the way to choose; nothing for a product without variants. */
function Variant({ line: { name, variant }, notices, onChoose }: RowProps) {
  if (variant === undefined) return null;
  const isChosen = variant !== NO_VARIANT_CHOSEN;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-pretty text-ink-soft">
      {cartCopy.variant(variant)}
      {!isGone(notices) && (
        <button
          type="button"
          aria-label={isChosen ? cartCopy.change(name) : cartCopy.choose(name)}
          onClick={onChoose}
          className="link min-h-11 min-w-11 text-left"
        >
          {isChosen ? cartCopy.changeShort : cartCopy.chooseShort}
        </button>
      )}
    </p>
  );
}

/** How many pieces have the flash price, and what the others cost (P-CART-18); announced when it changes. */
function BeyondQuota({ line: { price }, share }: RowProps) {
  return (
    <p aria-live="polite" className="nums text-sm font-semibold text-accent-ink empty:hidden">
      {share && cartCopy.beyondQuota({ ...share, price, standing: share.standing.price })}
    </p>
  );
}

function PriceAndAmount({ line, stock, onQuantity, onRemove }: RowProps) {
  const { id, name, quantity } = line;
  const labels = {
    quantity: cartCopy.quantity(name),
    decrease: cartCopy.decrease(name),
    increase: cartCopy.increase(name),
  };
  return (
    <>
      <Price line={line} />
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <QuantityStepper
          labels={labels}
          quantity={quantity}
          most={stock ?? MAX_LINE_QUANTITY}
          onChange={onQuantity}
        />
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
