import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Moves a guest's data to the account that the guest signed in to, inside the transaction of the sign-in. */
export type GuestMerge = (query: Query, merged: { guestId: string; userId: string }) => Promise<void>;

/** What stays sealed when an account is deleted. */
export interface KeptData {
  sealed: number;
  sealedUntil: Date;
}

/**
 * Data of people in another module: a guest's is merged into the account, an account's is exported and
 * deleted with it.
 */
export interface Belongings {
  /** Moves a guest's data to the account that the guest signed in to. */
  readonly merge: GuestMerge;
  /** Its part of 'Download my data', and the name of that part. */
  readonly exported: (query: Query, userId: string) => Promise<Record<string, unknown>>;
  /** Keeps what an operator has stopped for the account beyond its deletion. Called before anything of it is deleted. */
  readonly keepBlocks?: (tx: Tx, account: { userId: string; email: string }) => Promise<void>;
  /**
   * Deletes it with the account, inside the same transaction. What goes on is left to the guest of the browser in which
   * that was asked for, if there is one.
   */
  readonly remove: (tx: Tx, userId: string, guestId: string | null) => Promise<void>;
  /** Whether the account must stay for now: a shop of it has something open (P-ACC-18). */
  readonly mustStay?: (tx: Tx, userId: string) => Promise<boolean>;
  /** How many purchases of the account the law asks to keep, and until when (P-ACC-17). */
  readonly kept?: (query: Query, userId: string) => Promise<KeptData>;
  /** Deletes the data of guests whose browser session has ended, and what is kept for some time only. */
  readonly sweep: (query: Query) => Promise<void>;
  /** Endpoints below `/api` for signed-in users. */
  readonly register?: (
    app: FastifyInstance,
    query: Query,
    whoAsks: (request: FastifyRequest) => { userId: string },
  ) => void;
}

/** Whether one of the modules needs an account for now. */
export async function mustStay(tx: Tx, belongings: readonly Belongings[], userId: string): Promise<boolean> {
  for (const module of belongings) if (await module.mustStay?.(tx, userId)) return true;
  return false;
}
