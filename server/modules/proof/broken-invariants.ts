import type { Query } from '#server/platform/database/query.ts';
import { IN_TIME } from './due-invariants.ts';
import type { Invariant, Violation } from './invariant.ts';
import { MONEY } from './money-invariants.ts';
import { ORDERS } from './order-invariants.ts';
import { REFUNDS } from './refund-invariants.ts';
import { STOCK } from './stock-invariants.ts';
import { brokenTimelines, TIMELINES } from './timelines.ts';

const INVARIANTS: readonly Invariant[] = [...STOCK, ...ORDERS, ...MONEY, ...REFUNDS];

/** All violations of invariants of money and stock, by the name of the invariant; empty when all is well. */
export async function brokenInvariants(query: Query): Promise<Record<string, Violation[]>> {
  const broken = await violationsOf(query, INVARIANTS);
  const told = await brokenTimelines(query);
  if (told.length > 0) broken[TIMELINES] = told;
  return broken;
}

/** All overdue work, by the name of the invariant; empty when nothing is overdue. */
export const overdue = (query: Query): Promise<Record<string, Violation[]>> => violationsOf(query, IN_TIME);

async function violationsOf(
  query: Query,
  invariants: readonly Invariant[],
): Promise<Record<string, Violation[]>> {
  const broken: Record<string, Violation[]> = {};
  for (const { name, violations } of invariants) {
    const found = await query<Violation>(violations);
    if (found.length > 0) broken[name] = found;
  }
  return broken;
}

/** The names of all invariants, for whoever shows them. */
export const INVARIANT_NAMES: readonly string[] = [
  ...[...INVARIANTS, ...IN_TIME].map(({ name }) => name),
  TIMELINES,
];
