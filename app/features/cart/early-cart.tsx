import { useCartActions } from '../../browser/cart.tsx';
import { cartCopy } from '../../copy/cart.id.ts';
import { InlineScript } from '../../ui/inline-script.tsx';
import { earlyCartScript } from './show-stored-lines.ts';

/**
 * What stands behind the cart until the page's code is there: the script that shows what is stored. Without JavaScript
 * nothing more will come, and a sentence says so.
 */
export function EarlyCart() {
  const { firstVisit } = useCartActions();
  return (
    <>
      <noscript>
        <p className="card p-6">{cartCopy.needsJavaScript}</p>
      </noscript>
      <p role="status" className="sr-only noscript:hidden">
        {cartCopy.loading}
      </p>
      <InlineScript code={import.meta.env.SSR ? earlyCartScript(firstVisit) : ''} />
    </>
  );
}
