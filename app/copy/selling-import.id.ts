import type { ImportState } from '#domain/catalogue/lists/import-report.ts';
import { MOST_LIST_ROWS } from '#domain/catalogue/lists/import-report.ts';
import type { ListColumn } from '#domain/catalogue/lists/list-columns.ts';
import type { ListFaultCode } from '#domain/catalogue/lists/read-list.ts';
import { formatCount } from '#domain/format.ts';

const products = (count: number) => `${formatCount(count)} produk`;

/** Texts of lists of products as files. */
export const sellingImportCopy = {
  title: 'Impor dan Ekspor Produk',
  titleOf: (name: string) => `Impor ${name}`,
  description: 'Isi dan ubah banyak produk sekaligus dengan berkas.',
  back: 'Ke daftar produk',
  all: 'Ke semua impor',
  out: 'Unduh produk',
  outText:
    'Berkas berisi produk yang dijual, disembunyikan, dan ditinjau; paling banyak 10.000 produk terbaru. Ubah isinya, lalu kirim lagi di bawah. Berkas ini juga contoh untuk produk baru: kosongkan kolom No. Produk.',
  xlsx: 'Unduh XLSX',
  csv: 'Unduh CSV',
  in: 'Kirim berkas',
  inText: `XLSX atau CSV, juga yang diunduh dari Tokopedia, Shopee, dan Shopify. Paling besar 5 MB dan ${formatCount(MOST_LIST_ROWS)} baris. Belum ada yang berubah sampai kamu menerbitkannya.`,
  file: 'Berkas produk',
  send: 'Kirim dan Periksa Kolom',
  failed: {
    no_file: 'Pilih dulu berkasnya.',
    too_large: 'Berkas ini lebih besar dari 5 MB. Bagi menjadi beberapa berkas, atau simpan sebagai CSV.',
    unreadable:
      'Berkas ini tidak bisa dibaca. Simpan sebagai XLSX atau CSV UTF-8 tanpa kata sandi, lalu kirim lagi.',
    no_rows: 'Berkas ini tidak berisi baris produk di bawah judul kolomnya.',
    too_many_rows: `Berkas ini lebih dari ${formatCount(MOST_LIST_ROWS)} baris. Bagi menjadi beberapa berkas.`,
  } satisfies Record<string, string>,
  last: 'Impor terakhir',
  states: {
    read: 'Kolomnya belum diperiksa',
    checked: 'Sudah diperiksa, belum terbit',
    publishing: 'Sedang diterbitkan',
    done: 'Selesai',
  } satisfies Record<ImportState, string>,
  rows: (count: number) => `${formatCount(count)} baris`,
  missing: 'Impor tidak ditemukan',
  missingText: 'Impor ini sudah lama dihapus, atau bukan milik toko ini.',
  columnsTitle: 'Isi kolom',
  columnsText:
    'Pilih kolom berkas untuk tiap isian. Pilihanmu diingat untuk berkas dengan judul kolom yang sama. Yang tidak ada di berkas tidak mengubah produk lama.',
  noColumn: 'Tidak ada di berkas',
  columnAt: (place: number, heading: string) => (heading === '' ? `Kolom ${place}` : `${place}. ${heading}`),
  otherPlace: 'Kategori untuk baris yang kategorinya tidak dikenal',
  choosePlace: 'Tidak ada',
  check: 'Periksa Semua Baris',
  report: 'Hasil pemeriksaan',
  change: ({ added, changed }: { added: number; changed: number }) =>
    `${products(added)} baru dan ${products(changed)} berubah.`,
  nothing: 'Berkas ini tidak mengubah apa pun.',
  withoutPhoto: (count: number) =>
    `${products(count)} baru belum punya foto. Produk itu disembunyikan dengan gambar contoh; tambahkan fotonya, lalu tampilkan.`,
  foreignPhotos: (count: number) =>
    `Foto ${products(count)} ada di alamat situs lain. Kami tidak mengambilnya dari sana; unggah fotonya di sini.`,
  inactive: (count: number) =>
    `${products(count)} baru berstatus draf, arsip, atau nonaktif di berkasmu, jadi disembunyikan.`,
  guidance: (first: number, last: number) =>
    first === last
      ? `Baris ${first} berisi petunjuk pengisian, jadi dilewati.`
      : `Baris ${first} sampai ${last} berisi petunjuk pengisian, jadi dilewati.`,
  faulty: (count: number, rows: number) =>
    `${formatCount(count)} isian di ${formatCount(rows)} baris perlu diperbaiki. Belum ada yang diubah. Perbaiki berkasnya atau kolomnya, lalu kirim atau periksa lagi.`,
  faultAt: (row: number, column: string) => `Baris ${row}, ${column}:`,
  publish: 'Terbitkan Semua',
  publishHint: 'Semua diterbitkan bersama, atau tidak satu pun.',
  publishing:
    'Sedang diterbitkan. Halaman ini boleh ditutup; hasilnya ada di sini. Berkas besar memerlukan beberapa menit.',
  refresh: 'Lihat Hasilnya',
  done: ({ added, changed }: { added: number; changed: number }) =>
    `Selesai: ${products(added)} baru dan ${products(changed)} berubah.`,
  failedForGood:
    'Penerbitan gagal karena gangguan di sistem kami. Belum ada produk yang berubah. Coba terbitkan lagi; kalau masih gagal, hubungi Lokapasar.',
  stale: 'Impor ini sudah berubah. Muat ulang untuk melihat keadaannya.',
  columns: {
    id: 'No. produk',
    group: 'Kode grup',
    name: 'Nama produk',
    place: 'Kategori',
    description: 'Deskripsi',
    price: 'Harga',
    seenPrice: 'Harga saat diunduh',
    stock: 'Stok',
    seenStock: 'Stok saat diunduh',
    weight: 'Berat (gram)',
    length: 'Panjang (cm)',
    width: 'Lebar (cm)',
    height: 'Tinggi (cm)',
    variant1: 'Jenis varian 1',
    option1: 'Pilihan 1',
    variant2: 'Jenis varian 2',
    option2: 'Pilihan 2',
    variant3: 'Jenis varian 3',
    option3: 'Pilihan 3',
    photos: 'Foto',
    photo: 'Foto pilihan',
    specifications: 'Spesifikasi',
    freeShipping: 'Gratis ongkir',
    cod: 'COD',
    status: 'Status (hanya produk baru)',
  } satisfies Record<ListColumn, string>,
  /** Faults of products by the names of the editor's fields. */
  fields: {
    subcategory: 'Kategori',
    pictures: 'Foto',
    spec: 'Spesifikasi',
    variant: 'Varian',
  } satisfies Record<string, string>,
  faults: {
    doubtful:
      'Isinya diubah program lembar kerja menjadi angka atau tanggal. Ubah selnya menjadi teks, lalu tulis lagi.',
    not_ours: 'Tidak ada di toko ini.',
    no_such_place: 'Kategori ini tidak dikenal. Tulis nama kategori Lokapasar, atau pilih satu di atas.',
    yes_or_no: 'Tulis ya atau tidak.',
    pairs: 'Tulis seperti "Bahan: Katun", satu di tiap baris sel, atau dipisah dengan titik koma.',
    no_such_choice: 'Tulis pilihan dari tiap varian produk ini.',
    unclear_weight: 'Belum jelas gram atau kilogram. Tulis satuannya, misalnya 500 g atau 1,5 kg.',
    no_such_status: 'Tulis aktif, nonaktif, draf, atau arsip.',
    choice_twice: 'Pilihan ini sudah ada di baris lain. Sisakan satu baris saja.',
  } satisfies Record<ListFaultCode, string>,
} as const;
