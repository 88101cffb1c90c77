import type { ReactNode } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MatchCount } from './use-match-count.ts';

const SHEET_ID = 'filter';

/** Where the panel is on wide screens: a column beside the list, or in the sheet of small screens. */
export type FilterPlace = 'column' | 'sheet';

/** Opens the filter sheet; the browser's own popover, so that it works without JavaScript. */
export function FilterButton({ isActive, place = 'column' }: { isActive: boolean; place?: FilterPlace }) {
  return (
    <button
      type="button"
      popoverTarget={SHEET_ID}
      className={`button button-quiet relative ${place === 'column' ? 'lg:hidden' : ''}`}
    >
      <Icon name="sliders-horizontal" className="size-5" />
      {catalogueCopy.filter.open}
      {isActive && (
        <span className="absolute -top-1 -right-1 size-3 rounded-full bg-brand">
          <span className="sr-only">{catalogueCopy.filter.active}</span>
        </span>
      )}
    </button>
  );
}

/** Closes the sheet; does nothing where it is a column. */
export function closeFilterSheet(): void {
  const sheet = document.getElementById(SHEET_ID);
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}

/** The frame of a filter panel: a sheet on small screens, a column on wide ones (P-LIST-8). */
export function FilterSheet({
  place = 'column',
  from = 'left',
  children,
}: {
  place?: FilterPlace;
  /** Where the sheet of a phone comes from. */
  from?: 'left' | 'below';
  children: ReactNode;
}) {
  const isColumn = place === 'column';
  return (
    <aside
      id={SHEET_ID}
      popover="auto"
      aria-label={catalogueCopy.filter.title}
      className={`filter-sheet ${isColumn ? 'filter-column' : ''} ${from === 'below' ? 'filter-from-below' : ''}`}
    >
      <div className="flex items-center justify-between pb-2">
        <h2 className="text-lg font-bold">{catalogueCopy.filter.title}</h2>
        <button
          type="button"
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
          aria-label={catalogueCopy.filter.close}
          className={`icon-button ${isColumn ? 'lg:hidden' : ''}`}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      {children}
    </aside>
  );
}

/**
 * Applies the panel: says how many products it would show, and cannot be pressed when that is none (P-LIST-19). Without
 * scripts nothing counts what is changed, so it always can.
 */
export function ApplyButton({
  matches: { count, isAsking },
  isMarked = false,
}: {
  matches: MatchCount;
  /** Whether it stands out, because the panel differs from the list. */
  isMarked?: boolean;
}) {
  const { filter } = catalogueCopy;
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      disabled={isHydrated && count === '0'}
      className={`button min-h-14 w-full flex-col gap-0 leading-tight ${isMarked ? 'button-accent' : 'button-primary'}`}
    >
      <span>{filter.apply}</span>{' '}
      <span className="nums text-sm font-medium">
        {isAsking ? filter.counting : count !== null && filter.show(count)}
      </span>
    </button>
  );
}

/** One foldable part of the panel. */
export function FilterSection({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group/section border-t border-line py-2">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold">
        {title}
        <Icon
          name="chevron-down"
          className="size-5 text-ink-soft transition-transform group-open/section:rotate-180"
        />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
