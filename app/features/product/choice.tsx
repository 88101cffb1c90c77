import { createContext, type ReactNode, useContext } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type SkuChoice, useSkuChoice } from '../catalogue/use-sku-choice.ts';

const ChoiceContext = createContext<SkuChoice | null>(null);

/**
 * Holds what is chosen on a product's page, for the parts of the page that show it: gallery, price, panel and bar. Remount
 * it for another product.
 */
export function ChoiceProvider({ product, children }: { product: Product; children: ReactNode }) {
  return <ChoiceContext value={useSkuChoice(product)}>{children}</ChoiceContext>;
}

/** @throws Error outside a provider */
export function useChoice(): SkuChoice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('useChoice must be used within a ChoiceProvider');
  return choice;
}
