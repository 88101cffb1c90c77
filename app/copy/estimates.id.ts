import { formatRupiah } from '#domain/format.ts';
import { formatDayRange } from '#domain/format-date.ts';
import type { Rupiah } from '#domain/money.ts';
import type { Arrival, PayBefore } from '#domain/shipping/arrival.ts';

/** Beside days that may still move, because the holidays of their year are not decreed (P-SHIP-7). */
export const guess = (isGuess: boolean) => (isGuess ? ' (perkiraan)' : '');

/** When a parcel arrives: 'Estimasi tiba 26-28 Nov'; across months 'Estimasi tiba 30 Nov-2 Des'. */
export const arrivalText = ({ first, last, isGuess }: Pick<Arrival, 'first' | 'last' | 'isGuess'>) =>
  `Estimasi tiba ${formatDayRange(first, last)}${guess(isGuess)}`;

/** What an estimate needs to come true: 'kalau dibayar sebelum 25 Nov pukul 24.00 WIB'. */
export const payBeforeText = ({ day, hour }: PayBefore) =>
  `kalau dibayar sebelum ${formatDayRange(day, day)} pukul ${hour}.00 WIB`;

/** What shipping costs and when goods arrive, once a district is chosen. */
export const estimatesCopy = {
  failed: 'Ongkos kirim belum bisa dihitung.',
  computing: 'Menghitung ongkos kirim…',
  again: 'Coba lagi',
  noService: 'Belum ada layanan kirim ke lokasi ini.',
  all: (count: number) => `Lihat semua layanan (${count})`,
  /** What the buyer pays. */
  cost: (cost: Rupiah) => (cost === 0 ? 'Gratis' : formatRupiah(cost)),
  /** Of the cheapest service, where others follow. */
  from: (cost: Rupiah) => (cost === 0 ? 'Gratis ongkir' : `Ongkir mulai ${formatRupiah(cost)}`),
  card: {
    /**
     * On phones 'Rp9.400 · tiba 28 Nov', where there is more room 'Ongkir Rp9.400 · 28 Nov' or 'Gratis ongkir · 28 Nov'; read
     * aloud with both words.
     */
    cost: 'Ongkir',
    costOfFree: 'ongkir',
    arrives: 'tiba',
    day: ({ first, isGuess }: Arrival) => `${formatDayRange(first, first)}${guess(isGuess)}`,
  },
  cart: {
    choose: 'Pilih lokasi untuk melihat ongkir',
    /** While nothing can be told: of goods that are ticked it is being computed. */
    unknown: (isTicked: boolean) => (isTicked ? 'Menghitung ongkir…' : 'Centang barang untuk melihat ongkir'),
  },
  sheet: {
    title: 'Dikirim ke mana?',
    text: 'Pilih kecamatan untuk melihat ongkos kirim dan perkiraan tiba. Lokasi ini disimpan di perangkat ini saja.',
    label: 'Kecamatan atau kelurahan',
    close: 'Tutup',
    current: (place: string) => `Sekarang: ${place}`,
  },
} as const;
