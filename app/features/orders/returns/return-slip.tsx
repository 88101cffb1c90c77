import { formatPhone } from '#domain/addresses/phone.ts';
import { formatLongDate } from '#domain/format-date.ts';
import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import { COURIERS } from '#domain/shipping/couriers.ts';
import type { OrderContactView, ReturnView } from '#server/services.ts';
import { returnSlipCopy as copy, returnCopy } from '../../../copy/return-pages.id.ts';
import type { Bars } from '../../../ui/bars.server.ts';
import { SellerAddress } from './send-goods-form.tsx';

/** The form that lies in the parcel, as it is printed. */
export function ReturnSlip({
  view,
  bars,
  contact,
}: {
  view: ReturnView;
  /** The barcode of the shop's label; null for goods that are sent otherwise. */
  bars: Bars | null;
  contact: OrderContactView | null;
}) {
  const { number, order, lines, reason, openedAt, shop, sendTo } = view;
  return (
    <article className="card space-y-6 p-5 sm:p-8 print:border-0 print:p-0">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold">{copy.title}</h1>
        <p>
          <span className="block text-sm text-ink-soft">{returnCopy.number}</span>
          <span className="nums text-xl font-bold wrap-anywhere sm:text-3xl">{number}</span>
        </p>
      </div>
      {bars && view.label && (
        <figure className="space-y-1">
          <svg
            role="img"
            aria-label={copy.barcode(view.label.waybill ?? '')}
            viewBox={`-10 0 ${bars.width + 20} 1`}
            preserveAspectRatio="none"
            className="h-20 w-full max-w-md bg-white"
            shapeRendering="crispEdges"
          >
            <path d={bars.path} fill="#000" />
          </svg>
          <figcaption className="wrap-anywhere">
            {COURIERS[view.label.courier].name} <span className="nums font-bold">{view.label.waybill}</span>
          </figcaption>
        </figure>
      )}
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={copy.order}>
          <span className="nums">{order}</span>
        </Fact>
        <Fact name={copy.date}>{formatLongDate(openedAt)}</Fact>
        <Fact name={copy.from}>
          {contact && (
            <>
              <span className="font-semibold">{contact.recipient}</span>
              <span className="nums block">{formatPhone(contact.phone)}</span>
            </>
          )}
        </Fact>
        <Fact name={copy.to}>
          <span className="font-semibold">{shop}</span>
          {sendTo && <SellerAddress sendTo={sendTo} />}
        </Fact>
        <Fact name={returnCopy.goods.reason}>{RETURN_REASON_WORDS[reason]}</Fact>
      </dl>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-line-strong">
            <th scope="col" className="py-2 pr-3">
              {copy.product}
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              {copy.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ position, name, options, pieces }) => (
            <tr key={position} className="border-b border-line align-top">
              <td className="py-2 pr-3 wrap-anywhere">
                {name}
                {options !== '' && <span className="block text-sm text-ink-soft">{options}</span>}
              </td>
              <td className="nums py-2 pl-3 text-right">{pieces}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{copy.inside}</p>
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="wrap-anywhere">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);
