import { type ColumnMap, headingKey, LIST_COLUMN_IDS } from './list-columns.ts';

/** A list whose columns the shop has named. */
export interface NamedList {
  heading: readonly string[];
  columns: ColumnMap;
}

/**
 * The columns of a list as the shop named them in an earlier one: the last one with the same heading, else the one of which
 * most is found by its headings, whatever came, moved or left beside them. What is new is what it is known as.
 * @param earlier the last one first
 * @param known columns by the names that are known
 */
export function recallColumns(
  heading: readonly string[],
  earlier: readonly NamedList[],
  known: ColumnMap,
): ColumnMap {
  const same = earlier.find((one) => isSame(heading, one.heading));
  if (same) return same.columns;
  const found = earlier.flatMap(({ heading: old, columns }) => {
    const places = placesIn(heading, { heading: old, columns });
    return places === null ? [] : [{ old, places, size: Object.keys(places).length }];
  });
  const [best] = found.toSorted((a, b) => b.size - a.size);
  if (!best || best.size === 0) return known;
  const named = new Set(best.old.map(headingKey));
  const added = LIST_COLUMN_IDS.flatMap((column) => {
    const place = known[column];
    const isOpen = place !== undefined && best.places[column] === undefined;
    return isOpen && !named.has(headingKey(heading[place] ?? '')) ? [[column, place] as const] : [];
  });
  return Object.assign(best.places, Object.fromEntries(added));
}

const isSame = (heading: readonly string[], old: readonly string[]): boolean =>
  heading.length === old.length && heading.every((name, place) => name === old[place]);

/** Where the named columns of an earlier list stand in a heading; null when one is not there, or could be two. */
function placesIn(heading: readonly string[], { heading: old, columns }: NamedList): ColumnMap | null {
  const keys = heading.map(headingKey);
  const places: ColumnMap = {};
  for (const column of LIST_COLUMN_IDS) {
    const at = columns[column];
    if (at === undefined) continue;
    const key = headingKey(old[at] ?? '');
    if (keys.filter((other) => other === key).length !== 1) return null;
    places[column] = keys.indexOf(key);
  }
  return places;
}
