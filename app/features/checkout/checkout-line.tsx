import type { Goods } from '#domain/checkout/goods.ts';
import type { PricedLine } from '#domain/checkout/price-lines.ts';
import { formatCount, formatRupiah } from '#domain/format.ts';
import type { Rupiah } from '#domain/money.ts';
import { useCart } from '../../browser/cart.tsx';
import { isSampleLine } from '../../browser/demo-seed.ts';
import { cartCopy } from '../../copy/cart.id.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { returnsText } from '../../copy/returns.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

const copy = checkoutCopy.shop;

/** Where a sentence about a line leads to. */
export const lineAnchor = (skuId: number) => `barang-${skuId}`;

/**
 * Goods of one line with their price of now.
 * @param formerPrice what the shopper saw before it changed
 * @param canStep the quantity can be changed here: a split line cannot
 */
export function CheckoutLine({
  line,
  formerPrice,
  canStep,
  isFromCart,
}: {
  line: PricedLine;
  formerPrice: Rupiah | null;
  canStep: boolean;
  isFromCart: boolean;
}) {
  const { goods, quantity, price, originalPrice, flashSession, problem } = line;
  if (!goods) return null;
  return (
    <li
      id={problem ? lineAnchor(line.skuId) : undefined}
      tabIndex={problem ? -1 : undefined}
      className="flex scroll-mt-32 flex-wrap gap-x-3 outline-none"
    >
      <Picture
        src={goods.imageUrl}
        sizes="4rem"
        largest={320}
        alt=""
        width={64}
        height={64}
        className={`size-16 rounded-xl object-cover ${problem ? 'opacity-60' : ''}`}
      />
      {/* Below the picture when the text is large. */}
      <div className="min-w-0 flex-1 basis-40 space-y-1">
        <h3 className="text-sm font-semibold">{goods.name}</h3>
        {isFromCart && <SampleMark line={line} goods={goods} />}
        {goods.options !== '' && <p className="text-sm text-ink-soft">{copy.options(goods.options)}</p>}
        <p className="nums flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold">{copy.pieces(quantity, price)}</span>
          {originalPrice > price && (
            <s className="text-sm text-ink-soft">
              <span className="sr-only">{copy.originalPrice} </span>
              {formatRupiah(originalPrice)}
            </s>
          )}
          {flashSession !== null && (
            <span className="badge bg-accent-soft text-accent-ink">{copy.flash}</span>
          )}
        </p>
        <p className="text-sm text-ink-soft">{returnsText(goods.notReturnable)}</p>
        {formerPrice !== null && (
          <p className="text-sm font-semibold text-danger">{copy.priceChanged(formerPrice, price)}</p>
        )}
        <Ways line={line} name={goods.name} stock={goods.stock} canStep={canStep} />
      </div>
    </li>
  );
}

/** Said of a sample that a demo put into the cart (P-BUY-4); only this browser knows. */
function SampleMark({ line, goods }: { line: PricedLine; goods: Goods }) {
  const { lines } = useCart();
  const isSample = lines.some(
    (one) =>
      isSampleLine(one) &&
      one.productId === goods.productId &&
      one.variant === goods.options &&
      one.quantity === line.quantity,
  );
  return isSample && <span className="badge bg-accent-soft text-accent-ink">{cartCopy.sample}</span>;
}

/** What can be done with a line: another quantity, a split, or away with it. */
function Ways({
  line: { skuId, quantity, problem, splitAt },
  name,
  stock,
  canStep,
}: {
  line: PricedLine;
  name: string;
  stock: number;
  canStep: boolean;
}) {
  return (
    <>
      {problem && <p className="text-sm font-semibold text-danger">{checkoutCopy.problem(problem)}</p>}
      {splitAt !== null && <p className="text-sm text-ink-soft">{copy.split(splitAt)}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {canStep && problem === null && (
          <Stepper skuId={skuId} quantity={quantity} stock={stock} name={name} />
        )}
        {problem?.code === 'short' && (
          <LineButton value={`set:${skuId}:${problem.left}`}>{copy.setButton(problem.left)}</LineButton>
        )}
        {splitAt !== null && (
          <LineButton value={`split:${skuId}:${splitAt}`}>{copy.splitButton(splitAt)}</LineButton>
        )}
        <RemoveButton skuId={skuId} name={name} />
      </div>
    </>
  );
}

function LineButton({ value, children }: { value: string; children: string }) {
  return (
    <button type="submit" name="intent" value={value} formNoValidate className="button button-quiet">
      {children}
    </button>
  );
}

/** Takes all pieces of a SKU out of the checkout; the cart keeps them. */
export function RemoveButton({ skuId, name }: { skuId: number; name: string }) {
  return (
    <button
      type="submit"
      name="intent"
      value={`set:${skuId}:0`}
      formNoValidate
      aria-label={copy.removeLabel(name)}
      className="icon-button text-ink-soft hover:text-danger"
    >
      <Icon name="trash-2" className="size-5" />
    </button>
  );
}

const STEP = 'icon-button text-brand disabled:text-ink-soft disabled:opacity-50';

function Stepper({
  skuId,
  quantity,
  stock,
  name,
}: {
  skuId: number;
  quantity: number;
  stock: number;
  name: string;
}) {
  const step = { type: 'submit', name: 'intent', formNoValidate: true, className: STEP } as const;
  return (
    <span className="inline-flex items-center rounded-xl border border-line-strong">
      <button
        {...step}
        value={`set:${skuId}:${quantity - 1}`}
        disabled={quantity <= 1}
        aria-label={copy.decrease(name)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <span className="nums min-w-8 text-center font-semibold">{formatCount(quantity)}</span>
      <button
        {...step}
        value={`set:${skuId}:${quantity + 1}`}
        disabled={quantity >= stock}
        aria-label={copy.increase(name)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </span>
  );
}
