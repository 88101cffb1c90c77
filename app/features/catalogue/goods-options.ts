import { COLOR_SLUGS } from '#domain/catalogue/colors.ts';
import type { Ways } from '#domain/checkout/ways.ts';
import type { FacetCounts } from '#domain/listing/facet-counts.ts';
import type { ListState } from '#domain/listing/list-state.ts';
import { SERVICES } from '#domain/listing/screens.ts';
import { compareSizes } from '#domain/listing/size-order.ts';
import { chosenGoods, type GoodsOption, type GoodsOptions } from './goods-fields.ts';

/** Most options of a field; of more, those with the most products. */
const MOST_OPTIONS = 20;

/**
 * The options that the goods of a list have, and those that are chosen (P-LIST-21). Without counts only the chosen ones
 * and the services. 'COD' is one where the shop offers it (P-PAGE-25).
 */
export function goodsOptions(
  facets: FacetCounts | null,
  state: ListState,
  { methods }: Pick<Ways, 'methods'>,
): GoodsOptions {
  const chosen = chosenGoods(state);
  const isOffered = ([service]: GoodsOption) =>
    service !== 'cod' || methods.has('cod') || chosen.service.includes('cod');
  const inOrder = (order: readonly string[]) => (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
  return {
    service: options(
      facets?.services ?? new Map(),
      facets ? chosen.service : SERVICES,
      inOrder(SERVICES),
    ).filter(isOffered),
    color: choice(options(facets?.colors, chosen.color, inOrder(COLOR_SLUGS)), chosen.color),
    size: choice(options(facets?.sizes, chosen.size, compareSizes), chosen.size),
    location: choice(
      options(facets?.locations, chosen.location, (a, b) => a.localeCompare(b, 'id')),
      chosen.location,
    ),
  };
}

/** A field with a single option that is not chosen leaves nothing to choose. */
const choice = (all: readonly GoodsOption[], chosen: readonly string[]) =>
  all.length > 1 || chosen.length > 0 ? all : [];

function options(
  counts: ReadonlyMap<string, number> | undefined,
  chosen: readonly string[],
  compare: (a: string, b: string) => number,
): GoodsOption[] {
  const byCount = [...(counts ?? [])].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]));
  const most = byCount.slice(0, MOST_OPTIONS).map(([value]) => value);
  return [...new Set([...most, ...chosen])].sort(compare).map((value): GoodsOption => {
    const count = counts ? (counts.get(value) ?? 0) : undefined;
    return count === undefined ? [value] : [value, count];
  });
}
