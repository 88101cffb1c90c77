import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOREIGN_ORIGIN } from '#contracts/inbox/stored.ts';
import { Problem, sendProblem } from '#server/platform/http/problem.ts';

/** Posts of one form from one address; mobile networks put many shoppers behind one. */
const POSTS_PER_FORM = { max: 20, timeWindow: 10 * 60 * 1000 };
/** Posts of all forms together from one address. */
const POSTS_OVER_ALL = { max: 200, timeWindow: 60 * 60 * 1000 };

/** Counts a post; returns the seconds that its sender has to wait, 0 to continue. */
export type PostLimit = (request: FastifyRequest) => Promise<number>;

/** Creates the limits of the forms: each form is counted by its name, and all of them together. */
export function createPostLimits(app: FastifyInstance): (form: string) => PostLimit {
  const named = (limit: { max: number; timeWindow: number }, groupId: string) =>
    app.createRateLimit(Object.assign({ groupId }, limit));
  const overAll = named(POSTS_OVER_ALL, 'all forms');
  return (form) => {
    const ofForm = named(POSTS_PER_FORM, `form ${form}`);
    return async (request) => {
      for (const limit of [ofForm, overAll]) {
        const state = await limit(request);
        if (!state.isAllowed && state.isExceeded) return Math.max(1, state.ttlInSeconds);
      }
      return 0;
    };
  };
}

/**
 * Rejects posts from pages of other sites in a shopper's name. Browsers state the origin of every POST; other
 * programs, which carry nobody's cookies, may omit it.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers;
    if (request.method === 'GET' || origin === undefined || origin === publicUrl) return;
    if (URL.canParse(origin) && new URL(origin).host === request.host) return;
    return sendProblem(reply, new Problem('foreign_origin', FOREIGN_ORIGIN));
  });
}
