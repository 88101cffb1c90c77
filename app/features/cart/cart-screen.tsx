import { useRef } from 'react';
import { useCart } from '../../browser/cart.tsx';
import { cartCopy } from '../../copy/cart.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { WaitingForStorage } from '../../ui/waiting-for-storage.tsx';
import { FilledCart } from './filled-cart.tsx';

/** The cart (P-CART-8), and a skeleton until the browser's storage is read. */
export function CartScreen() {
  const { lines, isLoaded } = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page min-h-svh">
      <h1 ref={heading} tabIndex={-1} className="py-4 text-2xl font-bold outline-none sm:text-3xl">
        {cartCopy.title}
      </h1>
      {!isLoaded && (
        <WaitingForStorage label={cartCopy.loading} needsJavaScript={cartCopy.needsJavaScript} rows={2} />
      )}
      {isLoaded && (lines.length > 0 ? <FilledCart heading={heading} /> : <EmptyCart />)}
    </div>
  );
}

function EmptyCart() {
  const { title, text, link } = cartCopy.empty;
  return (
    <EmptyList title={title} text={text}>
      <Link to="/" className="button button-primary">
        {link}
      </Link>
    </EmptyList>
  );
}
