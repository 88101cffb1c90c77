import { data, redirect, useSearchParams } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { operatorSellerPath, operatorSellersPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingSellersCopy } from '../copy/operating-sellers.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { SellerScreen } from '../features/operating/seller-screen.tsx';
import { SELLER_INTENTS, sellerCommandOf, takeSellerForm } from '../features/operating/take-seller-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-seller';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingSellersCopy.seller;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(`${copy.title} ${params.id}`),
    description: operatingSellersCopy.list.description,
    noindex: true,
  });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const id = parseId(args.params.id);
  const seller = id === null ? null : await operating.seller(id);
  const { permissions } = scopeOf(args);
  const loaded = {
    seller,
    mayMoveMoney: permissions.includes('operator.money.write'),
    mayReadAudit: permissions.includes('operator.audit'),
    maySetCommission: permissions.includes('operator.settings.money'),
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
  };
  return seller ? loaded : data(loaded, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const id = parseId(args.params.id) ?? 0;
  const answer = await takeSellerForm(args, await args.request.formData(), sellerCommandOf(id));
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${operatorSellerPath(id)}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** One shop. */
export default function OperatorSeller({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { seller, isStale, ...may } = loaderData;
  const refused = actionData ?? null;
  const done = SELLER_INTENTS.find((known) => known === search.get('done'));
  return (
    <div className="page space-y-5">
      <Notice refused={refused?.refused ?? null} done={done ? operatingSellersCopy.done[done] : null} />
      {seller ? (
        <SellerScreen
          seller={seller}
          {...may}
          ground={{ action: operatorSellerPath(seller.id), refused, isStale }}
        />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={operatorSellersPath({ tab: 'open' })} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
