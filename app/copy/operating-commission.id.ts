import { formatDateTime } from '#domain/format-date.ts';

/** Texts of the console around commission (P-CONSOLE-44). */

export const operatingCommissionCopy = {
  title: 'Komisi',
  description: 'Komisi per toko dan kategori.',
  general: (percent: string) =>
    `Komisi umum ${percent} dari harga barang. Yang lebih khusus didahulukan: toko dan kategori, lalu toko, lalu kategori.`,
  list: 'Tarif yang diatur',
  none: 'Belum ada tarif khusus. Semua barang memakai komisi umum.',
  columns: { goods: 'Untuk', rate: 'Komisi', from: 'Mulai', state: 'Status' },
  goods: (shop: string | null, category: string | null) =>
    [category ?? 'Semua kategori', shop ?? 'semua toko'].join(', '),
  back: 'Kembali ke yang lebih umum',
  from: (at: Date) => `${formatDateTime(at)} WIB`,
  states: { planned: 'Direncanakan', current: 'Berlaku', past: 'Diganti' },
  set: {
    label: 'Atur Komisi',
    title: 'Atur komisi baru',
    text: 'Berlaku untuk pesanan yang dibuat sejak tengah malam hari itu. Pesanan sebelumnya tidak berubah. Pemilik Lokapasar dan pemilik toko diberi tahu lewat e-mail.',
    confirm: 'Simpan',
    keep: 'Batal',
  },
  find: {
    search: 'Cari toko',
    clear: 'Hapus pencarian',
    find: 'Cari',
    searchHint: 'Nama atau nomor toko. Tanpa memilih toko, tarif berlaku untuk semua toko.',
  },
  choose: 'Pilih toko',
  noShop: (q: string) => `Tidak ada toko "${q}". Coba sebagian namanya, atau nomornya.`,
  moreShops: 'Masih ada toko lain. Tulis namanya lebih lengkap.',
  shop: 'Toko',
  allShops: 'Semua toko',
  shopOf: (name: string, id: number) => `${name} (toko ${id})`,
  otherShop: 'Atur untuk semua toko',
  category: 'Kategori',
  allCategories: 'Semua kategori',
  percent: 'Komisi dalam persen',
  percentHint: 'Misalnya 2,5; paling banyak 50. Kosongkan supaya yang lebih umum berlaku lagi.',
  day: 'Mulai tanggal',
  dayHint: 'Paling cepat besok.',
  optional: '(boleh dikosongkan)',
  done: 'Komisi disimpan, dan pemiliknya diberi tahu lewat e-mail.',
  refused: {
    percent: 'Tulis komisi dalam persen, misalnya 2,5, paling banyak 50.',
    target: 'Pilih kategori, atau cari dan pilih tokonya dulu. Komisi umum ada di pengaturan.',
    day: 'Tulis tanggal mulainya.',
    tooEarly: 'Komisi baru mulai besok paling cepat. Pesanan yang sudah dibuat tidak berubah.',
  },
} as const;
