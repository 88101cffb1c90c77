import { Form } from 'react-router';
import type { OrderView } from '#server/services.ts';
import { orderCopy as copy } from '../../copy/order.id.ts';
import { Link } from '../../ui/link.tsx';
import { orderPath } from './order-paths.ts';

/** The way of an order that was made without an account into one. */
export function OrderJoin({ order, loginPath }: { order: OrderView; loginPath: string | null }) {
  const { title, text, submit, guestText, guest } = copy.join;
  const isOffered = loginPath === null ? order.canJoin : order.isGuests;
  if (!isOffered) return null;
  return (
    <section className="card space-y-3 p-4 sm:p-5 print:hidden">
      <h2 className="text-lg font-bold">{title}</h2>
      {loginPath === null ? (
        <Form method="post" action={orderPath(order.number)} className="space-y-3">
          <p>{text}</p>
          <input type="hidden" name="intent" value="join" />
          <button type="submit" className="button button-quiet w-full">
            {submit}
          </button>
        </Form>
      ) : (
        <>
          <p>{guestText}</p>
          <Link to={loginPath} className="button button-quiet w-full">
            {guest}
          </Link>
        </>
      )}
    </section>
  );
}
