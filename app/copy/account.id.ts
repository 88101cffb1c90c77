import { PROFILE_LIMITS } from '#domain/accounts/profile.ts';
import { COMMON_PASSWORD } from '#domain/accounts/refusal-code.ts';
import type { AccountFault } from '#domain/forms/account-fault.ts';
import { COD_BLOCK_KEPT_DAYS } from '#domain/payments/cod.ts';
import type { AccountCopy } from './account.en.ts';

const failed = 'Ada kendala';
const shortPassword = 'Kata sandi minimal 6 karakter';
const signedOut = 'Sesimu sudah berakhir. Silakan masuk lagi.';
const emailTaken = 'Alamat e-mail ini sudah terdaftar. Masuk saja, atau pakai alamat lain.';

/** What is said of a fault unless its field has words of its own. */
const faults: Record<AccountFault, string> = {
  invalid_email: 'Tulis alamat e-mail yang lengkap, misalnya nama@contoh.id',
  too_short: 'Isian ini terlalu pendek',
  too_long: 'Isian ini terlalu panjang',
  mismatch: 'Kedua kata sandi tidak sama',
  unreadable: 'Isian ini memuat karakter yang rusak. Hapus, lalu ketik ulang.',
  wrong_password: 'Kata sandinya salah',
  shop_open:
    'Tokomu masih punya pesanan, pengembalian, pencairan, atau dana yang belum selesai. Selesaikan dulu, atau serahkan toko kepada pemilik lain.',
};

const atMost = (characters: number) => ({ too_long: `Paling banyak ${characters} karakter` });

const faultsOfFields: Readonly<Record<string, Partial<Record<AccountFault, string>>>> = {
  password: { too_short: shortPassword },
  confirmPassword: { too_short: shortPassword },
  username: {
    too_short: `Nama pengguna minimal ${PROFILE_LIMITS.username.min} karakter`,
    ...atMost(PROFILE_LIMITS.username.max),
  },
  full_name: atMost(PROFILE_LIMITS.full_name.max),
  phone: atMost(PROFILE_LIMITS.phone.max),
  address: atMost(PROFILE_LIMITS.address.max),
};

/** Why the service refuses something, by its code; it says so in English only. */
const refusals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [COMMON_PASSWORD]: 'Kata sandi ini terlalu umum. Pilih yang lebih sulit ditebak.',
    invalid_credentials: 'E-mail atau kata sandi salah.',
    email_not_confirmed: 'Alamat e-mail ini belum dikonfirmasi.',
    user_already_exists: emailTaken,
    email_exists: emailTaken,
    weak_password: `${shortPassword}.`,
    validation_failed: 'Periksa lagi e-mail dan kata sandinya. Kata sandi paling banyak 72 karakter.',
    same_password: 'Kata sandi baru harus berbeda dari yang lama.',
    signup_disabled: 'Pendaftaran akun sedang ditutup.',
    user_banned:
      'Akun ini diblokir, jadi tidak bisa dipakai untuk masuk. Kalau menurutmu ini keliru, kirim pesan kepada kami.',
    otp_expired: 'Tautan ini sudah tidak berlaku. Minta tautan baru.',
    staff_password_needed: 'Akun ini mengelola toko atau Lokapasar: ketik kata sandi saat ini dulu.',
    insufficient_aal: 'Masukkan dulu kode autentikator di Pusat Penjual atau Panel Admin, lalu coba lagi.',
    reauthentication_needed: 'Demi keamanan, masuk lagi atau minta tautan baru dulu.',
    conflict: 'Akunmu baru saja diubah di perangkat atau tab lain. Coba lagi.',
    over_email_send_rate_limit: 'E-mailnya baru saja dikirim. Tunggu sebentar sebelum meminta lagi.',
    bad_jwt: signedOut,
    session_not_found: signedOut,
    user_not_found: signedOut,
    EntityTooLarge: 'Ukuran gambar ini terlalu besar. Pilih gambar lain.',
    InvalidMimeType: 'Jenis file ini tidak didukung. Pilih gambar PNG, JPEG, atau WebP.',
    InvalidRequest: 'File ini tidak terbaca sebagai gambar. Pilih gambar lain.',
  }),
);

