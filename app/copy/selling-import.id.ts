import type { ImportState } from '#domain/catalogue/lists/import-report.ts';
import { MOST_LIST_ROWS } from '#domain/catalogue/lists/import-report.ts';
import type { ListColumn } from '#domain/catalogue/lists/list-columns.ts';
import type { ListFaultCode } from '#domain/catalogue/lists/read-list.ts';
import type { ProductFaultCode } from '#domain/catalogue/plan-product.ts';
import { formatCount } from '#domain/format.ts';

const products = (count: number) => `${formatCount(count)} produk`;

const NO_SUCH_PHOTO =
  'Foto ini tidak ada di toko ini. Kosongkan selnya, atau pilih "Tidak ada di file" untuk kolom foto, lalu unggah fotonya di sini.';

/** Texts of lists of products as files. */
export const sellingImportCopy = {
  title: 'Impor dan Ekspor Produk',
  titleOf: (name: string) => `Impor ${name}`,
  description: 'Isi dan ubah banyak produk sekaligus dengan file.',
  back: 'Ke daftar produk',
  all: 'Ke semua impor',
  out: 'Unduh produk',
  outText:
    'File berisi produk yang dijual, disembunyikan, dan ditinjau; paling banyak 10.000 produk terbaru. Ubah isinya, lalu kirim lagi. File ini juga contoh untuk produk baru: kosongkan kolom No. Produk.',
  xlsx: 'Unduh XLSX',
  csv: 'Unduh CSV',
  in: 'Kirim file',
  inText: `XLSX atau CSV, juga yang diunduh dari Tokopedia, TikTok Shop, Shopee, Shopify, dan WooCommerce. Paling besar 5 MB dan ${formatCount(MOST_LIST_ROWS)} baris. Belum ada yang berubah sampai kamu menerbitkannya.`,
  file: 'File produk',
  send: 'Kirim dan Periksa Kolom',
  failed: {
    no_file: 'Pilih dulu filenya.',
    too_large: 'File ini lebih besar dari 5 MB. Bagi menjadi beberapa file, atau simpan sebagai CSV.',
    unreadable:
      'File ini tidak bisa dibaca. Simpan sebagai XLSX atau CSV UTF-8 tanpa kata sandi, lalu kirim lagi.',
    encoding:
      'hurufnya bukan UTF-8. Simpan file sebagai XLSX atau "CSV UTF-8", lalu kirim lagi. Isinya tidak kami tebak, supaya tidak ada huruf yang berubah.',
    quotes: 'tanda kutip (") di sini atau di atasnya tidak berpasangan. Perbaiki, lalu kirim lagi.',
    no_rows: 'File ini tidak berisi baris produk di bawah judul kolomnya.',
    too_many_rows: `File ini lebih dari ${formatCount(MOST_LIST_ROWS)} baris. Bagi menjadi beberapa file.`,
  } satisfies Record<string, string>,
  /** What is wrong with a file from one of its lines on. */
  failedAt: (line: number, failure: string) => `Baris ${formatCount(line)}: ${failure}`,
  sheets: (count: number) =>
    `File ini berisi ${formatCount(count)} lembar produk, jadi tiap lembar menjadi satu impor. Buka yang mau diperiksa; lembar contoh biarkan saja.`,
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
    'Pilih kolom file untuk tiap isian. Pilihanmu diingat untuk file berikutnya dengan judul kolom yang sama, juga kalau kolomnya bertambah. Yang tidak ada di file tidak mengubah produk lama.',
  noColumn: 'Tidak ada di file',
  columnAt: (place: number, heading: string) => (heading === '' ? `Kolom ${place}` : `${place}. ${heading}`),
  otherPlace: 'Kategori untuk baris yang kategorinya tidak dikenal',
  choosePlace: 'Tidak ada',
  check: 'Periksa Semua Baris',
  report: 'Hasil pemeriksaan',
  change: ({ added, changed }: { added: number; changed: number }) =>
    `${products(added)} baru dan ${products(changed)} berubah.`,
  nothing: 'File ini tidak mengubah apa pun.',
  namesakes: (count: number) =>
    `${products(count)} baru bernama sama dengan produk yang sudah ada di toko ini. Kalau mau mengubah produk lama, isi kolom No. Produk; kalau tidak, produknya menjadi dua.`,
  withoutPhoto: (count: number) =>
    `${products(count)} baru belum punya foto. Produk itu disembunyikan dengan gambar contoh; tambahkan fotonya, lalu tampilkan.`,
  foreignPhotos: (count: number) =>
    `Foto ${products(count)} ada di alamat situs lain. Kami tidak mengambilnya dari sana; unggah fotonya di sini.`,
  inactive: (count: number) =>
    `${products(count)} baru berstatus draf, arsip, atau nonaktif di filemu, jadi disembunyikan.`,
  guidance: (first: number, last: number) =>
    first === last
      ? `Baris ${first} berisi petunjuk pengisian, jadi dilewati.`
      : `Baris ${first} sampai ${last} berisi petunjuk pengisian, jadi dilewati.`,
  faulty: (count: number, rows: number) =>
    `${formatCount(count)} isian di ${formatCount(rows)} baris perlu diperbaiki. Belum ada yang diubah. Perbaiki filenya atau kolomnya, lalu kirim atau periksa lagi.`,
  faultAt: ({ row, column, found }: { row: number; column: string; found: string }) =>
    found === '' ? `Baris ${row}, ${column}:` : `Baris ${row}, ${column} (tertulis "${found}"):`,
  publish: 'Terbitkan Semua',
  publishHint: 'Semua diterbitkan bersama, atau tidak satu pun.',
  publishing:
    'Sedang diterbitkan. Halaman ini boleh ditutup; hasilnya ada di sini. File besar memerlukan beberapa menit.',
  refresh: 'Lihat Hasilnya',
  done: ({ added, changed }: { added: number; changed: number }) =>
    `Selesai: ${products(added)} baru dan ${products(changed)} berubah.`,
  failedForGood:
    'Penerbitan gagal karena gangguan di sistem kami. Belum ada produk yang berubah. Coba terbitkan lagi; kalau masih gagal, hubungi Lokapasar.',
  stale: 'Impor ini sudah berubah. Muat ulang untuk melihat keadaannya.',
  columns: {
    id: 'No. produk',
    group: 'Kode grup',
    parent: 'Induk (SKU atau ID produknya)',
    code: 'SKU',
    rowId: 'ID',
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
    formula:
      'Berisi rumus yang hasilnya tidak ada di file. Salin selnya, lalu tempel lagi sebagai nilai atau teks.',
    no_column:
      'Kolom ini tidak ada di file, padahal produk baru memerlukannya. Pilih kolomnya di bawah, atau tambahkan kolom itu ke file.',
    no_such_parent:
      'Produk induknya tidak ada di file ini, atau ada lebih dari satu. Perbaiki baris induknya, atau kosongkan selnya.',
    doubtful:
      'Isinya diubah program lembar kerja menjadi angka atau tanggal. Ubah selnya menjadi teks, lalu tulis lagi.',
    not_ours: 'Nomor ini tidak ada di toko ini. Kosongkan untuk produk baru.',
    no_such_place:
      'Kategori ini tidak dikenal. Tulis nama kategori Lokapasar, atau pilih satu untuk semuanya di bawah.',
    yes_or_no: 'Tulis ya atau tidak.',
    pairs: 'Tulis seperti "Bahan: Katun", satu di tiap baris sel, atau dipisah dengan titik koma.',
    no_such_choice: 'Tulis pilihan dari tiap varian produk ini.',
    unclear_weight:
      'Belum jelas gram atau kilogram. Tulis satuannya di sel, misalnya 500 g atau 1,5 kg, atau di judul kolomnya: Berat (kg).',
    no_such_status: 'Tulis aktif, nonaktif, draf, atau arsip.',
    choice_twice: 'Pilihan ini sudah ada di baris lain. Sisakan satu baris saja.',
  } satisfies Record<ListFaultCode, string>,
  /** What is said of some columns instead. */
  columnFaults: {
    place: { no_column: 'Kategori tidak ada di file. Pilih kategorinya di bawah, atau tambahkan kolomnya.' },
    photos: { not_ours: NO_SUCH_PHOTO },
    photo: { not_ours: NO_SUCH_PHOTO },
    stock: { not_a_number: 'Tulis jumlah barang sebagai angka bulat, misalnya 12.' },
    weight: { not_a_number: 'Tulis berat dalam gram sebagai angka bulat, atau dengan satuannya: 0,25 kg.' },
  } satisfies Record<string, Partial<Record<ListFaultCode | ProductFaultCode, string>>>,
} as const;
