import { Fragment, useEffect, useRef } from 'react';
import { data, Form, redirect, useSearchParams } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { pickList } from '#domain/orders/pick-list.ts';
import { parcelCode } from '#domain/orders/seller-tabs.ts';
import { pickingPath, shopOrderPath, shopOrdersPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { DeskList } from '../features/desk/desk-list.tsx';
import { OrderPicture } from '../features/order-parts/order-picture.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { sayRefusal } from '../features/selling/say-refusal.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToldOnce } from '../ui/use-told-once.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-picking';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = sellingCopy.picking;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const { orders, isCut, most } = await context.get(servicesContext).selling.ordersIn(scope, ['accepted']);
  const rows = pickList(orders.map(({ order }) => order));
  const mayHandle = scope.permissions.includes('orders.handle');
  return { shop: scope.sellerId, rows, orders: orders.length, most: isCut ? most : null, mayHandle };
}

/** Marks the order as packed whose code was scanned or typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const { selling, commands } = context.get(servicesContext);
  const code = postedLine(await request.formData(), 'code');
  const refuse = (refused: string) => data({ refused, code }, { status: 422 });
  if (code === '') return refuse(copy.noCode);
  const found = await selling.toPack(scope, code);
  const [number] = found;
  if (number === undefined) return refuse(copy.unknown(code));
  if (found.length > 1) return refuse(copy.several(code));
  const done = await commands.run('orders.pack', { scope, input: { orders: [number] } });
  if (!done.ok) return refuse(sayRefusal(done.error));
  throw redirect(`${pickingPath(scope.sellerId)}?done=${number}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** What to take from the shelves for the orders that are to be packed. */
export default function SellingPicking({
  loaderData: { shop, rows, orders, most, mayHandle },
  actionData,
}: Route.ComponentProps) {
  useToldOnce();
  const [search] = useSearchParams();
  const packed = parseOrderNumber(search.get('done') ?? '');
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {actionData && <RefusedNotice text={actionData.refused} />}
      {!actionData && packed !== null && <DoneNotice text={copy.packed(packed)} />}
      {mayHandle && rows.length > 0 && (
        <PackForm key={`${orders} ${packed}`} shop={shop} typed={actionData?.code ?? ''} />
      )}
      {rows.length === 0 ? (
        <EmptyList title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          <p>
            {copy.sum(
              orders,
              rows.reduce((sum, { pieces }) => sum + pieces, 0),
            )}
          </p>
          {most !== null && <p className="text-ink-soft">{sellingCopy.most(most)}</p>}
          <PrintButton label={sellingCopy.labels.print} />
          <DeskList
            label={copy.title}
            rows={rows}
            keyOf={({ skuId }) => skuId}
            pages={{ newest: null, older: null }}
            columns={[
              {
                label: copy.columns.goods,
                cell: ({ name, options, imageUrl }) => (
                  <div className="flex gap-3 sm:min-w-64">
                    <OrderPicture src={imageUrl} />
                    <div className="min-w-0">
                      {name}
                      <span className="block text-sm text-ink-soft">{options}</span>
                    </div>
                  </div>
                ),
              },
              { label: copy.columns.pieces, isNumber: true, cell: ({ pieces }) => <b>{pieces}</b> },
              {
                label: copy.columns.orders,
                cell: ({ orders: numbers }) =>
                  numbers.map((number, index) => (
                    <Fragment key={number}>
                      {index > 0 && ', '}
                      <Link to={shopOrderPath(shop, number)} className="link">
                        {parcelCode(number)}
                      </Link>
                    </Fragment>
                  )),
              },
            ]}
          />
        </>
      )}
      <Link to={shopOrdersPath(shop, { tab: 'pack' })} className="button button-quiet">
        {sellingCopy.order.back}
      </Link>
    </div>
  );
}

/** A field that a scanner types into: it has the focus again after each parcel. */
function PackForm({ shop, typed }: { shop: number; typed: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    field?.select();
  }, []);
  return (
    <Form
      ref={form}
      method="post"
      action={pickingPath(shop)}
      className="card max-w-xl space-y-3 p-4 print:hidden"
    >
      <h2 className="text-lg font-bold">{copy.pack}</h2>
      <TextField
        texts={{ name: 'code', label: copy.code, optionalText: null, hint: copy.packText, faultText: null }}
        control={{ autoComplete: 'off', maxLength: 60, defaultValue: typed }}
      />
      <button type="submit" className="button button-primary max-sm:w-full">
        {copy.packIt}
      </button>
    </Form>
  );
}
