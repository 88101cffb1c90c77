import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import type { OrderLineView, OrderView } from '#server/services.ts';
import { orderCopy } from '../../copy/order.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { OrderPicture } from '../order-parts/order-picture.tsx';

const copy = orderCopy.lines;

/** What was bought from which shop, as it was bought. */
export function OrderLines({ order }: { order: Pick<OrderView, 'lines' | 'shop' | 'note' | 'giftNote'> }) {
  const { lines, shop, note, giftNote } = order;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <Link
        to={`/seller/${shop.id}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-brand"
      >
        <Icon name="store" className="size-5 shrink-0 text-brand" />
        {shop.name}
      </Link>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <OrderLine key={line.position} line={line} />
        ))}
      </ul>
      {note !== '' && <Written label={copy.note} text={note} />}
      {giftNote !== '' && <Written label={copy.gift} text={giftNote} />}
    </section>
  );
}

function OrderLine({ line }: { line: OrderLineView }) {
  const { productId, name, options, imageUrl, price, quantity, cancelled, returned } = line;
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <OrderPicture src={imageUrl} />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">
          <Link to={`/product/${productId}`} className="hover:text-brand">
            {name}
          </Link>
        </h3>
        {options !== '' && <p className="text-sm text-ink-soft">{options}</p>}
        <p className="nums text-sm text-ink-soft">{copy.quantity(quantity, formatRupiah(rupiah(price)))}</p>
        {cancelled > 0 && <p className="text-sm text-ink-soft">{copy.cancelled(cancelled)}</p>}
        {returned > 0 && <p className="text-sm text-ink-soft">{copy.returned(returned)}</p>}
        <p className="nums font-bold">{formatRupiah(rupiah(price * quantity))}</p>
      </div>
    </li>
  );
}

function Written({ label, text }: { label: string; text: string }) {
  return (
    <p className="wrap-anywhere">
      <span className="block text-sm text-ink-soft">{label}</span>
      {text}
    </p>
  );
}
