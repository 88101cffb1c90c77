import { formatCount } from '#domain/format.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';

/** The options of one field; one that would show nothing says 0 and cannot be chosen, unless it is chosen (P-LIST-17). */
export function Choices({
  name,
  labels,
  chosen,
  counts,
}: {
  name: string;
  labels: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  counts: readonly (number | undefined)[] | undefined;
}) {
  return labels.map(([value, label], place) => {
    const count = counts?.[place];
    return (
      <label key={value} className={`flex min-h-11 items-center gap-2 ${count === 0 ? 'text-ink-soft' : ''}`}>
        <input
          type="checkbox"
          name={name}
          value={value}
          className="size-5 shrink-0"
          defaultChecked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          {...(count !== undefined && { 'aria-description': catalogueCopy.filter.count(count) })}
        />
        {label}
        {count !== undefined && (
          // Not part of the name of the option, which is its label alone.
          <span aria-hidden className="nums ml-auto text-sm text-ink-soft">
            {formatCount(count)}
          </span>
        )}
      </label>
    );
  });
}
