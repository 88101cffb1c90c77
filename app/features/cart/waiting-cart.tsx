import { useCartActions } from '../../browser/cart.tsx';
import { cartCopy } from '../../copy/cart.id.ts';
import { WaitingRow } from './cart-row.tsx';
import { CART_COLUMNS } from './filled-cart.tsx';
import { earlyCartScript } from './show-stored-lines.ts';

/** As many rows as a phone's screen shows. */
const ROWS = ['first', 'second', 'third', 'fourth'];

/**
 * The cart until the page's code is there, with each part where it will stand. Without JavaScript nothing more will
 * come, and a sentence says so.
 */
export function WaitingCart() {
  const { firstVisit } = useCartActions();
  return (
    <>
      <noscript>
        <p className="card p-6">{cartCopy.needsJavaScript}</p>
      </noscript>
      <p role="status" className="sr-only noscript:hidden">
        {cartCopy.loading}
      </p>
      <div inert hidden data-early-cart suppressHydrationWarning>
        <div className={CART_COLUMNS}>
          <div className="space-y-3">
            <div className="card h-13.5" />
            <ul className="space-y-3">
              {ROWS.map((row) => (
                <WaitingRow key={row} />
              ))}
            </ul>
          </div>
          <div className="card h-33 lg:h-49" />
        </div>
      </div>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own code and texts
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyCartScript(firstVisit) : '' }}
      />
    </>
  );
}
