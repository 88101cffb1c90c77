import type { ProductFault, ProductFaultCode } from '#domain/catalogue/plan-product.ts';
import { productEditorCopy as copy } from '../../copy/product-editor.id.ts';

/** The sentence of each faulty field, by the name of its control. */
export const productFaultTexts = (faults: readonly ProductFault[]): Record<string, string> =>
  Object.fromEntries(faults.map((fault) => [fault.field, productFaultText(fault)]));

/** The sentence of a fault. */
export function productFaultText({ field, code }: ProductFault): string {
  if (code === 'not_a_number') return copy.number;
  const name = field.replace(/-\d+$/, '');
  const words: Readonly<Record<string, Partial<Record<ProductFaultCode, string>>>> = copy.faults;
  return words[name]?.[code] ?? copy.side;
}
