import { shownState } from '#domain/orders/shown-state.ts';
import type { OrderView } from '#server/services.ts';
import { orderCopy as copy } from '../../copy/order.id.ts';
import { WibTime } from '../order-parts/wib-time.tsx';

const DEADLINES = [
  'cancelAnswerBy',
  'payBy',
  'confirmBy',
  'acceptBy',
  'shipBy',
  'receiveBy',
  'returnBy',
] as const;

/** 'Belum' to the question whether it arrived. */
const isDenial = ({ event }: OrderView['events'][number]) => event === 'not_arrived';

/** Until when something must happen, and what comes of it otherwise. */
export function OrderDeadlines({ order }: { order: OrderView }) {
  const { deadlines, missingSince, state, isCod } = order;
  const deniedAt = shownState(order) === 'shipped' && order.events.findLast(isDenial)?.at;
  if (deniedAt) return <Deadline name={copy.deniedSince} at={deniedAt} text={copy.deniedText(isCod)} />;
  if (state === 'delivered' && missingSince !== null)
    return <Deadline name={copy.missingSince} at={missingSince} text={copy.missingText} />;
  const next = DEADLINES.find((name) => deadlines[name] !== null);
  const at = next && deadlines[next];
  if (!next || !at) return null;
  const isExchange = next === 'payBy' && order.exchangeOf !== null;
  const text = isExchange ? copy.exchangeLapses : copy.deadlineTexts[next](isCod);
  return <Deadline name={copy.deadlines[next]} at={at} text={text} />;
}

function Deadline({ name, at, text }: { name: string; at: Date; text: string }) {
  return (
    <div className="rounded-2xl bg-accent-soft p-4">
      <p className="text-accent-ink">{name}</p>
      <p className="text-lg font-bold">
        <WibTime at={at} />
      </p>
      <p className="text-sm">{text}</p>
    </div>
  );
}
