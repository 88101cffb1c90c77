/** Movements on a shop's account, by their kind in the ledger. */
const LINE_WORDS: Readonly<Record<string, string>> = {
  done: 'Harga barang, pesanan selesai',
  com: 'Komisi Lokapasar',
  comback: 'Komisi dikembalikan',
  rs: 'Dana kembali ke pembeli (barang atau ongkirnya)',
  frt: 'Ongkir pesanan yang ditanggung toko',
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

/** Freight that a shop gets, because it sent the parcel with a waybill of its own. */
const FREIGHT_PAID = 'Ongkir pesanan yang dibayarkan ke toko';

/** A movement on a shop's account. */
export interface NamedLine {
  /** Its kind in the ledger. */
  code: string;
  /** Of a commission, in hundredths of a percent. */
  rate: number | null;
  /** Below 0 for what the shop pays. */
  amount: number;
}

/** What a movement on a shop's account is called, on its screen and in its file. */
export function lineWord({ code, rate, amount }: NamedLine): string {
  if (code === 'frt' && amount > 0) return FREIGHT_PAID;
  const word = LINE_WORDS[code] ?? 'Penyesuaian';
  return rate === null ? word : `${word} ${String(rate / 100).replace('.', ',')}%`;
}
