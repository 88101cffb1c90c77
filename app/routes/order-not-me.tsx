import { data, Form, redirect } from 'react-router';
import { pageTitle } from '../copy/layout.id.ts';
import { orderPagesCopy } from '../copy/order-pages.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { NOT_ME_PATH, ORDERS_PATH, orderPath } from '../features/orders/order-paths.ts';
import { UnknownLink } from '../features/orders/unknown-link.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { linkOpener } from '../visit.ts';
import type { Route } from './+types/order-not-me';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = orderPagesCopy.notMe;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true }),
  // The address is a key to the order: no other page is to learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export const handle: RouteHandle = {
  crumbs: () => [{ label: textCopy.crumbs.orders, to: ORDERS_PATH }, { label: copy.title }],
};

/** Looks at the link of a mail and changes nothing: mail programs follow links by themselves. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const link = await context.get(servicesContext).orders.peekLink(token, 'disown');
  return { token, number: link?.number ?? null };
}

/** Takes the account off the order, and leads to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await request.formData()).get('token') ?? '');
  const { orders } = context.get(servicesContext);
  const opener = await linkOpener({ context }, () => orders.peekLink(token, 'disown'));
  const disowned = opener && (await orders.disown(token, opener.owner));
  if (!disowned) return data(null, { status: 404 });
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
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button button-primary max-sm:w-full">
          {copy.submit}
        </button>
      </Form>
    </div>
  );
}
