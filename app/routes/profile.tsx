import { data, redirect, useSearchParams } from 'react-router';
import type { SignedInUser } from '#domain/access/principal.ts';
import { PROFILE_TEXTS } from '#domain/accounts/profile.ts';
import { accountFaults, accountForms } from '#domain/forms/account-forms.ts';
import type { Language } from '#domain/language.ts';
import { ADDRESSES_PATH, NEW_ADDRESS_PATH } from '#domain/paths.ts';
import type { OrderList } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { EmptyPanel } from '../features/account/empty-panel.tsx';
import type { PlainPost } from '../features/account/plain-post.ts';
import { ProfileScreen, parseAccountTab } from '../features/account/profile-screen.tsx';
import { accountCopyIn, useAccountCopy } from '../features/account/use-account-copy.ts';
import { answerAddressForm } from '../features/addresses/address-actions.ts';
import { isAddressIntent } from '../features/addresses/address-intents.ts';
import { AddressesTab } from '../features/addresses/addresses-tab.tsx';
import { OfferDestination } from '../features/delivery/offer-destination.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { LastOrders } from '../features/orders/last-orders.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { WishlistPanel } from '../features/wishlist/wishlist-panel.tsx';
import { servicesContext } from '../services.ts';
import { languageOf, requireUser, visitOf } from '../visit.ts';
import type { Route } from './+types/profile';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description } = accountCopyIn(loaderData?.language).profile;
  return pageMeta(matches, { title: pageTitle(title), description, path: '/profile', noindex: true });
};

export const handle: RouteHandle<{ language: Language }> = {
  crumbs: ({ language }) => [{ label: accountCopyIn(language).profile.crumb }],
};

export async function loader(args: Route.LoaderArgs) {
  const language = languageOf(args);
  const user = await requireUser(args);
  const { userId, email } = user;
  const tab = parseAccountTab(args.url.searchParams.get('tab'));
  const { addresses, orders, chats } = args.context.get(servicesContext);
  return {
    language,
    userId,
    email,
    profile: await visitOf(args).profile(userId),
    unreadChats: await chats.unread(userId),
    addresses: await addresses.list(user),
    orders: tab === 'orders' ? await orders.list({ userId }, { tab: 'all', q: '', page: 1 }) : null,
  };
}

/** The forms of the address book; and saves the profile, or signs out, for a browser without scripts. */
export async function action(args: Route.ActionArgs) {
  const user = await requireUser(args);
  const { userId } = user;
  const visit = visitOf(args);
  const form = await args.request.formData();
  if (isAddressIntent(form.get('intent'))) return changeAddresses(args, { form, user });
  if (form.get('intent') === 'sign-out') {
    throw redirect('/auth', { headers: { 'Set-Cookie': await visit.signOut() } });
  }
  const typed = Object.fromEntries(PROFILE_TEXTS.map((name) => [name, String(form.get(name) ?? '')]));
  const parsed = accountForms.profile.safeParse(typed);
  if (parsed.success) {
    await visit.saveProfile(userId, parsed.data);
    throw redirect('/profile?saved=1');
  }
  const posted: PlainPost = { intent: 'save', typed, faults: accountFaults('profile', typed), failure: null };
  return data({ profile: posted, address: null }, { status: 422 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

async function changeAddresses(
  { context }: Route.ActionArgs,
  { form, user }: { form: FormData; user: SignedInUser },
) {
  const answer = await answerAddressForm(form, context.get(servicesContext), user);
  if ('done' in answer) throw redirect(`${ADDRESSES_PATH}&done=${answer.done}`);
  return data({ profile: null, address: answer }, { status: 422 });
}

export default function Profile({ loaderData: account, actionData }: Route.ComponentProps) {
  const copy = useAccountCopy().profile;
  const [params] = useSearchParams();
  const empty = (
    <div lang={account.language}>
      <EmptyPanel icon="heart" text={copy.emptyWishlist} link={copy.toShop} />
    </div>
  );
  return (
    <>
      <OfferDestination address={account.addresses[0]} />
      <ProfileScreen
        tab={parseAccountTab(params.get('tab'))}
        account={account}
        posted={actionData?.profile ?? null}
        isSaved={params.get('saved') === '1'}
        unreadChats={account.unreadChats}
        orders={<OrdersTab list={account.orders} />}
        addresses={
          <AddressesTab
            addresses={account.addresses}
            asked={params}
            answer={actionData?.address ?? null}
            empty={
              <EmptyPanel
                icon="map-pin"
                text={copy.noAddresses}
                link={copy.addAddress}
                to={NEW_ADDRESS_PATH}
              />
            }
          />
        }
        wishlist={(heading) => (
          <div lang="id">
            <WishlistPanel heading={heading} empty={empty} />
          </div>
        )}
      />
    </>
  );
}

/** The last orders, or the empty state. */
function OrdersTab({ list }: { list: OrderList | null }) {
  const copy = useAccountCopy().profile;
  if (list === null || list.counts.all === 0)
    return <EmptyPanel icon="package" text={copy.noOrders} link={copy.toShop} />;
  return <LastOrders list={list} />;
}
