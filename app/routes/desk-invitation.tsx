import { data, Form, redirect } from 'react-router';
import { roleName } from '#domain/access/role-names.ts';
import { loginPath } from '#domain/accounts/next-path.ts';
import { OPERATOR_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { linkAnswer } from '../link-page.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser, visitOf } from '../visit.ts';
import type { Route } from './+types/desk-invitation';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = desksCopy.invitation;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true }),
  // The address is a key: no other page is to learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export const handle: RouteHandle = { crumbs: () => [{ label: copy.title }] };

/** Says what the link offers, and to which account. Changes nothing: mail programs follow links by themselves. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { desks } = context.get(servicesContext);
  const invitation = await desks.invitation(token);
  const visitor = await visitOf({ context }).principal();
  const memberships = visitor?.kind === 'user' && !invitation ? await desks.memberships(visitor.userId) : [];
  const shown = {
    token,
    offer: invitation && { shop: invitation.shop, role: invitation.role },
    email: visitor?.kind === 'user' ? visitor.email : null,
    /** Who has a role already may have got it by this link. */
    worksAt: {
      console: memberships.some(({ sellerId }) => sellerId === null),
      shop: memberships.some(({ sellerId }) => sellerId !== null),
    },
    login: loginPath(url.pathname + url.search),
  };
  return linkAnswer(shown, invitation !== null);
}

export async function action(args: Route.ActionArgs) {
  const { userId } = await requireUser(args);
  const form = await args.request.formData();
  const token = String(form.get('token') ?? '');
  const joined = await args.context.get(servicesContext).desks.accept(userId, token);
  if (!joined.ok) return data({ failure: joined.error.code }, { status: 422 });
  const { sellerId } = joined.value;
  throw redirect(sellerId === null ? '/operator' : `/selling/${sellerId}`, { status: 303 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** Where the link of an invitation leads. */
export default function DeskInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, offer, email, login, worksAt } = loaderData;
  if (offer === null) {
    return (
      <div className="page pt-6">
        <EmptyList title={copy.over} text={copy.overText} level={1}>
          {worksAt.console && (
            <Link to={OPERATOR_PATH} className="button button-primary">
              {copy.openConsole}
            </Link>
          )}
          {worksAt.shop && (
            <Link to="/selling" className="button button-primary">
              {copy.openShops}
            </Link>
          )}
        </EmptyList>
      </div>
    );
  }
  const role = roleName(offer.role);
  return (
    <div className="page max-w-xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {email === null ? (
        <div className="card space-y-4 p-5">
          <p>{copy.logIn}</p>
          <Link to={login} className="button button-primary max-sm:w-full">
            {copy.logInLink}
          </Link>
        </div>
      ) : (
        <Form method="post" className="card space-y-4 p-5">
          <p className="wrap-anywhere">
            {offer.shop === null ? copy.toConsole(role, email) : copy.toShop(offer.shop, role, email)}
          </p>
          {actionData && (
            <p role="alert" className="font-semibold text-danger">
              {actionData.failure === 'already_member' ? copy.alreadyMember : copy.over}
            </p>
          )}
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button button-primary max-sm:w-full">
            {copy.accept}
          </button>
        </Form>
      )}
    </div>
  );
}
