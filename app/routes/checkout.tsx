import {
  createContext,
  data,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router';
import { loginPath } from '#domain/accounts/next-path.ts';
import { readCheckoutForm } from '#domain/forms/checkout.ts';
import type { FieldErrors } from '#domain/forms/field-error.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { orderAddressPath } from '#domain/paths.ts';
import type { Catalogue, CheckoutPage, CheckoutRefusal } from '#server/services.ts';
import { checkoutCopy as copy } from '../copy/checkout.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { useSessionInStep } from '../features/account/use-session-in-step.ts';
import {
  type AddressDraft,
  addressValues,
  EMPTY_DRAFT,
  FIND_REGION,
} from '../features/addresses/posted-address.ts';
import { readAddress } from '../features/addresses/read-address.ts';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { NoCheckout } from '../features/checkout/no-checkout.tsx';
import { PlacedBefore } from '../features/checkout/placed-before.tsx';
import { ResendForm } from '../features/checkout/resend-form.tsx';
import { SimilarProducts } from '../features/checkout/similar-products.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { ErrorPage } from '../features/layout/error-page.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { isUnavailable } from '../unavailable.ts';
import { visitOf } from '../visit.ts';
import type { Route } from './+types/checkout';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: '/checkout',
    noindex: true,
  });

export const handle: RouteHandle = {
  crumbs: () => [{ label: copy.crumbs.cart, to: '/cart' }, { label: copy.crumbs.checkout }],
};

/** The button that asks for the fields of a new address, and the parameter of the page that has them. */
const NEW_ADDRESS = { intent: 'new-address', parameter: 'alamat', value: 'baru' } as const;

/** The parameter with the district of an address that is being typed, for which the figures are. */
const REGION_PARAMETER = 'wilayah';

const askedOf = (url: URL, context: Route.LoaderArgs['context']) => ({
  visit: visitOf({ context }),
  draftId: url.searchParams.get('d'),
  items: url.searchParams.getAll('item'),
  regionCode: url.searchParams.get(REGION_PARAMETER),
});

const STATUS: Readonly<Record<CheckoutPage['kind'], number>> = {
  open: 200,
  empty: 200,
  placed: 200,
  unknown: 404,
  invalid: 400,
};

/** The page as the post of the same request found it: to compute it again would double what a rush costs. */
const postedPage = createContext<CheckoutPage | null>(null);

export async function loader({ url, context }: Route.LoaderArgs) {
  const posted = context.get(postedPage);
  const { checkout, catalogue, payments } = context.get(servicesContext);
  const { hasInstalments } = payments;
  if (posted) return data({ page: posted, hasInstalments, similar: await similarTo(posted, catalogue) });
  try {
    const page = await checkout.page(askedOf(url, context));
    if (page.kind === 'placed') throw redirect(page.path, 303);
    const similar = await similarTo(page, catalogue);
    return data({ page, hasInstalments, similar }, { status: STATUS[page.kind] });
  } catch (thrown) {
    if (!isUnavailable(thrown)) throw thrown;
    // After a post the page shows what was typed, so it must not fail as a whole.
    return data({ page: null, hasInstalments, similar: [] }, { status: 503 });
  }
}

/** How many others are shown where goods are sold out. */
const SIMILAR_SIZE = 5;

/** Whether nothing of a checkout can be bought any more. */
const isSoldOut = (page: CheckoutPage | null | undefined): page is Extract<CheckoutPage, { kind: 'open' }> =>
  page?.kind === 'open' && page.view.missing.includes('lines');

/** Others like the goods of a checkout that is sold out as a whole (P-BUY-85). */
async function similarTo(page: CheckoutPage, catalogue: Pick<Catalogue, 'product' | 'relatedProducts'>) {
  if (!isSoldOut(page)) return [];
  const goods = page.view.shops[0]?.lines[0]?.goods;
  const product = goods ? await catalogue.product(goods.productId) : null;
  if (!product) return [];
  return (await catalogue.relatedProducts(product, SIMILAR_SIZE)).filter(({ isSoldOut }) => !isSoldOut);
}

/** What the server says of a form that did not lead on. */
interface Posted {
  page: CheckoutPage | null;
  refusal: CheckoutRefusal | null;
  faults: FieldErrors;
  newAddress: AddressDraft | null;
  /** Everything that was posted. */
  fields: [string, string][];
  wasPlaced: boolean;
  /** The purchase that another content of this checkout had become before. */
  before: { path: string; order: string } | null;
  failure: 'offline' | 'unavailable' | null;
}

const NOTHING_SAID = { page: null, refusal: null, faults: {}, newAddress: null, before: null, failure: null };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const wasPlaced = form.get('intent') === 'place';
  const posted: Posted = { ...NOTHING_SAID, fields, wasPlaced };
  try {
    return await post({ form, url, context, posted });
  } catch (thrown) {
    if (!isUnavailable(thrown)) throw thrown;
    return data<Posted>({ ...posted, failure: 'unavailable' }, { status: 503 });
  }
}

