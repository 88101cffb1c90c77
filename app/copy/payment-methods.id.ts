import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { COD_REFUSAL_DAYS, MOST_COD_REFUSALS } from '#domain/payments/cod.ts';
import { BANKS, type ClosedBecause, type PaymentMethod, WALLETS } from '#domain/payments/methods.ts';
import { CONTACT_LINK } from './contact-link.id.ts';

/** The groups in which they are offered. */
export const METHOD_GROUPS: readonly { title: string; methods: readonly PaymentMethod[] }[] = [
  { title: 'QRIS dan e-wallet', methods: WALLETS },
  { title: 'Virtual Account', methods: BANKS.map((bank) => `va_${bank}` as const) },
  { title: 'Kartu', methods: ['card'] },
  { title: 'Minimarket', methods: ['indomaret', 'alfamart'] },
  { title: 'Lainnya', methods: ['transfer', 'cod'] },
];

const METHOD_HINTS: Readonly<Partial<Record<PaymentMethod, string>>> = {
  qris: 'Dari aplikasi bank atau e-wallet mana pun',
  transfer: 'Diperiksa pada hari kerja; bukti transfer diunggah di langkah berikutnya',
  cod: 'Bayar tunai kepada kurir',
};

/**
 * What is said beside a method; undefined for most.
 * @param hasInstalments whether the cards of some bank can pay in instalments
 */
export function methodHint(method: PaymentMethod, hasInstalments: boolean): string | undefined {
  if (method === 'card' && hasInstalments) return 'Cicilan 3, 6, atau 12 bulan untuk kartu bank tertentu.';
  return METHOD_HINTS[method];
}

/** Said beside cards to browsers without scripts alone. */
export const CARD_NEEDS_SCRIPTS = 'Halaman kartu memerlukan JavaScript';

/** Why a method is closed (P-PAY-5). */
export function closedText(closed: ClosedBecause): string {
  switch (closed.code) {
    case 'not_offered':
      return 'Belum tersedia';
    case 'above_ceiling':
      return `Untuk pembayaran sampai ${formatRupiah(rupiah(closed.ceiling))}`;
    case 'below_floor':
      return `Untuk pembayaran mulai ${formatRupiah(rupiah(closed.floor))}`;
    case 'area':
      return 'Belum tersedia untuk alamat ini';
    case 'product':
      return 'Ada barang yang tidak bisa dibayar di tempat';
    case 'blocked':
      return `Ditutup untuk akun atau kontak ini. Kalau ini keliru, ${CONTACT_LINK}`;
    case 'refusals':
      return `Ditutup untuk sementara karena ${MOST_COD_REFUSALS} paket COD ditolak dalam ${COD_REFUSAL_DAYS} hari`;
    case 'area_refused':
      return 'Ditutup untuk sementara di kecamatan ini karena terlalu banyak paket ditolak';
    case 'open_orders':
      return `Paling banyak ${closed.most} pesanan COD yang belum selesai`;
    case 'open_pieces':
      return `Paling banyak ${closed.most} barang COD yang belum selesai`;
    case 'newcomer_orders':
      return `Sebelum pesanan pertamamu sampai: paling banyak ${closed.most} pesanan COD sekaligus`;
    case 'newcomer_total':
      return `Sebelum pesanan pertamamu sampai: COD sampai ${formatRupiah(closed.most)}`;
  }
}
