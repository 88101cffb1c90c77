import type { NotReturnable } from '../catalogue/not-returnable.ts';
import type { FlashTerms, StandingPrice } from '../pricing/price-now.ts';
import type { CourierId } from '../shipping/couriers.ts';
import type { CityCode } from '../shipping/zones.ts';

/** What a checkout needs to know of a SKU that is for sale. */
export interface Goods {
  skuId: number;
  productId: number;
  name: string;
  /** The chosen options as one text; empty for a product without variants. */
  options: string;
  imageUrl: string;
  sellerId: number;
  sellerName: string;
  /** The city it is sent from. */
  origin: CityCode;
  stock: number;
  standing: StandingPrice;
  /** Its terms in the running flash session; null when it has none. The quota is the product's. */
  flash: (FlashTerms & { sessionId: string }) | null;
  /** Pieces of the product that the buyer has already had at the flash price. */
  bought: number;
  weightGrams: number;
  /** In centimetres; 0 where nobody measured it. */
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  isFreeShipping: boolean;
  /** The couriers that its shop sends with; null for all. */
  couriers: readonly CourierId[] | null;
  /** The day on which its shop opens again, 'yyyy-mm-dd'; null for one that is open. */
  reopensOn: string | null;
  allowsCod: boolean;
  /** The kind of goods when they are not sent back. */
  notReturnable: NotReturnable | null;
}
