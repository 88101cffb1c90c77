import { data, Form, redirect } from 'react-router';
import { type ColumnMap, LIST_COLUMN_IDS } from '#domain/catalogue/lists/list-columns.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseId } from '#domain/parse-id.ts';
import { shopImportPath, shopProductsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingImportCopy as copy } from '../copy/selling-import.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { ImportColumns } from '../features/selling/import-columns.tsx';
import { ImportReport } from '../features/selling/import-report.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { sayProductRefusal } from '../features/selling/say-product-refusal.ts';
import { useFresh } from '../features/selling/use-fresh.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-import-list';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { sellerId: shop } = shopScopeOf({ context });
  const { imports, drafts } = context.get(servicesContext);
  const list = await imports.read(shop, params.list);
  if (!list) return data({ shop, list: null, places: [] }, { status: 404 });
  return { shop, list, places: await drafts.places() };
}

/** The columns that a form names; each by its place in the file. */
function columnsOf(form: FormData, count: number): ColumnMap {
  return Object.fromEntries(
    LIST_COLUMN_IDS.flatMap((column) => {
      const place = postedLine(form, `column-${column}`);
      return /^\d{1,3}$/.test(place) && Number(place) < count ? [[column, Number(place)]] : [];
    }),
  );
}

/** Checks a list by its columns, or publishes one that was checked. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const { imports, commands, drafts } = context.get(servicesContext);
  const { sellerId: shop } = scope;
  const list = await imports.read(shop, params.list);
  if (!list) return data({ refused: copy.missing }, { status: 404 });
  const { id } = list;
  const form = await request.formData();
  if (form.get('intent') === 'publish') {
    const done = await commands.run('product.import', {
      scope,
      input: { list: id, checkedAt: postedLine(form, 'checkedAt') },
    });
    if (!done.ok) {
      const refused = done.error.code === 'import_state' ? copy.stale : sayProductRefusal(done.error);
      return data({ refused }, { status: 409 });
    }
    throw redirect(shopImportPath(shop, id), 303);
  }
  const asked = parseId(postedLine(form, 'place'));
  const places = (await drafts.places()).flatMap(({ places: own }) => own);
  const subcategoryId = places.find((place) => place.id === asked)?.id ?? null;
  const columns = columnsOf(form, list.heading.length);
  if (!(await imports.check(shop, { id, columns, subcategoryId })))
    return data({ refused: copy.stale }, { status: 409 });
  throw redirect(`${shopImportPath(shop, id)}#hasil`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** One list of products: its columns, what it would change, and what became of it. */
export default function SellingImportList({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, list, places } = loaderData;
  if (!list) {
    return (
      <div className="page">
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={shopImportPath(shop)} className="button button-primary">
            {copy.all}
          </Link>
        </EmptyList>
      </div>
    );
  }
  const { id, fileName, state, report, rows, columns, changedAt } = list;
  const isOpen = state === 'read' || state === 'checked';
  const canPublish = state === 'checked' && report?.faults.length === 0 && report.added + report.changed > 0;
  return (
    <div className="page max-w-4xl space-y-5">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{copy.titleOf(fileName)}</h1>
        {isOpen && <p className="text-ink-soft">{copy.rows(rows)}</p>}
        <Link to={shopImportPath(shop)} className="link inline-flex min-h-11 items-center">
          {copy.all}
        </Link>
      </div>
      <Outcome>{actionData && <RefusedNotice text={actionData.refused} />}</Outcome>
      {state === 'publishing' && <Publishing shop={shop} id={id} />}
      {state === 'done' && report && (
        <>
          <DoneNotice text={copy.done(report)} />
          {report.withoutPhoto > 0 && (
            <Link to={shopProductsPath(shop, { tab: 'hidden' })} className="link block">
              {copy.withoutPhoto(report.withoutPhoto)}
            </Link>
          )}
        </>
      )}
      {state === 'checked' && report && (
        <section id="hasil" aria-label={copy.report} className="card scroll-mt-32 space-y-3 p-4 sm:p-5">
          <h2 className="text-lg font-bold">{copy.report}</h2>
          <ImportReport report={report} list={list} />
          {canPublish && (
            <Form method="post" action={shopImportPath(shop, id)} className="space-y-2">
              <p className="text-sm text-ink-soft">{copy.publishHint}</p>
              <input type="hidden" name="checkedAt" value={changedAt.toISOString()} />
              <button type="submit" name="intent" value="publish" className="button button-primary">
                {copy.publish}
              </button>
            </Form>
          )}
        </section>
      )}
      {isOpen && <ImportColumns key={JSON.stringify(columns)} shop={shop} list={list} places={places} />}
    </div>
  );
}

/** Looks again from time to time; without scripts by a press. */
function Publishing({ shop, id }: { shop: number; id: string }) {
  useFresh();
  return (
    <div role="status" className="card space-y-3 p-4">
      <p className="font-semibold">{copy.publishing}</p>
      <Link to={shopImportPath(shop, id)} className="button button-quiet">
        {copy.refresh}
      </Link>
    </div>
  );
}
