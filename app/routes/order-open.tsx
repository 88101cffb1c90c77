import { Form, redirect } from 'react-router';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { invoicePath, OPEN_PATH, orderPath, payPath, returnPath, reviewPath } from '#domain/paths.ts';
import { parseReturnNumber } from '#domain/returns/number.ts';
import { orderPagesCopy } from '../copy/order-pages.id.ts';
import { UnknownLink } from '../features/orders/unknown-link.tsx';
import { linkAnswer, linkPage, postedToken, TOKEN, tokenOf } from '../link-page.ts';
import { servicesContext } from '../services.ts';
import { linkOpener } from '../visit.ts';
import type { Route } from './+types/order-open';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = orderPagesCopy.open;

/** The parameter, and the field, with the number of the return that the mail is about. */
const RETURN = 'return';

const page = linkPage(copy);
export const meta = page.meta;
export const handle = page.handle;

/** Looks at the link of a mail and changes nothing: mail programs follow links by themselves. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const link = await context.get(servicesContext).orders.peekLink(token, 'open');
  const shown = {
    token,
    number: link?.number ?? null,
    isToPay: url.searchParams.get('pay') === '1',
    isToReview: url.searchParams.get('review') === '1',
    isToInvoice: url.searchParams.get('invoice') === '1',
    returned: cleanLine(url.searchParams.get(RETURN) ?? ''),
  };
  return linkAnswer(shown, link !== null);
}

/** Lets this browser see the order from now on, and leads to it, or to its payment, review or invoice where the mail asked for that. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const token = postedToken(form);
  const { orders } = context.get(servicesContext);
  const opener = await linkOpener({ context }, () => orders.peekLink(token, 'open'));
  const order = opener && (await orders.openLink(token, opener.owner));
  if (!order) return linkAnswer(null, false);
  const { headers } = opener;
  const unpaid = form.get('pay') === '1' ? order.unpaidPurchase : null;
  const returned = parseReturnNumber(postedLine(form, RETURN));
  const path = returned ? returnPath(returned.order, returned.n) : pathOf(form, order.number);
  throw redirect(unpaid === null ? path : payPath(unpaid), { status: 303, headers });
}

function pathOf(form: FormData, number: string): string {
  if (form.get('review') === '1') return reviewPath(number);
  return form.get('invoice') === '1' ? invoicePath(number) : orderPath(number);
}

/** Where the link of a mail about an order leads. */
export default function OrderOpen({
  loaderData: { token, number, isToPay, isToReview, isToInvoice, returned },
}: Route.ComponentProps) {
  if (number === null) return <UnknownLink />;
  return (
    <div className="page max-w-xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Form method="post" action={OPEN_PATH} className="card space-y-4 p-5">
        <p>{copy.text(number)}</p>
        <input type="hidden" name={TOKEN} value={token} />
        {isToPay && <input type="hidden" name="pay" value="1" />}
        {isToReview && <input type="hidden" name="review" value="1" />}
        {isToInvoice && <input type="hidden" name="invoice" value="1" />}
        {returned !== '' && <input type="hidden" name={RETURN} value={returned} />}
        <button type="submit" className="button button-primary max-sm:w-full">
          {copy.submit}
        </button>
      </Form>
    </div>
  );
}
