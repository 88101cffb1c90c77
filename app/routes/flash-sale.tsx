import { chosenSession, otherOffers, runningSession, sessionTime } from '#domain/flash-sale/sessions.ts';
import type { FlashOffer, FlashSession } from '#server/services.ts';
import { promotions } from '../content/promotions.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { Countdown } from '../features/catalogue/countdown.tsx';
import { FlashCard } from '../features/flash-sale/flash-card.tsx';
import { SessionTabs } from '../features/flash-sale/session-tabs.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { pictureTime } from '../ui/picture.tsx';
import type { Route } from './+types/flash-sale';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.texts.title),
        description: loaderData.texts.intro,
        path: '/flash-sale',
      })
    : [];

export const handle: RouteHandle<{ texts: { title: string } }> = {
  crumbs: ({ texts }) => [{ label: texts.title }],
};

/** A session as its tab shows it, and the heading of its products. */
function sessionTexts({ id, startsAtHour, extraPercent }: FlashSession) {
  const copy = promotions.flashSale;
  const startsAt = startsAtHour === null ? null : sessionTime(startsAtHour);
  return {
    id,
    startsAt,
    time: startsAt ?? copy.now,
    note: startsAt === null ? copy.running : copy.tomorrow,
    heading: startsAt === null ? copy.active : copy.upcoming(startsAt),
    extra: extraPercent > 0 ? copy.extra(extraPercent) : null,
    to: startsAt === null ? '/flash-sale' : `/flash-sale?sesi=${id}`,
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, page } = context.get(servicesContext);
  const sessions = await catalogue.flashSessions();
  const asked = new URL(request.url).searchParams.get('sesi');
  const chosen = chosenSession(sessions, asked);
  if (asked !== null && chosen?.id !== asked) page.keepOut();
  const others = otherOffers(runningSession(sessions)?.offers ?? []);
  const { title, intro, sessions: sessionsLabel, upcomingNote, otherProducts, empty } = promotions.flashSale;
  return {
    texts: { title, intro, sessionsLabel, upcomingNote, otherProducts, empty },
    tabs: sessions.map(sessionTexts),
    session: chosen && sessionTexts(chosen),
    // What stands under 'other products' is not shown twice.
    offers: chosen?.offers.filter((offer) => !others.includes(offer)) ?? [],
    others,
  };
}

export default function FlashSale({ loaderData }: Route.ComponentProps) {
  const { texts, tabs, session, offers, others } = loaderData;
  return (
    <div className="page space-y-6 pt-2 sm:space-y-8">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-3xl bg-accent-soft p-5 sm:p-8">
        <div className="space-y-1">
          <h1 className="flex items-center gap-2 text-3xl font-extrabold sm:text-4xl">
            <Icon name="zap" className="size-8 fill-accent text-accent-ink" />
            {texts.title}
          </h1>
          <p className="max-w-prose">{texts.intro}</p>
        </div>
        <Countdown />
      </div>
      <SessionTabs label={texts.sessionsLabel} tabs={tabs} current={session?.id} />
      <section aria-labelledby="sesi" className="space-y-4">
        <h2 id="sesi" className="nums flex flex-wrap items-center gap-3 text-xl font-extrabold sm:text-2xl">
          {session?.heading ?? texts.title}
          {session?.extra && <span className="badge bg-accent text-sm text-on-accent">{session.extra}</span>}
        </h2>
        {session?.startsAt && <p className="text-ink-soft">{texts.upcomingNote}</p>}
        {offers.length === 0 && <EmptyList title={texts.empty} />}
        <Offers offers={offers} startsAt={session?.startsAt ?? null} inView={4} />
      </section>
      {others.length > 0 && (
        <section aria-labelledby="lainnya" className="space-y-4">
          <h2 id="lainnya" className="text-xl font-extrabold sm:text-2xl">
            {texts.otherProducts}
          </h2>
          <Offers offers={others} />
        </section>
      )}
    </div>
  );
}

/** Rows of three or four, whichever leaves the last row fuller. */
function Offers({
  offers,
  startsAt = null,
  inView = 0,
}: {
  offers: readonly FlashOffer[];
  startsAt?: string | null;
  /** How many of them a screen may show at first. */
  inView?: number;
}) {
  const columns = offers.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3 xl:grid-cols-6';
  return (
    <ul className={`grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 md:grid-cols-3 ${columns}`}>
      {offers.map((offer, index) => (
        <li key={offer.product.id}>
          <FlashCard offer={offer} startsAt={startsAt} picture={pictureTime(index, inView)} withCartButton />
        </li>
      ))}
    </ul>
  );
}
