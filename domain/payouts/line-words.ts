/** Movements on a shop's account, by their kind in the ledger. */
const LINE_WORDS: Readonly<Record<string, string>> = {
  done: 'Harga barang, pesanan selesai',
  com: 'Komisi Lokapasar',
  comback: 'Komisi dikembalikan',
  rs: 'Dana kembali ke pembeli (barang atau ongkirnya)',
  frt: 'Ongkir yang ditanggung atau dibayarkan ke toko',
  frtback: 'Ongkir paket kembali',
  frtadj: 'Selisih ongkir dari kurir',
  frtoff: 'Ongkir dibatalkan',
  frtret: 'Ongkir pengembalian ke toko',
  frtretoff: 'Ongkir pengembalian dibatalkan',
  frtagain: 'Ongkir barang dikirim lagi ke pembeli',
  uncode: 'Kode unik kembali ke Lokapasar',
  claim: 'Ganti rugi paket hilang',
  dis: 'Keputusan sengketa pembayaran',
  xc: 'Penukaran barang',
  off: 'Tagihan dihapus Lokapasar',
};

/**
 * What a movement on a shop's account is called, on its screen and in its file.
 * @param rate of a commission, in hundredths of a percent
 */
export function lineWord(code: string, rate: number | null = null): string {
  const word = LINE_WORDS[code] ?? 'Penyesuaian';
  return rate === null ? word : `${word} ${String(rate / 100).replace('.', ',')}%`;
}
