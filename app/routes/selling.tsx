import { roleName } from '#domain/access/role-names.ts';
import { REGISTER_SHOP_PATH } from '#domain/paths.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/selling';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = desksCopy.selling;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: '/selling',
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.title }] };

/** The shops of whoever signed in. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireUser(args);
  const { desks, registering } = args.context.get(servicesContext);
  const memberships = await desks.memberships(userId);
  const last = await registering.last(userId);
  return {
    // A shop that was opened stands among the others.
    asked: last?.state === 'opened' ? null : last,
    shops: memberships.flatMap(({ sellerId, shop, role }) =>
      sellerId === null ? [] : [{ sellerId, name: shop ?? '', role }],
    ),
  };
}

/** Where somebody chooses the shop to work at. */
export default function Selling({ loaderData: { asked, shops } }: Route.ComponentProps) {
  return (
    <div className="page max-w-xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {asked && (
        <div className="card space-y-4 p-6">
          <p className="font-semibold wrap-anywhere">
            {asked.state === 'waiting'
              ? copy.waiting.title(asked.name)
              : copy.refusedBefore(asked.name, asked.reason ?? '')}
          </p>
          {asked.state === 'waiting' ? (
            <p className="text-ink-soft">{copy.waiting.text}</p>
          ) : (
            <Link to={REGISTER_SHOP_PATH} className="button button-primary">
              {copy.mend}
            </Link>
          )}
        </div>
      )}
      {shops.length === 0 && !asked && (
        <div className="card space-y-4 p-6 text-center">
          <p className="text-lg font-semibold">{copy.none}</p>
          <p className="text-ink-soft">{copy.noneText}</p>
        </div>
      )}
      {shops.length > 0 && (
        <section className="space-y-3" aria-labelledby="shops">
          <h2 id="shops" className="text-lg font-bold">
            {copy.yourShops}
          </h2>
          <ul className="space-y-3">
            {shops.map(({ sellerId, name, role }) => (
              <li key={sellerId}>
                <Link to={`/selling/${sellerId}`} className="card block p-4 hover:border-brand">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="text-sm text-ink-soft">{roleName(role)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!asked && (
        <p>
          <Link
            to={REGISTER_SHOP_PATH}
            className={`button ${shops.length === 0 ? 'button-primary' : 'button-quiet'}`}
          >
            {copy.register}
          </Link>
        </p>
      )}
    </div>
  );
}
