import { formatPhone } from '#domain/addresses/phone.ts';
import { findService, serviceName } from '#domain/shipping/couriers.ts';
import type { OrderContactView, OrderView, ParcelView } from '#server/services.ts';
import { arrivalText } from '../../copy/estimates.id.ts';
import { orderCopy } from '../../copy/order.id.ts';
import { orderReturnsCopy } from '../../copy/return-pages.id.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';

const copy = orderCopy.shipping;

type ShippedOrder = Pick<OrderView, 'shipping' | 'parcels' | 'state' | 'deliveredAt' | 'missingSince'>;

/** By whom an order comes, when, and to whom. */
export function OrderShipping({
  order,
  children,
}: {
  order: ShippedOrder & Pick<OrderView, 'contact'>;
  /** What can be done about it. */
  children?: React.ReactNode;
}) {
  const { contact } = order;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <ShippingFacts order={order} />
      {order.state === 'shipped' && (
        <p className="rounded-xl bg-sunken p-3 text-sm">{orderReturnsCopy.unboxing}</p>
      )}
      <div className="space-y-1">
        <h3 className="text-sm text-ink-soft">{copy.address}</h3>
        {contact ? <Contact contact={contact} /> : <p>{copy.noContact}</p>}
      </div>
      {children}
    </section>
  );
}

/** Courier, days of arrival or when it arrived (P-BUY-47), unless it is cancelled (P-BUY-45), and waybills. */
export function ShippingFacts({
  order: { shipping, parcels, state, deliveredAt, missingSince },
}: {
  order: ShippedOrder;
}) {
  const isCancelled = state === 'cancelled';
  const service = findService(shipping.service);
  const waybills = parcels.filter(({ waybill }) => waybill !== null);
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-ink-soft">{copy.courier}</dt>
        <dd className="font-semibold">{service ? serviceName(service) : shipping.service}</dd>
        <dd className="text-sm text-success">{copy.insured}</dd>
      </div>
      {!isCancelled && (
        <div>
          <dt className="text-sm text-ink-soft">{copy.arrival}</dt>
          <dd className="nums font-semibold">
            {deliveredAt ? (
              <>
                {missingSince ? copy.saidToArrive : copy.arrived} <WibTime at={deliveredAt} />
              </>
            ) : state === 'waiting' ? (
              copy.afterInspection
            ) : (
              <>
                {arrivalText({ first: shipping.arrivesFrom, last: shipping.arrivesTo, ...shipping })}
                {state === 'unpaid' && copy.recounted}
              </>
            )}
          </dd>
        </div>
      )}
      <div className="sm:col-span-2">
        <dt className="text-sm text-ink-soft">{copy.waybill}</dt>
        {waybills.length === 0 ? (
          <dd className="text-ink-soft">{isCancelled ? copy.neverSent : copy.noWaybill}</dd>
        ) : (
          waybills.map((parcel) => <Waybill key={parcel.waybill} parcel={parcel} />)
        )}
      </div>
    </dl>
  );
}

function Waybill({ parcel: { waybill } }: { parcel: ParcelView }) {
  if (waybill === null) return null;
  return (
    <dd className="flex flex-wrap items-center gap-2">
      <span className="nums font-semibold wrap-anywhere">{waybill}</span>
      {!waybill.startsWith('*') && (
        <CopyButton
          text={waybill}
          words={{ copy: orderCopy.copy, copied: orderCopy.copied, failed: orderCopy.copyFailed }}
          label={copy.waybill}
        />
      )}
    </dd>
  );
}

function Contact({ contact }: { contact: OrderContactView }) {
  const {
    recipient,
    phone,
    email,
    street,
    regionName: region,
    postalCode,
    landmark,
    courierNote,
    dropshipName,
  } = contact;
  return (
    <div className="wrap-anywhere">
      <p>
        <span className="font-semibold">{recipient}</span> ·{' '}
        <span className="nums whitespace-nowrap">{formatPhone(phone)}</span>
      </p>
      <p>{street}</p>
      <p>
        {region} <span className="nums">{postalCode}</span>
      </p>
      {landmark !== '' && <p className="text-ink-soft">{copy.landmark(landmark)}</p>}
      {courierNote !== '' && <p className="text-ink-soft">{copy.courierNote(courierNote)}</p>}
      {dropshipName !== '' && <p className="text-ink-soft">{copy.dropship(dropshipName)}</p>}
      <p className="text-ink-soft">{email}</p>
    </div>
  );
}
