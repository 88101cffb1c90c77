import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import type { OrderView } from '#server/services.ts';
import { orderCopy } from '../../copy/order.id.ts';

const copy = orderCopy.totals;
const money = (amount: number) => formatRupiah(rupiah(amount));

/** The parts of an order's total, which add up. */
export function OrderTotals({ order }: { order: Pick<OrderView, 'parts' | 'lines' | 'purchase' | 'isCod'> }) {
  const { parts, lines, purchase, isCod } = order;
  const isExchange = parts.credit > 0;
  // What is missing of an exchange is paid as its shopper chooses then, and may be nothing.
  const isChosen = !isExchange || (parts.toPay > 0 && purchase.state === 'confirmed');
  const together = isCod ? copy.codPurchase : copy.purchase;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="card space-y-3 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <dl className="space-y-2">
        {isChosen && <Part name={copy.method} value={METHOD_NAMES[purchase.method]} />}
        <Part name={copy.goods(pieces)} value={money(parts.goods)} />
        <Part name={copy.shipping} value={parts.shipping === 0 ? copy.free : money(parts.shipping)} />
        <Part name={copy.insurance} value={copy.free} />
        {parts.codFee > 0 && <Part name={copy.codFee} value={money(parts.codFee)} />}
        {parts.credit > 0 && <Part name={copy.credit} value={money(-parts.credit)} />}
        <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{isExchange ? copy.difference : copy.total}</dt>
          <dd className="nums">{money(parts.toPay)}</dd>
        </div>
      </dl>
      {parts.saved > 0 && <p className="text-sm text-success">{copy.saved(money(parts.saved))}</p>}
      {purchase.orders.length > 1 && (
        <p className="text-sm text-ink-soft">{together(purchase.orders.length, money(purchase.total))}</p>
      )}
    </section>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="nums text-right">{value}</dd>
    </div>
  );
}