/** Texts of the login, registration and profile screens in Indonesian (P-SHOP-10). */
export const accountCopy: AccountCopy = {
  otherLanguage: 'English',
  loading: 'Memuat akunmu…',
  fieldNames: {
    email: 'Alamat e-mail',
    password: 'Kata sandi',
    confirmPassword: 'Ulangi kata sandi',
    username: 'Nama pengguna',
    full_name: 'Nama lengkap',
    phone: 'Nomor telepon',
    address: 'Alamat',
  },
  faultText: (field, fault) => faultsOfFields[field]?.[fault] ?? faults[fault],
  optional: '(boleh dikosongkan)',
  passwordHint: 'Minimal 6 karakter',
  showPassword: 'Tampilkan kata sandi',
  auth: {
    crumb: 'Login',
    description: 'Masuk ke Lokapasar atau buat akun dengan alamat e-mailmu.',
    tabsLabel: 'Masuk atau daftar',
    needsJavaScript:
      'Permintaan kata sandi baru memerlukan JavaScript. Aktifkan JavaScript di browser, lalu muat ulang halaman ini.',
    track: {
      text: 'Memesan tanpa akun? Buka tautan di e-mail pesanan, atau lacak dengan nomornya.',
      link: 'Lacak pesanan',
    },
    login: {
      tab: 'Masuk',
      title: 'Masuk ke akunmu',
      submit: 'Masuk',
      sending: 'Sedang masuk…',
      forgot: 'Lupa kata sandi?',
    },
    register: {
      tab: 'Daftar',
      title: 'Buat akun',
      submit: 'Daftar',
      sending: 'Membuat akunmu…',
    },
    forgot: {
      title: 'Lupa kata sandi?',
      text: 'Tulis alamat e-mail akunmu. Kami kirimkan tautan untuk membuat kata sandi baru.',
      submit: 'Kirim tautan',
      sending: 'Mengirim…',
      sentTitle: 'Periksa kotak masukmu',
      sent: (email) =>
        `Kalau ada akun untuk ${email}, tautan untuk membuat kata sandi baru sedang dikirim ke sana. Tautan itu berlaku satu jam dan hanya bisa dipakai sekali.`,
      back: 'Kembali ke halaman masuk',
    },
  },
  confirm: {
    title: 'Konfirmasi alamat e-mail',
    description: 'Konfirmasi alamat e-mail akun Lokapasar.',
    needsJavaScript:
      'Konfirmasi memerlukan JavaScript. Aktifkan JavaScript di browser, lalu muat ulang halaman ini.',
    askText:
      'Tekan tombol ini untuk memastikan bahwa alamat e-mail ini milikmu. Tautannya hanya bisa dipakai sekali.',
    confirm: 'Konfirmasi',
    confirming: 'Memeriksa tautan…',
    invalidTitle: 'Tautan ini sudah tidak berlaku',
    invalidText:
      'Tautan ini sudah pernah dipakai atau sudah terlalu lama. Coba masuk: kalau alamatmu belum dikonfirmasi, kamu bisa meminta tautan baru.',
    toLogin: 'Ke halaman masuk',
    sentTitle: 'Periksa kotak masukmu',
    sent: (email) =>
      `Kami sudah mengirim e-mail ke ${email}. Tekan tautan di dalamnya untuk mengonfirmasi alamat itu, lalu kamu bisa masuk.`,
    resend: 'Kirim ulang tautan',
    resending: 'Mengirim…',
    resent: 'Kalau alamat itu masih menunggu konfirmasi, tautan baru sedang dikirim.',
  },
  reset: {
    title: 'Buat kata sandi baru',
    description: 'Buat kata sandi baru untuk akun Lokapasar.',
    needsJavaScript:
      'Untuk membuat kata sandi baru, JavaScript harus aktif. Aktifkan JavaScript di browser, lalu muat ulang halaman ini.',
    askText:
      'Tekan tombol ini kalau kamu memang ingin membuat kata sandi baru. Tautannya hanya bisa dipakai sekali.',
    confirm: 'Lanjutkan',
    confirming: 'Memeriksa tautan…',
    formText: 'Tulis kata sandi baru untuk akunmu.',
    submit: 'Simpan kata sandi baru',
    sending: 'Menyimpan…',
    invalidTitle: 'Tautan ini sudah tidak berlaku',
    invalidText: 'Tautan ini sudah pernah dipakai atau sudah terlalu lama. Kamu bisa meminta yang baru.',
    again: 'Minta tautan baru',
  },
  profile: {
    crumb: 'Profil',
    title: 'Akun Saya',
    description: 'Profil, pesanan, wishlist, dan alamatmu di Lokapasar.',
    needsJavaScript:
      'Untuk mengganti foto, mengunduh data, dan menghapus akun, JavaScript di browser harus aktif.',
    tabsLabel: 'Bagian akun saya',
    tabs: { profile: 'Profil', orders: 'Pesanan', wishlist: 'Wishlist', addresses: 'Alamat' },
    chat: (unread) => (unread === 0 ? 'Chat' : `Chat (${unread} baru)`),
    sell: 'Mulai Berjualan',
    signedInAs: (email) => `Masuk sebagai ${email}`,
    formTitle: 'Profil',
    save: 'Simpan perubahan',
    saving: 'Menyimpan…',
    signOut: 'Keluar',
    signingOut: 'Sedang keluar…',
    noOrders: 'Belum ada pesanan.',
    emptyWishlist: 'Wishlist-mu masih kosong.',
    noAddresses: 'Belum ada alamat tersimpan.',
    addAddress: 'Tambah alamat',
    toShop: 'Mulai belanja',
    unreachable: {
      title: 'Akunmu belum bisa dibuka',
      offline: 'Sepertinya kamu sedang offline. Kamu tetap masuk; periksa koneksi, lalu coba lagi.',
      unavailable: 'Layanan akun sedang tidak bisa dihubungi. Kamu tetap masuk; coba lagi sebentar lagi.',
      retry: 'Coba lagi',
    },
  },
  picture: {
    title: 'Foto profil',
    alt: 'Foto profilmu',
    previewAlt: 'Pratinjau gambar yang kamu pilih',
    choose: 'Pilih gambar',
    hint: 'PNG, JPEG, atau WebP. Foto besar diperkecil sebelum dikirim.',
    upload: 'Unggah',
    uploading: 'Mengunggah…',
    chosen: (name) => `${name} sudah dipilih. Tekan Unggah untuk memakainya.`,
    problems: {
      'no-picture': 'File ini tidak terbaca sebagai gambar. Pilih gambar lain.',
      'too-large': 'Ukuran gambar ini terlalu besar. Pilih gambar lain.',
    },
  },
  data: {
    title: 'Datamu',
    exportText: 'Semua yang kami simpan tentang kamu, dalam satu file JSON.',
    export: 'Unduh data saya',
    exporting: 'Menyiapkan…',
    deleteText: 'Menghapus akunmu beserta semua isinya. Ini tidak bisa dibatalkan.',
    delete: 'Hapus akun',
    dialog: {
      title: 'Hapus akunmu?',
      text: `Profil, foto, alamat, dan toko yang kamu ikuti dihapus untuk selamanya. Pesanan yang belum selesai tetap berjalan; kabarnya dikirim lewat e-mail. Kalau bayar di tempat (COD) ditutup untukmu, nomor HP dan e-mailmu tetap tertutup selama ${COD_BLOCK_KEPT_DAYS} hari, tersimpan sebagai hash. Tulis kata sandimu untuk melanjutkan.`,
      cancel: 'Batal',
      confirm: 'Hapus akun',
      deleting: 'Menghapus…',
    },
  },
  toast: {
    loggedIn: { title: 'Berhasil masuk', description: 'Selamat datang kembali!' },
    loginFailed: { title: 'Belum berhasil masuk', fallback: 'Ada kendala saat masuk' },
    registered: { title: 'Pendaftaran berhasil', description: 'Sekarang kamu bisa masuk.' },
    confirmFirst: {
      title: 'Pendaftaran berhasil',
      description:
        'Konfirmasi dulu alamat e-mailmu lewat tautan yang kami kirim. Setelah itu kamu bisa masuk.',
    },
    confirmed: { title: 'Alamat e-mail sudah dikonfirmasi', description: 'Sekarang kamu bisa masuk.' },
    confirmationFailed: { title: 'Tautannya tidak berhasil', fallback: 'Tautannya belum bisa diperiksa' },
    registrationFailed: {
      title: 'Pendaftaran belum berhasil',
      fallback: 'Ada kendala saat mendaftar',
    },
    loggedOut: { title: 'Sudah keluar', description: 'Kamu sudah keluar dari akunmu.' },
    logoutFailed: { title: 'Belum berhasil keluar', fallback: 'Ada kendala saat keluar' },
    profileUpdated: { title: 'Profil tersimpan', description: 'Perubahan profilmu sudah disimpan.' },
    profileFailed: { title: 'Belum tersimpan', fallback: 'Profilmu belum bisa disimpan' },
    pictureUpdated: {
      title: 'Foto profil diperbarui',
      description: 'Foto profilmu yang baru sudah dipakai.',
    },
    pictureFailed: { title: 'Belum terunggah', fallback: 'Fotonya belum bisa diunggah' },
    recoveryFailed: { title: 'Tautan belum terkirim', fallback: failed },
    resendFailed: { title: 'Tautan belum terkirim', fallback: failed },
    resetFailed: { title: 'Kata sandi belum diganti', fallback: failed },
    passwordChanged: { title: 'Kata sandi diganti', description: 'Mulai sekarang, pakai kata sandi barumu.' },
    exportFailed: { title: 'Data belum terunduh', fallback: failed },
    deleteFailed: { title: 'Akun belum dihapus', fallback: failed },
    deleted: { title: 'Akun sudah dihapus', description: 'Akunmu beserta datanya sudah tidak ada lagi.' },
    deletedSealed: (count, until) => ({
      title: 'Akun sudah dihapus',
      description: `Nama dan kontak pada ${count} pembelian disegel sampai akhir tahun ${until.getUTCFullYear()}, karena hukum mewajibkannya. Selebihnya sudah tidak ada lagi.`,
    }),
  },
  contact: 'Kirim pesan',
  refusal: ({ code }) => refusals.get(code ?? '') ?? null,
  failures: {
    refused: 'Coba lagi, ya.',
    offline: 'Sepertinya kamu sedang offline. Periksa koneksi, lalu coba lagi.',
    unavailable: 'Layanan akun sedang tidak bisa dihubungi. Coba lagi sebentar lagi.',
    too_many: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
    signed_out: signedOut,
  },
};
