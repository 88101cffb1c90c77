import { formatCount, formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { SERVICES, serviceName } from '#domain/shipping/couriers.ts';
import type { TariffFault } from '#server/services.ts';

/** Texts of a file of tariffs (P-CONSOLE-64). */

/** A service as shoppers read it. */
export const nameOfService = (id: string): string => {
  const service = SERVICES.find((one) => one.id === id);
  return service ? serviceName(service) : id;
};

const names = (services: readonly string[]) => services.map(nameOfService).join(', ');
const amount = (value: number) => formatRupiah(rupiah(value));

export const operatingTariffsCopy = {
  title: 'Tarif pengiriman',
  text: 'CSV atau XLSX dengan kolom service, from_zone, to_zone, first_kg, dan more_kg. Semua tarif diganti dengan isi file.',
  field: 'File',
  check: 'Periksa File',
  pageTitle: 'File Tarif',
  description: 'Isi file tarif sebelum dipakai.',
  back: 'Kembali ke Pengaturan',
  services: 'Tarif per layanan',
  columns: { service: 'Layanan', before: 'Sekarang', after: 'Di file', changed: 'Berubah' },
  count: (rows: number) => formatCount(rows),
  largest: 'Perubahan terbesar',
  largestText: 'Menurut harga kilogram pertama.',
  largestColumns: { tariff: 'Rute', before: 'Sekarang', after: 'Di file' },
  route: (from: string, to: string) => `${from} ke ${to}`,
  price: (firstKg: number, moreKg: number) => `${amount(firstKg)}, lalu ${amount(moreKg)} per kg`,
  same: 'Tarif di file sama dengan yang sekarang.',
  ends: (services: readonly string[]) => `Ya, ${names(services)} tidak ditawarkan lagi`,
  mustTick: (services: readonly string[]) =>
    `File ini menghapus semua tarif ${names(services)}. Kalau memang begitu, centang dulu, lalu pakai file ini.`,
  changed: 'Tarif baru saja diubah orang lain. Isianmu masih ada: periksa lagi, lalu simpan sekali lagi.',
  accept: {
    label: 'Pakai File Ini',
    title: 'Ganti semua tarif?',
    text: 'Pesanan baru langsung memakai tarif ini. Pesanan yang sudah dibuat tidak berubah.',
    confirm: 'Ganti',
    keep: 'Batal',
  },
  done: 'Tarif pengiriman diganti.',
} as const;

/** What is wrong with a cell of a file of tariffs. */
export function sayTariffFault(fault: TariffFault): string {
  switch (fault.code) {
    case 'tariff_twice':
      return `layanan dan zona ini sudah ada di baris ${formatCount(fault.earlier)}.`;
    case 'one_zone_only':
      return `${fault.service} hanya untuk dalam ${fault.zone}.`;
    case 'bad_cell':
      return fault.column === 'first_kg' || fault.column === 'more_kg'
        ? 'tulis rupiah bulat dengan angka saja, tanpa titik.'
        : 'isinya tidak dikenal. Lihat daftar layanan dan zona di panduan tarif.';
  }
}
