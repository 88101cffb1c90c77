import { Form } from 'react-router';
import { formatPhone } from '#domain/addresses/phone.ts';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime, formatDayRange } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import {
  operatorOrderPath,
  operatorOrdersPath,
  operatorReturnPath,
  operatorSellerPath,
} from '#domain/paths.ts';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import { findService, serviceName } from '#domain/shipping/couriers.ts';
import type { OperatorOrderView, OrderContact } from '#server/services.ts';
import { auditCopy } from '../../copy/audit.id.ts';
import { operatingActionsCopy } from '../../copy/operating-actions.id.ts';
import { operatingOrdersCopy } from '../../copy/operating-orders.id.ts';
import { CONSOLE_RETURN_STATES } from '../../copy/operating-returns.id.ts';
import { Link } from '../../ui/link.tsx';
import { AUDIT_COLUMNS } from '../desk/audit-screen.tsx';
import type { Column } from '../desk/desk-list.tsx';
import type { FormGround } from './command-form.tsx';
import { Fact } from './fact.tsx';
import { OrderActions } from './order-actions.tsx';
import { Listed, OrderMoney } from './order-money.tsx';
import { OrderReviews } from './order-reviews.tsx';
import { OperatorTimeline } from './order-timeline.tsx';
import { PaymentStandingPart } from './payment-standing.tsx';
import { StateBadge } from './state-badge.tsx';
import { useHasRight } from './viewer-rights.ts';

const copy = operatingOrdersCopy.order;
const money = (amount: number) => formatRupiah(rupiah(amount));
const when = (at: Date) => `${formatDateTime(at)} WIB`;

export interface OrderScreenProps {
  view: OperatorOrderView;
  ground: FormGround;
  mayMoveMoney: boolean;
  mayHideReviews: boolean;
  /** Whom it goes to, after somebody asked to see it. */
  contact: OrderContact | null;
}

/** One order with its purchase and payments: what to do, what is known, and everything that happened. */
export function OrderScreen({ view, ground, mayMoveMoney, mayHideReviews, contact }: OrderScreenProps) {
  const { order } = view;
  return (
    <>
      <div className="space-y-1">
        <Link to={operatorOrdersPath()} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{copy.title(order.number)}</h1>
        <StateBadge state={order.state} />
      </div>
      {contact && <Contact contact={contact} />}
      <PaymentStandingPart view={view} />
      <OrderActions view={view} ground={ground} mayMoveMoney={mayMoveMoney} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="space-y-5">
          <Facts view={view} />
          <Goods view={view} />
          <Parcels view={view} />
        </div>
        <OperatorTimeline view={view} />
      </div>
      <OrderReviews view={view} ground={ground} mayHide={mayHideReviews} />
      <Siblings view={view} />
      <OrderMoney view={view} ground={ground} mayMoveMoney={mayMoveMoney} />
      {order.mailHeldAt && <p className="card p-4">{copy.mailHeld(when(order.mailHeldAt))}</p>}
      <Listed title={copy.mails} columns={mailColumns(ground)} rows={view.mails} keyOf={({ id }) => id} />
      <Listed title={copy.audit} columns={AUDIT_COLUMNS} rows={view.audit ?? []} keyOf={({ id }) => id} />
    </>
  );
}

function Contact({ contact }: { contact: OrderContact }) {
  const { recipient, phone, email, street, landmark, regionName: region, postalCode, courierNote } = contact;
  const address = [street, landmark, region, postalCode, courierNote].filter((part) => part !== '');
  return (
    <section className="card space-y-4 p-4 sm:p-5" role="status">
      <h2 className="text-lg font-bold">{copy.contact}</h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={copy.recipient}>{recipient}</Fact>
        <Fact name={copy.phone}>{formatPhone(phone)}</Fact>
        <Fact name={copy.email}>{email}</Fact>
        <Fact name={copy.address}>{address.join(', ')}</Fact>
      </dl>
      <p className="text-sm text-ink-soft">{copy.contactHint}</p>
    </section>
  );
}

function Facts({ view: { order, buyer, returns } }: { view: OperatorOrderView }) {
  const service = findService(order.service);
  const moments = [
    [copy.placed, order.placedAt],
    [copy.payBy, order.state === 'unpaid' || order.state === 'unconfirmed' ? order.payBy : null],
    [copy.acceptBy, order.state === 'new' ? order.acceptBy : null],
    [copy.shipBy, order.state === 'accepted' || order.state === 'packed' ? order.shipBy : null],
    [copy.cancelBy, order.cancelAnswerBy],
    [copy.arrived, order.deliveredAt],
    [copy.missingSince, order.missingSince],
    [copy.completeAt, order.completeAt],
  ] as const;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.facts}</h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={copy.shop}>
          <ShopLink sellerId={order.sellerId} name={order.seller} />
        </Fact>
        <Fact name={copy.buyer}>
          {buyer ? `${buyer.name}, ${buyer.regionName}` : operatingOrdersCopy.buyerGone}
        </Fact>
        {order.isOwnPurchase && <Fact name={copy.sale}>{copy.ownPurchase}</Fact>}
        <Fact name={copy.purchase}>{order.purchaseNumber}</Fact>
        <Fact name={copy.method}>{METHOD_NAMES[order.method]}</Fact>
        {order.invoiceNumber !== null && <Fact name={copy.invoice}>{order.invoiceNumber}</Fact>}
        <Fact name={copy.courier}>{service ? serviceName(service) : order.service}</Fact>
        <Fact name={copy.promised}>{formatDayRange(order.arrivesFrom, order.arrivesTo)}</Fact>
        {returns.length > 0 && (
          <Fact name={copy.returns}>
            {returns.map(({ number, state }) => (
              <span key={number} className="block">
                <Link to={operatorReturnPath(number)} className="link">
                  {number}
                </Link>
                , {CONSOLE_RETURN_STATES[state]}
              </span>
            ))}
          </Fact>
        )}
        {moments.map(
          ([name, at]) =>
            at && (
              <Fact key={name} name={name}>
                {when(at)}
              </Fact>
            ),
        )}
      </dl>
      {order.note !== '' && (
        <dl>
          <Fact name={copy.note}>{order.note}</Fact>
        </dl>
      )}
    </section>
  );
}

