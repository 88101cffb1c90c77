import type { SettingArea, SettingKey } from '#domain/settings/known-settings.ts';
import { type SettingShape, saidValue } from '#domain/settings/setting-shapes.ts';

/** Texts of the settings of the shop (P-CONSOLE-60, P-CONSOLE-61). */

const keep = 'Batal';

const AREAS: Readonly<Record<SettingArea, { title: string; text: string }>> = {
  contact: {
    title: 'Kontak toko',
    text: 'Tampil di kaki halaman dan halaman bantuan. Pemberitahuan untuk admin dikirim ke e-mail ini.',
  },
  demo: { title: 'Toko contoh', text: 'Baris di atas setiap halaman, hanya selama toko ini toko contoh.' },
  payment: {
    title: 'Pembayaran',
    text: 'Yang dimatikan tidak ditawarkan lagi di checkout. Pembayaran yang sudah dimulai tetap bisa diselesaikan.',
  },
  shipping: {
    title: 'Pengiriman',
    text: 'Layanan yang dimatikan tidak ditawarkan lagi di checkout, juga di checkout yang sedang terbuka. Paket dari pesanan yang sudah dibuat tetap dikirim dengan layanannya.',
  },
  money: {
    title: 'Komisi dan keputusan tentang uang',
    text: 'Komisi berlaku untuk pesanan baru. Pesanan yang sudah dibuat tetap memakai komisi saat itu.',
  },
  cod: {
    title: 'Bayar di tempat (COD)',
    text: 'Di mana pembeli bisa membayar di tempat, dan batas untuk pembeli baru serta kecamatan yang sering menolak paket.',
  },
};

const HINTS: Readonly<Partial<Record<SettingKey, string>>> = {
  'contact.whatsapp': 'Dengan kode negara, misalnya +62 812 0000 0000. Kosongkan kalau tidak ada.',
  'contact.registration': 'Ditulis seperti di tanda daftar. Kosongkan kalau belum ada.',
  'contact.social': 'Satu alamat https per baris.',
  'payment.methods': 'Yang belum punya akun di penyedia pembayaran tetap tidak ditawarkan.',
  'shipping.services': 'Layanan tanpa tarif tetap tidak ditawarkan.',
  'money.second_person':
    'Satu pengembalian dana, ganti rugi, atau keputusan sengketa di atas ini perlu disetujui orang kedua dengan hak yang sama, kalau ada.',
  'money.second_person_day':
    'Yang diputuskan satu orang sendirian dalam satu hari. Di atas ini, orang kedua ikut menyetujui, kalau ada.',
  'cod.provinces': 'Hanya alamat di provinsi ini yang bisa membayar di tempat.',
  'cod.closed_cities':
    'Satu per baris dengan nama lengkap, misalnya Kota Bandung atau Kabupaten Bandung. Kosongkan kalau tidak ada.',
  'cod.newcomer_orders': 'Paling banyak pesanan COD yang belum tiba, selama belum ada yang diterima.',
  'cod.newcomer_total': 'Paling besar jumlah semua pesanan COD yang belum tiba itu.',
  'cod.area_freight':
    'Kalau ongkir paket yang ditolak di satu kecamatan dalam 60 hari lebih dari ini, COD di sana ditutup.',
};

/** What a setting may be, in words. */
export function boundsWords(shape: SettingShape): string {
  switch (shape.kind) {
    case 'number':
      return `Isi angka dari ${saidValue(shape, shape.least)} sampai ${saidValue(shape, shape.most)}.`;
    case 'text':
      return `Isi paling banyak ${shape.most} karakter, dengan bentuk yang benar.`;
    case 'lines':
      return `Isi paling banyak ${shape.most} baris dengan bentuk yang diminta.`;
    case 'choices':
      return `Pilih paling sedikit ${shape.least}.`;
  }
}

export const operatingSettingsCopy = {
  title: 'Pengaturan',
  description: 'Yang diputuskan Lokapasar, siapa yang mengubahnya, dan dari apa.',
  areas: AREAS,
  hints: HINTS,
  empty: 'Belum diisi',
  first: 'Belum pernah diubah',
  changed: (when: string, who: string) => `Diubah ${when} oleh ${who}`,
  before: (value: string) => `Sebelumnya: ${value}`,
  reason: (reason: string) => `Alasan: ${reason}`,
  history: 'Riwayat',
  historyOf: (name: string) => `Riwayat ${name}`,
  optional: 'opsional',
  change: (name: string) => ({
    label: 'Ubah',
    about: name,
    title: `Ubah: ${name}`,
    text: 'Nilai baru berlaku dalam beberapa detik.',
    confirm: 'Simpan',
    keep,
  }),
  undo: (name: string, value: string) => ({
    label: 'Kembalikan',
    about: name,
    title: `Kembalikan: ${name}?`,
    text: `Nilainya menjadi lagi: ${value}`,
    confirm: 'Kembalikan',
    keep,
  }),
  done: 'Pengaturan disimpan. Berlaku dalam beberapa detik.',
  refused: {
    stale:
      'Pengaturan ini baru saja diubah orang lain. Periksa nilainya sekarang, lalu simpan lagi kalau masih perlu.',
    unknownCity: (line: string) =>
      `Kota '${line}' tidak dikenal. Tulis nama lengkapnya, misalnya Kota Bandung atau Kabupaten Bandung.`,
    same: 'Nilainya sudah begitu. Tidak ada yang berubah.',
    unpayable:
      'Pembeli tidak bisa membayar dengan satu pun metode ini, karena toko belum punya akunnya. Sisakan paling sedikit satu metode yang bisa dipakai.',
  },
} as const;
