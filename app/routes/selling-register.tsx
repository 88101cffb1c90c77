import { data, redirect } from 'react-router';
import { REGISTER_SHOP_PATH, shopProductsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingRegisterCopy as copy } from '../copy/selling-register.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { RefusedNotice } from '../features/selling/notice.tsx';
import { type JudgedName, RegistrationForm } from '../features/selling/registration-form.tsx';
import { sentBack, takeRegistrationForm } from '../features/selling/take-registration-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/selling-register';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: REGISTER_SHOP_PATH,
    noindex: true,
  });

export const handle: RouteHandle = {
  crumbs: () => [{ label: desksCopy.selling.title, to: '/selling' }, { label: copy.title }],
};

/** With a name in the address also what can be said of it, for the form that asks while it is typed. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireUser(args);
  const { registering } = args.context.get(servicesContext);
  const name = args.url.searchParams.get('nama');
  const judged: JudgedName = name === null ? null : await registering.judgeName(name);
  return { judged, last: await registering.last(userId) };
}

/** Opens the shop, or lets the operator decide. */
export async function action(args: Route.ActionArgs) {
  const { registering, regions } = args.context.get(servicesContext);
  const { userId } = await requireUser(args);
  const form = await args.request.formData();
  const done = await takeRegistrationForm(form, { registering, regions, userId });
  if ('faults' in done) return data(done, { status: 422 });
  const to = done.sellerId === null ? REGISTER_SHOP_PATH : `${shopProductsPath(done.sellerId)}?done=opened`;
  throw redirect(to, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** Where somebody opens a shop. */
export default function SellingRegister({ loaderData: { last }, actionData }: Route.ComponentProps) {
  const answer = actionData ?? (last?.state === 'refused' ? sentBack(last) : null);
  if (last?.state === 'waiting') {
    return (
      <div className="page max-w-xl space-y-4 pt-2">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          {desksCopy.selling.waiting.title(last.name)}
        </h1>
        <p>{desksCopy.selling.waiting.text}</p>
        <Link to="/selling" className="button button-primary">
          {desksCopy.selling.waiting.to}
        </Link>
      </div>
    );
  }
  return (
    <div className="page max-w-2xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <p className="text-ink-soft">{copy.intro}</p>
      <Outcome>{answer && <RefusedNotice text={answer.notice} />}</Outcome>
      <RegistrationForm answer={answer} />
    </div>
  );
}
