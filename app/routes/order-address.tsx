import { data, redirect } from 'react-router';
import { ORDERS_PATH, orderAddressPath, orderPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { orderCopy } from '../copy/order.id.ts';
import { orderPagesCopy } from '../copy/order-pages.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { ClosedAddress } from '../features/addresses/closed-address.tsx';
import { OrderAddressForm } from '../features/addresses/order-address-form.tsx';
import { readAddress } from '../features/addresses/read-address.ts';
import { draftOfContact } from '../features/addresses/stored-draft.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { CODE_ANCHOR, CodeAgain, CodeFields, typedCode } from '../features/orders/code-fields.tsx';
import { MissingOrder } from '../features/orders/missing-order.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { orderOwnerOf, signInFirst } from '../visit.ts';
import type { Route } from './+types/order-address';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = orderPagesCopy.address;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  crumbs: ({ order }) => [
    { label: textCopy.crumbs.orders, to: ORDERS_PATH },
    ...(order ? [{ label: order.number, to: orderPath(order.number) }] : []),
    { label: order ? copy.title : orderCopy.missing.title },
  ],
};

/** An order whose address cannot change any more says so, also to a form that was filled in meanwhile. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const owner = await orderOwnerOf({ context });
  const order = owner && (await context.get(servicesContext).orders.page(owner, params.number));
  if (!order) return data({ order: null }, { status: 404 });
  const { number, contact, may, purchase } = order;
  return { order: { number, contact: may.changeAddress ? contact : null, orders: purchase.orders.length } };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { orders, regions } = context.get(servicesContext);
  const owner = await orderOwnerOf({ context });
  const { number } = params;
  if (!owner) throw signInFirst({ url });
  const form = await request.formData();
  if (!(await orders.isOwn(owner, number))) return data(null, { status: 404 });
  const { values, draft } = await readAddress(form, regions);
  if (!values) return data({ draft, refusal: null, demand: null }, { status: 422 });
  const changed = await orders.changeAddress(owner, number, { address: values, typed: typedCode(form) });
  if (changed.ok) throw redirect(`${orderPath(number)}?done=address`, 303);
  const { code } = changed.error;
  if (code === 'code_needed') return data({ draft, refusal: null, demand: changed.error }, { status: 422 });
  return data(
    { draft, refusal: copy.refusals[code], demand: null },
    { status: code === 'unknown' ? 404 : 409 },
  );
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** 'Ubah Alamat': another address for an order that no seller has begun to work for. */
export default function OrderAddress({ loaderData: { order }, actionData }: Route.ComponentProps) {
  if (!order) return <MissingOrder />;
  if (!order.contact)
    return (
      <div className="page max-w-3xl space-y-5 pt-2">
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        <ClosedAddress back={orderPath(order.number)} draft={actionData?.draft ?? null} />
      </div>
    );
  const draft = actionData?.draft ?? draftOfContact(order.contact);
  const demand = actionData?.demand;
  return (
    <div className="page max-w-3xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <OrderAddressForm
        key={JSON.stringify(draft)}
        action={`${orderAddressPath(order.number)}#${CODE_ANCHOR}`}
        back={orderPath(order.number)}
        text={copy.text(order.orders)}
        draft={draft}
        refusal={actionData?.refusal ?? null}
        code={demand && <CodeFields demand={demand} />}
        again={demand && <CodeAgain />}
      />
    </div>
  );
}
