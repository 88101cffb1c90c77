import { Form } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { formatCalendarDate, formatLongDate } from '#domain/format-date.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { rupiah } from '#domain/money.ts';
import { printInvoicesPath, shopInvoicesPath, shopOrderPath } from '#domain/paths.ts';
import type { ShopInvoice, ShopInvoiceList } from '#server/services.ts';
import { orderPagesCopy } from '../../copy/order-pages.id.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { sellingInvoicesCopy as copy } from '../../copy/selling-invoices.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { type Ticks, useTicks } from '../desk/ticks.tsx';

export interface InvoiceListProps {
  shop: number;
  month: string;
  /** The neighbours of the month; null for one that is yet to come. */
  months: { earlier: string; later: string | null };
  after: string | null;
  list: ShopInvoiceList;
}

/** The invoices of a month, and those that are ticked to print. */
export function InvoiceList(props: InvoiceListProps) {
  const { shop, month, months, after, list } = props;
  return (
    <section className="space-y-4" aria-labelledby="bulan">
      <h2 id="bulan" className="text-lg font-bold">
        {copy.of(formatCalendarDate(`${month}-01`).replace(/^\d+ /, ''))}
      </h2>
      <p className="flex flex-wrap gap-3">
        <Link to={shopInvoicesPath(shop, { month: months.earlier })} className="button button-quiet">
          {copy.earlier}
        </Link>
        {months.later !== null && (
          <Link to={shopInvoicesPath(shop, { month: months.later })} className="button button-quiet">
            {copy.later}
          </Link>
        )}
      </p>
      {list.invoices.length === 0 ? (
        <EmptyList title={copy.empty} text={copy.emptyText} />
      ) : (
        <Invoices key={`${month} ${after}`} {...props} />
      )}
    </section>
  );
}

/** The list as one form, so that ticks work without scripts. */
function Invoices({ shop, month, after, list }: InvoiceListProps) {
  const ticks = useTicks({
    name: 'order',
    ids: list.invoices.map(({ number }) => number),
    first: [],
    allLabel: copy.pickAll(list.count),
    wholeTab: Math.min(list.count, MOST_TICKED),
  });
  const to = (next: string | null) => shopInvoicesPath(shop, { month, after: next });
  return (
    <Form method="get" action={printInvoicesPath(shop)} className="flex flex-col gap-4">
      {ticks.all}
      {/* As in a bar of what is ticked, Tab leads here before the rows. */}
      <div className={`card order-last p-4 ${ticks.count > 0 ? 'bulk-bar' : ''}`}>
        <button type="submit" className="button button-primary">
          {copy.printPicked}
        </button>
      </div>
      <input type="hidden" name="bulan" value={month} />
      <DeskList
        label={copy.list}
        columns={columnsOf(shop, ticks)}
        rows={list.invoices}
        keyOf={({ number }) => number}
        pages={{
          newest: after === null ? null : to(null),
          older: list.next === null ? null : to(list.next),
          words: { newest: copy.first, older: copy.next },
        }}
      />
    </Form>
  );
}

const columnsOf = (shop: number, ticks: Ticks): readonly Column<ShopInvoice>[] => [
  {
    label: copy.columns.invoice,
    isTitle: true,
    cell: ({ number, invoiceNumber, state }) => (
      <div className="flex gap-3">
        {ticks.box(number, copy.pick(invoiceNumber ?? number))}
        <div className="min-w-0">
          <span className="nums font-semibold">{invoiceNumber}</span>
          <Link to={shopOrderPath(shop, number)} className="link flex min-h-11 items-center">
            {number}
          </Link>
          {state === 'cancelled' && <span className="block">{orderPagesCopy.invoice.cancelled}</span>}
        </div>
      </div>
    ),
  },
  { label: copy.columns.date, cell: ({ placedAt }) => formatLongDate(placedAt) },
  {
    label: copy.columns.buyer,
    cell: ({ buyer }) => (buyer ? `${buyer.name}, ${buyer.regionName}` : sellingCopy.buyerGone),
  },
  { label: copy.columns.total, isNumber: true, cell: ({ remains }) => formatRupiah(rupiah(remains)) },
  {
    label: copy.columns.correction,
    cell: ({ corrections }) =>
      corrections.length === 0
        ? copy.noCorrection
        : corrections.map(({ n, number, total }) => (
            <span key={n} className="nums block">
              {number}: {formatRupiah(rupiah(-total))}
            </span>
          )),
  },
  {
    label: copy.columns.print,
    cell: ({ number, invoiceNumber }) => (
      <Link
        to={printInvoicesPath(shop, [number])}
        className="link inline-flex min-h-11 items-center"
        aria-label={copy.printOne(invoiceNumber ?? number)}
      >
        {copy.columns.print}
      </Link>
    ),
  },
];
