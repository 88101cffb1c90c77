import { data, redirect, useSearchParams } from 'react-router';
import { OPERATOR_CLOCK_PATH, OPERATOR_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingCopy } from '../copy/operating.id.ts';
import { operatingClockCopy as copy } from '../copy/operating-clock.id.ts';
import { CLOCK_MOVES, ClockScreen } from '../features/operating/clock-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { refuseForm, runCommand } from '../features/operating/run-command.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/operator-clock';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { demoClock } = context.get(servicesContext);
  const clock = demoClock && (await demoClock.read());
  return clock ? { clock } : data({ clock }, { status: 404 });
}

/** Lets the clock begin to move. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const move = CLOCK_MOVES.find((known) => known === form.get('intent'));
  if (!move) return data(refuseForm(form, operatingCopy.refused.other), { status: 422 });
  const answer = await runCommand(args, form, { name: 'demo.move_clock', input: { move } });
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_CLOCK_PATH}?done=${move}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The clock of a demo. */
export default function OperatorClock({ loaderData: { clock }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const refused = actionData ?? null;
  if (!clock)
    return (
      <div className="page">
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={OPERATOR_PATH} className="button button-primary">
            {copy.toHome}
          </Link>
        </EmptyList>
      </div>
    );
  const isBegun = search.has('done') && clock.jump?.state === 'open';
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice refused={refused?.refused ?? null} done={isBegun ? copy.done : null} />
      <ClockScreen clock={clock} refused={refused} />
    </div>
  );
}
