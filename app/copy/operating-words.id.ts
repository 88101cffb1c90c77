import { formatCount } from '#domain/format.ts';
import type { WordsCellFault, WordsColumn, WordsFault } from '#domain/search/words-file.ts';
import type { WordSet, WordsKind } from '#domain/search/words-row.ts';

/** Texts of the words that searches understand (P-CONSOLE-63). */

/** What a row is about. */
export const WORDS_KIND_NAMES: Readonly<Record<WordsKind, string>> = {
  thing: 'Barang',
  gift: 'Barang hadiah',
  maker: 'Merek',
  plain: 'Kata sifat',
  noun: 'Kata benda lain',
  person: 'Penerima hadiah',
  occasion: 'Acara',
};

const SETS: Readonly<Record<WordSet, string>> = { own: 'Toko ini', general: 'Bawaan', demo: 'Bawaan demo' };

/** The cells of a row, as the form and the list name them. */
export const WORDS_FIELDS: Readonly<Record<WordsColumn, string>> = {
  set: 'Asal',
  kind: 'Jenis',
  words: 'Kata yang sama artinya',
  each: 'Setiap kata punya arti sendiri',
  narrower: 'Yang lebih khusus',
  near: 'Yang paling dekat',
  place: 'Kategori yang ikut menjualnya',
  only: 'Kategori yang hanya menjual ini',
  goods: 'Barang merek, atau untuk siapa',
};

export const operatingWordsCopy = {
  title: 'Kata Pencarian',
  description: 'Kata yang dipahami pencarian selain nama produk dan kategori.',
  intro:
    'Pencarian sudah memahami kata dalam nama produk dan kategori. Di sini tertulis sebutan lain yang dipakai pembeli. Perubahan berlaku dalam dua detik.',
  search: 'Cari kata',
  clear: 'Hapus',
  find: 'Cari',
  add: 'Tambah Kata',
  download: 'Unduh CSV',
  list: 'Daftar kata',
  own: (count: number) => `${formatCount(count)} baris milik toko ini.`,
  set: (set: WordSet) => SETS[set],
  columns: { words: 'Kata', set: 'Asal', kind: 'Jenis', means: 'Arti' },
  narrower: (words: string) => `Juga menemukan ${words}`,
  near: (words: string) => `Paling dekat: ${words}`,
  places: (slugs: string) => `Di kategori ${slugs}`,
  first: 'Dari awal',
  next: 'Berikutnya',
  none: (q: string) => `Tidak ada kata dengan "${q}"`,
  noneText: 'Coba bagian kata yang lebih pendek, atau tambahkan kata itu.',
  back: 'Kembali ke Kata Pencarian',
  missing: 'Baris tidak ditemukan',
  missingText: 'Baris ini sudah dihapus, atau diganti oleh sebuah file.',
  row: {
    add: 'Tambah Kata',
    change: 'Ubah Kata',
    description: 'Sebutan pembeli dan artinya, dengan contoh hasil sebelum disimpan.',
    ofProgram: 'Baris ini bawaan program. Yang kamu simpan menjadi baris toko ini, dan berlaku lebih dulu.',
    gone: 'Baris ini sudah dihapus orang lain. Kalau disimpan, isianmu menjadi baris baru.',
    present: 'Yang tertulis sekarang',
    optional: '(boleh kosong)',
    hints: {
      words: 'Dipisah koma, yang paling umum lebih dulu: semen, cement',
      narrower: 'Ikut ditemukan, tetapi tidak sebaliknya: untuk perkakas juga bor',
      near: 'Ditemukan sesudahnya, atau sebagai gantinya kalau toko tidak punya',
      place: 'Alamat pendek kategori, dipisah koma',
      goods: 'Untuk merek: barangnya. Untuk penerima hadiah: men, women, atau children.',
    },
    places: 'Alamat pendek semua kategori',
    trial: 'Coba cari dengan',
    trialHint: 'Kosongkan untuk memakai kata pertama.',
    tryIt: 'Lihat Hasilnya',
    tryRemoval: 'Lihat Hasil Kalau Dihapus',
    save: 'Simpan',
    remove: 'Hapus Baris',
    notYet: 'Lihat hasilnya dulu, baru simpan.',
  },
  trial: {
    title: (term: string) => `Hasil pencarian "${term}"`,
    before: 'Sekarang',
    after: 'Sesudah diubah',
    count: (total: number) => `${formatCount(total)} produk`,
    none: 'Tidak ada produk.',
  },
  file: {
    title: 'Ganti dari file',
    text: 'CSV atau XLSX seperti yang diunduh. Semua baris toko ini diganti dengan isi file; baris bawaan boleh ikut dan tidak berubah.',
    field: 'File',
    check: 'Periksa File',
    pageTitle: 'File Kata Pencarian',
    description: 'Isi file kata sebelum dipakai.',
    added: (count: number) => `${formatCount(count)} baris baru atau berubah`,
    gone: (count: number) => `${formatCount(count)} baris hilang atau berubah`,
    more: (count: number) => `dan ${formatCount(count)} lagi`,
    rows: (count: number) => `Toko ini akan punya ${formatCount(count)} baris.`,
    same: 'Isi file sama dengan kata yang sekarang. Tidak ada yang akan berubah.',
    tryIt: 'Coba Kata Lain',
    accept: {
      label: 'Pakai File Ini',
      title: 'Ganti semua kata toko ini?',
      text: 'Baris toko ini yang tidak ada di file akan hilang. Pencarian mengikuti dalam dua detik.',
      confirm: 'Ganti',
      keep: 'Batal',
    },
  },
  done: { save: 'Kata disimpan.', remove: 'Baris dihapus.', file: 'Kata toko ini diganti.' },
  changed: 'Kata ini baru saja diubah orang lain. Isianmu masih ada: periksa lagi, lalu simpan sekali lagi.',
  bad: 'Ada yang perlu dibetulkan. Belum ada yang disimpan.',
  circle: (circle: string) => `Kata yang lebih khusus berputar: ${circle}.`,
} as const;

type FaultWords = {
  [Code in WordsCellFault['code']]: (fault: Extract<WordsCellFault, { code: Code }>) => string;
};

const FAULTS: FaultWords = {
  empty: () => 'masih kosong.',
  not_one_of: ({ typed, known }) => `berisi ${typed}; pilih salah satu dari ${known.join(', ')}.`,
  not_yes: ({ typed }) => `berisi ${typed}; tulis yes, atau kosongkan.`,
  no_letter: ({ typed }) => `berisi ${typed} yang tidak punya huruf.`,
  in_other_row: ({ typed }) => `kata ${typed} sudah ada di baris lain.`,
  not_of_program: ({ typed }) =>
    `berisi ${typed}, padahal baris bawaan tidak bisa diubah. Kosongkan supaya menjadi baris toko ini.`,
  no_category: ({ typed }) => `${typed} bukan kategori toko ini.`,
};

/** What is wrong with a cell of a row of words. */
export const sayWordsFault = <Code extends WordsFault['code']>(
  fault: Extract<WordsFault, { code: Code }>,
): string => FAULTS[fault.code as Code](fault);
