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
      <label key={value} className="option">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          {...(count !== undefined && { 'aria-description': catalogueCopy.filter.count(count) })}
        />
        {label}
        {count !== undefined && (
          // Not part of the name of the option, which is its label alone.
          <span aria-hidden>{formatCount(count)}</span>
        )}
      </label>
    );
  });
}
