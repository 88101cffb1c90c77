import { operatingCopy } from '../../copy/operating.id.ts';
import { CASE_INTENTS } from './case-intents.ts';

/** What the last form about cases did, as the address says; null for nothing. */
export function doneWords(search: URLSearchParams): string | null {
  const done = CASE_INTENTS.find((known) => known === search.get('done'));
  const count = Number(search.get('n') ?? 1);
  return done && Number.isInteger(count) && count > 0 ? operatingCopy.done[done](count) : null;
}
