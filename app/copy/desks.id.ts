/** Texts of the two desks: their frame, their empty homes, the second factor and invitations. */
export const desksCopy = {
  selling: {
    name: 'Pusat Penjual',
    title: 'Pusat Penjual',
    description: 'Kelola toko di Lokapasar.',
    yourShops: 'Toko yang kamu kelola',
    none: 'Kamu belum mengelola toko',
    noneText: 'Kalau diundang pemilik toko, buka tautan undangannya dengan akun ini.',
    toShop: 'Kembali ke Lokapasar',
    publicPage: 'Lihat halaman toko',
    emptyHome: 'Belum ada yang perlu dikerjakan',
    emptyHomeText: 'Pesanan, produk, dan pencairan dana toko akan tampil di sini.',
  },
  operator: {
    name: 'Panel Admin',
    title: 'Panel Admin',
    description: 'Kelola Lokapasar.',
    emptyHome: 'Belum ada yang perlu diputuskan',
    emptyHomeText: 'Antrean pesanan, pengembalian dana, dan penjual akan tampil di sini.',
  },
  frame: {
    toShop: 'Ke Lokapasar',
    skipToContent: 'Langsung ke isi halaman',
    role: (role: string) => `Masuk sebagai ${role}`,
  },
  roles: {
    owner: 'Pemilik',
    order_clerk: 'Petugas Pesanan',
    catalogue_editor: 'Editor Katalog',
    finance: 'Keuangan',
    support: 'Layanan Pelanggan',
    catalogue: 'Katalog',
  },
  code: {
    title: 'Verifikasi Dua Langkah',
    description: 'Kode dari aplikasi autentikator untuk masuk ke Pusat Penjual atau Panel Admin.',
    give: 'Masukkan kode 6 digit dari aplikasi autentikator, atau salah satu kode pemulihan.',
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
      'Setiap kode menggantikan ponselmu satu kali. Simpan di tempat aman: kode ini tidak akan ditampilkan lagi.',
    goOn: 'Sudah Disimpan, Lanjutkan',
    done: 'Verifikasi dua langkah sudah aktif di akun ini.',
    failures: {
      wrong_code: 'Kode salah atau sudah terpakai. Tunggu kode berikutnya di aplikasi, lalu coba lagi.',
      too_many_codes: 'Terlalu banyak kode salah. Coba lagi nanti.',
      wrong_password: 'Kata sandi salah.',
      too_many_requests: 'Terlalu banyak percobaan. Coba lagi nanti.',
      has_factor: 'Verifikasi dua langkah sudah aktif di akun ini.',
      no_key: 'Verifikasi dua langkah belum bisa dipakai: DESK_KEY belum diatur di server ini.',
    },
  },
  invitation: {
    title: 'Undangan',
    description: 'Undangan untuk mengelola toko atau Lokapasar.',
    toShop: (shop: string, role: string, email: string) =>
      `Toko ${shop} mengundang kamu sebagai ${role}. Akun ${email} akan bisa mengelola toko ini sesuai perannya.`,
    toConsole: (role: string, email: string) =>
      `Kamu diundang ke Panel Admin sebagai ${role}. Akun ${email} akan bisa mengelola Lokapasar sesuai perannya.`,
    accept: 'Terima Undangan',
    logIn: 'Masuk atau daftar dulu untuk menerima undangan ini.',
    logInLink: 'Login/Daftar',
    over: 'Undangan tidak berlaku lagi',
    overText:
      'Tautan undangan hanya bisa dipakai sekali, paling lama 72 jam. Minta yang baru kepada pengundangnya.',
    alreadyMember: 'Akun ini sudah punya peran di sana.',
  },
} as const;
