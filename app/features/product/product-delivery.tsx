import type { Product } from '#domain/catalogue/product.ts';
import { DeliveryEstimate } from '../delivery/delivery-estimate.tsx';
import { useChoice } from './choice.tsx';

/** What it costs to send what is chosen of a product, in the chosen quantity. */
export function ProductDelivery({ product }: { product: Product }) {
  const { shown, quantity } = useChoice();
  const item = {
    weightGrams: (shown ?? product).weightGrams,
    lengthCm: shown?.lengthCm ?? 0,
    widthCm: shown?.widthCm ?? 0,
    heightCm: shown?.heightCm ?? 0,
    quantity,
    isFreeShipping: product.isFreeShipping,
  };
  const { location: place, couriers = null, reopensOn } = product;
  return <DeliveryEstimate from={{ place, couriers, reopensOn }} items={[item]} />;
}
