import type { CaseKind } from './case-kinds.ts';

/** What each kind of case is called, and what somebody has to do about it. */
export const CASE_WORDS: Readonly<Record<CaseKind, { name: string; advice: string }>> = {
  provider_refund: {
    name: 'Dikembalikan di halaman penyedia',
    advice:
      'Dana dikembalikan langsung di halaman penyedia pembayaran. Periksa di sana alasannya, dan apakah pesanannya tetap berjalan.',
  },
  chargeback: {
    name: 'Pembayaran ditarik bank',
    advice:
      'Bank menarik kembali pembayaran. Jawab di halaman penyedia pembayaran, lalu putuskan siapa yang menanggungnya.',
  },
  chargeback_without_amount: {
    name: 'Penarikan bank tanpa jumlah',
    advice:
      'Bank menarik kembali pembayaran, tetapi penyedia tidak menyebut jumlahnya. Belum ada yang dicatat: periksa di halaman penyedia.',
  },
  assumed_arrival: {
    name: 'Paket dianggap tiba',
    advice:
      'Tidak ada kurir yang bisa memastikan paket ini sudah tiba. Tanyakan kepada pembeli, lalu catat sebagai tiba atau hilang.',
  },
  contradicted_arrival: {
    name: 'Kurir berubah keterangan',
    advice:
      'Pesanan sudah dicatat tiba, tetapi kurir menyatakan paketnya hilang atau kembali. Tanyakan kepada keduanya. Yang tidak sampai dikembalikan dananya.',
  },
  missing_parcel: {
    name: 'Paket belum sampai',
    advice:
      'Kurir menyatakan paket sudah tiba, tetapi pembeli belum menerimanya. Tanyakan kepada keduanya, lalu catat sebagai tiba atau hilang.',
  },
  disputed_return: {
    name: 'Sengketa pengembalian',
    advice:
      'Pembeli dan penjual tidak sepakat, atau barang atau dananya tertahan. Dengarkan keduanya, lalu putuskan.',
  },
  many_returns: {
    name: 'Sering berubah pikiran',
    advice:
      'Akun ini sering mengembalikan barang karena berubah pikiran. Periksa pengembaliannya; belum ada yang ditolak karena itu.',
  },
  invented_waybill: {
    name: 'Resi pengembalian diragukan',
    advice:
      'Nomor resinya pernah dipakai paket lain, atau paketnya tidak pernah terlihat. Tanyakan kepada kurir, lalu kepada pembeli.',
  },
  light_return: {
    name: 'Paket kembali lebih ringan',
    advice:
      'Paket yang kembali lebih ringan daripada barangnya. Minta foto dari toko, lalu tanyakan kepada pembeli.',
  },
  failed_refund: {
    name: 'Pengembalian dana gagal',
    advice:
      'Penyedia menolak pengembalian dana, dan sebagian mungkin sudah terkirim. Periksa di halaman penyedia, lalu ulangi atau kirim lewat transfer.',
  },
  bounced_refund: {
    name: 'Transfer dana dikembalikan bank',
    advice:
      'Bank mengembalikan transfer pengembalian dana. Pembeli diminta mengisi rekening lain; hubungi kalau tidak dijawab.',
  },
  returned_payout: {
    name: 'Pencairan dikembalikan bank',
    advice:
      'Bank mengembalikan pencairan dana, dan pencairan toko ini ditahan. Minta rekening yang benar, lalu lanjutkan pencairannya.',
  },
  broken_invariant: {
    name: 'Catatan tidak cocok',
    advice:
      'Uang, stok, dan pesanan tidak cocok satu sama lain. Ini kesalahan program: sampaikan kepada tim teknis bersama catatan di bawah.',
  },
  unknown_money: {
    name: 'Dana tak dikenal',
    advice:
      'Penyedia menyelesaikan dana yang tidak dikenal. Periksa di halaman penyedia asalnya, lalu putuskan.',
  },
  unnamed_account: {
    name: 'Rekening belum diisi',
    advice:
      'Pengembalian dana menunggu rekening pembeli, dan dua pengingat tidak dijawab. Hubungi pembelinya.',
  },
  shop_registration: {
    name: 'Pendaftaran toko',
    advice:
      'Seseorang ingin membuka toko. Periksa nama dan datanya di halaman pendaftarannya, lalu setujui atau minta diperbaiki.',
  },
  undecreed_year: {
    name: 'Hari libur belum ditetapkan',
    advice:
      'Hari libur tahun itu belum lengkap. Pemilik memasukkan harinya dan SKB yang menetapkannya di halaman Hari Libur.',
  },
};
