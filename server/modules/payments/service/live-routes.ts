import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type OrderOwner, purchasesOf } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { OpenStreams } from '#server/platform/http/open-streams.ts';
import type { OwnRoutesOptions } from '../proofs/proof-routes.ts';

/** Poll interval, in ms, of the payment of an open page. */
const LOOK_EVERY_MS = 2000;
/** How long, in ms, one answer stays open; the browser then reconnects by itself. */
const OPEN_FOR_MS = 10 * 60_000;

/** The short state of a payment: the page reloads its data when it changes. */
interface PayState {
  purchase: string;
  attempt: string | null;
}

const isFinal = ({ purchase }: PayState) => purchase !== 'awaiting';

/**
 * Follows a payment for its page: `/live` as server-sent events, `/state` for browsers and proxies that block
 * these.
 */
export function registerLive(
  app: FastifyInstance,
  { query, ownerOfRequest }: Pick<OwnRoutesOptions, 'query' | 'ownerOfRequest'>,
): void {
  const streams = new OpenStreams();
  app.addHook('preClose', async () => streams.endAll());
  app.get<{ Params: { number: string } }>('/checkout/pay/:number/state', async (request, reply) => {
    reply.header('Cache-Control', 'private, no-store');
    const state = await stateOf(query, await ownerOfRequest(request), request.params.number);
    return state ? { ...state, isFinal: isFinal(state) } : reply.code(404).send({});
  });
  app.get<{ Params: { number: string } }>('/checkout/pay/:number/live', async (request, reply) => {
    const owner = await ownerOfRequest(request);
    const { number } = request.params;
    const first = await stateOf(query, owner, number);
    const gone = first && owner && streams.open(owner.userId ?? owner.guestId, addressGroup(request.ip));
    // Browsers reconnect after any answer except this one.
    if (!gone) return reply.code(204).send();
    reply.hijack();
    const headers = {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store',
      'X-Accel-Buffering': 'no',
    };
    reply.raw.writeHead(200, headers);
    reply.raw.once('close', () => gone.abort());
    try {
      await follow({ query, owner, number, first, signal: gone.signal }, (text) => reply.raw.write(text));
    } catch {
      // The database or the browser went away: the browser reconnects.
    } finally {
      streams.close(gone);
      reply.raw.end();
    }
  });
}

async function follow(
  given: { query: Query; owner: OrderOwner | null; number: string; first: PayState; signal: AbortSignal },
  write: (text: string) => void,
): Promise<void> {
  const { query, owner, number, signal } = given;
  const until = performance.now() + OPEN_FOR_MS;
  let last = '';
  for (let state: PayState | null = given.first; state && !signal.aborted; ) {
    const text = JSON.stringify({ ...state, isFinal: isFinal(state) });
    // A comment line keeps proxies from closing an idle connection.
    write(text === last ? ': \n\n' : `data: ${text}\n\n`);
    last = text;
    if (isFinal(state) || performance.now() > until) return;
    await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false });
    state = await stateOf(query, owner, number);
  }
}

async function stateOf(query: Query, owner: OrderOwner | null, number: string): Promise<PayState | null> {
  if (!owner) return null;
  const [state] = await query<PayState>(sql`
    select p.state as purchase, (
      select a.id || ' ' || a.state from payment_attempts a where a.purchase_id = p.id
      order by a.created_at desc, a.id limit 1) as attempt
    from purchases p where p.number = ${number} and p.id in ${purchasesOf(owner)}`);
  return state ?? null;
}
