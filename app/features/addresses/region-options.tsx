import { useEffect, useRef } from 'react';
import type { Region } from '#contracts/regions.ts';
import { placeOf, placeText } from '#domain/addresses/place-text.ts';
import type { RegionCopy } from '../../copy/addresses.id.ts';
import type { FoundRegions } from './use-regions.ts';

/** What a search for regions found, as the list of a combobox. The list itself always stands, so that it can be referred to. */
export function RegionOptions({
  id,
  copy,
  found,
  active,
  onChoose,
  className,
}: {
  id: string;
  copy: RegionCopy;
  found: FoundRegions;
  /** Place of the option that the keys are at; -1 for none. */
  active: number;
  onChoose: (region: Region) => void;
  className: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const regions = found.state === 'done' ? found.regions : [];
  const isEmpty = found.state === 'done' && regions.length === 0;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div className={found.state === 'idle' ? 'hidden' : className}>
      <div role="status">
        {found.state === 'loading' && <p className="px-4 py-3 text-ink-soft">{copy.searching}</p>}
        {found.state === 'failed' && <p className="px-4 py-3 text-danger">{copy.failed}</p>}
        {isEmpty && <p className="px-4 py-3 text-ink-soft">{copy.none(found.term)}</p>}
        {regions.length > 0 && <p className="sr-only">{copy.announced(regions.length)}</p>}
      </div>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={copy.results}
        className="max-h-72 overflow-y-auto overscroll-contain"
      >
        {regions.map((region, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text box, which keeps the focus
          <div
            key={region.code}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            // The text box keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(region)}
            className={`min-h-11 cursor-pointer px-4 py-2 hover:bg-sunken ${at === active ? 'bg-brand-soft' : ''}`}
          >
            <Option region={region} kind={copy.kinds[region.kind]} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Option({ region, kind }: { region: Region; kind: string }) {
  const { village, ...around } = placeOf(region);
  const inside =
    village === null ? [region.city, region.province].join(', ') : placeText({ ...around, village: null });
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{region.name}</span>
        <span className="shrink-0 text-xs text-ink-soft">{kind}</span>
      </span>
      <span className="block text-sm text-ink-soft">{inside}</span>
    </>
  );
}
