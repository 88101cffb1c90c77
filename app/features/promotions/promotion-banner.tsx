import { Icon } from '../../ui/icon.tsx';

/**
 * The banner at the top of a promotion page, with the page's h1: the promotion's own name, or a headline that is
 * larger than it.
 */
export function PromotionBanner({
  title,
  headline,
  text,
  flash,
  figure,
  period,
  ended,
}: {
  title: string;
  headline?: string;
  text: string;
  /** How much flash goods are reduced; null when none are in the page's list. */
  flash?: string | null;
  /** What the text says as a picture, on wide screens: 'hingga' and '50%'. */
  figure?: { label: string; value: string };
  period?: string;
  /** The badge of a promotion whose period is over, with what holds now; null while it runs (P-PROMO-7). */
  ended?: { badge: string; note: string } | null;
}) {
  return (
    <section className="always-light kawung flex items-center justify-between gap-8 rounded-3xl bg-brand p-[min(1.5rem,7vw)] text-on-brand sm:p-10">
      <div className="space-y-3">
        {ended && (
          <p className="space-y-1">
            <span className="badge bg-accent text-sm text-on-accent">{ended.badge}</span>
            <span className="block text-sm">{ended.note}</span>
          </p>
        )}
        <h1
          className={
            headline ? 'font-semibold sm:text-lg' : 'text-[min(1.875rem,11vw)] font-extrabold sm:text-5xl'
          }
        >
          {title}
        </h1>
        {headline && (
          <p className="text-[min(2.25rem,11vw)] leading-none font-extrabold text-balance sm:text-6xl">
            {headline}
          </p>
        )}
        <p className="max-w-prose sm:text-xl">{text}</p>
        {flash && (
          <p className="nums flex items-center gap-2 font-semibold">
            <Icon name="zap" className="size-5 shrink-0 fill-current" />
            {flash}
          </p>
        )}
        {period && (
          <p className="nums flex flex-wrap items-center gap-x-3 gap-y-2 pt-1 text-sm font-medium sm:text-base">
            <span className="inline-flex items-center gap-2">
              <Icon name="calendar-days" className="size-5 shrink-0" />
              {period}
            </span>
          </p>
        )}
      </div>
      {figure && (
        <p
          aria-hidden
          className="hidden size-40 shrink-0 -rotate-6 flex-col items-center justify-center rounded-full bg-accent text-on-accent md:flex lg:size-48"
        >
          <span className="font-semibold">{figure.label}</span>
          <span className="nums text-5xl leading-none font-extrabold lg:text-6xl">{figure.value}</span>
        </p>
      )}
    </section>
  );
}
