import { formatCount } from '#domain/format.ts';
import { ALL_REVIEWS, REVIEW_SORTS, type ReviewQuery, reviewSearch } from '#domain/reviews/review-query.ts';
import type { ReviewFigures } from '#server/services.ts';
import { reviewsCopy as copy } from '../../copy/reviews.id.ts';
import { Link } from '../../ui/link.tsx';

interface FilterProps {
  path: string;
  asked: ReviewQuery;
  figures: ReviewFigures;
}

/** Filters by stars, photos and bought options, and the sorts, as links: each combination has its address. */
export function ReviewFilters({ path, asked, figures: { bars, withPhotos, options } }: FilterProps) {
  const to = (change: Partial<ReviewQuery>) => path + reviewSearch({ ...asked, page: 1, ...change });
  const isAll = asked.stars === null && !asked.withPhotos && asked.options === '';
  return (
    <nav aria-label={copy.filters} className="space-y-3">
      <Chips>
        <Chip to={path + reviewSearch({ ...ALL_REVIEWS, sort: asked.sort })} isOn={isAll}>
          {copy.all}
        </Chip>
        {bars
          .filter(({ count }) => count > 0)
          .map(({ stars, count }) => (
            <Chip
              key={stars}
              to={to({ stars: asked.stars === stars ? null : stars })}
              isOn={asked.stars === stars}
            >
              {copy.withCount(copy.stars(stars), count)}
            </Chip>
          ))}
        {withPhotos > 0 && (
          <Chip to={to({ withPhotos: !asked.withPhotos })} isOn={asked.withPhotos}>
            {copy.withCount(copy.withPhotos, withPhotos)}
          </Chip>
        )}
        {options.map((option) => (
          <Chip
            key={option}
            to={to({ options: asked.options === option ? '' : option })}
            isOn={asked.options === option}
          >
            {option}
          </Chip>
        ))}
      </Chips>
      <Chips>
        {REVIEW_SORTS.map((sort) => (
          <Chip key={sort} to={to({ sort })} isOn={asked.sort === sort}>
            {copy.sorts[sort]}
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}

function Chips({ children }: { children: React.ReactNode }) {
  return <ul className="flex flex-wrap gap-2">{children}</ul>;
}

function Chip({ to, isOn, children }: { to: string; isOn: boolean; children: React.ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        {...(isOn && { 'aria-current': 'true' })}
        className="nums inline-flex min-h-11 items-center rounded-xl border border-line px-3 text-sm wrap-anywhere aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand"
      >
        {children}
      </Link>
    </li>
  );
}

/** The way to the page before and after, with how much there is. */
export function ReviewPages({ path, asked, pages }: { path: string; asked: ReviewQuery; pages: number }) {
  if (pages === 1) return null;
  const { page } = asked;
  const to = (number: number) => path + reviewSearch({ ...asked, page: number });
  return (
    <nav aria-label={copy.pages} className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className="button button-quiet">
          {copy.previous}
        </Link>
      ) : (
        <span />
      )}
      <p className="nums text-sm text-ink-soft">{copy.pageOf(formatCount(page), formatCount(pages))}</p>
      {page < pages ? (
        <Link to={to(page + 1)} rel="next" className="button button-quiet">
          {copy.next}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