/** Leads to the shop at the console where one may see it, else to what shoppers see. */
function ShopLink({ sellerId, name }: { sellerId: number; name: string }) {
  const hasRight = useHasRight();
  const to = hasRight('operator.sellers') ? operatorSellerPath(sellerId) : `/seller/${sellerId}`;
  return (
    <Link to={to} className="link">
      {name}
    </Link>
  );
}

function Goods({ view: { order } }: { view: OperatorOrderView }) {
  const sums = [
    [copy.goodsSum, order.goods],
    [copy.shipping, order.shipping],
    [copy.codFee, order.codFee],
    [copy.credit, -order.credit],
  ] as const;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.goods}</h2>
      <ul className="divide-y divide-line">
        {order.lines.map(({ position, productId, name, options, quantity, price, ...gone }) => (
          <li key={position} className="space-y-1 py-3 first:pt-0 last:pb-0">
            <p>
              <Link to={`/product/${productId}`} className="link">
                {name}
              </Link>
              {options !== '' && <span className="block text-sm text-ink-soft">{options}</span>}
            </p>
            <p className="nums text-sm">{copy.quantity(quantity, money(price))}</p>
            <p className="text-sm text-ink-soft">
              {[
                gone.cancelled > 0 && copy.cancelled(gone.cancelled),
                gone.returned > 0 && copy.returned(gone.returned),
                gone.settled > 0 && copy.settled(gone.settled),
              ]
                .filter((word) => word !== false)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <dl className="space-y-1">
        {sums.map(([name, amount]) =>
          amount === 0 ? null : <Sum key={name} name={name} amount={money(amount)} />,
        )}
        <Sum name={copy.total} amount={money(order.total)} isTotal />
      </dl>
    </section>
  );
}

const Sum = ({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) => (
  <div className={`flex flex-wrap justify-between gap-x-3 ${isTotal ? 'font-bold' : ''}`}>
    <dt>{name}</dt>
    <dd className="nums ml-auto">{amount}</dd>
  </div>
);

function Parcels({ view: { parcels } }: { view: OperatorOrderView }) {
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.parcels}</h2>
      {parcels.length === 0 ? (
        <p className="text-ink-soft">{copy.noParcels}</p>
      ) : (
        <ul className="space-y-3">
          {parcels.map(({ service, waybill, state }) => (
            <li key={`${service} ${waybill ?? state}`} className="wrap-anywhere">
              {waybill ?? copy.noWaybill}
              <span className="block text-sm text-ink-soft">
                {serviceOf(service)}, {copy.parcelState(state)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function serviceOf(id: string): string {
  const service = findService(id);
  return service ? serviceName(service) : id;
}

function Siblings({ view: { order, orders } }: { view: OperatorOrderView }) {
  const others = orders.filter(({ number }) => number !== order.number);
  if (others.length === 0) return null;
  return (
    <section className="card space-y-3 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.siblings}</h2>
      <ul className="space-y-3">
        {others.map(({ number, state, seller, total }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={operatorOrderPath(number)} className="link font-semibold">
              {number}
            </Link>
            <StateBadge state={state} />
            <span className="min-w-0 wrap-anywhere">{seller}</span>
            <span className="nums ml-auto">{money(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WaitingMail = OperatorOrderView['mails'][number];

const mailColumns = ({ action }: FormGround): readonly Column<WaitingMail>[] => [
  { label: auditCopy.columns.at, cell: ({ createdAt }) => when(createdAt) },
  { label: copy.mailSubject, cell: ({ subject }) => subject },
  {
    label: copy.attemptColumns.state,
    cell: ({ failedAt, nextAttemptAt, lastError }) => (
      <>
        {failedAt ? copy.mailFailed(when(failedAt)) : copy.mailNext(when(nextAttemptAt))}
        {lastError !== null && (
          <span lang="en" className="block text-sm text-ink-soft">
            {lastError}
          </span>
        )}
      </>
    ),
  },
  {
    label: copy.actions,
    cell: ({ id }) => (
      <Form method="post" action={action}>
        <input type="hidden" name="mail" value={id} />
        <button type="submit" name="intent" value="mail" className="button button-quiet">
          {operatingActionsCopy.mail}
        </button>
      </Form>
    ),
  },
];
