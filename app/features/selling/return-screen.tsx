import type { ReactNode } from 'react';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { shopOrderPath, shopReturnPath, shopReturnsPath } from '#domain/paths.ts';
import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import type { ShopReturn } from '#server/services.ts';
import { packedParcelCopy } from '../../copy/packed-parcel.id.ts';
import { returnResultCopy } from '../../copy/return-result.id.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import {
  SHOP_EVENT_WORDS,
  SHOP_RETURN_STATE_WORDS,
  sellingReturnsCopy,
} from '../../copy/selling-returns.id.ts';
import { Link } from '../../ui/link.tsx';
import { getsGoods, hasGoneAstray, isOfferLeft } from '../order-parts/gets-goods.ts';
import { OrderTimeline } from '../order-parts/order-timeline.tsx';
import { isPackingKept, PackedParcel } from '../order-parts/packed-parcel.tsx';
import { ReturnDue } from '../order-parts/return-due.tsx';
import { ReturnEvidence } from '../order-parts/return-evidence.tsx';
import { ReturnResult } from '../order-parts/return-result.tsx';
import { ReturnedGoods } from '../order-parts/returned-goods.tsx';
import { returnTimeline } from '../order-parts/timeline.ts';
import { ReturnActions } from './return-actions.tsx';
import { nameOfService } from './service-name.ts';
import type { ShopReturnFaults } from './take-return-form.ts';

const copy = sellingReturnsCopy.one;
const money = (amount: number) => formatRupiah(rupiah(amount));

/** One return of a shop: what to do until when, and what was sent beside what the shopper shows. */
export function ReturnScreen({
  shop,
  view,
  answer,
}: {
  shop: number;
  view: ShopReturn;
  answer: ShopReturnFaults | null;
}) {
  const { number, order, state } = view;
  return (
    <>
      <div className="space-y-1">
        <Link to={shopReturnsPath(shop)} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{copy.title(number)}</h1>
        <p className="flex flex-wrap items-center gap-2">
          <span className="badge bg-brand-soft text-brand">{SHOP_RETURN_STATE_WORDS[state]}</span>
          <Link to={shopOrderPath(shop, order)} className="link inline-flex min-h-11 items-center">
            {copy.order(order)}
          </Link>
        </p>
      </div>
      <Deadline view={view} />
      <ReturnResult result={view.result} nameOf={() => returnResultCopy.lokapasar} />
      <ReturnActions view={view} action={shopReturnPath(shop, number)} answer={answer} />
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <Sent view={view} />
        <Asked shop={shop} view={view} />
        <Answered view={view} />
        <OrderTimeline entries={returnTimeline(view, SHOP_EVENT_WORDS)} title={copy.history} />
      </div>
    </>
  );
}

/** Until when somebody must do something, and what comes of silence. */
function Deadline({ view }: { view: ShopReturn }) {
  const { state, dueAt, goesBack, events } = view;
  if (state === 'done' || state === 'closed')
    return <p className="rounded-2xl bg-sunken p-4">{copy.ended[state]}</p>;
  if (state === 'draft') return null;
  const isSilentEnd = state === 'asked' && !goesBack;
  const isAtShop = events.some(({ event }) => event === 'arrived');
  const isOther = getsGoods(view) && view.exchange?.isThere === true;
  const silence =
    state === 'refused' && isAtShop
      ? copy.refusedAtShop
      : isOther && (isSilentEnd || state === 'inspecting')
        ? copy.exchangeSilence[state]
        : isSilentEnd
          ? copy.silentRefund
          : hasGoneAstray(view)
            ? copy.astray
            : copy.silence[state];
  return <ReturnDue title={copy.due[state]} dueAt={dueAt} silence={silence} />;
}

function Sent({ view }: { view: ShopReturn }) {
  return (
    <Card title={copy.sent}>
      <ReturnedGoods lines={view.lines} />
      {isPackingKept(view) && (
        <>
          <h3 className="font-semibold">{packedParcelCopy.title}</h3>
          <PackedParcel packing={view.packing} weighedGrams={view.weighedGrams} />
        </>
      )}
    </Card>
  );
}

