import type { Query } from '#server/platform/database/query.ts';
import { IN_TIME } from './due-invariants.ts';
import type { Invariant, Violation } from './invariant.ts';
import { MONEY } from './money-invariants.ts';
import { ORDERS } from './order-invariants.ts';
import { PAYOUTS } from './payout-invariants.ts';
import { REFUNDS } from './refund-invariants.ts';
import { RETURNS } from './return-invariants.ts';
import { readScope, type Scope } from './scope.ts';
import { SETTLEMENT } from './settlement-invariants.ts';
import { STOCK } from './stock-invariants.ts';
import { brokenTimelines, TIMELINES } from './timelines.ts';

const INVARIANTS: readonly Invariant[] = [
  ...STOCK,
  ...ORDERS,
  ...MONEY,
  ...REFUNDS,
  ...PAYOUTS,
  ...RETURNS,
  ...SETTLEMENT,
];

/** Violations by the name of the invariant. */
export type Violations = Record<string, Violation[]>;

/**
 * All violations of invariants of money and stock, by the name of the invariant; empty when all is well.
 * @param since only of what something happened to since then; by default of everything
 */
export async function brokenInvariants(query: Query, since: Date | null = null): Promise<Violations> {
  const scope = await readScope(query, since);
  const asked = INVARIANTS.filter(({ isOfAll = false }) => scope.isWhole || !isOfAll);
  const broken = await violationsOf(query, asked, scope);
  const told = await brokenTimelines(query, scope);
  if (told.length > 0) broken[TIMELINES] = told;
  return broken;
}

/** All overdue work, by the name of the invariant; empty when nothing is overdue. */
export const overdue = async (query: Query): Promise<Violations> =>
  violationsOf(query, IN_TIME, await readScope(query, new Date()));

async function violationsOf(
  query: Query,
  invariants: readonly Invariant[],
  scope: Scope,
): Promise<Violations> {
  const broken: Violations = {};
  for (const { name, violations } of invariants) {
    const found = await query<Violation>(violations(scope));
    if (found.length > 0) broken[name] = found;
  }
  return broken;
}

/** The names of all invariants, for whoever shows them. */
export const INVARIANT_NAMES: readonly string[] = [
  ...[...INVARIANTS, ...IN_TIME].map(({ name }) => name),
  TIMELINES,
];
