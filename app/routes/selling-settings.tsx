import { data, redirect, useSearchParams } from 'react-router';
import { shopSettingsPath } from '#domain/paths.ts';
import { reopeningDays } from '#domain/shops/holiday.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingSettingsCopy as copy } from '../copy/selling-settings.id.ts';
import { DoneNotice } from '../features/selling/notice.tsx';
import { SettingsScreen } from '../features/selling/settings-screen.tsx';
import { parseSettingsIntent, takeSettingsForm } from '../features/selling/take-settings-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-settings';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { selling, clock } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  return {
    shop: scope.sellerId,
    settings: await selling.settings(scope),
    days: reopeningDays(clock()),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { commands } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const answer = await takeSettingsForm(await request.formData(), { commands, scope });
  if ('done' in answer) throw redirect(`${shopSettingsPath(scope.sellerId)}?done=${answer.done}`, 303);
  return data(answer, { status: 422 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The settings of a shop. */
export default function SellingSettings({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const done = actionData ? null : parseSettingsIntent(search.get('done'));
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <p>
        <Link to={`/seller/${loaderData.shop}`} className="link inline-flex min-h-11 items-center">
          {copy.publicPage}
        </Link>
      </p>
      {done && <DoneNotice text={copy.done[done]} />}
      {/* Saved settings stand in the fields anew. */}
      <SettingsScreen key={loaderData.settings.version} {...loaderData} answer={actionData ?? null} />
    </div>
  );
}
