import type { Permission } from '../access/permissions.ts';

/** The kinds of cases: what somebody of the shop must decide. */
export const CASE_KIND_IDS = [
  'provider_refund',
  'chargeback',
  'chargeback_without_amount',
  'assumed_arrival',
  'contradicted_arrival',
  'missing_parcel',
  'disputed_return',
  'many_returns',
  'invented_waybill',
  'light_return',
  'failed_refund',
  'bounced_refund',
  'returned_payout',
  'broken_invariant',
  'unknown_money',
  'unnamed_account',
  'undecreed_year',
  'shop_registration',
] as const;

export type CaseKind = (typeof CASE_KIND_IDS)[number];

/** The kind that an address or a row names; null for none of ours. */
export const parseCaseKind = (given: string | null): CaseKind | null =>
  CASE_KIND_IDS.find((kind) => kind === given) ?? null;

const NEEDS: Readonly<Record<CaseKind, Permission>> = {
  provider_refund: 'operator.money.write',
  chargeback: 'operator.money.write',
  chargeback_without_amount: 'operator.money.write',
  assumed_arrival: 'operator.orders',
  contradicted_arrival: 'operator.orders',
  missing_parcel: 'operator.orders',
  disputed_return: 'operator.returns',
  many_returns: 'operator.returns',
  invented_waybill: 'operator.returns',
  light_return: 'operator.returns',
  failed_refund: 'operator.money.write',
  bounced_refund: 'operator.orders',
  returned_payout: 'operator.money.write',
  broken_invariant: 'operator.money.read',
  unknown_money: 'operator.money.write',
  unnamed_account: 'operator.orders',
  undecreed_year: 'operator.settings',
  shop_registration: 'operator.sellers',
};

/** What somebody needs to decide cases of a kind: the permission of what mends it, or of whoever asks the people in it. */
export const caseNeeds = (kind: CaseKind): Permission => NEEDS[kind];

/** The kinds of cases that somebody with these permissions decides. */
export const kindsFor = (permissions: readonly Permission[]): CaseKind[] =>
  CASE_KIND_IDS.filter((kind) => permissions.includes(NEEDS[kind]));
