import { Form } from 'react-router';
import { orderPath } from '#domain/paths.ts';
import type { CodeDemand, OrderView } from '#server/services.ts';
import { orderCopy as copy } from '../../copy/order.id.ts';
import { Link } from '../../ui/link.tsx';
import { CODE_ANCHOR, CodeAgain, CodeFields } from './code-fields.tsx';

/**
 * The way of an order that was made without an account into one.
 * @param demand the code that the form needs, once it was sent
 */
export function OrderJoin({
  order,
  loginPath,
  demand,
}: {
  order: OrderView;
  loginPath: string | null;
  demand: CodeDemand | null;
}) {
  const { title, text, submit, guestText, guest } = copy.join;
  const isOffered = loginPath === null ? order.canJoin : order.isGuests;
  if (!isOffered) return null;
  return (
    <section className="card space-y-3 p-4 sm:p-5 print:hidden">
      <h2 className="text-lg font-bold">{title}</h2>
      {loginPath === null ? (
        <Form
          method="post"
          action={`${orderPath(order.number)}#${CODE_ANCHOR}`}
          preventScrollReset
          className="space-y-3"
        >
          <p>{text}</p>
          <input type="hidden" name="intent" value="join" />
          {demand && <CodeFields demand={demand} />}
          <button type="submit" className="button button-quiet w-full">
            {submit}
          </button>
          {demand && <CodeAgain />}
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
