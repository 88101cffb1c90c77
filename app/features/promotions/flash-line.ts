import type { ProductFilter } from '#domain/listing/product-filter.ts';
import type { Services } from '#server/services.ts';
import { flashSaleCopy } from '../../copy/flash-sale.id.ts';

/** 'Flash Sale hingga 70%': the highest discount of the flash goods among some products; null when there are none. */
export async function flashLine(
  catalogue: Services['catalogue'],
  filter: ProductFilter,
): Promise<string | null> {
  const { items } = await catalogue.listProducts({
    filter: { ...filter, onFlashSale: true },
    order: 'discount',
    limit: 1,
    offset: 0,
  });
  const discount = items[0]?.discount ?? 0;
  return discount > 0 ? flashSaleCopy.upTo(discount) : null;
}