function Asked({ shop, view }: { shop: number; view: ShopReturn }) {
  const { reason, goesBack, askedPart, exchange, amount, text, evidence, state } = view;
  const isOver = state === 'done' || state === 'closed';
  const wish = askedPart === null ? copy.refund : copy.part(money(askedPart));
  return (
    <Card title={copy.asked} look="lg:row-span-3">
      <dl className="space-y-3">
        <Fact name={copy.reason}>
          {RETURN_REASON_WORDS[reason]}
          {(!isOver || !goesBack) && (
            <span className="block text-sm text-ink-soft">{goesBack ? copy.goesBack : copy.stays}</span>
          )}
        </Fact>
        <Fact name={copy.wish}>
          {exchange ? copy.exchange : wish}
          {exchange?.lines.map(({ line, name, options, quantity }) => (
            <span key={line} className="block text-sm text-ink-soft">
              {[name, options, sellingReturnsCopy.pieces(quantity)].filter((part) => part !== '').join(', ')}
            </span>
          ))}
        </Fact>
        {exchange && <Exchanged shop={shop} exchange={exchange} state={state} />}
        {amount !== null && !isOver && !getsGoods(view) && <Fact name={copy.amount}>{money(amount)}</Fact>}
        <Fact name={copy.told}>{text}</Fact>
      </dl>
      <h3 className="font-semibold">{copy.evidence}</h3>
      <ReturnEvidence evidence={evidence} />
    </Card>
  );
}

/** What an exchange costs whom, and the order of the new goods once the shop has it. */
function Exchanged({
  shop,
  exchange: { order, isGone, terms },
  state,
}: {
  shop: number;
  exchange: NonNullable<ShopReturn['exchange']>;
  state: ShopReturn['state'];
}) {
  if (state === 'closed') return null;
  const end = state === 'done' ? state : 'open';
  if (isGone) return <Fact name={copy.exchangeOrder}>{copy.exchangeGone[end]}</Fact>;
  if (order?.state === 'cancelled') return <Fact name={copy.exchangeOrder}>{copy.exchangeOff[end]}</Fact>;
  const isAtShop = order !== null && order.state !== 'unpaid' && order.state !== 'waiting';
  return (
    <>
      {terms !== null && terms.toPay > 0 && (
        <Fact name={copy.toPay}>
          {money(terms.toPay)}
          {state === 'done' && order?.payBy && (
            <span className="block text-sm text-ink-soft">
              {copy.toPayBy(`${formatDateTime(order.payBy)} WIB`)}
            </span>
          )}
        </Fact>
      )}
      {terms !== null && terms.toRefund > 0 && <Fact name={copy.toRefund}>{money(terms.toRefund)}</Fact>}
      {isAtShop && (
        <Fact name={copy.exchangeOrder}>
          <Link to={shopOrderPath(shop, order.number)} className="link">
            {order.number}
          </Link>
        </Fact>
      )}
    </>
  );
}

/** By which courier a label goes, and its number once the courier has answered. */
const wayOf = ({ service, waybill }: NonNullable<ShopReturn['label']>): string =>
  `${nameOfService(service)}, ${waybill ?? sellingCopy.noWaybill}`;

/** What came after the question: the shop's answer, the appeal, and the ways of the goods. */
function Answered({ view }: { view: ShopReturn }) {
  const { offeredPart, refusal, answer, appeal, sent, givenBack, label, againLabel } = view;
  const ways = sent ?? givenBack ?? label ?? againLabel;
  const isEmpty = offeredPart === null && refusal === '' && appeal === '' && !ways;
  if (isEmpty && answer.length === 0) return null;
  return (
    <Card title={copy.answered}>
      <dl className="space-y-3">
        {offeredPart !== null && (
          <Fact name={copy.offered}>
            {isOfferLeft(view) ? copy.offerLeft(money(offeredPart)) : money(offeredPart)}
          </Fact>
        )}
        {label && <Fact name={copy.label}>{wayOf(label)}</Fact>}
        {sent && (
          <Fact name={copy.way}>
            {sent.courier} <span className="nums font-semibold">{sent.waybill}</span>
          </Fact>
        )}
        {sent && sent.postage > 0 && <Fact name={copy.postage}>{money(sent.postage)}</Fact>}
        {refusal !== '' && <Fact name={copy.refusal}>{refusal}</Fact>}
        {appeal !== '' && <Fact name={copy.appeal}>{appeal}</Fact>}
        {againLabel && <Fact name={copy.labelAgain}>{wayOf(againLabel)}</Fact>}
        {givenBack && (
          <Fact name={copy.wayAgain}>
            {givenBack.courier} <span className="nums font-semibold">{givenBack.waybill}</span>
          </Fact>
        )}
      </dl>
      {answer.length > 0 && (
        <>
          <h3 className="font-semibold">{copy.answer}</h3>
          <ReturnEvidence evidence={answer} />
        </>
      )}
    </Card>
  );
}

const Card = ({ title, look = '', children }: { title: string; look?: string; children: ReactNode }) => (
  <section className={`card space-y-4 p-4 sm:p-5 ${look}`}>
    <h2 className="text-lg font-bold">{title}</h2>
    {children}
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="wrap-anywhere">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="whitespace-pre-line">{children}</dd>
  </div>
);
