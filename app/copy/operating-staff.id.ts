import { formatCount } from '#domain/format.ts';

/** Texts of who works at the console (P-CONSOLE-8). */

const keep = 'Batal';

export const operatingStaffCopy = {
  title: 'Anggota Panel Admin',
  description: 'Siapa yang mengelola Lokapasar, dan perannya.',
  list: 'Daftar anggota',
  columns: { who: 'Akun', role: 'Peran', seen: 'Terakhir di sini', change: 'Ubah' },
  you: 'Kamu',
  noEmail: 'Tanpa e-mail',
  never: 'Belum pernah',
  role: 'Peran',
  roles: {
    owner: 'Pemilik: semuanya, termasuk anggota dan pengaturan',
    finance: 'Keuangan: pesanan, pengembalian, uang, dan log audit',
    support: 'Layanan Pelanggan: pesanan, pengembalian, pesan, chat, dan akun',
    catalogue: 'Katalog: toko, produk, laporan, dan kata pencarian',
  },
  invite: {
    label: 'Undang Anggota',
    title: 'Undang anggota',
    text: 'Buat tautan undangan, lalu kirim sendiri kepada orangnya. Tautan berlaku 72 jam dan hanya untuk satu akun.',
    confirm: 'Buat Tautan',
    keep,
  },
  made: 'Tautan undangan siap. Salin sekarang: setelah halaman ini ditutup, tautannya tidak bisa dilihat lagi.',
  link: 'Tautan undangan',
  copy: {
    copy: 'Salin Tautan',
    copied: 'Disalin',
    failed: 'Tidak bisa disalin. Tandai teksnya, lalu salin sendiri.',
  },
  change: {
    label: 'Ubah Peran',
    title: 'Ubah peran anggota ini',
    text: 'Peran baru berlaku mulai permintaan berikutnya.',
    confirm: 'Simpan Peran',
    keep,
  },
  end: {
    label: 'Cabut Akses',
    title: 'Cabut akses anggota ini?',
    text: 'Akun ini langsung tidak bisa membuka Panel Admin lagi. Yang sudah dikerjakannya tetap tercatat.',
    confirm: 'Cabut Akses',
    keep,
  },
  reset: {
    label: 'Hapus Verifikasi Dua Langkah',
    title: 'Hapus verifikasi dua langkah anggota ini?',
    text: 'Untuk yang kehilangan ponsel dan kode pemulihannya. Pastikan dulu orangnya: akun ini langsung keluar dari semua meja kerja, lalu memasang autentikator baru dengan kata sandinya.',
    confirm: 'Hapus',
    keep,
  },
  open: 'Undangan yang belum diterima',
  left: (hours: number) => `Berlaku ${formatCount(hours)} jam lagi`,
  again: {
    label: 'Buat Tautan Baru',
    title: 'Buat tautan baru untuk undangan ini?',
    text: 'Tautan yang lama tidak berlaku lagi.',
    confirm: 'Buat Tautan',
    keep,
  },
  withdraw: {
    label: 'Batalkan Undangan',
    title: 'Batalkan undangan ini?',
    text: 'Tautannya tidak berlaku lagi.',
    confirm: 'Batalkan Undangan',
    keep,
  },
  done: {
    change: 'Peran tersimpan.',
    end: 'Akses dicabut.',
    reset: 'Verifikasi dua langkah dihapus.',
    withdraw: 'Undangan dibatalkan.',
  },
  refused: {
    beyondOwnRights: 'Peranmu tidak mengizinkan memberi atau mencabut peran itu.',
    ownMembership: 'Peran sendiri hanya bisa diubah pemilik lain.',
    lastOwner: 'Harus ada paling sedikit satu pemilik.',
    unknownRole: 'Pilih satu peran.',
    worksElsewhere: 'Akun ini juga bekerja di tempat lain.',
    noFactor: 'Akun ini tidak punya verifikasi dua langkah. Muat ulang halaman ini.',
  },
} as const;
