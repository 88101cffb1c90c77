import { formatDayRange } from '#domain/format.ts';
import type { Arrival } from '#domain/shipping/arrival.ts';

/** When a parcel arrives: 'Estimasi tiba 26-28 Nov'; across months 'Estimasi tiba 30 Nov-2 Des'. */
export const arrivalText = ({ first, last }: Arrival) => `Estimasi tiba ${formatDayRange(first, last)}`;

/** Where parcels go, and what that costs, on the screens of the shop. */
export const deliveryCopy = {
  to: 'Dikirim ke',
  /** While nothing is chosen: 'Dikirim ke mana?' and what one does about it. */
  anywhere: 'mana?',
  choose: 'Pilih Lokasi',
  change: 'Ubah Lokasi',
  /** In place of the choice where there are no scripts. */
  everywhere: 'Dikirim ke seluruh Indonesia',
  sheet: {
    title: 'Dikirim ke mana?',
    text: 'Pilih kecamatan untuk melihat ongkos kirim dan perkiraan tiba. Lokasi ini disimpan di peramban ini saja.',
    label: 'Kecamatan atau kelurahan',
    close: 'Tutup',
    current: (place: string) => `Sekarang: ${place}`,
  },
} as const;
