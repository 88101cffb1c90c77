import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../browser/use-hydrated.ts';

/** The field by which a form says that a whole tab is ticked, with how many rows that are. */
export const ALL_FIELD = 'all';

/** The ticks of a list. */
export interface Ticks {
  count: number;
  /** The box of one row. */
  box: (id: string, label: string) => ReactNode;
  /** The box that ticks all rows. */
  all: ReactNode;
}

/** What is ticked: rows, and those of the page on which the whole tab is. */
interface Picked {
  ids: ReadonlySet<string>;
  wholeOf: string | null;
}

/** What was ticked on the last list, by its place in the history: the way back from labels or an order finds it as it was. */
let last: { at: string; picked: Picked } | null = null;

/**
 * Boxes that belong to the rows of a list inside one form, so that they work without scripts.
 * @param first what is ticked at first, such as after a refusal
 * @param wholeTab how many rows the box of all stands for, those beyond the page too; without it, it ticks those of the page,
 * which takes scripts
 */
export function useTicks({
  name,
  ids,
  first,
  allLabel,
  wholeTab = null,
  isAllFirst = false,
}: {
  name: string;
  ids: readonly string[];
  first: readonly string[];
  allLabel: string;
  wholeTab?: number | null;
  isAllFirst?: boolean;
}): Ticks {
  const page = ids.join();
  const { key: at } = useLocation();
  const [picked, setPicked] = useState<Picked>(() => {
    const isSaid = first.length > 0 || isAllFirst;
    return last?.at === at && !isSaid
      ? last.picked
      : { ids: new Set(first), wholeOf: isAllFirst ? page : null };
  });
  useEffect(() => {
    last = { at, picked };
  }, [at, picked]);
  // A tab that is ticked as a whole stays so while the page has the same rows: what comes after a press is not meant.
  const isWhole = wholeTab !== null && picked.wholeOf === page;
  const toggle = (id: string, isPicked: boolean) => {
    const next = new Set(picked.ids);
    if (isPicked) next.add(id);
    else next.delete(id);
    setPicked({ ids: next, wholeOf: isPicked ? picked.wholeOf : null });
  };
  const pickAll = (isAll: boolean) =>
    setPicked({ ids: new Set(isAll ? ids : []), wholeOf: isAll ? page : null });
  const countOfPage = ids.filter((id) => picked.ids.has(id)).length;
  return {
    count: isWhole ? wholeTab : countOfPage,
    box: (id, label) => (
      <input
        type="checkbox"
        name={name}
        value={id}
        aria-label={label}
        checked={picked.ids.has(id)}
        onChange={({ target }) => toggle(id, target.checked)}
        onKeyDown={sendNothing}
        className="size-6 shrink-0"
      />
    ),
    all: (
      <PickAll
        label={allLabel}
        wholeTab={wholeTab}
        isAll={wholeTab === null ? countOfPage === ids.length : isWhole}
        pickAll={pickAll}
      />
    ),
  };
}

/** Enter in a box would press the first button of the form. */
function sendNothing(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Only with scripts, unless it stands for a whole tab. */
function PickAll({
  label,
  wholeTab,
  isAll,
  pickAll,
}: {
  label: string;
  wholeTab: number | null;
  isAll: boolean;
  pickAll: (isAll: boolean) => void;
}) {
  const isHydrated = useHydrated();
  if (wholeTab === null && !isHydrated) return null;
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={wholeTab === null ? undefined : ALL_FIELD}
        value={wholeTab ?? undefined}
        checked={isAll}
        onChange={({ target }) => pickAll(target.checked)}
        onKeyDown={sendNothing}
        className="size-6"
      />
      {label}
    </label>
  );
}
