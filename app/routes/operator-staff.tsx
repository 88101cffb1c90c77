import { data, redirect, useSearchParams } from 'react-router';
import { OPERATOR_STAFF_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingStaffCopy as copy } from '../copy/operating-staff.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { StaffScreen } from '../features/operating/staff-screen.tsx';
import { STAFF_INTENTS, takeStaffForm } from '../features/operating/take-staff-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-staff';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  return {
    staff: await operating.staff(),
    own: scopeOf(args).membershipId,
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
  };
}

/** Shows the link of an invitation on the page itself, once; everything else leads back here. */
export async function action(args: Route.ActionArgs) {
  const { publicUrl } = args.context.get(servicesContext);
  const answer = await takeStaffForm(args, await args.request.formData());
  if ('done' in answer) throw redirect(`${OPERATOR_STAFF_PATH}?done=${answer.done}`, 303);
  if ('refused' in answer) return data({ refused: answer, link: null }, { status: 422 });
  return data({ refused: null, link: `${publicUrl}/operator/open?token=${answer.token}` });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** Who works at the console. */
export default function OperatorStaff({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { staff, own, isStale } = loaderData;
  const refused = actionData?.refused ?? null;
  const asked = STAFF_INTENTS.find((known) => known === search.get('done'));
  const done = asked === undefined || asked === 'invite' || asked === 'again' ? null : copy.done[asked];
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice refused={refused?.refused ?? null} done={actionData ? null : done} />
      <StaffScreen
        staff={staff}
        own={own}
        ground={{ action: OPERATOR_STAFF_PATH, refused, isStale }}
        link={actionData?.link ?? null}
      />
    </div>
  );
}
