/** Of a form that did not arrive because the shop or the network is away. */
export const keptPostCopy = {
  title: 'Belum ada jawaban dari toko',
  text: 'Toko atau koneksimu sedang terganggu. Isianmu masih ada; tunggu sebentar, lalu kirim lagi.',
  retry: 'Kirim lagi',
  sending: 'Mengirim…',
};
