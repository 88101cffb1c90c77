import type { CaseKind } from '#domain/operating/case-kinds.ts';

/** What the forms of cases ask for, posted as `intent`. */
export const CASE_INTENTS = ['take', 'close', 'delivered', 'lost'] as const;
export type CaseIntent = (typeof CASE_INTENTS)[number];

/** Cases that are decided by whether a parcel has arrived. */
export const isAboutArrival = (kind: CaseKind | null): boolean =>
  kind === 'assumed_arrival' || kind === 'missing_parcel' || kind === 'contradicted_arrival';
