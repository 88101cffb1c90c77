import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import { RETURN_DAYS } from '#domain/orders/return-windows.ts';

/** What is said of returns where one decides to buy (P-PROD-17, P-RET-20). */
export const returnsCopy = {
  days: `Bisa dikembalikan ${RETURN_DAYS.other} hari`,
  excluded: {
    food: 'Tidak bisa dikembalikan: makanan',
    drinks: 'Tidak bisa dikembalikan: minuman',
    consumables: 'Tidak bisa dikembalikan: barang habis pakai',
    final_sale: 'Tidak bisa dikembalikan: final sale',
  } satisfies Record<NotReturnable, string>,
  /** @param window until when, or for how long, goods can be sent back; null where none can */
  protection: (window: string | null) =>
    window === null
      ? 'Uangmu kami tahan sampai barang tiba, dan kembali kalau barangnya rusak atau salah kirim.'
      : `Uangmu kami tahan sampai barang tiba; bisa dikembalikan ${window}.`,
  window: `${RETURN_DAYS.other} hari`,
  to: '/returns',
  link: 'Lihat ketentuannya',
} as const;

/** What is said of one product. */
export const returnsText = (notReturnable: NotReturnable | null): string =>
  notReturnable === null ? returnsCopy.days : returnsCopy.excluded[notReturnable];
