import { data } from 'react-router';
import type { ReportTarget } from '#domain/forms/report.ts';
import { parseId } from '#domain/parse-id.ts';
import type { Catalogue } from '#server/services.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { productCopy } from '../copy/product.id.ts';
import { reportsCopy as copy } from '../copy/reports.id.ts';
import { sellersCopy } from '../copy/sellers.id.ts';
import { ReportForm } from '../features/forms/report-form.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { MissingProduct } from '../features/product/missing-product.tsx';
import { MissingSeller } from '../features/sellers/missing-seller.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/report';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

type Kind = ReportTarget['kind'];

/** What is reported, as the page names it; null when it is not there. */
interface Reported {
  kind: Kind;
  target: { id: number; name: string; to: string } | null;
}

const missing = { product: productCopy.notFound, seller: sellersCopy.notFound, review: productCopy.notFound };
const products = { label: productCopy.crumb, to: '/product' };
const lists = { product: products, seller: { label: sellersCopy.crumb, to: '/seller' }, review: products };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { kind, target } = loaderData;
  const { title, text } = missing[kind];
  return pageMeta(matches, {
    title: pageTitle(target ? copy.titles[kind] : title),
    description: target ? copy.descriptions[kind] : text,
    noindex: true,
  });
};

export const handle: RouteHandle<Reported> = {
  crumbs: ({ kind, target }) =>
    target
      ? [lists[kind], { label: target.name, to: target.to }, { label: copy.crumb }]
      : [lists[kind], { label: missing[kind].title }],
};

/** One page for products, shops and reviews: the first part of its path tells which. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const kind = kindOf(new URL(request.url).pathname);
  const id = parseId(params.id);
  const target = id === null ? null : await find(context.get(servicesContext).catalogue, { kind, id });
  return data({ kind, target }, target ? 200 : 404);
}

function kindOf(pathname: string): Kind {
  if (pathname.startsWith('/ulasan/')) return 'review';
  return pathname.startsWith('/seller/') ? 'seller' : 'product';
}

async function find(catalogue: Catalogue, { kind, id }: ReportTarget): Promise<Reported['target']> {
  if (kind === 'review') {
    const review = await catalogue.reviewTarget(id);
    if (!review) return null;
    return { id, name: copy.review(review), to: `/product/${review.productId}/ulasan` };
  }
  const found = await catalogue[kind](id);
  return found && { id, name: found.name, to: `/${kind}/${id}` };
}

export default function Report({ loaderData: { kind, target } }: Route.ComponentProps) {
  if (!target) return kind === 'seller' ? <MissingSeller /> : <MissingProduct />;
  const { text, link } = copy.order;
  return (
    <div className="page max-w-2xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.titles[kind]}</h1>
      <p>
        <Link to={target.to} className="link inline-flex min-h-11 items-center">
          {target.name}
        </Link>
      </p>
      <p className="text-ink-soft">{copy.intro[kind]}</p>
      <div className="card p-4 sm:p-6">
        <ReportForm key={target.id} target={{ kind, id: target.id }} back={target.to} />
      </div>
      <p className="text-sm text-ink-soft">
        {text}{' '}
        <Link to={link.to} className="font-semibold text-brand underline">
          {link.label}
        </Link>
      </p>
    </div>
  );
}
