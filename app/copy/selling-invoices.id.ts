import { formatCount } from '#domain/format.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';

/** Texts of the invoices of a shop's orders. */
export const sellingInvoicesCopy = {
  title: 'Invoice',
  description: 'Invoice pesanan toko per bulan, siap dicetak.',
  of: (month: string) => `Invoice pesanan ${month}`,
  text: 'Tiap pesanan punya invoice sesaat setelah pembayarannya dikonfirmasi; untuk COD, setelah pesanannya masuk. Jumlahnya sudah dikurangi koreksi.',
  list: 'Daftar invoice',
  columns: {
    invoice: 'Invoice',
    date: 'Tanggal',
    buyer: 'Pembeli',
    total: 'Jumlah setelah koreksi',
    correction: 'Koreksi',
    print: 'Cetak',
  },
  noCorrection: 'Tidak ada',
  pick: (number: string) => `Pilih invoice ${number}`,
  pickAll: (count: number) =>
    count > MOST_TICKED
      ? `Pilih ${MOST_TICKED} terbaru bulan ini`
      : `Pilih semua ${formatCount(count)} bulan ini`,
  printOne: (number: string) => `Cetak invoice ${number}`,
  printPicked: 'Cetak yang Dipilih',
  empty: 'Belum ada invoice di bulan ini',
  emptyText: 'Invoice dari pesanan yang dibuat di bulan ini tampil di sini.',
  earlier: 'Bulan sebelumnya',
  later: 'Bulan berikutnya',
  first: 'Ke halaman pertama',
  next: 'Halaman berikutnya',
  print: {
    title: 'Cetak Invoice',
    description: 'Invoice pesanan toko, siap dicetak.',
    buyerHint: 'Pembeli ditulis dengan inisial. Nama dan alamat lengkapnya hanya ada di label.',
    back: 'Ke daftar invoice',
    none: 'Tidak ada invoice untuk dicetak',
    noneText: 'Pilih invoice di daftar, lalu tekan Cetak yang Dipilih.',
    missing: 'Invoice tidak ditemukan',
    missingText: 'Salah satu pesanan belum punya invoice, atau bukan pesanan toko ini.',
  },
} as const;
