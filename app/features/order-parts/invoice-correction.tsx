import { formatRupiah } from '#domain/format.ts';
import { formatLongDate } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { includedTax, PPN_PERCENT } from '#domain/orders/tax.ts';
import type { InvoiceView } from '#server/services.ts';
import { orderPagesCopy } from '../../copy/order-pages.id.ts';
import {
  Fact,
  InvoiceParties,
  type InvoiceProps,
  InvoiceTitle,
  NumberCell,
  NumberHead,
  Sum,
} from './invoice.tsx';

const copy = orderPagesCopy.correction;
const words = orderPagesCopy.invoice;
/** What went back lowers the invoice. */
const less = (amount: number) => formatRupiah(rupiah(-amount));

/** A correction of an order's invoice, as it is printed (P-BUY-87). */
export function InvoiceCorrection({
  order,
  buyer,
  level,
  correction,
}: InvoiceProps & { correction: InvoiceView['corrections'][number] }) {
  const { number, at, goods, shipping, total } = correction;
  return (
    <article className="card space-y-6 p-5 sm:p-8 print:border-0 print:p-0">
      <InvoiceTitle name={copy.title} number={number} level={level} />
      <dl className="grid gap-4 sm:grid-cols-2">
        <InvoiceParties order={order} buyer={buyer} />
        <Fact name={copy.corrects}>
          <span className="nums">{order.invoiceNumber}</span>
        </Fact>
        <Fact name={words.order}>
          <span className="nums">{order.number}</span>
        </Fact>
        <Fact name={words.date}>{formatLongDate(at)}</Fact>
      </dl>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-line-strong">
            <th scope="col" className="py-2 pr-3">
              {words.product}
            </th>
            <NumberHead>{words.sum}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {goods.map(({ position, name, options, amount }) => (
            <tr key={position ?? 0} className="border-b border-line align-top">
              <td className="py-2 pr-3 wrap-anywhere">
                {name ?? copy.whole}
                {options !== '' && <span className="block text-sm text-ink-soft">{options}</span>}
              </td>
              <NumberCell>{less(amount)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ml-auto max-w-sm space-y-1">
        {shipping > 0 && <Sum name={copy.shipping} value={less(shipping)} />}
        <Sum name={copy.total} value={less(total)} isTotal />
        {order.shop.taxNumber !== null && <CorrectedTax goods={total - shipping} />}
      </dl>
      <p className="text-sm text-ink-soft">{copy.footer}</p>
    </article>
  );
}

function CorrectedTax({ goods }: { goods: number }) {
  const { net, base, tax } = includedTax(goods);
  return (
    <>
      <div className="pt-3 font-semibold">
        <dt>{words.tax.title}</dt>
        <dd className="sr-only">{less(tax)}</dd>
      </div>
      <Sum name={words.tax.net} value={less(net)} />
      <Sum name={words.tax.base} value={less(base)} />
      <Sum name={words.tax.tax(PPN_PERCENT)} value={less(tax)} />
    </>
  );
}
