import { returnPath } from '#domain/paths.ts';
import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import type { OwnReturnCard } from '#server/services.ts';
import { complaintsCopy as copy, returnStateWords } from '../../../copy/return-pages.id.ts';
import { Link } from '../../../ui/link.tsx';
import { OrderPicture } from '../../order-parts/order-picture.tsx';
import { WibTime } from '../../order-parts/wib-time.tsx';

/** Returns, the newest first. */
export function ReturnCards({ cards }: { cards: readonly OwnReturnCard[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {cards.map((card) => (
        <Card key={card.number} card={card} />
      ))}
    </ul>
  );
}

function Card({ card }: { card: OwnReturnCard }) {
  const { order, n, number, shop, state, reason, openedAt, first, pieces, needsAccount } = card;
  // Of goods on their way the deadline is our own: then we look for them.
  const dueAt = card.payBy ?? (state === 'sent' ? null : card.dueAt);
  return (
    <li className="card p-4">
      <Link to={returnPath(order, n)} className="flex gap-3">
        {first && <OrderPicture src={first.imageUrl} />}
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="badge bg-brand-soft py-0.5 text-brand">{returnStateWords(card)}</span>
          <span className="block font-semibold">{first?.name}</span>
          <span className="block text-sm text-ink-soft">
            {copy.pieces(pieces)} · {RETURN_REASON_WORDS[reason]} · {shop}
          </span>
          <span className="nums block text-sm text-ink-soft">{number}</span>
          {needsAccount && <span className="block font-semibold text-danger">{copy.needsAccount}</span>}
          <span className="block text-sm text-ink-soft">
            {dueAt ? copy.until : copy.opened} <WibTime at={dueAt ?? openedAt} />
          </span>
        </span>
      </Link>
    </li>
  );
}
