import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Query } from '#server/platform/database/query.ts';
import type { GuestMerge } from '../sessions/web-sessions.ts';

/** What another module keeps of people: a guest's joins the account, and an account's is exported and goes with it. */
export interface Belongings {
  /** Gives what a guest has to the account that the guest signed in to. */
  readonly merge: GuestMerge;
  /** Its part of 'Download my data', by the name under which it stands there. */
  readonly exported: (query: Query, userId: string) => Promise<Record<string, unknown>>;
  /** Deletes it with the account; inside the transaction that deletes the account. */
  readonly remove: (query: Query, userId: string) => Promise<void>;
  /** Deletes what belonged to guests whose browser is not known any more. */
  readonly sweep: (query: Query) => Promise<void>;
  /** Endpoints below `/api` for whoever signed in. */
  readonly register?: (
    app: FastifyInstance,
    query: Query,
    whoAsks: (request: FastifyRequest) => { userId: string },
  ) => void;
}
