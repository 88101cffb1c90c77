import { expect, test } from './shop.ts';

/** Texts of the product rules that each address serves in its HTML, before any script. */
const SERVED: [path: string, texts: string[]][] = [
  [
    '/',
    [
      'Cari produk...',
      'Belanja Sekarang',
      'Kategori Populer',
      '5 Subkategori',
      'Produk Unggulan',
      'Rekomendasi Untukmu',
      '04',
      'OFF',
      'Tersisa',
      'Lihat Semua',
      'Gratis Ongkir',
      'Layanan Pelanggan',
      'Tentang Kami',
      'Kontak',
      'Terms',
      'Privacy',
      'Cookies',
      'Open menu',
    ],
  ],
  [
    '/product/1',
    [
      'Rp3.499.000',
      'Rp4.200.000',
      '-17%',
      'Ulasan',
      'Terjual',
      'Garansi',
      'Dikirim dari Jakarta Selatan',
      'Stok: ',
      'Keranjang',
      'Beli Sekarang',
      'Simpan',
      'Kunjungi Toko',
      'Deskripsi',
      'Spesifikasi',
      'Produk Terkait',
    ],
  ],
  ['/product/1?tab=ulasan', ['Lihat Semua Ulasan', '/5']],
  [
    '/product',
    ['Semua Produk', 'Menampilkan ', 'Rumah Tangga', 'Aksesoris', 'Komputer &amp; Laptop', 'Semua Kategori'],
  ],
  ['/product?q=zzzz', ['Tidak ada produk yang ditemukan', 'Hapus Filter Pencarian']],
  [
    '/search',
    [
      'Semua Produk',
      ' produk ditemukan',
      'Terapkan Filter',
      'Reset Semua Filter',
      'Rating Tertinggi',
      'Terlaris',
      'Official Store',
      'Preferred Seller',
      'Top Rated',
    ],
  ],
  ['/search?q=batik', ['Hasil pencarian untuk &quot;batik&quot;']],
  [
    '/search?q=zzzz',
    ['Tidak ada hasil', 'Tidak ditemukan produk untuk pencarian &quot;zzzz&quot;. Coba kata kunci lain.'],
  ],
  ['/categories', ['Semua Kategori', '+2 lainnya']],
  ['/category', ['Semua Kategori']],
  [
    '/category/fashion?rating=5&min=1999999',
    ['Tidak ada produk yang ditemukan', 'Coba ubah filter pencarian Anda'],
  ],
  ['/seller', ['Daftar Toko', 'Cari toko...', 'Official', 'Produk', 'Terjual']],
  [
    '/toko?q=zzzz',
    ['Tidak ada toko ditemukan', 'Tidak ada toko yang sesuai dengan pencarian Anda', 'Semua Toko'],
  ],
  [
    '/seller/1',
    [
      'Official Store',
      'Jakarta Selatan',
      'Bergabung sejak 2022',
      'Chat Penjual',
      'Follow Toko',
      'Semua Produk',
      'Terlaris',
      'Terbaru',
      'Tentang Toko',
      'Pilih Kategori',
    ],
  ],
  ['/cart', ['Keranjang Belanja']],
  ['/auth', ['Login', 'Register', 'Login/Daftar', 'lang="en"']],
  ['/wishlist', ['Wishlist Saya']],
  [
    '/notifications',
    ['Notifikasi', 'Semua', 'Pesanan', 'Promo', 'Info', 'Tandai Sudah Dibaca', 'Hapus Semua'],
  ],
];

test('the pages of the catalogue serve the texts of the product rules', async ({ request }) => {
  for (const [path, texts] of SERVED) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    // React separates neighbouring texts by comments.
    const html = (await response.text()).replaceAll('<!-- -->', '');
    for (const text of texts) expect.soft(html.includes(text), `${path} says ${text}`).toBe(true);
  }
});

const MISSING: [path: string, texts: string[]][] = [
  [
    '/product/abc',
    ['Produk tidak ditemukan', 'Maaf, produk yang Anda cari tidak tersedia.', 'Lihat Produk Lainnya'],
  ],
  ['/product/99999999999', ['Produk tidak ditemukan']],
  ['/seller/9999', ['Toko tidak ditemukan', 'Maaf, toko yang Anda cari tidak tersedia.', 'Kembali']],
  [
    '/tidak/ada',
    [
      'Halaman Tidak Ditemukan',
      'Maaf, halaman yang Anda cari tidak ditemukan atau telah dipindahkan.',
      'Kembali ke Beranda',
    ],
  ],
];

test('what is not there is answered with status 404 and a text of its own', async ({ request }) => {
  for (const [path, texts] of MISSING) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    const html = await response.text();
    for (const text of texts) expect.soft(html.includes(text), `${path} says ${text}`).toBe(true);
  }
});
