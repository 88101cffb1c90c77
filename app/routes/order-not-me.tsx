import { Form, redirect } from 'react-router';
import { NOT_ME_PATH, orderPath } from '#domain/paths.ts';
import { orderPagesCopy } from '../copy/order-pages.id.ts';
import { UnknownLink } from '../features/orders/unknown-link.tsx';
import { linkAnswer, linkPage, postedToken, TOKEN, tokenOf } from '../link-page.ts';
import { servicesContext } from '../services.ts';
import { linkOpener } from '../visit.ts';
import type { Route } from './+types/order-not-me';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = orderPagesCopy.notMe;

const page = linkPage(copy);
export const meta = page.meta;
export const handle = page.handle;

/** Looks at the link of a mail and changes nothing: mail programs follow links by themselves. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const link = await context.get(servicesContext).orders.peekLink(token, 'disown');
  return linkAnswer({ token, number: link?.number ?? null }, link !== null);
}

/** Takes the account off the order, and leads to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = postedToken(await request.formData());
  const { orders } = context.get(servicesContext);
  const opener = await linkOpener({ context }, () => orders.peekLink(token, 'disown'));
  const disowned = opener && (await orders.disown(token, opener.owner));
  if (!disowned) return linkAnswer(null, false);
  const { number, hasLeft } = disowned;
  const done = hasLeft ? 'disowned_late' : 'disowned';
  throw redirect(`${orderPath(number)}?done=${done}`, { status: 303, headers: opener.headers });
}

/** 'Bukan saya', where a mail about an account or a bank account leads (P-BUY-70). */
export default function OrderNotMe({ loaderData: { token, number } }: Route.ComponentProps) {
  if (number === null) return <UnknownLink />;
  return (
    <div className="page max-w-xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Form method="post" action={NOT_ME_PATH} className="card space-y-4 p-5">
        <p>{copy.text(number)}</p>
        <ul className="list-disc space-y-1 pl-5">
          {copy.what.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <input type="hidden" name={TOKEN} value={token} />
        <button type="submit" className="button button-primary max-sm:w-full">
          {copy.submit}
        </button>
      </Form>
    </div>
  );
}
