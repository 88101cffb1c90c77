import { tabOf } from '#domain/orders/seller-tabs.ts';
import { awaitsSending } from '#domain/orders/transitions.ts';
import type { CommandRefusal } from '#server/services.ts';
import { sellingCopy } from '../../copy/selling.id.ts';

const copy = sellingCopy.refused;

/** Why nothing was changed, for the people of a shop. */
export function sayRefusal(refusal: CommandRefusal): string {
  switch (refusal.code) {
    case 'wrong_state':
      return copy.wrongState(refusal.number);
    case 'not_asked':
      return copy.notAsked(refusal.number);
    case 'no_couriers':
      return copy.noCouriers;
    case 'no_pickup':
      return copy.noPickup;
    case 'waybill_taken':
      return copy.waybillTaken;
    case 'cannot_be_sent':
      return copy.cannotBeSent(refusal.number);
    case 'forbidden':
      return copy.forbidden;
    case 'not_found':
      return copy.notFound;
    case 'packing_changed':
      return copy.packingChanged(refusal.number);
    case 'unknown_media':
      return copy.unknownPhoto;
    case 'too_many_files':
      return copy.tooManyPhotos;
    case 'stale_factor':
      return copy.staleFactor;
    case 'invalid':
      return refusal.problems.some(({ path }) => path === 'waybill') ? copy.waybill : copy.invalid;
    default:
      return copy.other;
  }
}

/** Why one of several ticked orders was left as it was, to stand behind its number. */
export function sayLeft(refusal: CommandRefusal): string {
  const words = sellingCopy.left;
  if (refusal.code === 'wrong_state') return words.nowIn(tabOf(refusal.state));
  if (refusal.code !== 'cannot_be_sent') return sayRefusal(refusal);
  if (refusal.state === 'new') return words.notAccepted;
  return awaitsSending(refusal.state) ? words.notToBeSent : words.nowIn(tabOf(refusal.state));
}
