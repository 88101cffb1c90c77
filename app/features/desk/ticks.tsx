import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';

/** The ticks of a list. */
export interface Ticks {
  count: number;
  /** The box of one row. */
  box: (id: string, label: string) => ReactNode;
  /** The box that ticks all rows of the page. */
  all: ReactNode;
}

/**
 * Boxes that belong to the rows of a list inside one form, so that they work without scripts.
 * @param first what is ticked at first, such as after a refusal
 */
export function useTicks({
  name,
  ids,
  first,
  allLabel,
}: {
  name: string;
  ids: readonly string[];
  first: readonly string[];
  allLabel: string;
}): Ticks {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(first));
  const toggle = (id: string, isPicked: boolean) => {
    const next = new Set(picked);
    if (isPicked) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  return {
    count: ids.filter((id) => picked.has(id)).length,
    box: (id, label) => (
      <input
        type="checkbox"
        name={name}
        value={id}
        aria-label={label}
        checked={picked.has(id)}
        onChange={({ target }) => toggle(id, target.checked)}
        className="size-6 shrink-0"
      />
    ),
    all: (
      <PickAll
        label={allLabel}
        isAll={ids.every((id) => picked.has(id))}
        pickAll={(isAll) => setPicked(new Set(isAll ? ids : []))}
      />
    ),
  };
}

/** Only with scripts. */
function PickAll({
  label,
  isAll,
  pickAll,
}: {
  label: string;
  isAll: boolean;
  pickAll: (isAll: boolean) => void;
}) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isAll}
        onChange={({ target }) => pickAll(target.checked)}
        className="size-6"
      />
      {label}
    </label>
  );
}
