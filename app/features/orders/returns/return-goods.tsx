import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { orderPath } from '#domain/paths.ts';
import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import type { ReturnView } from '#server/services.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';
import { Link } from '../../../ui/link.tsx';
import { getsGoods } from '../../order-parts/gets-goods.ts';
import { OrderPicture } from '../../order-parts/order-picture.tsx';

const copy = returnCopy.goods;
const money = (amount: number) => formatRupiah(rupiah(amount));

/** What is returned, why, and what both sides say. */
export function ReturnGoods({ view }: { view: ReturnView }) {
  const { state, lines, reason, askedPart, exchange, amount, goesBack, text, refusal, appeal } = view;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <ul className="space-y-3">
        {lines.map(({ position, name, options, imageUrl, pieces, accepted }) => (
          <li key={position} className="flex gap-3">
            <OrderPicture src={imageUrl} />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{name}</p>
              {options !== '' && <p className="text-sm text-ink-soft">{options}</p>}
              <p className="text-sm text-ink-soft">{copy.pieces(pieces)}</p>
              {accepted > 0 && (
                <p className="text-sm text-ink-soft">
                  {getsGoods(view) ? copy.exchanged(accepted) : copy.accepted(accepted)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <dl className="space-y-3">
        <Fact name={copy.reason}>
          {RETURN_REASON_WORDS[reason]}
          {!goesBack && <span className="block text-sm text-ink-soft">{copy.staysHere}</span>}
        </Fact>
        <Fact name={copy.wish}>
          {exchange && copy.wishes.exchange}
          {!exchange && (askedPart === null ? copy.wishes.refund : copy.wishes.part(money(askedPart)))}
        </Fact>
        {exchange && <WantedFacts exchange={exchange} goesBack={goesBack} state={state} />}
        {amount !== null && !getsGoods(view) && isBefore(view) && (
          <Fact name={copy.amount}>{money(amount)}</Fact>
        )}
        <Fact name={copy.told}>{text}</Fact>
        {refusal !== '' && <Fact name={copy.refusal}>{refusal}</Fact>}
        {appeal !== '' && <Fact name={copy.appeal}>{appeal}</Fact>}
      </dl>
    </section>
  );
}

/** What comes instead of the goods, and what it costs. */
function WantedFacts({
  exchange,
  goesBack,
  state,
}: {
  exchange: NonNullable<ReturnView['exchange']>;
  goesBack: boolean;
  state: ReturnView['state'];
}) {
  const { lines, order, isGone, shipping, terms } = exchange;
  const end = state === 'done' || state === 'closed' ? state : 'open';
  if (isGone) return <Fact name={copy.wanted}>{copy.exchangeGone[end]}</Fact>;
  if (order?.state === 'cancelled')
    return (
      <Fact name={copy.exchangeOrder}>
        <Link to={orderPath(order.number)} className="link">
          {order.number}
        </Link>
        <span className="block">{copy.exchangeOff[end]}</span>
      </Fact>
    );
  return (
    <>
      <Fact name={copy.wanted}>
        {lines.map(({ line, name, options, price, quantity }) => (
          <span key={line} className="block">
            {copy.wantedLine(options === '' ? name : `${name}, ${options}`, quantity, money(price))}
          </span>
        ))}
      </Fact>
      {shipping > 0 && <Fact name={copy.wantedShipping}>{money(shipping)}</Fact>}
      {terms !== null && terms.toPay > 0 && (
        <Fact name={goesBack ? copy.toPay : copy.toPayAtOnce}>{money(terms.toPay)}</Fact>
      )}
      {terms !== null && terms.toRefund > 0 && <Fact name={copy.toRefund}>{money(terms.toRefund)}</Fact>}
      {order && (
        <Fact name={copy.exchangeOrder}>
          <Link to={orderPath(order.number)} className="link">
            {order.number}
          </Link>
        </Fact>
      )}
    </>
  );
}

/** Whether its money is not decided yet. */
const isBefore = ({ state }: ReturnView) => state !== 'done' && state !== 'closed';

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="wrap-anywhere">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="whitespace-pre-line">{children}</dd>
  </div>
);
