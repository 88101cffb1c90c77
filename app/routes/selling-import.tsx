import { useSearchParams } from 'react-router';
import { formatDateTime } from '#domain/format-date.ts';
import { parseId } from '#domain/parse-id.ts';
import { sellingPath, shopImportPath, shopProductsPath } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingImportCopy as copy } from '../copy/selling-import.id.ts';
import { TableChoice } from '../features/media/table-choice.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Field } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-import';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { sellerId: shop } = shopScopeOf({ context });
  return { shop, lists: await context.get(servicesContext).imports.list(shop) };
}

/** Products of a shop as files: out, and in. */
export default function SellingImport({ loaderData: { shop, lists } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const failures: Readonly<Record<string, string>> = copy.failed;
  const failed = failures[search.get('gagal') ?? ''];
  const line = parseId(search.get('baris') ?? '');
  const sheets = parseId(search.get('lembar') ?? '');
  return (
    <div className="page space-y-5">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        <Link to={shopProductsPath(shop)} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
      </div>
      {failed !== undefined && <RefusedNotice text={line === null ? failed : copy.failedAt(line, failed)} />}
      {sheets !== null && <DoneNotice text={copy.sheets(sheets)} />}
      <div className="grid max-w-4xl gap-5 lg:grid-cols-2">
        {/* A file goes as the browser posts it. */}
        <form
          method="post"
          action={`${shopImportPath(shop)}/file`}
          encType="multipart/form-data"
          className="card space-y-4 p-4 sm:p-5"
        >
          <h2 className="text-lg font-bold">{copy.in}</h2>
          <Field name="file" label={copy.file} optionalText={null} hint={copy.inText} faultText={null}>
            {(control) => <TableChoice {...control} />}
          </Field>
          <button type="submit" className="button button-primary">
            {copy.send}
          </button>
        </form>
        <section aria-label={copy.out} className="card space-y-4 p-4 sm:p-5">
          <h2 className="text-lg font-bold">{copy.out}</h2>
          <p className="text-sm text-ink-soft">{copy.outText}</p>
          <div className="flex flex-wrap gap-3">
            <a href={`${sellingPath(shop)}/products.xlsx`} className="button button-quiet">
              {copy.xlsx}
            </a>
            <a href={`${sellingPath(shop)}/products.csv`} className="button button-quiet">
              {copy.csv}
            </a>
          </div>
        </section>
      </div>
      {lists.length > 0 && (
        <section aria-label={copy.last} className="card max-w-4xl space-y-2 p-4 sm:p-5">
          <h2 className="text-lg font-bold">{copy.last}</h2>
          <ul>
            {lists.map(({ id, fileName, state, createdAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4">
                <Link
                  to={shopImportPath(shop, id)}
                  className="link inline-flex min-h-11 items-center wrap-anywhere"
                >
                  {fileName}
                </Link>
                <span className="text-sm text-ink-soft">
                  {formatDateTime(createdAt)}, {copy.states[state]}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
