import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { RateCounter } from './rate-counter.ts';

/**
 * How long, in ms, a request waits to be counted in the database; then its process counts it. While a count is late the
 * next ones wait for none: a form has two limits, and answers within 8 s while the database hangs.
 */
const PATIENCE_MS = 400;
/** Most senders in the memory of one limit. */
const REMEMBERED = 5000;

type Counted = Parameters<FastifyRateLimitStore['incr']>;

/**
 * Decides where the limits of requests are counted. The general limit is counted in each process: it protects
 * that process, and a statement for each request would cost more than most requests. Limits of single routes
 * and forms are counted in the database, across all processes. While the database is away, or hangs, these are
 * counted in the process too.
 */
export function sharedLimits(counter: Pick<RateCounter, 'take'>): FastifyRateLimitStoreCtor {
  const late = new Set<Promise<number>>();
  return class extends MemoryStore {
    override child(merged: unknown): FastifyRateLimitStore {
      return new DatabaseStore({ counter, late }, nameOf(merged));
    }
  };
}

/** What a limit is asked to be: with the route that it is of, and a limit of no route with its own name. */
const options = z.object({
  groupId: z.string().optional(),
  routeInfo: z.object({ method: z.union([z.string(), z.array(z.string())]), url: z.string() }).partial(),
});

/** The name under which all processes count a limit. @throws Error for a limit of no route without a `groupId` */
function nameOf(merged: unknown): string {
  const { groupId, routeInfo } = options.parse(merged);
  if (groupId !== undefined) return groupId;
  if (routeInfo.url === undefined) throw new Error('A limit of no route needs a groupId as its name');
  return `${[routeInfo.method].flat().join(' ')} ${routeInfo.url}`;
}

/** Counts in this process, in windows that start with a sender's first request. */
class MemoryStore implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, number>({ max: REMEMBERED, ttl: 1 });

  incr(...[key, answer, timeWindow]: Counted): void {
    const current = (this.#counts.get(key) ?? 0) + 1;
    const ttl = current === 1 ? timeWindow : Math.max(1, this.#counts.getRemainingTTL(key));
    this.#counts.set(key, current, { ttl });
    answer(null, { current, ttl });
  }

  child(_merged: unknown): FastifyRateLimitStore {
    return new MemoryStore();
  }
}

/** The counter of the database, and the counts that it has kept waiting. */
interface Shared {
  counter: Pick<RateCounter, 'take'>;
  late: Set<Promise<number>>;
}

/** Counts in the database; a sender's bucket refills evenly over the window. */
class DatabaseStore extends MemoryStore {
  readonly #shared: Shared;
  readonly #name: string;

  constructor(shared: Shared, name: string) {
    super();
    this.#shared = shared;
    this.#name = name;
  }

  override incr(...[key, answer, timeWindow, max]: Counted): void {
    const limit = { burst: max, refillMs: timeWindow / max };
    const subject = `${this.#name}, ${max} in ${timeWindow} ms, of ${key}`;
    const { counter, late } = this.#shared;
    const taken = counter.take({ subject, limit });
    const over = new Promise<never>((_, reject) => {
      setTimeout(
        () => {
          late.add(taken);
          taken.catch(() => {}).finally(() => late.delete(taken));
          reject(new Error('The database did not count in time'));
        },
        late.size > 0 ? 0 : PATIENCE_MS,
      ).unref();
    });
    Promise.race([taken, over]).then(
      (waitS) =>
        answer(null, waitS === 0 ? { current: 1, ttl: timeWindow } : { current: max + 1, ttl: waitS * 1000 }),
      () => super.incr(key, answer, timeWindow, max),
    );
  }
}
