import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { formatDayRange } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { isWaitingTab, parcelCode, tabOf } from '#domain/orders/seller-tabs.ts';
import { STATE_WORDS } from '#domain/orders/state-words.ts';
import { awaitsSending } from '#domain/orders/transitions.ts';
import { shopMoneyPath, shopOrderChatPath, shopOrderPath, shopOrdersPath } from '#domain/paths.ts';
import type { PackedOrder, ShopOrderView } from '#server/services.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PackedParcel } from '../order-parts/packed-parcel.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDue } from './order-due.tsx';
import { PackingForm } from './packing-form.tsx';
import { nameOfService } from './service-name.ts';

const copy = sellingCopy.order;
const money = (amount: number) => formatRupiah(rupiah(amount));

export interface OrderScreenProps {
  shop: number;
  view: PackedOrder;
  now: Date;
  mayHandle: boolean;
  /** Its buyer has an account, which the viewer may write to. */
  mayChat: boolean;
  /** The viewer may read the shop's statement. */
  maySeeMoney: boolean;
  /** What was typed into a form that was refused. */
  typed: { waybill: string; note: string | null; grams: string | null };
  /** Its history. */
  children: ReactNode;
}

/** One order of a shop: what to do with it, what is in it, where it goes, and what it brings. */
export function OrderScreen(props: OrderScreenProps) {
  const { shop, view, now, mayHandle, mayChat, maySeeMoney, typed, children } = props;
  const { order } = view;
  const tab = tabOf(order.state);
  return (
    <>
      <div className="space-y-1">
        <Link to={shopOrdersPath(shop, { tab })} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{copy.title(order.number)}</h1>
        <p className="flex flex-wrap items-center gap-2">
          <span className="badge bg-brand-soft text-brand">
            {isWaitingTab(tab) ? sellingCopy.orders.tabName(tab) : STATE_WORDS[order.state]}
          </span>
          <OrderDue due={order} now={now} />
        </p>
        {mayChat && (
          <Link to={shopOrderChatPath(shop, order.number)} className="link inline-flex min-h-11 items-center">
            {copy.askBuyer}
          </Link>
        )}
        {order.exchangeOf !== null && (
          <p>
            <Link to={shopOrderPath(shop, order.exchangeOf)} className="link">
              {copy.exchangeOf(order.exchangeOf)}
            </Link>
          </p>
        )}
      </div>
      {mayHandle && <OrderActions shop={shop} view={view} waybill={typed.waybill} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Goods shop={shop} view={view} />
        <div className="space-y-5">
          <Shipping view={view} />
          <PackingProof shop={shop} view={view} mayHandle={mayHandle} typed={typed.grams} />
          <Money moneyPath={maySeeMoney ? shopMoneyPath(shop, view.bookedIn) : null} view={view} />
          <ShopNote shop={shop} view={view} mayHandle={mayHandle} typed={typed.note} />
          {children}
        </div>
      </div>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Goods({ view: { order } }: { shop: number; view: ShopOrderView }) {
  return (
    <Card title={copy.goods}>
      <ul className="divide-y divide-line">
        {order.lines.map((line) => (
          <li key={line.position} className="flex gap-3 py-3 first:pt-0 last:pb-0">
            <Picture
              src={line.imageUrl}
              sizes="4.5rem"
              largest={320}
              alt=""
              width={72}
              height={72}
              className="size-18 shrink-0 rounded-xl bg-sunken object-cover"
            />
            <div className="min-w-0 flex-1">
              <h3 className="font-semibold">{line.name}</h3>
              {line.options !== '' && <p className="text-sm text-ink-soft">{line.options}</p>}
              <p className="nums text-sm text-ink-soft">{copy.quantity(line.quantity, money(line.price))}</p>
              {line.cancelled > 0 && (
                <p className="text-sm text-ink-soft">{copy.cancelled(line.cancelled)}</p>
              )}
              {line.returned > 0 && <p className="text-sm text-ink-soft">{copy.returned(line.returned)}</p>}
            </div>
          </li>
        ))}
      </ul>
      <dl className="space-y-3">
        {order.note !== '' && <Fact name={copy.buyerNote}>{order.note}</Fact>}
        {order.giftNote !== '' && <Fact name={copy.giftNote}>{order.giftNote}</Fact>}
      </dl>
    </Card>
  );
}

function Shipping({ view: { order, buyer, parcel } }: { view: ShopOrderView }) {
  return (
    <Card title={copy.courier}>
      <dl className="space-y-3">
        <Fact name={copy.placed}>
          <WibTime at={order.placedAt} />
        </Fact>
        <Fact name={copy.buyer}>
          {buyer ? `${buyer.name}, ${buyer.regionName}` : sellingCopy.buyerGone}
          {buyer && <span className="block text-sm text-ink-soft">{copy.buyerHint}</span>}
        </Fact>
        <Fact name={copy.courier}>
          {nameOfService(order.service)}
          {order.method === 'cod' && (
            <span className="badge ml-2 bg-sunken text-ink-soft">{sellingCopy.badges.cod}</span>
          )}
        </Fact>
        {parcel && <Fact name={copy.waybill}>{parcel.waybill ?? sellingCopy.noWaybill}</Fact>}
        <Fact name={copy.promised}>{formatDayRange(order.arrivesFrom, order.arrivesTo)}</Fact>
        <Fact name={copy.code}>
          <b className="text-2xl">{parcelCode(order.number)}</b>
          <span className="block text-sm text-ink-soft">{copy.codeHint}</span>
        </Fact>
      </dl>
    </Card>
  );
}

function Money({ moneyPath, view }: { moneyPath: string | null; view: ShopOrderView }) {
  const { state } = view.order;
  return (
    <Card title={copy.money}>
      {state === 'cancelled' || state === 'completed' ? (
        <Booked moneyPath={moneyPath} view={view} />
      ) : (
        <Income view={view} />
      )}
      {state !== 'cancelled' && <Freight view={view} />}
    </Card>
  );
}

/** What a shop gets of an order once it is completed, as far as is known. */
function Income({ view: { order, goodsKept, commission, quotedFreight } }: { view: ShopOrderView }) {
  const price = order.lines.reduce(
    (sum, { price, quantity, cancelled }) => sum + price * (quantity - cancelled),
    0,
  );
  const { seller } = quotedFreight;
  return (
    <>
      <dl className="space-y-2">
        <Amount name={copy.price} amount={money(price)} />
        {goodsKept < price && <Amount name={copy.refunded} amount={money(goodsKept - price)} />}
        <Amount name={copy.commission} amount={money(-commission)} />
        {seller > 0 && <Amount name={copy.freight} amount={money(-seller)} />}
        <Amount name={copy.income} amount={money(goodsKept - commission - seller)} isTotal />
      </dl>
      <p className="text-sm text-ink-soft">{copy.incomeHint}</p>
    </>
  );
}

/** What an order that is over has brought or cost its shop. */
const Booked = ({
  moneyPath,
  view: { order, booked },
}: {
  /** Where it stands row by row; null for whoever may not read it. */
  moneyPath: string | null;
  view: ShopOrderView;
}) => (
  <>
    <dl>
      <Amount name={copy.booked} amount={money(booked)} isTotal />
    </dl>
    {order.state === 'cancelled' && booked === 0 && (
      <p className="text-sm text-ink-soft">{copy.cancelledHint}</p>
    )}
    {booked !== 0 && moneyPath !== null && (
      <Link to={moneyPath} className="link inline-flex min-h-11 items-center">
        {copy.bookedLink}
      </Link>
    )}
  </>
);

const BEARERS = ['shopper', 'seller', 'platform'] as const;

/** What the parcel's way costs, by the tariff and really, and who pays it. */
function Freight({ view: { order, quotedFreight, realFreight } }: { view: ShopOrderView }) {
  const borne = realFreight ?? quotedFreight;
  const real = realFreight && realFreight.shopper + realFreight.seller + realFreight.platform;
  return (
    <dl className="space-y-2 border-t border-line pt-4">
      <Amount name={copy.quotedFreight} amount={money(order.shippingQuote)} />
      <Amount name={copy.realFreight} amount={real === null ? copy.notBooked : money(real)} />
      {BEARERS.map(
        (bearer) =>
          borne[bearer] !== 0 && (
            <Amount key={bearer} name={copy.bearers[bearer]} amount={money(borne[bearer])} />
          ),
      )}
    </dl>
  );
}

const Amount = ({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) => (
  <div className={`flex flex-wrap justify-between gap-x-3 ${isTotal ? 'font-bold' : ''}`}>
    <dt>{name}</dt>
    <dd className="nums ml-auto">{amount}</dd>
  </div>
);

/** What was packed: a form until the parcel is sent, then as it was saved. */
function PackingProof({
  shop,
  view: { order, packing, waitingPhotos },
  mayHandle,
  typed,
}: {
  shop: number;
  view: PackedOrder;
  mayHandle: boolean;
  typed: string | null;
}) {
  const { photos, grams } = packing;
  if (mayHandle && awaitsSending(order.state)) {
    return (
      <Card title={copy.packing}>
        <p className="text-sm text-ink-soft">{copy.packingText}</p>
        <PackingForm
          action={shopOrderPath(shop, order.number)}
          number={order.number}
          packing={packing}
          waitingPhotos={waitingPhotos}
          typed={typed}
        />
      </Card>
    );
  }
  if (photos.length === 0 && grams === null) return null;
  return (
    <Card title={copy.packing}>
      <PackedParcel packing={packing} />
    </Card>
  );
}

function ShopNote({
  shop,
  view: { order, shopNote },
  mayHandle,
  typed,
}: {
  shop: number;
  view: ShopOrderView;
  mayHandle: boolean;
  typed: string | null;
}) {
  if (!mayHandle && shopNote === '') return null;
  return (
    <Card title={copy.shopNote}>
      {mayHandle ? (
        <Form key={shopNote} method="post" action={shopOrderPath(shop, order.number)} className="space-y-3">
          <TextField
            texts={{
              name: 'note',
              label: copy.shopNote,
              optionalText: '',
              hint: copy.shopNoteHint,
              faultText: null,
            }}
            control={{ rows: 3, maxLength: 500, defaultValue: typed ?? shopNote }}
          />
          <button type="submit" name="intent" value="note" className="button button-quiet">
            {copy.saveNote}
          </button>
        </Form>
      ) : (
        <p className="wrap-anywhere">{shopNote}</p>
      )}
    </Card>
  );
}
