import type { FastifyInstance } from 'fastify';
import type { Principal } from '#domain/access/principal.ts';
import type { Query, Transaction } from '#server/platform/database/query.ts';
import type { Identities } from '../accounts/identity.ts';
import { registerSessions } from './routes-session.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createWebSessions, type GuestMerge } from './web-sessions.ts';

/** The sessions of private pages, as the rest of identity needs them. */
export interface Sessions {
  /** `/session`: opens and ends them. */
  register(app: FastifyInstance): Promise<void>;
  /** Who asks, by the `Cookie` header of a request; null when nobody that we know. */
  principal(cookieHeader: string | undefined): Promise<Principal | null>;
  /** Deletes sessions that are over. */
  sweep(): Promise<void>;
}

/** @param clock real time: sessions do not follow the clock of a demo shop */
export function startSessions(given: {
  query: Query;
  transaction: Transaction;
  clock: () => Date;
  publicUrl: string;
  identities: Identities;
  merges?: readonly GuestMerge[];
}): Sessions {
  const { publicUrl, identities, clock } = given;
  const sessions = createWebSessions(given);
  const cookie = createSessionCookie(publicUrl);
  return {
    register: async (app) => {
      await app.register(async (scope) =>
        registerSessions(scope, { identities, sessions, cookie, publicUrl, clock }),
      );
    },
    async principal(cookieHeader) {
      const token = cookie.read(cookieHeader);
      return token === null ? null : sessions.find(token);
    },
    sweep: () => sessions.sweep(),
  };
}
