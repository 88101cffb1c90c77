import { data, redirect, useSearchParams } from 'react-router';
import { shopSettingsPath } from '#domain/paths.ts';
import { parseMonth } from '#domain/payouts/statement-month.ts';
import { reopeningDays } from '#domain/shops/holiday.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingSettingsCopy as copy } from '../copy/selling-settings.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { ACCOUNT_ID, AccountSection } from '../features/selling/account-section.tsx';
import { DoneNotice } from '../features/selling/notice.tsx';
import { SettingsScreen } from '../features/selling/settings-screen.tsx';
import { parseAccountIntent, takeAccountForm } from '../features/selling/take-account-form.ts';
import { parseSettingsIntent, takeSettingsForm } from '../features/selling/take-settings-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { requireUser, shopScopeOf, visitOf } from '../visit.ts';
import type { Route } from './+types/selling-settings';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { selling, desks, clock } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const hasAccount = scope.permissions.includes('payout.account');
  return {
    shop: scope.sellerId,
    settings: await selling.settings(scope),
    days: reopeningDays(clock()),
    money: hasAccount ? (await selling.account(scope, parseMonth(null, clock()))).account : null,
    hasFactor: hasAccount && (await desks.hasFactor(scope.userId)),
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { commands, desks } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const form = await request.formData();
  const intent = parseAccountIntent(form.get('intent'));
  if (intent) {
    const { address } = visitOf({ context });
    const user = await requireUser(args);
    const taken = await takeAccountForm(intent, form, { commands, desks, scope, user, address });
    if ('done' in taken)
      throw redirect(`${shopSettingsPath(scope.sellerId)}?done=${taken.done}#${ACCOUNT_ID}`, 303);
    return data(taken, { status: 422 });
  }
  const answer = await takeSettingsForm(form, { commands, scope });
  if ('done' in answer) throw redirect(`${shopSettingsPath(scope.sellerId)}?done=${answer.done}`, 303);
  return data(answer, { status: 422 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The settings of a shop. */
export default function SellingSettings({
  loaderData: { money, hasFactor, ...loaded },
  actionData,
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = actionData ? null : search.get('done');
  const [done, doneAccount] = [parseSettingsIntent(asked), parseAccountIntent(asked)];
  const answer = actionData ?? null;
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <p>
        <Link to={`/seller/${loaded.shop}`} className="link inline-flex min-h-11 items-center">
          {copy.publicPage}
        </Link>
      </p>
      <Outcome>
        {done && <DoneNotice text={copy.done[done]} />}
        {doneAccount && <DoneNotice text={copy.account.done[doneAccount]} />}
      </Outcome>
      {/* Saved settings stand in the fields anew. */}
      <SettingsScreen
        key={loaded.settings.version}
        {...loaded}
        answer={answer && 'intent' in answer ? answer : null}
      >
        {money && (
          <AccountSection
            shop={loaded.shop}
            money={money}
            hasFactor={hasFactor}
            answer={answer && 'account' in answer ? answer : null}
          />
        )}
      </SettingsScreen>
    </div>
  );
}
