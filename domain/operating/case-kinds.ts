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

/** What somebody needs to decide cases of a kind. */
export const caseNeeds = (kind: CaseKind): Permission =>
  kind === 'shop_registration' ? 'operator.sellers' : 'operator.orders';
