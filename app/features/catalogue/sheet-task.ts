import type { Choices } from '#domain/catalogue/choose-options.ts';
import type { Sku } from '#domain/catalogue/sku.ts';

/** What the variant sheet is opened for. */
export type SheetTask =
  /** To put pieces into the cart; `sku` is null for 'Pilih nanti'. */
  | { kind: 'add'; onAdd: (sku: Sku | null, quantity: number) => void }
  /** To choose for a line of the cart, which keeps its quantity. */
  | { kind: 'choose'; onChoose: (sku: Sku) => void };

/** What is chosen already when the sheet opens. */
export interface SheetStart {
  choices?: Choices;
  quantity?: number;
}
