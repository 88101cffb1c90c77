import { Form, redirect } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { CONFIRM_PATH, OPEN_PATH, withToken } from '#domain/paths.ts';
import type { Confirmation } from '#server/services.ts';
import { orderPagesCopy } from '../copy/order-pages.id.ts';
import { UnknownLink } from '../features/orders/unknown-link.tsx';
import { linkAnswer, linkPage, postedToken, TOKEN, tokenOf } from '../link-page.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/order-confirm';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = orderPagesCopy.confirm;

const page = linkPage(copy);
export const meta = page.meta;
export const handle = page.handle;

/** Shows what the link of a mail would confirm, and changes nothing: mail programs follow links by themselves. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const found = await context.get(servicesContext).orders.peekConfirmation(token);
  return linkAnswer({ token, found }, found !== null);
}

/** Confirms it (P-PAY-31). Pressed again, or too late, the page says how it stands. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = postedToken(await request.formData());
  const { orders } = context.get(servicesContext);
  if (!(await orders.peekConfirmation(token))) return linkAnswer(null, false);
  await orders.confirmByLink(token);
  throw redirect(withToken(CONFIRM_PATH, token), 303);
}

/** Where somebody new confirms what they pay at the door. */
export default function OrderConfirm({ loaderData: { token, found } }: Route.ComponentProps) {
  if (found === null) return <UnknownLink />;
  const { state, confirmBy } = found;
  return (
    <div className="page max-w-xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.titles[state]}</h1>
      <div className="card space-y-4 p-5">
        <p role={state === 'waiting' ? undefined : 'status'}>{copy.texts[state]}</p>
        {state === 'waiting' && confirmBy && (
          <p className="font-semibold">{copy.until(formatDateTime(confirmBy))}</p>
        )}
        <Amounts found={found} />
        {state === 'waiting' ? (
          <Form method="post" action={CONFIRM_PATH} className="space-y-4">
            <input type="hidden" name={TOKEN} value={token} />
            <button type="submit" className="button button-primary max-sm:w-full">
              {copy.submit}
            </button>
            <p className="text-sm text-ink-soft">{copy.notMine}</p>
          </Form>
        ) : (
          <Link to={withToken(OPEN_PATH, token)} className="button button-primary max-sm:w-full">
            {copy.see}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What each courier collects. */
function Amounts({ found: { number, orders, total } }: { found: Confirmation }) {
  return (
    <dl className="space-y-2">
      <div>
        <dt className="text-sm text-ink-soft">{copy.purchase}</dt>
        <dd className="nums font-semibold">{number}</dd>
      </div>
      {orders.map((order) => (
        <div key={order.number} className="flex justify-between gap-3">
          <dt className="min-w-0">
            {order.seller}
            {order.lines.map(({ name, quantity }) => (
              <span key={name} className="block text-sm text-ink-soft wrap-anywhere">
                {copy.line(quantity, name)}
              </span>
            ))}
          </dt>
          <dd className="nums">{formatRupiah(rupiah(order.total))}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-t border-line pt-2 font-bold">
        <dt>{copy.total}</dt>
        <dd className="nums">{formatRupiah(rupiah(total))}</dd>
      </div>
    </dl>
  );
}
