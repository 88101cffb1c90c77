import { type RouterContextProvider, redirect } from 'react-router';
import type { Principal, SignedInBrowser } from '#domain/access/principal.ts';
import { loginPath } from '#domain/accounts/next-path.ts';
import { type Language, languageCookie, parseLanguage } from '#domain/language.ts';
import type { OrderOwner, Scope, Visit } from '#server/services.ts';
import { servicesContext } from './services.ts';

/** What a loader or an action of a page gets. */
interface Asked {
  /** Address of the page, also when only its data is requested. */
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * The request that a private page answers.
 * @throws Error on a page that is not listed as private: public pages are the same for all
 */
export function visitOf({ context }: Pick<Asked, 'context'>): Visit {
  const { visit } = context.get(servicesContext);
  if (!visit) throw new Error('Only private pages know who asks (app/pages.ts)');
  return visit;
}

/**
 * The language of a screen of the account (P-SHOP-10). An address that chooses one with `?lang=` leads to the same screen
 * without it, and the browser keeps the choice.
 */
export function languageOf({ url, context }: Asked): Language {
  const params = new URLSearchParams(url.search);
  const chosen = parseLanguage(params.get('lang'));
  if (chosen === null) return visitOf({ context }).language;
  params.delete('lang');
  const path = params.size === 0 ? url.pathname : `${url.pathname}?${params}`;
  throw redirect(path, { headers: { 'Set-Cookie': languageCookie(chosen) } });
}

/** Leads to the login, and from there back here. A form that was posted here is kept meanwhile (P-FORM-12). */
export const signInFirst = ({ url }: Pick<Asked, 'url'>): Response =>
  redirect(loginPath(url.pathname + url.search));

/** Whoever signed in; everybody else is led to the login, and from there back here. */
export async function requireUser({ url, context }: Asked): Promise<SignedInBrowser> {
  const principal = await visitOf({ context }).principal();
  if (principal?.kind === 'user') return principal;
  throw signInFirst({ url });
}

/**
 * Who asks for a page of a desk, and what they may do there. The guard has let them in; loaders read the shop from here,
 * never from the address.
 * @throws Error on a page that names no desk in the table of pages
 */
export function scopeOf({ context }: Pick<Asked, 'context'>): Scope {
  const { scope } = context.get(servicesContext);
  if (!scope) throw new Error('Only pages of a desk have a scope (app/pages.ts)');
  return scope;
}

/**
 * {@link scopeOf} on a page of a shop.
 * @throws Error on a page of the operator's console
 */
export function shopScopeOf(asked: Pick<Asked, 'context'>): Scope & { sellerId: number } {
  const scope = scopeOf(asked);
  const { sellerId } = scope;
  if (sellerId === null) throw new Error('Only pages of a shop have its number (app/pages.ts)');
  return { ...scope, sellerId };
}

/** The owner whose orders somebody may see: the account, or this browser's guest. */
export const orderOwner = (principal: Principal): OrderOwner =>
  principal.kind === 'user' ? { userId: principal.userId } : { guestId: principal.guestId };

/** Whoever asks for orders; null when nobody that we know. */
export async function orderOwnerOf(asked: Pick<Asked, 'context'>): Promise<OrderOwner | null> {
  const principal = await visitOf(asked).principal();
  return principal && orderOwner(principal);
}

/** Who follows the link of a mail, with the headers of a session that was opened for it. */
export interface LinkOpener {
  owner: OrderOwner;
  headers: Record<string, string>;
}

/**
 * Whoever follows the link of a mail. A browser that we do not know becomes a guest's, for a link that holds and not for
 * any post. @returns null for nobody that we know with a link that is over
 */
export async function linkOpener(
  { context }: Pick<Asked, 'context'>,
  peek: () => Promise<unknown>,
): Promise<LinkOpener | null> {
  const visit = visitOf({ context });
  const known = await visit.principal();
  if (known) return { owner: orderOwner(known), headers: {} };
  if (!(await peek())) return null;
  const { guest, setCookie } = await visit.openGuest();
  return { owner: orderOwner(guest), headers: { 'Set-Cookie': setCookie } };
}
