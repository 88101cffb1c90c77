/** What came of a return, as both desks and the buyer read it (P-CONSOLE-12, P-CENTRE-31, P-RET-61). */
export const returnResultCopy = {
  decided: 'Keputusan Lokapasar',
  title: 'Hasil',
  outcomes: {
    refund: 'Dana pembeli dikembalikan',
    send: 'Barang dikirim dulu ke penjual',
    reject: 'Pengembalian ditolak',
  },
  /** The same to the buyer. */
  told: {
    refund: 'Danamu dikembalikan',
    send: 'Kirim dulu barangnya ke penjual',
    reject: 'Pengembalian ditolak',
  },
  /** Where the goods were never sent back. */
  refundedAlone: 'Danamu dikembalikan, dan barangnya tetap padamu',
  by: (at: string, who: string) => `${at}, oleh ${who}`,
  lokapasar: 'Lokapasar',
  /** Between two who decided together. */
  and: ' dan ',
  reason: 'Alasan',
  gets: 'Pembeli menerima',
  postage: (amount: string) => `termasuk ${amount} untuk ongkos kirim kembali`,
  bySeller: 'Ditanggung penjual',
  byShop: 'Ditanggung Lokapasar',
} as const;
