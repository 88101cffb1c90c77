/** The agreement of sellers, version of `AGREEMENT_VERSION`. A change of its meaning gets a new version. */
export const sellerAgreement = {
  title: 'Perjanjian Penjual',
  version: (day: string) => `Versi ${day}`,
  paragraphs: [
    'Anda menjual atas nama sendiri atau usaha yang Anda wakili. Nama, nomor identitas, alamat, dan rekening yang Anda isi adalah milik Anda dan benar.',
    'Barang yang Anda tawarkan asli, boleh dijual di Indonesia, dan sesuai dengan foto, deskripsi, dan izin yang Anda cantumkan. Lokapasar dapat menurunkan barang yang tidak sesuai, dengan alasan yang Anda baca.',
    'Anda menerima atau menolak pesanan sampai akhir hari kerja berikutnya dan mengirimnya sampai akhir hari kerja kedua setelah dibayar. Pesanan yang tidak dikirim dibatalkan dan dananya kembali ke pembeli.',
    'Pembeli dapat mengembalikan barang dalam 7 hari setelah tiba menurut kebijakan pengembalian. Kerusakan, cacat, barang kurang, atau salah kirim menjadi tanggungan toko.',
    'Dana dilepas setelah pesanan selesai, dikurangi komisi yang tampil pada tiap pesanan, lalu ditransfer ke rekening Anda. Pengembalian setelah itu dipotong dari saldo berikutnya.',
    'Data pembeli hanya dipakai untuk mengirim pesanannya. Anda tidak menyimpannya untuk hal lain dan tidak mengajak bertransaksi di luar Lokapasar.',
    'Anda dapat menutup toko kapan saja setelah pesanan, pengembalian, dan saldo yang masih berjalan selesai.',
  ],
} as const;
