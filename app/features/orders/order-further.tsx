import { hasInvoice, STATE_WORDS } from '#domain/orders/state-words.ts';
import { chatPath, correctionPath, invoicePath, orderPath, TRACK_PATH } from '#domain/paths.ts';
import type { OrderView } from '#server/services.ts';
import { orderCopy as copy } from '../../copy/order.id.ts';
import { orderPagesCopy } from '../../copy/order-pages.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** Further ways: the invoice, sharing, help, the other orders of the purchase. */
export function OrderFurther({ order, publicUrl }: { order: OrderView; publicUrl: string }) {
  const { number, state, shop, purchase, corrections } = order;
  const shared = `${copy.shareText(number, STATE_WORDS[state])} ${publicUrl}${TRACK_PATH}`;
  const others = purchase.orders.filter((other) => other !== number);
  return (
    <nav aria-label={copy.actions.further} className="card p-2 print:hidden">
      <ul>
        {hasInvoice(order) && (
          <li>
            <Link to={invoicePath(number)} className={ROW}>
              <Icon name="clipboard-list" className="size-5 text-brand" />
              {copy.actions.invoice}
            </Link>
          </li>
        )}
        {corrections.map((correction) => (
          <li key={correction.n}>
            <Link to={correctionPath(number, correction.n)} className={ROW}>
              <Icon name="clipboard-list" className="size-5 shrink-0 text-brand" />
              <span className="nums wrap-anywhere">{orderPagesCopy.correction.link(correction.number)}</span>
            </Link>
          </li>
        ))}
        <li>
          <a
            href={`https://wa.me/?${new URLSearchParams({ text: shared })}`}
            target="_blank"
            rel="noreferrer"
            className={ROW}
          >
            <Icon name="share-2" className="size-5 text-brand" />
            {copy.share}
          </a>
        </li>
        <li>
          <Link to={chatPath(shop.id, { order: number })} className={ROW}>
            <Icon name="message-circle" className="size-5 text-brand" />
            {copy.actions.askShop}
          </Link>
        </li>
        <li>
          <Link to="/help-center" className={ROW}>
            <Icon name="message-circle" className="size-5 text-brand" />
            {copy.actions.help}
          </Link>
        </li>
        {others.map((other) => (
          <li key={other}>
            <Link to={orderPath(other)} className={ROW}>
              <Icon name="package" className="size-5 text-brand" />
              <span>
                {copy.actions.seeOther} <span className="nums">{other}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ROW = 'flex min-h-11 items-center gap-3 rounded-xl px-3 hover:bg-sunken';
