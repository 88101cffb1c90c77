import type { Product } from '#domain/catalogue/product.ts';
import { DeliveryEstimate } from '../delivery/delivery-estimate.tsx';
import { useChoice } from './choice.tsx';

/** What it costs to send what is chosen of a product, in the chosen quantity. */
export function ProductDelivery({ product }: { product: Product }) {
  const { shown, quantity } = useChoice();
  const { weightGrams, lengthCm, widthCm, heightCm } = shown ?? {
    weightGrams: product.weightGrams,
    lengthCm: null,
    widthCm: null,
    heightCm: null,
  };
  const item = {
    weightGrams,
    lengthCm: lengthCm ?? 0,
    widthCm: widthCm ?? 0,
    heightCm: heightCm ?? 0,
    quantity,
    isFreeShipping: product.isFreeShipping,
  };
  const { location: place, couriers = null, reopensOn = null } = product;
  return <DeliveryEstimate from={{ place, couriers, reopensOn }} items={[item]} />;
}
