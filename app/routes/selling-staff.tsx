import { data, redirect, useSearchParams } from 'react-router';
import { shopStaffPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingStaffCopy as copy } from '../copy/selling-staff.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { StaffScreen } from '../features/selling/staff-screen.tsx';
import { parseStaffNotice, refusedStaff, takeStaffForm } from '../features/selling/take-staff-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser, shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-staff';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { selling, desks } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  return {
    shop: scope.sellerId,
    own: scope.membershipId,
    staff: await selling.staff(scope),
    hasFactor: await desks.hasFactor(scope.userId),
  };
}

export async function action(args: Route.ActionArgs) {
  const { desks, commands, publicUrl } = args.context.get(servicesContext);
  const scope = shopScopeOf(args);
  const user = await requireUser(args);
  const form = await args.request.formData();
  const answer = await takeStaffForm(form, { desks, commands, scope, user });
  if ('done' in answer) throw redirect(`${shopStaffPath(scope.sellerId)}?done=${answer.done}`, 303);
  if ('refused' in answer)
    return data({ refused: refusedStaff(form, answer.refused), link: null }, { status: 422 });
  return data({ refused: null, link: `${publicUrl}/selling/open?token=${answer.token}` });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** Who works at a shop. */
export default function SellingStaff({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const done = actionData ? null : parseStaffNotice(search.get('done'));
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Outcome>
        {actionData?.refused && <RefusedNotice text={actionData.refused.text} />}
        {done && <DoneNotice text={copy.done[done]} />}
      </Outcome>
      <StaffScreen {...loaderData} link={actionData?.link ?? null} refused={actionData?.refused ?? null} />
    </div>
  );
}
