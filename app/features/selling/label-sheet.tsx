import { formatPhone } from '#domain/addresses/phone.ts';
import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { parcelCode } from '#domain/orders/seller-tabs.ts';
import type { OrderLabel } from '#server/services.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import type { Bars } from '../../ui/bars.server.ts';
import { nameOfService } from './service-name.ts';

const copy = sellingCopy.labels;

/** A label, and the barcode of its waybill or number. */
export type DrawnLabel = OrderLabel & { bars: Bars };

/** Labels of 100 x 150 mm, each on a page of its own when printed. */
export function LabelSheet({ labels }: { labels: readonly DrawnLabel[] }) {
  return (
    <ul className="label-sheet">
      {labels.map((label) => (
        <li key={label.order.number} className="parcel-label">
          <Label label={label} />
        </li>
      ))}
    </ul>
  );
}

function Label({ label: { order, shop, parcel, contact, weightGrams, bars } }: { label: DrawnLabel }) {
  const code = parcel?.waybill ?? order.number;
  const toPay = order.method === 'cod' ? order.total - order.credit : 0;
  return (
    <>
      <p className="parcel-label-head">
        <b>{nameOfService(order.service)}</b>
        <b>{toPay > 0 ? copy.cod(formatRupiah(rupiah(toPay))) : copy.noCod}</b>
      </p>
      <svg
        role="img"
        aria-label={copy.barcode(code)}
        viewBox={`-10 0 ${bars.width + 20} 1`}
        preserveAspectRatio="none"
        className="parcel-label-bars"
        shapeRendering="crispEdges"
      >
        <path d={bars.path} fill="#000" />
      </svg>
      <p className="parcel-label-code">{parcel?.waybill ?? sellingCopy.noWaybill}</p>
      <div className="parcel-label-ends">
        <div>
          <p>{copy.to}</p>
          <p>
            <b>{contact.recipient}</b>
          </p>
          <p>{formatPhone(contact.phone)}</p>
          <p>
            {[contact.street, contact.landmark, contact.regionName, contact.postalCode]
              .filter(Boolean)
              .join(', ')}
          </p>
          {contact.courierNote !== '' && <p>{contact.courierNote}</p>}
        </div>
        <div>
          <p>{copy.from}</p>
          <p>
            <b>{contact.dropshipName || shop}</b>
          </p>
          <p>
            {copy.weight}: {copy.grams(weightGrams)}
          </p>
          <p className="parcel-label-short">{parcelCode(order.number)}</p>
        </div>
      </div>
      <ul className="parcel-label-goods">
        {order.lines.map(({ position, name, options, quantity, cancelled }) => (
          <li key={position}>
            {quantity - cancelled} x {name}
            {options !== '' && `, ${options}`}
          </li>
        ))}
      </ul>
      <p className="parcel-label-foot">{order.number}</p>
    </>
  );
}
