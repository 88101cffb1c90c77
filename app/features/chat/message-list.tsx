import { useEffect, useRef } from 'react';
import { partsOfText } from '#domain/chat/mask-contacts.ts';
import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { orderPath } from '#domain/paths.ts';
import type { ChatMessage, ChatPage, ChatSubject } from '#server/services.ts';
import { chatCopy as copy } from '../../copy/chat.id.ts';
import { Link } from '../../ui/link.tsx';
import { PhotoLinks } from '../media/photo-links.tsx';
import { OrderPicture } from '../order-parts/order-picture.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';

/** The messages of a thread, the newest at the bottom, where the list begins also without scripts. */
export function MessageList({
  page: { messages, older, seen },
  side,
  name,
  origin,
  pathBefore,
  orderPathOf = orderPath,
  reportPathOf,
}: {
  page: ChatPage;
  /** Whose page it is. */
  side: 'shopper' | 'shop';
  /** The other side's name. */
  name: string;
  /** Of the shop, whose addresses become links. */
  origin: string;
  pathBefore: (seq: number) => string;
  /** Where an order of the thread is shown. */
  orderPathOf?: (number: string) => string;
  /** The page with the form that reports a message of the other side. */
  reportPathOf?: (seq: number) => string;
}) {
  const lastSeen = messages.findLast(({ by, seq }) => by === side && seq <= seen)?.seq;
  const list = useRef<HTMLElement>(null);
  const ownId = messages.findLast(({ by }) => by === side)?.id;
  // Whoever writes sees it, however far up they had read. In a reversed column 0 is the bottom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message of one's own is the reason to scroll
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [ownId]);
  return (
    <section
      ref={list}
      aria-label={copy.messages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
      tabIndex={0}
      className="card flex max-h-[60dvh] flex-col-reverse overflow-y-auto p-3 sm:p-4"
    >
      <div className="space-y-4">
        {older !== null && (
          <p className="text-center">
            <Link to={pathBefore(older)} className="link inline-flex min-h-11 items-center">
              {copy.older}
            </Link>
          </p>
        )}
        <ol className="space-y-4">
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              isOwn={message.by === side || (side === 'shop' && message.by === 'greeting')}
              name={name}
              origin={origin}
              isSeen={message.seq === lastSeen}
              orderPathOf={orderPathOf}
              reportPathOf={reportPathOf}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Message({
  message: { seq, by, text, isMasked, pictures, about, at },
  isOwn,
  name,
  origin,
  isSeen,
  orderPathOf,
  reportPathOf,
}: {
  message: ChatMessage;
  isOwn: boolean;
  name: string;
  origin: string;
  isSeen: boolean;
  orderPathOf: (number: string) => string;
  reportPathOf: ((seq: number) => string) | undefined;
}) {
  return (
    <li className={`flex flex-col gap-1 ${isOwn ? 'items-end pl-8' : 'items-start pr-8'}`}>
      <p className="text-sm text-ink-soft">
        {isOwn ? copy.you : name}
        {by === 'greeting' && ` · ${copy.greeting}`}
      </p>
      <div className={`max-w-full space-y-2 rounded-2xl px-4 py-3 ${isOwn ? 'bg-brand-soft' : 'bg-sunken'}`}>
        {about && <Subject about={about} orderPathOf={orderPathOf} />}
        {text !== '' && <MessageText text={text} origin={origin} />}
        {pictures.length > 0 && <PhotoLinks photos={pictures} />}
        {isMasked && <p className="text-sm font-semibold text-accent-ink">{copy.masked}</p>}
      </div>
      <p className="text-sm text-ink-soft">
        <WibTime at={at} />
        {isSeen && ` · ${copy.seen}`}
        {!isOwn && reportPathOf && (
          <>
            {' · '}
            <Link to={reportPathOf(seq)} className="link" aria-label={copy.reportMessage}>
              {copy.report}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}

/** A message as it was typed; pages of ours are links. */
function MessageText({ text, origin }: { text: string; origin: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {partsOfText(text, origin).map((part, index) =>
        'path' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored text does not change
          <Link key={index} to={part.path} className="link">
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

/** What a message is about, with the way there. */
export function Subject({
  about,
  orderPathOf = orderPath,
}: {
  about: ChatSubject;
  orderPathOf?: (number: string) => string;
}) {
  if (about.kind === 'order')
    return (
      <p>
        <Link to={orderPathOf(about.number)} className="link inline-flex min-h-11 items-center">
          {copy.aboutOrder(about.number)}
        </Link>
      </p>
    );
  const { id, product } = about;
  if (!product) return <p className="text-ink-soft">{copy.goneProduct}</p>;
  return (
    <Link
      to={`/product/${id}`}
      className="flex items-center gap-3 rounded-xl bg-surface p-2 hover:text-brand"
    >
      <OrderPicture src={product.imageUrl} when="near" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{product.name}</span>
        <span className="nums block text-sm">{formatRupiah(rupiah(product.price))}</span>
      </span>
    </Link>
  );
}
