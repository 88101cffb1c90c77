import { CONTACT_PATH } from '#domain/paths.ts';

/** Texts of the two desks: their frame, their empty homes, the second factor and invitations. */
export const desksCopy = {
  selling: {
    name: 'Pusat Penjual',
    title: 'Pusat Penjual',
    description: 'Kelola toko di Lokapasar.',
    yourShops: 'Toko yang kamu kelola',
    none: 'Kamu belum mengelola toko',
    noneText: 'Buka toko sendiri. Kalau diundang pemilik toko, buka tautan undangannya dengan akun ini.',
    register: 'Buka Toko',
    publicPage: 'Lihat halaman toko',
    waiting: {
      title: (name: string) => `${name} sedang diperiksa`,
      text: 'Lokapasar memeriksa pendaftaran toko dalam satu hari kerja. Begitu disetujui, tokomu tampil di Pusat Penjual.',
      to: 'Ke Pusat Penjual',
    },
    mend: 'Perbaiki Pendaftaran',
    refusedBefore: (name: string, reason: string) => `Pendaftaran ${name} perlu diperbaiki: ${reason}`,
  },
  operator: {
    name: 'Panel Admin',
    title: 'Panel Admin',
    description: 'Kelola Lokapasar.',
  },
  frame: {
    toShop: 'Ke Lokapasar',
    skipToContent: 'Langsung ke isi halaman',
    role: (role: string) => `Masuk sebagai ${role}`,
  },
  list: {
    filter: 'Filter daftar',
    apply: 'Terapkan',
    clear: 'Hapus Filter',
    pages: 'Halaman',
    newest: 'Ke yang terbaru',
    older: 'Lebih lama',
    figures: 'Lihat angka',
    noFigures: 'Belum ada.',
  },
  code: {
    title: 'Verifikasi Dua Langkah',
    description: 'Kode dari aplikasi autentikator untuk masuk ke Pusat Penjual atau Panel Admin.',
    give: 'Masukkan kode 6 digit dari aplikasi autentikator, atau salah satu kode pemulihan.',
    lost: `Ponsel dan kode pemulihan hilang? Minta pemilik lain di tempatmu bekerja menghapus autentikatormu. Kalau kamu bekerja di toko, kamu juga bisa [menghubungi kami](${CONTACT_PATH}).`,
    label: 'Kode',
    submit: 'Lanjutkan',
    begin:
      'Pasang aplikasi autentikator di ponsel, misalnya Google Authenticator atau Aegis. Sebelum mulai, ketik kata sandi akun ini sekali lagi.',
    password: 'Kata sandi',
    beginSubmit: 'Pasang Autentikator',
    scan: 'Pindai kode ini dengan aplikasi autentikator, lalu masukkan 6 digit yang ditampilkannya.',
    scanLabel: 'Kode QR untuk aplikasi autentikator',
    typeSecret: 'Tidak bisa memindai? Ketik kunci ini di aplikasi:',
    recoveryTitle: 'Simpan kode pemulihan ini',
    recovery:
      'Setiap kode bisa dipakai satu kali sebagai pengganti ponselmu. Simpan di tempat aman: kode ini tidak akan ditampilkan lagi.',
    goOn: 'Sudah Disimpan, Lanjutkan',
    done: 'Verifikasi dua langkah sudah aktif di akun ini.',
    failures: {
      wrong_code: 'Kode salah atau sudah terpakai. Tunggu kode berikutnya di aplikasi, lalu coba lagi.',
      too_many_codes: 'Terlalu banyak kode salah. Coba lagi nanti.',
      not_begun:
        'Pemasangan ini sudah lebih dari 15 menit, atau dimulai di tempat lain. Ketik kata sandimu untuk memulai lagi.',
      wrong_password: 'Kata sandi salah.',
      too_many_requests: 'Terlalu banyak percobaan. Coba lagi nanti.',
      has_factor: 'Verifikasi dua langkah sudah aktif di akun ini.',
      no_key: 'Verifikasi dua langkah belum bisa dipakai: kuncinya belum dipasang pengelola server.',
    },
  },
  sessions: {
    title: 'Perangkat yang Masuk',
    description: 'Perangkat yang masuk dengan akun ini.',
    text: 'Akhiri yang tidak kamu kenal, lalu ganti kata sandi.',
    hosted:
      'Perangkat yang diakhiri bisa terhubung lagi selama masih masuk di penyedia akun. Ganti kata sandi untuk menutupnya.',
    here: 'Perangkat ini',
    other: 'Perangkat lain',
    since: (when: string) => `Masuk sejak ${when}`,
    used: (when: string) => `Terakhir dipakai sekitar ${when}`,
    end: 'Akhiri',
    done: {
      one: 'Perangkat itu sudah tidak masuk dengan akun ini.',
      others: 'Semua perangkat lain sudah tidak masuk dengan akun ini.',
    },
    onlyHere: 'Tidak ada perangkat lain yang masuk dengan akun ini.',
    others: {
      label: 'Akhiri Semua yang Lain',
      title: 'Akhiri semua perangkat lain?',
      text: 'Semua perangkat kecuali ini harus masuk lagi dengan kata sandi.',
      confirm: 'Akhiri',
      keep: 'Batal',
    },
  },
  invitation: {
    title: 'Undangan',
    description: 'Undangan untuk mengelola toko atau Lokapasar.',
    toShop: (shop: string, role: string, email: string) =>
      `Toko ${shop} mengundangmu sebagai ${role}. Akun ${email} akan bisa mengelola toko ini sesuai perannya.`,
    toConsole: (role: string, email: string) =>
      `Kamu diundang ke Panel Admin sebagai ${role}. Akun ${email} akan bisa mengelola Lokapasar sesuai perannya.`,
    accept: 'Terima Undangan',
    logIn: 'Masuk atau daftar dulu untuk menerima undangan ini.',
    logInLink: 'Login/Daftar',
    over: 'Undangan tidak berlaku lagi',
    overText:
      'Tautan undangan hanya bisa dipakai sekali, paling lama 72 jam. Minta yang baru kepada pengundangnya.',
    alreadyMember: 'Akun ini sudah punya peran di sana.',
    openConsole: 'Buka Panel Admin',
    openShops: 'Buka Pusat Penjual',
  },
} as const;
