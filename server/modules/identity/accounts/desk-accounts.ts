import { LRUCache } from 'lru-cache';
import { IdentityUnavailable } from './identity.ts';
import { unavailable } from './project-account.ts';
import type { ProjectClient } from './project-client.ts';

const MINUTE_MS = 60_000;
/** How long, in ms, the project's answer about an account counts. */
const FRESH_MS = 5 * MINUTE_MS;
/** How long, in ms, it counts while the project cannot be asked. */
const GRACE_MS = 60 * MINUTE_MS;
/** How long, in ms, a project that failed is left alone, so that pages do not wait for it one by one. */
const PAUSE_MS = MINUTE_MS / 2;
/** Most accounts in the memory. */
const MOST_ACCOUNTS = 5000;

interface Known {
  isOpen: boolean;
  askedAt: number;
}

/**
 * Asks a hosted project whether an account may work at a desk: it exists, is not banned and belongs to a person who
 * registered (P-DESK-13). The project cannot tell us when that ends.
 * @throws IdentityUnavailable (the returned function) when the project could not be asked for an hour
 */
export function createDeskAccounts(
  client: ProjectClient,
  clock: () => Date,
): (userId: string) => Promise<boolean> {
  const known = new LRUCache<string, Known>({ max: MOST_ACCOUNTS });
  const asking = new Map<string, Promise<boolean>>();
  let failedAt = Number.NEGATIVE_INFINITY;

  async function ask(userId: string): Promise<boolean> {
    const answer = await client.ask('POST', '/rest/v1/rpc/is_desk_account', { body: { account: userId } });
    if (!answer.ok || typeof answer.body !== 'boolean') throw unavailable(answer);
    known.set(userId, { isOpen: answer.body, askedAt: clock().getTime() });
    return answer.body;
  }

  /** Pages that are asked for at the same moment share one question. */
  function askOnce(userId: string): Promise<boolean> {
    const running = asking.get(userId) ?? ask(userId).finally(() => asking.delete(userId));
    asking.set(userId, running);
    return running;
  }

  return async (userId) => {
    const now = clock().getTime();
    const last = known.get(userId);
    if (last && now - last.askedAt < FRESH_MS) return last.isOpen;
    const isInGrace = last !== undefined && now - last.askedAt < GRACE_MS;
    if (isInGrace && now - failedAt < PAUSE_MS) return last.isOpen;
    try {
      return await askOnce(userId);
    } catch (error) {
      if (!(error instanceof IdentityUnavailable)) throw error;
      failedAt = now;
      if (isInGrace) return last.isOpen;
      throw error;
    }
  };
}
