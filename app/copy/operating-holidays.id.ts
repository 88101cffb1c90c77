import type { DayFault } from '#server/services.ts';

/** Texts of the days off (P-CONSOLE-62). */

const keep = 'Batal';

export const operatingHolidaysCopy = {
  title: 'Hari Libur',
  description: 'Hari libur dan cuti bersama, yang tidak dihitung sebagai hari kerja toko.',
  intro:
    'Hari libur tidak dihitung sebagai hari kerja: batas kirim, perkiraan tiba, dan pencairan mengikuti daftar ini.',
  undecreed: (year: number) =>
    `Hari libur ${year} belum lengkap. Sampai SKB-nya dicatat, janji di tahun itu hanya perkiraan.`,
  empty: 'Belum ada hari libur',
  emptyText: 'Tambahkan hari libur dari SKB tiga menteri, lalu catat nomor SKB-nya.',
  decree: (decree: string) => `Ditetapkan dengan ${decree}`,
  noDecree: 'SKB belum dicatat: janji di tahun ini hanya perkiraan.',
  count: (days: string) => `${days} hari`,
  list: (year: number) => `Hari libur ${year}`,
  columns: { day: 'Tanggal', name: 'Nama', change: 'Ubah' },
  day: 'Tanggal',
  name: 'Nama hari libur',
  nameHint: 'Nama pada tanggal yang sudah ada akan diganti.',
  decreeField: 'Nama atau nomor SKB',
  add: {
    label: 'Tambah Hari Libur',
    title: 'Tambah hari libur',
    text: 'Perkiraan tiba dan batas waktu yang dihitung sesudah ini memperhitungkannya. Batas waktu yang sedang berjalan tidak berubah.',
    confirm: 'Tambah',
    keep,
  },
  remove: (day: string, name: string) => ({
    label: 'Hapus',
    about: `${name}, ${day}`,
    title: `Hapus ${name}, ${day}?`,
    text: 'Tanggal ini menjadi hari kerja lagi, kecuali Sabtu dan Minggu.',
    confirm: 'Hapus',
    keep,
  }),
  know: {
    label: 'Catat SKB',
    title: 'Catat SKB tahun ini',
    text: 'Setelah dicatat, daftar hari libur tahun ini dianggap lengkap.',
    confirm: 'Catat',
    keep,
  },
  done: {
    add: 'Hari libur disimpan.',
    remove: 'Hari libur dihapus.',
    decree: 'SKB dicatat.',
    file: 'Hari libur tahun itu diganti.',
  },
  file: {
    title: 'Ganti dari file',
    text: 'CSV atau XLSX dengan kolom day (2027-03-09) dan name. Satu file berisi semua hari libur satu tahun.',
    field: 'File',
    check: 'Periksa File',
    pageTitle: 'File Hari Libur',
    description: 'Isi file hari libur sebelum dipakai.',
    back: 'Kembali ke Hari Libur',
    summary: (year: number, days: string) => `Hari libur ${year} menjadi ${days} hari.`,
    added: 'Hari baru',
    renamed: 'Nama berubah',
    gone: 'Dihapus',
    nameOf: (name: string, before: string) => `${name} (sebelumnya ${before})`,
    same: 'Tanggal dan namanya sama dengan yang sekarang.',
    decreeHint: 'Kosongkan kalau SKB-nya belum terbit atau sudah dicatat.',
    optional: '(boleh kosong)',
    accept: (year: number) => ({
      label: 'Pakai File Ini',
      title: `Ganti hari libur ${year}?`,
      text: 'Hari yang tidak ada di file menjadi hari kerja lagi, kecuali Sabtu dan Minggu.',
      confirm: 'Ganti',
      keep,
    }),
    changed: (year: number) =>
      `Hari libur ${year} baru saja diubah orang lain. Isianmu masih ada: periksa lagi, lalu simpan sekali lagi.`,
  },
  noHolidays: 'Isi dulu hari libur tahun itu, baru catat SKB-nya.',
} as const;

type FaultWords = { [Code in DayFault['code']]: (fault: Extract<DayFault, { code: Code }>) => string };

const FAULTS: FaultWords = {
  no_day: ({ typed }) => `${typed || 'kosong'} bukan tanggal seperti 2027-03-09.`,
  other_year: ({ typed, year }) => `${typed} bukan tahun ${year}. Satu file berisi satu tahun.`,
  day_twice: ({ typed }) => `${typed} ada dua kali.`,
  no_name: () => 'masih kosong.',
};

/** What is wrong with a row of a file of days. */
export const sayDayFault = <Code extends DayFault['code']>(
  fault: Extract<DayFault, { code: Code }>,
): string => FAULTS[fault.code as Code](fault);
