import { data, redirect, useSearchParams } from 'react-router';
import { operatorSellersPath, registrationPath } from '#domain/paths.ts';
import type { RegistrationIdentity } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingSellersCopy } from '../copy/operating-sellers.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { RegistrationScreen } from '../features/operating/registration-screen.tsx';
import { type RefusedForm, runCommand } from '../features/operating/run-command.ts';
import {
  IDENTITY_INTENT,
  registrationCommandOf,
  SELLER_INTENTS,
  takeSellerForm,
} from '../features/operating/take-seller-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/operator-registration';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingSellersCopy.registration;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(operatingSellersCopy.list.title),
    description: operatingSellersCopy.list.description,
    noindex: true,
  });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const found = await operating.registration(args.params.id);
  const loaded = { found, isStale: !(await desks.hasFreshCode(await requireUser(args))) };
  return found ? loaded : data(loaded, { status: 404 });
}

/** Shows the identity on the page itself, and decides once. */
export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  const form = await args.request.formData();
  if (form.get('intent') === IDENTITY_INTENT) {
    const wanted = { name: 'seller.show_registration', input: { registration: id } };
    const shown = await runCommand(args, form, wanted);
    if ('refused' in shown) return data(answer(shown, null), { status: 422 });
    return data(answer(null, identityIn(shown.done)));
  }
  const done = await takeSellerForm(args, form, registrationCommandOf(id));
  if ('refused' in done) return data(answer(done, null), { status: 422 });
  throw redirect(`${registrationPath(id)}?done=${done.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

const answer = (refused: RefusedForm | null, identity: RegistrationIdentity | null) => ({
  refused,
  identity,
});

const identityIn = ([identity]: readonly unknown[]): RegistrationIdentity => identity as RegistrationIdentity;

/** One registration of a shop. */
export default function OperatorRegistration({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { found, isStale } = loaderData;
  const refused = actionData?.refused ?? null;
  const done = SELLER_INTENTS.find((known) => known === search.get('done'));
  return (
    <div className="page space-y-5">
      <Notice
        refused={refused?.refused ?? null}
        done={done && !actionData ? operatingSellersCopy.done[done] : null}
      />
      {found ? (
        <RegistrationScreen
          found={found}
          identity={actionData?.identity ?? null}
          ground={{ action: registrationPath(params.id), refused, isStale }}
        />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={operatorSellersPath()} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
