import { isColorVariant, isSizeVariant, swatchOf } from './colors.ts';
import type { Variant } from './product.ts';
import { sizeGuideIn } from './size-guide.ts';

/** A product's variants with what their names and its description tell: how colours look, what sizes measure (P-PROD-18). */
export function shownVariants(variants: readonly Variant[], description: string): Variant[] {
  return variants.map(({ name, options }) => {
    const looks = isColorVariant(name) ? options.map(swatchOf) : [];
    const guide = isSizeVariant(name) ? sizeGuideIn(description, options) : null;
    return {
      name,
      options,
      ...(looks.some((look) => look !== null) && { looks }),
      ...(guide && { guide }),
    };
  });
}
