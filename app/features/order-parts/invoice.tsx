import type { ReactNode } from 'react';
import { formatRupiah } from '#domain/format.ts';
import { formatLongDate } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { includedTax, PPN_PERCENT } from '#domain/orders/tax.ts';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import { findService, serviceName } from '#domain/shipping/couriers.ts';
import type { InvoiceView } from '#server/services.ts';
import { orderCopy } from '../../copy/order.id.ts';
import { orderPagesCopy } from '../../copy/order-pages.id.ts';
import { Link } from '../../ui/link.tsx';

const copy = orderPagesCopy.invoice;
const money = (amount: number) => formatRupiah(rupiah(amount));

/** The invoice of an order, or a correction of it. */
export interface InvoiceProps {
  order: InvoiceView;
  /** Who bought, as much as its reader may see. */
  buyer: ReactNode;
  /** 2 where several stand on one page. */
  level?: 1 | 2;
}

/** The invoice of an order, as it is printed. @param correctionAt where a correction of it is; without it they are no links */
export function Invoice({ correctionAt, ...props }: InvoiceProps & { correctionAt?: (n: number) => string }) {
  const { order } = props;
  const { lines, state } = order;
  return (
    <article className="card space-y-6 p-5 sm:p-8 print:border-0 print:p-0">
      <InvoiceTitle name={copy.title} number={order.invoiceNumber ?? copy.pending} level={props.level} />
      <InvoiceFacts {...props} correctionAt={correctionAt} />
      {state === 'cancelled' && <p className="font-semibold text-danger">{copy.cancelled}</p>}
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-line-strong">
            <th scope="col" className="py-2 pr-3">
              {copy.product}
            </th>
            <NumberHead className={WIDE}>{copy.quantity}</NumberHead>
            <NumberHead className={WIDE}>{copy.price}</NumberHead>
            <NumberHead>{copy.sum}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ position, name, options, quantity, price }) => (
            <tr key={position} className="border-b border-line align-top">
              <td className="py-2 pr-3 wrap-anywhere">
                {name}
                {options !== '' && <span className="block text-sm text-ink-soft">{options}</span>}
                <span className="nums block text-sm text-ink-soft sm:hidden">
                  {orderCopy.lines.quantity(quantity, money(price))}
                </span>
              </td>
              <NumberCell className={WIDE}>{quantity}</NumberCell>
              <NumberCell className={WIDE}>{money(price)}</NumberCell>
              <NumberCell>{money(price * quantity)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </table>
      <InvoiceSums order={order} />
      <p className="text-sm text-ink-soft">{copy.footer}</p>
    </article>
  );
}

/** On a phone quantity and price stand below the name instead. */
const WIDE = 'max-sm:hidden';

export const NumberHead = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <th scope="col" className={`py-2 pl-3 text-right whitespace-nowrap ${className}`}>
    {children}
  </th>
);

export const NumberCell = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <td className={`nums py-2 pl-3 text-right whitespace-nowrap ${className}`}>{children}</td>
);

/** What it is, and its number. */
export function InvoiceTitle({
  name,
  number,
  level = 1,
}: {
  name: string;
  number: string;
  level?: 1 | 2 | undefined;
}) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <Title className="text-2xl font-bold">{name}</Title>
      <p className="nums font-semibold wrap-anywhere">{number}</p>
    </div>
  );
}

function InvoiceFacts({
  order,
  buyer,
  correctionAt,
}: InvoiceProps & { correctionAt: ((n: number) => string) | undefined }) {
  const { number, placedAt, purchase, parts, corrections } = order;
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <InvoiceParties order={order} buyer={buyer} />
      <Fact name={copy.order}>
        <span className="nums">{number}</span>
      </Fact>
      <Fact name={copy.date}>{formatLongDate(placedAt)}</Fact>
      {parts.toPay > 0 && <Fact name={copy.method}>{METHOD_NAMES[purchase.method]}</Fact>}
      <Fact name={orderCopy.shipping.courier}>{courierOf(order)}</Fact>
      {corrections.length > 0 && (
        <Fact name={orderPagesCopy.correction.listed}>
          {corrections.map(({ n, number: own, total }) => (
            <span key={n} className="nums block">
              {correctionAt ? (
                <Link to={correctionAt(n)} className="link">
                  {own}
                </Link>
              ) : (
                own
              )}{' '}
              {money(-total)}
            </span>
          ))}
        </Fact>
      )}
    </dl>
  );
}

/** Who sold, and who bought. */
export function InvoiceParties({ order: { shop }, buyer }: Pick<InvoiceProps, 'order' | 'buyer'>) {
  return (
    <>
      <Fact name={copy.seller}>
        <span className="font-semibold">{shop.name}</span>
        <span className="block">{shop.location}</span>
        {shop.taxNumber !== null && (
          <span className="nums block">
            {copy.npwp} {shop.taxNumber}
          </span>
        )}
      </Fact>
      <Fact name={copy.buyer}>{buyer}</Fact>
    </>
  );
}

function courierOf({ shipping }: InvoiceView): string {
  const service = findService(shipping.service);
  return service ? serviceName(service) : shipping.service;
}

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="wrap-anywhere">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The sums, and for a seller who charges PPN what of the goods is tax. */
function InvoiceSums({ order: { parts, shop, lines } }: { order: InvoiceView }) {
  const words = orderCopy.totals;
  const tax = shop.taxNumber === null ? null : includedTax(parts.goods);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <dl className="ml-auto max-w-sm space-y-1">
      <Sum name={words.goods(pieces)} value={money(parts.goods)} />
      <Sum name={words.shipping} value={parts.shipping === 0 ? words.free : money(parts.shipping)} />
      <Sum name={words.insurance} value={words.free} />
      {parts.codFee > 0 && <Sum name={words.codFee} value={money(parts.codFee)} />}
      {parts.credit > 0 && <Sum name={words.credit} value={money(-parts.credit)} />}
      <Sum name={words.total} value={money(parts.toPay)} isTotal />
      {tax && (
        <>
          <div className="pt-3 font-semibold">
            <dt>{copy.tax.title}</dt>
            <dd className="sr-only">{money(tax.tax)}</dd>
          </div>
          <Sum name={copy.tax.net} value={money(tax.net)} />
          <Sum name={copy.tax.base} value={money(tax.base)} />
          <Sum name={copy.tax.tax(PPN_PERCENT)} value={money(tax.tax)} />
        </>
      )}
    </dl>
  );
}

export const Sum = ({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) => (
  <div
    className={`flex justify-between gap-4 ${isTotal ? 'border-t-2 border-line-strong pt-2 text-lg font-bold' : ''}`}
  >
    <dt>{name}</dt>
    <dd className="nums text-right">{value}</dd>
  </div>
);
