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
  decree: (decree: string) => `SKB: ${decree}`,
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
    text: 'Perkiraan tiba dan batas kirim yang baru langsung menghitungnya.',
    confirm: 'Tambah',
    keep,
  },
  remove: (day: string, name: string) => ({
    label: 'Hapus',
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
  },
  noHolidays: 'Isi dulu hari libur tahun itu, baru catat SKB-nya.',
} as const;
