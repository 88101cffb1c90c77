/** Of a form that did not arrive because the shop or the network is away. */
export const keptPostCopy = {
  title: 'Belum ada jawaban dari toko',
  text: 'Toko atau koneksimu sedang terganggu. Isianmu masih ada; tunggu sebentar, lalu kirim lagi.',
  retry: 'Kirim lagi',
  sending: 'Mengirim…',
  /** After a login that a post was answered with. */
  returned: {
    filled:
      'Isianmu belum terkirim karena sesimu sudah berakhir. Isian itu kembali ke formulirnya: periksa, lalu kirim.',
    gone: 'Isianmu belum terkirim karena sesimu sudah berakhir, dan formulirnya kini tidak ada lagi. Ini yang kamu tulis:',
  },
};