async function post({
  form,
  url,
  context,
  posted,
}: {
  form: FormData;
  url: URL;
  context: Route.ActionArgs['context'];
  posted: Posted;
}) {
  const { checkout, regions } = context.get(servicesContext);
  const read = readCheckoutForm(form);
  const typed = typesAddress(form) ? await readAddress(form, regions) : null;
  const newAddress = typed && typed.values === null ? typed.draft : null;
  const isFaulty = newAddress !== null || Object.keys(read.faults).length > 0;
  const outcome = await checkout.post({
    ...askedOf(url, context),
    regionCode: typedRegion(form),
    form: read,
    address: typed?.values ?? null,
    isFaulty,
  });
  const headers = outcome.setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  if (outcome.kind === 'moved') {
    const more = outcome.path.startsWith('/checkout?') ? parametersAfter(form, url) : '';
    throw redirect(outcome.path + more, { status: 303, headers });
  }
  if (outcome.kind === 'placed_before') {
    const { path, order } = outcome;
    context.set(postedPage, { kind: 'placed', path });
    return data<Posted>({ ...posted, before: { path, order } }, { status: 409, headers });
  }
  const { page, refusal } = outcome;
  context.set(postedPage, page);
  const faults = { ...read.faults, ...newAddress?.faults };
  const status = page.kind === 'open' ? statusOf(refusal, faults) : STATUS[page.kind];
  return data<Posted>({ ...posted, page, refusal, faults, newAddress }, { status, headers });
}

function statusOf(refusal: CheckoutRefusal | null, faults: FieldErrors): number {
  if (refusal?.code === 'too_many_requests') return 429;
  if (refusal?.code === 'incomplete' || refusal?.code === 'unknown_choice' || Object.keys(faults).length > 0)
    return 422;
  return refusal === null || refusal.code === 'prices' ? 200 : 409;
}

/** The district that stands in the fields of a new address; null without one. */
function typedRegion(form: FormData): string | null {
  return form.get('address') === 'new' ? String(addressValues(form)['region']) || null : null;
}

/** What the next address of the page says of a new address: that it is asked for or typed, and its district. */
function parametersAfter(form: FormData, url: URL): string {
  const isUpdate = form.get('intent') === 'update';
  const isTyped = isUpdate && url.searchParams.has(NEW_ADDRESS.parameter);
  const region = isUpdate ? typedRegion(form) : null;
  return [
    ...(form.get('intent') === NEW_ADDRESS.intent || isTyped
      ? [`&${NEW_ADDRESS.parameter}=${NEW_ADDRESS.value}`]
      : []),
    ...(region === null ? [] : [`&${REGION_PARAMETER}=${encodeURIComponent(region)}`]),
  ].join('');
}

/** Whether a new address was posted: a script that asks for figures sends one that is half typed. */
function typesAddress(form: FormData): boolean {
  if (form.get('address') !== 'new' || form.get('intent') === 'update') return false;
  if (['address', 'place'].includes(String(form.get('intent'))) || form.has(FIND_REGION)) return true;
  return ['recipient', 'phone', 'region', 'street'].some((name) => postedLine(form, name) !== '');
}

/** A network failure must not remove anything from the page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    const form = await sent.formData();
    const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const wasPlaced = form.get('intent') === 'place';
    return { ...NOTHING_SAID, fields, wasPlaced, failure: 'offline' } satisfies Posted;
  }
}

/**
 * The loader's data cannot be loaded either when the post failed. A refusal alone loads nothing again, but goods that
 * sold out meanwhile need others beside them (P-BUY-85).
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const posted: Partial<Posted> | undefined = actionResult;
  if (typeof posted?.failure === 'string') return false;
  return defaultShouldRevalidate || isSoldOut(posted?.page);
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const page = actionData?.before ? null : (actionData?.page ?? loaderData.page);
  useSessionInStep(page?.kind === 'open' ? page.userId : null);
  const here = `/checkout${params.size > 0 ? `?${params}` : ''}`;
  if (!page && !actionData) {
    return <ErrorPage error={{ status: 503, statusText: '', internal: false, data: null }} />;
  }
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {actionData?.before && (
        <PlacedBefore
          posted={actionData.fields}
          path={actionData.before.path}
          addressPath={orderAddressPath(actionData.before.order)}
        />
      )}
      {!page && actionData?.failure && <ResendForm posted={actionData.fields} path={here} />}
      {page?.kind === 'empty' && <NoCheckout {...copy.empty} />}
      {page?.kind === 'unknown' && <NoCheckout {...copy.unknown} />}
      {page?.kind === 'invalid' && <NoCheckout {...copy.invalid} text={copy.invalid.text[page.fault]} />}
      {page?.kind === 'open' && (page.view.shops.length > 0 || page.view.gone.length > 0) && (
        <CheckoutScreen
          state={{
            page,
            hasInstalments: loaderData.hasInstalments,
            hasSimilar: loaderData.similar.length > 0,
            refusal: actionData?.refusal ?? null,
            faults: actionData?.faults ?? {},
            typed: Object.fromEntries(actionData?.fields ?? []),
            wasPlaced: actionData?.wasPlaced ?? false,
            failure: actionData?.failure ?? null,
          }}
          loginPath={loginPath(here)}
          newAddress={
            actionData?.newAddress ??
            (page.address === null || params.get(NEW_ADDRESS.parameter) ? EMPTY_DRAFT : null)
          }
        />
      )}
      {loaderData.similar.length > 0 && <SimilarProducts products={loaderData.similar} />}
      {page?.kind === 'open' && page.view.shops.length === 0 && page.view.gone.length === 0 && (
        <NoCheckout {...copy.empty} />
      )}
    </div>
  );
}
