import { data, redirect, useSearchParams } from 'react-router';
import { readNumber } from '#domain/catalogue/plan-product.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseId } from '#domain/parse-id.ts';
import { shopStockPath } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingStockCopy as copy } from '../copy/selling-stock.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { sayProductRefusal } from '../features/selling/say-product-refusal.ts';
import { StockTable } from '../features/selling/stock-table.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-stock';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

const askedOf = (search: URLSearchParams) => ({
  q: cleanTerm(search.get('q') ?? ''),
  after: parseId(search.get('after') ?? ''),
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const asked = askedOf(url.searchParams);
  return {
    shop: scope.sellerId,
    asked,
    list: await context.get(servicesContext).selling.stock(scope, asked),
  };
}

/** Sets the stocks that were changed: all of them, or none. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const form = await request.formData();
  const rows = form.getAll('sku').flatMap((sku) => {
    const typed = postedLine(form, `stock-${sku}`);
    const seen = Number(postedLine(form, `seen-${sku}`));
    const to = readNumber(typed);
    return to === seen ? [] : [{ sku: Number(sku), seen, to, typed }];
  });
  const typed = Object.fromEntries(rows.map((row) => [row.sku, row.typed]));
  const refuse = (refused: string, faulty: number[] = []) =>
    data({ refused, typed, faulty }, { status: 422 });
  if (rows.length === 0) return refuse(copy.none);
  const unread = rows.filter(({ to }) => to === null).map(({ sku }) => sku);
  if (unread.length > 0) return refuse(copy.number, unread);
  const changes = rows.map(({ sku, seen, to }) => ({ sku, seen, to }));
  const done = await context.get(servicesContext).commands.run('stock.set', { scope, input: { changes } });
  if (!done.ok) {
    const { error } = done;
    return error.code === 'stock_gone' ? refuse(copy.gone, [error.skuId]) : refuse(sayProductRefusal(error));
  }
  const back = new URL(shopStockPath(scope.sellerId, askedOf(url.searchParams)), url);
  back.searchParams.set('done', String(done.value.length));
  throw redirect(back.pathname + back.search, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The stocks of a shop, to be corrected fast. */
export default function SellingStock({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const count = Number(search.get('done'));
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Outcome>
        {actionData && <RefusedNotice text={actionData.refused} />}
        {!actionData && Number.isInteger(count) && count > 0 && <DoneNotice text={copy.done(count)} />}
      </Outcome>
      <StockTable {...loaderData} answer={actionData ?? null} />
    </div>
  );
}
