import type { DeskAccess, DeskPage, Desks, Scope } from '#server/modules/access/access.ts';
import type { Visit } from '#server/modules/identity/identity.ts';
import type { DeskRule } from '#server/services.ts';
import { dataAddress } from './render/page-address.ts';
import type { SitePage } from './render/renderer.ts';

/** The route that shows the guard's answer instead of a page (`app/routes/desk-gate.tsx`). */
const GATE = '/desk/gate';

/** What the guard asks of an address. */
type AskedPage = Pick<SitePage, 'params' | 'pathname' | 'search' | 'isData'>;

/** Whether a request may see its page of a desk: with which scope, or which address answers instead. */
export type Guarded = { scope: Scope } | { url: string };

/**
 * Asks who may see a page of a desk, before the router sees the request: so pages, their data and their forms are guarded
 * in every spelling (P-DESK-1).
 */
export async function guardDesk(
  { desks, visit }: { desks: Desks; visit: Visit },
  { desk: rule, page }: { desk: DeskRule; page: AskedPage },
): Promise<Guarded> {
  const asked = deskPage(rule, page);
  const access = asked ? await desks.access(await visit.principal(), asked) : NOT_THERE;
  if (access.kind === 'open') return { scope: access.scope };
  // Which parts of its data a navigation asked for is nothing to come back to.
  const query = new URLSearchParams(page.search);
  query.delete('_routes');
  const next = encodeURIComponent(query.size === 0 ? page.pathname : `${page.pathname}?${query}`);
  const gate = page.isData ? dataAddress(GATE) : GATE;
  return { url: `${gate}?${answerOf(access, next)}` };
}

const NOT_THERE: DeskAccess = { kind: 'not_found' };

/** The desk of an address; null when it names a shop that cannot exist. */
function deskPage({ desk, needs }: DeskRule, { params, pathname: address }: AskedPage): DeskPage | null {
  if (desk === 'operator') return { desk, sellerId: null, needs, address };
  const shop = params['shop'] ?? '';
  return /^[1-9]\d{0,8}$/.test(shop) ? { desk, sellerId: Number(shop), needs, address } : null;
}

/** The gate's parameters. @param next the page that was asked for, encoded */
function answerOf({ kind }: Exclude<DeskAccess, { kind: 'open' }>, next: string): string {
  switch (kind) {
    case 'log_in':
      return `ask=login&next=${next}`;
    case 'set_up_factor':
    case 'give_code':
    case 'no_key':
      return `ask=code&next=${next}`;
    case 'forbidden':
      return 'status=403';
    case 'not_found':
      return 'status=404';
  }
}
