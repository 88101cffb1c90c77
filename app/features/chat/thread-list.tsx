import type { ChatCard } from '#server/services.ts';
import { chatCopy as copy, shopChatCopy } from '../../copy/chat.id.ts';
import { Link } from '../../ui/link.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';

/** Threads, each with what was written last. */
export function ThreadList({
  threads,
  side,
  pathOf,
}: {
  threads: readonly ChatCard[];
  side: 'shopper' | 'shop';
  pathOf: (thread: ChatCard) => string;
}) {
  return (
    <ul className="space-y-3">
      {threads.map((thread) => (
        <li key={thread.id} className="card relative space-y-1 p-4 hover:border-brand">
          <div className="flex items-start justify-between gap-3">
            <h2 className={`min-w-0 wrap-anywhere ${thread.isUnread ? 'font-bold' : 'font-semibold'}`}>
              <Link to={pathOf(thread)} className="cover-link hover:text-brand">
                {thread.name || shopChatCopy.nobody}
              </Link>
            </h2>
            {thread.isUnread && <span className="badge bg-brand text-on-brand">{copy.unread}</span>}
          </div>
          {thread.last && <Last last={thread.last} side={side} />}
          <p className="text-sm text-ink-soft">
            {side === 'shop' && thread.askedAt !== null ? (
              <>
                {shopChatCopy.waitingSince} <WibTime at={thread.askedAt} />
              </>
            ) : (
              <WibTime at={thread.at} />
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Last({
  last: { by, text, pictures },
  side,
}: {
  last: NonNullable<ChatCard['last']>;
  side: 'shopper' | 'shop';
}) {
  return (
    <p className="line-clamp-2 wrap-anywhere">
      {by === side && `${copy.you}: `}
      {text === '' ? copy.photos(pictures) : text}
    </p>
  );
}
