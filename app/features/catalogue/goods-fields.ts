import type { ListState } from '#domain/listing/list-state.ts';

/** An option that only some goods have, and how many products it would show; no count where that is not known. */
export type GoodsOption = readonly [value: string, count?: number];

/** The fields whose options the goods decide, in the order of the panel. */
export const GOODS_FIELDS = ['service', 'color', 'size', 'location'] as const;
export type GoodsField = (typeof GOODS_FIELDS)[number];

/** The options of {@link GOODS_FIELDS}; a field without any is no part of the panel. */
export type GoodsOptions = Readonly<Record<GoodsField, readonly GoodsOption[]>>;

/** What is chosen in each of the fields. */
export const chosenGoods = ({ services, colors, sizes, locations }: ListState) => ({
  service: services,
  color: colors,
  size: sizes,
  location: locations,
});
