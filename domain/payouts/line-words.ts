/** Movements on a shop's account, by their kind in the ledger. */
const LINE_WORDS: Readonly<Record<string, string>> = {
  done: 'Harga barang, pesanan selesai',
  com: 'Komisi Lokapasar',
  comback: 'Komisi dikembalikan',
  rs: 'Pengembalian dana ke pembeli',
  frt: 'Ongkir yang ditanggung atau dibayarkan ke toko',
  frtback: 'Ongkir paket kembali',
  frtadj: 'Selisih ongkir dari kurir',
  frtoff: 'Ongkir dibatalkan',
  claim: 'Ganti rugi paket hilang',
  dis: 'Keputusan sengketa pembayaran',
  xc: 'Penukaran barang',
  off: 'Tagihan dihapus Lokapasar',
};

/** What a movement on a shop's account is called, on its screen and in its file. */
export const lineWord = (code: string): string => LINE_WORDS[code] ?? 'Penyesuaian';
