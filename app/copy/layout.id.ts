/**
 * Texts of the frame around every page: header, menu, breadcrumb, footer, error pages (P-PAGE-2, P-PAGE-5 to
 * P-PAGE-11).
 */
export const layoutCopy = {
  shopName: 'Lokapasar',
  tagline: 'Belanja nyaman dari seluruh Nusantara',
  blogFeed: 'Artikel blog Lokapasar',
  homeLink: 'Lokapasar, ke beranda',
  skipToContent: 'Langsung ke isi halaman',
  search: {
    label: 'Cari produk',
    placeholder: 'Cari produk...',
    clear: 'Hapus kata kunci',
    submit: 'Cari',
  },
  icons: {
    wishlist: 'Wishlist',
    notifications: 'Notifikasi',
    cart: 'Keranjang',
    login: 'Login',
    profile: 'Profil',
  },
  bottomNav: {
    label: 'Navigasi utama',
    home: 'Beranda',
    categories: 'Kategori',
    cart: 'Keranjang',
    orders: 'Pesanan',
    account: 'Akun',
  },
  categoryMenu: {
    open: 'Kategori',
    label: 'Menu kategori',
    all: 'Semua Kategori',
    loading: 'Memuat kategori…',
    failed: 'Kategori belum bisa dimuat.',
  },
  menu: {
    open: 'Open menu',
    close: 'Close menu',
    label: 'Menu utama',
    categories: 'Kategori',
    allCategories: 'Semua Kategori',
    promotions: 'Promosi',
    allPromotions: 'Semua Promosi',
    specialOffer: 'Penawaran Spesial',
    specialOfferText: 'Diskon hingga 50% untuk produk pilihan',
    account: 'Akun Saya',
    loginOrRegister: 'Login/Daftar',
    myProfile: 'Profil Saya',
    wishlist: 'Wishlist',
    notifications: 'Notifikasi',
    orders: 'Pesanan Saya',
  },
  breadcrumb: { label: 'Jejak halaman', home: 'Beranda' },
  pending: 'Halaman sedang dimuat',
  notFound: {
    title: 'Halaman Tidak Ditemukan',
    text: 'Maaf, halaman yang Anda cari tidak ditemukan atau telah dipindahkan.',
    link: 'Kembali ke Beranda',
  },
  unavailable: {
    title: 'Toko Sedang Tidak Dapat Dijangkau',
    text: 'Data toko belum bisa kami ambil saat ini. Keranjang dan wishlist tetap tersimpan. Silakan coba beberapa saat lagi.',
    retry: 'Coba lagi',
  },
  failed: {
    title: 'Terjadi Kesalahan',
    text: 'Maaf, halaman ini gagal ditampilkan. Kesalahannya sudah kami catat. Silakan coba lagi.',
    retry: 'Coba lagi',
  },
  forbidden: {
    title: 'Tidak Punya Akses',
    text: 'Peranmu tidak mencakup halaman ini. Kalau perlu, minta akses kepada pemiliknya.',
    retry: 'Ke Beranda',
  },
  navigationFailed: 'Halaman gagal dimuat. Periksa koneksi, lalu coba lagi.',
} as const;

/** The title of a page as the browser shows it. */
export const pageTitle = (title: string) => `${title} | ${layoutCopy.shopName}`;
