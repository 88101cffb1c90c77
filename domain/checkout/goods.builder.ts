import { rupiah } from '../money.ts';
import type { Goods } from './goods.ts';

/** For tests: a SKU for sale, ten pieces at Rp100.000 from Jakarta Selatan, 500 grams each. */
export const someGoods = (changes: Partial<Goods> = {}): Goods => ({
  skuId: 1,
  productId: 1,
  name: 'Barang',
  options: '',
  imageUrl: '/images/x.webp',
  sellerId: 1,
  sellerName: 'Toko',
  origin: '31.74',
  stock: 10,
  flash: null,
  bought: 0,
  standing: { price: rupiah(100_000), originalPrice: rupiah(120_000) },
  weightGrams: 500,
  lengthCm: 0,
  widthCm: 0,
  heightCm: 0,
  isFreeShipping: false,
  allowsCod: true,
  couriers: null,
  reopensOn: null,
  notReturnable: null,
  ...changes,
});
