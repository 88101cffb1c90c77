/** Where parcels go, on every page. What an estimate says comes with it, in `estimates.id.ts`. */
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
} as const;
