import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import type { ClosedBecause, PaymentMethod } from '#domain/payments/methods.ts';

/** Names of the ways to pay. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  qris: 'QRIS',
  va_bca: 'BCA Virtual Account',
  va_bni: 'BNI Virtual Account',
  va_bri: 'BRI Virtual Account',
  va_permata: 'Permata Virtual Account',
  va_mandiri: 'Mandiri Bill Payment',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  card: 'Kartu kredit atau debit',
  indomaret: 'Indomaret',
  alfamart: 'Alfamart, Alfamidi, DAN+DAN',
  transfer: 'Transfer bank manual',
  cod: 'Bayar di Tempat (COD)',
};

/** Why a way to pay is closed. */
export function closedText(reason: ClosedBecause): string {
  switch (reason.code) {
    case 'not_offered':
      return 'Belum tersedia di toko ini';
    case 'above_ceiling':
      return `Maksimal ${formatRupiah(rupiah(reason.ceiling))} per pembayaran`;
    case 'below_floor':
      return `Minimal ${formatRupiah(rupiah(reason.floor))} per pembayaran`;
    case 'area':
      return 'Kurir belum menerima pembayaran di alamat ini';
    case 'product':
      return 'Ada barang yang tidak bisa dibayar di tempat';
    case 'refusals':
      return 'Ditutup sementara karena dua paket COD ditolak dalam 60 hari';
  }
}
