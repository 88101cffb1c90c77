import { formatRupiah } from '#domain/format.ts';
import { formatCalendarDate } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import {
  shopChatsPath,
  shopOrderPath,
  shopOrdersPath,
  shopProductsPath,
  shopReturnsPath,
} from '#domain/paths.ts';
import type { ShopOrderFigures, ShopStanding, WaitingForShop } from '#server/services.ts';
import { shopChatCopy } from '../../copy/chat.id.ts';
import { ratingWords } from '../../copy/sellers.id.ts';
import { sellingMoneyCopy } from '../../copy/selling-money.id.ts';
import { sellingReturnsCopy } from '../../copy/selling-returns.id.ts';
import { sellingReviewsCopy } from '../../copy/selling-reviews.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { BarChart } from '../desk/bar-chart.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';
import { Figure } from './figure.tsx';

const copy = sellingMoneyCopy.home;
const HOUR_MS = 60 * 60 * 1000;

/** Orders that wait for the shop; each kind leads to the first one that does. */
function waitingOrders(shop: number, { counts, cancelAsked, first }: ShopOrderFigures) {
  return [
    first.acceptBy && { to: shopOrdersPath(shop), text: copy.accept(counts.new), by: first.acceptBy },
    first.cancelAnswerBy &&
      first.cancelNumber && {
        to: shopOrderPath(shop, first.cancelNumber),
        text: copy.cancel(cancelAsked),
        by: first.cancelAnswerBy,
      },
    first.shipBy && {
      to: shopOrdersPath(shop, { tab: counts.pack > 0 ? 'pack' : 'ready' }),
      text: copy.ship(counts.pack + counts.ready),
      by: first.shipBy,
    },
  ];
}

/** What the shop has to do now, each with its first deadline and the way there. */
export function Todo({
  shop,
  figures,
  returns,
  low,
  blocked,
  chats,
  now,
}: {
  shop: number;
  /** Null for who does not read its orders. */
  figures: ShopOrderFigures | null;
  /** What waits of its returns; null for who does not handle them. */
  returns: WaitingForShop | null;
  /** Products that are about to run out. */
  low: number;
  /** Products that the operator has blocked. */
  blocked: number;
  /** Its threads that wait for an answer; null for who does not answer them. */
  chats: { count: number; since: Date | null } | null;
  now: Date;
}) {
  const entries = [
    ...(figures === null ? [] : waitingOrders(shop, figures)),
    returns?.answer.first && {
      to: shopReturnsPath(shop),
      text: sellingReturnsCopy.todo.answer(returns.answer.count),
      by: returns.answer.first,
    },
    returns?.inspect.first && {
      to: shopReturnsPath(shop, { tab: 'inspect' }),
      text: sellingReturnsCopy.todo.inspect(returns.inspect.count),
      by: returns.inspect.first,
    },
    blocked > 0 && { to: shopProductsPath(shop, { tab: 'blocked' }), text: copy.blocked(blocked), by: null },
    low > 0 && { to: shopProductsPath(shop, { tab: 'low' }), text: copy.low(low), by: null },
    chats?.since && {
      to: shopChatsPath(shop),
      text: shopChatCopy.todo(chats.count, Math.floor((now.getTime() - chats.since.getTime()) / HOUR_MS)),
      by: null,
    },
  ].filter((entry) => !!entry);
  return (
    <section className="space-y-4" aria-labelledby="kerja">
      <h2 id="kerja" className="text-lg font-bold">
        {copy.todo}
      </h2>
      {entries.length === 0 ? (
        <div className="card space-y-2 px-6 py-12 text-center">
          <p className="text-lg font-semibold">{copy.nothing}</p>
          <p className="text-ink-soft">{copy.nothingText}</p>
        </div>
      ) : (
        <ul className="space-y-3">
          {entries.map(({ to, text, by }) => (
            <li key={text}>
              <Link
                to={to}
                className="card flex items-center justify-between gap-3 p-4 font-semibold hover:border-brand"
              >
                <span>
                  {text} {by && <WibTime at={by} />}
                </span>
                <Icon name="chevron-right" className="size-5 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * How shoppers rate the shop and how it answers them: the figures that they see (P-REV-12, P-CHAT-10).
 * @param isExample the shop is of a demo, and too few asked it of late to measure how it answers
 */
export function Standing({ rating, isOwn, responseRate, isExample }: ShopStanding & { isExample: boolean }) {
  const { standing: words, ratingOwn, ratingGiven } = sellingReviewsCopy;
  const madeOf = isOwn ? ratingOwn : ratingGiven;
  const measuredBy = isExample ? words.responseExample : words.responseHint;
  return (
    <section className="space-y-4" aria-labelledby="penilaian">
      <h2 id="penilaian" className="text-lg font-bold">
        {words.title}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Figure name={words.rating} hint={rating === 0 ? words.unrated : madeOf}>
          {ratingWords(rating)}
        </Figure>
        <Figure name={words.response} hint={responseRate === null ? words.unmeasuredHint : measuredBy}>
          {responseRate === null ? words.unmeasured : `${responseRate}%`}
        </Figure>
      </dl>
    </section>
  );
}

/** The sales of the last days as bars, with their table. */
export function Sales({ days }: { days: ShopOrderFigures['days'] }) {
  const sum = days.reduce((total, { goods }) => total + goods, 0);
  if (sum === 0) return <p className="text-ink-soft">{copy.noSales}</p>;
  return (
    <section className="space-y-2">
      <BarChart
        title={copy.sales}
        bars={days.map(({ day, goods }) => ({
          label: formatCalendarDate(day),
          value: goods,
          text: formatRupiah(rupiah(goods)),
        }))}
      />
      <p className="text-sm text-ink-soft">
        {copy.salesSum(formatRupiah(rupiah(sum)))}. {copy.salesHint}
      </p>
    </section>
  );
}
