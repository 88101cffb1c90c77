import { sellingCopy } from '../../copy/selling.id.ts';
import { WibTime } from '../order-parts/wib-time.tsx';

const copy = sellingCopy.due;

/** What the shop has to do with an order, and until when. */
export interface Due {
  acceptBy: Date | null;
  shipBy: Date | null;
  cancelAnswerBy: Date | null;
  state: string;
}

/** The deadline that comes first; null where the shop has nothing to do. */
export function dueOf({ acceptBy, shipBy, cancelAnswerBy, state }: Due): { text: string; at: Date } | null {
  if (cancelAnswerBy) return { text: copy.cancel, at: cancelAnswerBy };
  if (state === 'new' && acceptBy) return { text: copy.accept, at: acceptBy };
  if ((state === 'accepted' || state === 'packed') && shipBy) return { text: copy.ship, at: shipBy };
  return null;
}

/** Hours before a deadline from which it stands out. */
const SOON_HOURS = 12;

/** The next deadline of an order, which stands out when it is near. @param now the shop's clock */
export function OrderDue({ due, now }: { due: Due; now: Date }) {
  const next = dueOf(due);
  if (!next) return null;
  const left = next.at.getTime() - now.getTime();
  const isSoon = left < SOON_HOURS * 60 * 60 * 1000;
  return (
    <span className={isSoon ? 'font-semibold text-danger' : ''}>
      {left < 0 ? `${copy.over}. ${next.text}` : next.text} <WibTime at={next.at} />
    </span>
  );
}
