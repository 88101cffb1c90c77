import { useState } from 'react';
import {
  type Choices,
  cheapestSku,
  chosenSku,
  missingVariant,
  skusFor,
  withOption,
} from '#domain/catalogue/choose-options.ts';
import { mostPieces } from '#domain/catalogue/most-pieces.ts';
import type { Variant } from '#domain/catalogue/product.ts';
import type { RunningOffer, Sku } from '#domain/catalogue/sku.ts';

/** What can be chosen of a product. */
export interface Offer {
  variants: readonly Variant[];
  skus: readonly Sku[];
  /** Its item in the running flash session, whose quota all SKUs share. */
  flash: Pick<RunningOffer, 'left' | 'perBuyer'> | null;
}

/** What is chosen of an offer, and what that comes to. */
export type SkuChoice = ReturnType<typeof useSkuChoice>;

/** A choice in the making: the options and a quantity, with the SKU, price and picture that they lead to. */
export function useSkuChoice(offer: Offer, start: { choices?: Choices; quantity?: number } = {}) {
  const { variants, skus, flash } = offer;
  const [choices, setChoices] = useState<Choices>(start.choices ?? {});
  const [asked, setQuantity] = useState(start.quantity ?? 1);
  const fitting = skusFor(variants, skus, choices);
  const sku = chosenSku(variants, skus, choices);
  const shown = sku ?? cheapestSku(fitting);
  const stock = fitting.reduce((sum, one) => sum + one.stock, 0);
  const most = shown?.isFlashPrice ? Math.min(stock, mostPieces({ ...shown, stock }, flash)) : stock;
  return {
    ...offer,
    choices,
    setChoices,
    choose: (option: { name: string; option: string }) => setChoices(withOption(choices, option)),
    /** Null while the choice is not complete, or is a combination that is not sold. */
    sku,
    /** The variant that is still to be chosen. */
    missing: missingVariant(variants, choices),
    /** The SKU whose price is shown: the chosen one, else the cheapest that fits; null when none does. */
    shown,
    /** Whether others that fit cost more. */
    isFrom: fitting.some(({ price }) => price !== shown?.price),
    /** The picture of all that fits; null where it has several, or none of its own. */
    imageUrl: fitting.every(({ imageUrl }) => imageUrl === shown?.imageUrl)
      ? (shown?.imageUrl ?? null)
      : null,
    stock,
    /** Pieces that can be chosen; at the flash price no more than its quota has left. */
    most,
    quantity: Math.max(1, Math.min(asked, most)),
    setQuantity,
  };
}
