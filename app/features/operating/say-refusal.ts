import type { CommandRefusal } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';

const copy = operatingCopy.refused;

/** Why nothing was changed, for the operator's people. */
export function sayRefusal(refusal: CommandRefusal): string {
  switch (refusal.code) {
    case 'invalid':
      return copy.invalid;
    case 'forbidden':
      return copy.forbidden;
    case 'not_found':
      return copy.notFound;
    case 'stale_factor':
      return copy.staleFactor;
    case 'reason_missing':
      return copy.reason;
    case 'case_closed':
      return copy.caseClosed(refusal.id, refusal.reason);
    case 'wrong_state':
      return copy.wrongState(refusal.number);
    case 'no_parcel':
      return copy.noParcel(refusal.number);
    case 'cannot_be_lost':
      return copy.cannotBeLost(refusal.number);
    default:
      return copy.other;
  }
}
