import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import {
  type AccountKind,
  type AccountMonth,
  type AccountMovement,
  accountKinds,
  accountMonth,
  accountsOfKind,
  type HeldAccount,
} from '#server/modules/ledger/ledger.ts';
import { orderNumbers } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';

/** The ledger at the console (P-CONSOLE-13). Amounts are whole Rupiah. */

/** A time at which the invariants were asked, as `proof` tells it. */
export interface InvariantsAsked {
  scope: 'changed' | 'whole';
  at: Date;
  tookMs: number;
  broken: { name: string; rows: number; first: { subject: string; found: string }[] }[];
}

/** All accounts, and when it was last asked whether money, stock and orders agree. */
export interface LedgerOverview {
  kinds: AccountKind[];
  asked: InvariantsAsked[];
}

export const readLedger = async (
  query: Query,
  lastRuns: () => Promise<InvariantsAsked[]>,
): Promise<LedgerOverview> => ({ kinds: await accountKinds(query), asked: await lastRuns() });

/** An account with what its name is about: a shop's name, or the number of an order. */
export interface NamedHeldAccount extends HeldAccount {
  about: string | null;
}

/** One page of the accounts of a kind. */
export interface AccountList {
  accounts: NamedHeldAccount[];
  /** The account after which the next page begins; null on the last one. */
  next: string | null;
}

/** Accounts on a page of the list. */
const PAGE_ACCOUNTS = 50;

export async function readAccounts(
  query: Query,
  { kind, after }: { kind: string; after: string | null },
): Promise<AccountList> {
  const found = await accountsOfKind(query, { kind, after, most: PAGE_ACCOUNTS + 1 });
  const page = found.slice(0, PAGE_ACCOUNTS);
  const next = found.length > PAGE_ACCOUNTS ? (page.at(-1)?.account ?? null) : null;
  const about = await subjectsOf(
    query,
    page.map(({ account }) => account),
  );
  return { accounts: page.map((one) => ({ ...one, about: about.get(one.account) ?? null })), next };
}

/** What accounts are about: of a shop its name, of an order its number. */
async function subjectsOf(query: Query, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) =>
    accounts.flatMap((account) => (account.startsWith(`${kind}:`) ? account.slice(kind.length + 1) : []));
  const shops = await sellerNames(query, idsOf('seller').map(Number));
  const orders = await orderNumbers(query, idsOf('escrow'));
  return new Map([
    ...[...shops].map(([id, name]): [string, string] => [`seller:${id}`, name]),
    ...[...orders].map(([id, number]): [string, string] => [`escrow:${id}`, number]),
  ]);
}

/** A movement with the number of its order; null for what belongs to none. */
export type AccountLine = Omit<AccountMovement, 'orderId'> & { order: string | null };

/** The statement of an account for a month. */
export interface AccountStatement extends Omit<AccountMonth, 'rows'> {
  /** What it is about; null where its name says it. */
  about: string | null;
  lines: AccountLine[];
}

/** Most lines of a month on the screen, the newest. */
export const STATEMENT_LINES = 500;

export async function readStatement(
  query: Query,
  { account, month, most }: { account: string; month: string; most: number },
): Promise<AccountStatement> {
  const { rows, ...found } = await accountMonth(query, { account, month, most });
  const numbers = await orderNumbers(query, [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))]);
  return {
    ...found,
    about: (await subjectsOf(query, [account])).get(account) ?? null,
    lines: rows.map(({ orderId, ...line }) => ({
      ...line,
      order: orderId === null ? null : (numbers.get(orderId) ?? null),
    })),
  };
}
