import type { SellerTab } from '#domain/orders/seller-tabs.ts';
import { shopOrdersPath } from '#domain/paths.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { Link } from '../../ui/link.tsx';
import { DoneNotice } from './notice.tsx';
import type { ShopOrderNotice } from './order-intents.ts';

/** Where orders wait for the next step of a clerk. */
const NEXT_TAB: Readonly<Partial<Record<ShopOrderNotice, SellerTab>>> = { accept: 'pack', pack: 'ready' };

/** What was done with ticked orders, and the way to the next step with them. */
export function DoneOrders({ shop, done, count }: { shop: number; done: ShopOrderNotice; count: number }) {
  const next = NEXT_TAB[done];
  return (
    <>
      <DoneNotice text={sellingCopy.done[done](count)} />
      {next && (
        <Link to={shopOrdersPath(shop, { tab: next })} className="link inline-flex min-h-11 items-center">
          {sellingCopy.toTab(next)}
        </Link>
      )}
    </>
  );
}
