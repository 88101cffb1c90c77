import type { Suspension } from '#server/modules/catalogue/catalogue.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** To the owners of a shop that is suspended, or not any more (Indonesian, P-CONSOLE-90). */

export const suspendedLetter = (
  shop: string,
  { reason, orders, money }: Pick<Suspension, 'reason' | 'orders' | 'money'>,
): Letter => ({
  subject: `Toko ${shop} dinonaktifkan sementara`,
  parts: [
    {
      p: `Toko ${shop} dinonaktifkan sementara. Produknya tidak tampil, dan tidak ada yang bisa memesan.`,
    },
    { p: 'Alasannya:' },
    { quote: reason },
    {
      p:
        orders === 'cancel'
          ? 'Pesanan yang belum dikirim dibatalkan, dan dananya dikembalikan kepada pembeli. Yang sudah dikirim tetap berjalan.'
          : 'Pesanan yang sudah masuk tetap berjalan: terima, kemas, dan kirim seperti biasa.',
    },
    {
      p:
        money === 'held'
          ? 'Pencairan saldo ditahan sampai toko aktif lagi.'
          : 'Saldo toko tetap dicairkan seperti biasa.',
    },
    { p: 'Pusat Penjual tetap bisa dibuka untuk mengurus pesanan dan pengembalian.' },
  ],
});

export const resumedLetter = (shop: string): Letter => ({
  subject: `Toko ${shop} aktif lagi`,
  parts: [{ p: `Toko ${shop} aktif lagi. Produknya tampil seperti semula dan bisa dipesan.` }],
});
