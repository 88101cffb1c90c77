import { formatDayRange, formatRupiah } from '#domain/format.ts';
import type { Rupiah } from '#domain/money.ts';
import type { Arrival } from '#domain/shipping/arrival.ts';

/** When a parcel arrives: 'Estimasi tiba 26-28 Nov'; across months 'Estimasi tiba 30 Nov-2 Des'. */
export const arrivalText = ({ first, last }: Arrival) => `Estimasi tiba ${formatDayRange(first, last)}`;

/** What the buyer pays for shipping. */
const costText = (cost: Rupiah) => (cost === 0 ? 'Gratis' : formatRupiah(cost));

/** Where parcels go, and what that costs, on the screens of the shop. */
export const deliveryCopy = {
  to: 'Dikirim ke',
  /** While nothing is chosen: 'Dikirim ke mana?' and what one does about it. */
  anywhere: 'mana?',
  choose: 'Pilih Lokasi',
  change: 'Ubah Lokasi',
  /** In place of the choice where there are no scripts. */
  everywhere: 'Dikirim ke seluruh Indonesia',
  title: 'Ongkos kirim dan perkiraan tiba',
  whyChoose: 'Ongkos kirim dan perkiraan tiba tampil setelah lokasi dipilih.',
  computing: 'Menghitung ongkos kirim…',
  failed: 'Ongkos kirim belum bisa dihitung.',
  again: 'Coba lagi',
  noService: 'Belum ada layanan kirim ke lokasi ini.',
  all: (count: number) => `Lihat semua layanan (${count})`,
  cost: costText,
  card: {
    /** On phones 'Rp9.400 · tiba 28 Nov', where there is more room 'Ongkir Rp9.400 · 28 Nov'; read aloud with both words. */
    cost: 'Ongkir',
    arrives: 'tiba',
    day: ({ first }: Arrival) => formatDayRange(first, first),
  },
  cart: {
    choose: 'Pilih lokasi untuk melihat ongkir',
    estimate: (cost: Rupiah) => (cost === 0 ? 'Gratis ongkir' : `Ongkir mulai ${formatRupiah(cost)}`),
    /** While nothing can be told: of goods that are ticked it is being computed. */
    unknown: (isTicked: boolean) => (isTicked ? 'Menghitung ongkir…' : 'Centang barang untuk melihat ongkir'),
  },
  sheet: {
    title: 'Dikirim ke mana?',
    text: 'Pilih kecamatan untuk melihat ongkos kirim dan perkiraan tiba. Lokasi ini disimpan di peramban ini saja.',
    label: 'Kecamatan atau kelurahan',
    close: 'Tutup',
    current: (place: string) => `Sekarang: ${place}`,
  },
} as const;
