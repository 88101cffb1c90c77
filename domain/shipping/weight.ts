import type { Courier } from './couriers.ts';

/** Goods of one kind in a parcel. */
export interface ParcelItem {
  /** Of one piece. */
  readonly weightGrams: number;
  /** Of one piece, in centimetres; 0 where the size is not known, so that the weight alone counts. */
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly quantity: number;
  /** The seller pays for its shipping ('Gratis Ongkir'). */
  readonly isFreeShipping: boolean;
}

/** Cubic centimetres that count as one kilogram. */
const CM3_PER_KG = 6000;

/** The weight of a parcel on the scales, in grams. */
const actualGrams = (items: readonly ParcelItem[]) =>
  items.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);

/** The volumetric weight of a parcel, in grams: length x width x height / 6000 is a kilogram. */
const volumetricGrams = (items: readonly ParcelItem[]) =>
  (items.reduce(
    (sum, { lengthCm, widthCm, heightCm, quantity }) => sum + lengthCm * widthCm * heightCm * quantity,
    0,
  ) *
    1000) /
  CM3_PER_KG;

/**
 * The kilograms that a courier charges: the larger of actual and volumetric weight, rounded up after the
 * courier's tolerance. Unit: whole kilograms, at least 1. An empty parcel weighs 0.
 */
export function chargeableKg(
  items: readonly ParcelItem[],
  { toleranceGrams }: Pick<Courier, 'toleranceGrams'>,
): number {
  if (items.length === 0) return 0;
  const grams = Math.max(actualGrams(items), volumetricGrams(items));
  return Math.max(1, Math.ceil((grams - toleranceGrams) / 1000));
}
