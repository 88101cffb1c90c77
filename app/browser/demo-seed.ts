import type { CartLine } from '#domain/cart/cart-line.ts';
import { rupiah } from '#domain/money.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import photographs from '../content/cart-photographs.json' with { type: 'json' };

/** The two lines in the cart of a first visit to the demo shop (P-CART-9). */
export const DEMO_CART: CartLine[] = [
  {
    id: 1,
    productId: 1,
    name: 'Smartphone Nusatek Aruna X5 5G RAM 8 GB Layar AMOLED 120 Hz',
    sellerName: 'Nusatek Official',
    price: rupiah(3_499_000),
    originalPrice: rupiah(4_200_000),
    quantity: 1,
    imageUrl: photographs[1],
    isChecked: true,
    variant: 'Hitam Arang, 128 GB',
  },
  {
    id: 2,
    productId: 8,
    name: 'Sneakers Unisex Langkah Kita Harian Kanvas Sol Karet',
    sellerName: 'Langkah Kita',
    price: rupiah(349_000),
    originalPrice: rupiah(499_000),
    quantity: 2,
    imageUrl: photographs[8],
    isChecked: true,
    variant: '41, Hitam Putih',
  },
];

/** Whether a line is a sample of the demo, as it came: whoever wants more pieces of it has made it their own (P-BUY-4). */
export const isSampleLine = ({ id, quantity }: Pick<CartLine, 'id' | 'quantity'>): boolean =>
  DEMO_CART.some((sample) => sample.id === id && sample.quantity === quantity);

const MINUTE_MS = 60_000;

/** What the ids of sample notifications begin with; they are marked 'Contoh' (P-BUY-4). */
const SAMPLE_ID = 'demo-';

/** Whether a notification is a sample of the demo. */
export const isSampleNotification = ({ id }: Pick<Notification, 'id'>): boolean => id.startsWith(SAMPLE_ID);

/** The two unread notifications of a first visit to the demo shop, dated just before it (P-NOTE-2). */
export function demoNotifications(firstVisit: Date): Notification[] {
  const minutesBefore = (minutes: number) => new Date(firstVisit.getTime() - minutes * MINUTE_MS);
  return [
    {
      id: 'demo-pesanan',
      type: 'order',
      title: 'Pesanan diterima',
      message: 'Pesanan sudah kami terima dan sedang disiapkan oleh penjual.',
      isRead: false,
      createdAt: minutesBefore(5),
      link: '/orders/contoh',
    },
    {
      id: 'demo-promo',
      type: 'promo',
      title: 'Promo elektronik 20%',
      message: 'Diskon 20% untuk produk elektronik pilihan. Cek penawarannya sebelum kehabisan!',
      isRead: false,
      createdAt: minutesBefore(65),
      link: '/special-offer?tab=elektronik',
    },
  ];
}
