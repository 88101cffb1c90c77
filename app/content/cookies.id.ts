import type { Section } from './blocks.ts';

/** The page behind the footer's 'Cookies': the few that are needed, and what the browser keeps beside them (P-HELP-12). */
export const cookies = {
  title: 'Cookie',
  intro:
    'Selama Anda hanya melihat-lihat, Lokapasar tidak memasang cookie. Cookie baru dipakai untuk mengenali Anda setelah masuk atau memulai checkout, dan untuk mengingat bahasa halaman akun bila Anda menggantinya; keranjang dan wishlist tinggal di penyimpanan lokal browser.',
  sections: [
    {
      id: 'cookie-kami',
      title: 'Cookie yang kami pasang',
      blocks: [
        {
          p: 'Cookie adalah catatan kecil yang dikirim browser ke server setiap kali sebuah halaman diminta. Halaman toko sama untuk semua pengunjung dan tidak membacanya. Hanya halaman pribadi, seperti profil dan pesanan, serta notifikasi pesanan yang perlu tahu siapa yang memintanya. Selama Anda hanya melihat-lihat, tidak ada cookie yang dipasang.',
        },
        {
          table: {
            caption: 'Cookie Lokapasar',
            head: ['Nama', 'Kegunaan', 'Berapa lama'],
            rows: [
              [
                'lokapasar-session',
                'Setelah Anda masuk, memulai checkout, atau membuka pesanan dari e-mail: nomor acak yang membuka halaman pribadi Anda. Skrip di halaman tidak dapat membacanya',
                'Sampai Anda keluar, akun dihapus, atau 30 hari tanpa dipakai',
              ],
              [
                'lokapasar-browser',
                'Setelah Anda masuk: nomor acak yang mengenali browser ini. Bila akun Anda dibuka di browser yang belum pernah dipakai, kami memberi tahu Anda lewat e-mail. Server hanya menyimpan hash-nya',
                '400 hari sejak terakhir masuk',
              ],
              [
                'lokapasar-language',
                'Setelah Anda mengganti bahasa di halaman akun: bahasa yang Anda pilih, yaitu “id” atau “en”',
                'Satu tahun sejak terakhir diganti',
              ],
            ],
          },
        },
        {
          p: 'Tidak ada cookie iklan atau cookie statistik, dan tidak ada yang perlu Anda setujui atau tolak: semuanya hanya dipakai untuk mengenali Anda di halaman pribadi, menjaga akun, dan mengingat bahasa yang Anda pilih.',
        },
      ],
    },
    {
      id: 'penyimpanan-lokal',
      title: 'Yang kami simpan di browser',
      blocks: [
        {
          p: 'Penyimpanan lokal (local storage) berada di perangkat Anda. Isinya tidak ikut terkirim dengan sendirinya; halaman hanya membacanya ketika diperlukan.',
        },
        {
          table: {
            caption: 'Isi penyimpanan lokal Lokapasar',
            head: ['Kunci', 'Kegunaan', 'Berapa lama'],
            rows: [
              ['cart', 'Barang di keranjang, jumlah, varian, dan centangnya', 'Sampai Anda menghapusnya'],
              [
                'bought',
                'Nomor pesanan yang barangnya sudah keluar dari keranjang, paling banyak 20',
                'Sampai diganti oleh pesanan berikutnya atau Anda menghapusnya',
              ],
              ['wishlist', 'Produk yang Anda simpan', 'Sampai Anda menghapusnya'],
              ['notifications', 'Notifikasi dan tanda mana yang sudah dibaca', 'Sampai Anda menghapusnya'],
              [
                'guest-orders',
                'Hanya setelah Anda membeli tanpa akun: sampai kapan kabar pesanan ditanyakan ke server, dan nomor acak notifikasi yang sudah diterima',
                'Sampai Anda menghapusnya',
              ],
              [
                'recent-searches',
                'Delapan pencarian terakhir, supaya mudah diulang; setiap pencarian dapat dihapus di kotak pencarian',
                'Sampai Anda menghapusnya',
              ],
              [
                'recently-viewed',
                'Nama dan gambar dua belas produk terakhir yang Anda lihat, untuk “Terakhir Dilihat”; bisa dihapus di halaman produk',
                'Sampai Anda menghapusnya',
              ],
              [
                'destination',
                'Kecamatan tujuan yang Anda pilih, untuk menghitung ongkos kirim dan perkiraan tiba',
                'Sampai Anda menghapusnya',
              ],
              [
                'demo-known',
                'Di toko contoh: tanda bahwa Anda sudah menutup keterangan tentang toko contoh',
                'Sampai Anda menghapusnya',
              ],
              [
                'draft-…',
                'Hanya untuk penjual: isian produk yang belum sampai tersimpan di server (session storage)',
                'Sampai tersimpan, dibuang, atau tab ditutup',
              ],
              [
                'pages-1',
                'Halaman umum yang terakhir Anda buka, supaya bisa dibaca tanpa koneksi (Cache Storage)',
                'Sampai diganti oleh halaman yang lebih baru atau Anda menghapusnya',
              ],
              [
                'visitor-id',
                'Nomor acak, dibuat saat Anda pertama kali menandai ulasan sebagai membantu dan dikirim bersama suara itu, supaya satu pengunjung memberi satu suara pada satu ulasan',
                'Sampai Anda menghapusnya',
              ],
              [
                'flash-sale-ends-at',
                'Waktu berakhirnya hitung mundur, supaya tidak mulai lagi saat halaman dimuat ulang',
                'Sampai diganti oleh hitungan berikutnya atau Anda menghapusnya',
              ],
              [
                'sb-…-auth-token',
                'Hanya setelah Anda masuk: data akun dan kunci sesi, supaya Anda tetap masuk. Kunci ini dikirim ke layanan akun',
                'Sampai Anda keluar, akun dihapus, atau sesi tidak berlaku lagi',
              ],
            ],
          },
        },
        {
          p: 'Selain itu, penyimpanan sesi (session storage) mencatat posisi gulir, supaya tombol kembali membawa Anda ke tempat semula di daftar produk. Catatan ini hilang begitu tab ditutup.',
        },
      ],
    },
    {
      id: 'menghapus',
      title: 'Menghapusnya',
      blocks: [
        {
          p: 'Barang di [keranjang](/cart), [wishlist](/wishlist), dan [notifikasi](/notifications) dapat dihapus dari halamannya masing-masing. Sesi akun hilang ketika Anda keluar lewat halaman [Profil](/profile).',
        },
        { p: 'Untuk menghapus semuanya sekaligus, bersihkan data situs ini di browser:' },
        {
          list: [
            '**Chrome di Android**: tekan ikon di sebelah kiri alamat situs, buka pengaturan situs atau “Cookie dan data situs”, lalu hapus datanya.',
            '**Safari di iPhone**: buka Pengaturan, pilih Safari (pada iOS baru letaknya di dalam daftar aplikasi), Lanjutan, Data Situs Web, lalu hapus situs ini dari daftar.',
            '**Firefox di komputer**: klik ikon di sebelah kiri alamat situs, lalu pilih hapus cookie dan data situs.',
          ],
        },
        {
          note: 'Setelah dihapus, keranjang dan wishlist di browser itu tidak dapat dikembalikan, karena tidak ada salinannya di server kami.',
        },
      ],
    },
    {
      id: 'tanpa-penyimpanan',
      title: 'Bila penyimpanan dimatikan',
      blocks: [
        {
          p: 'Anda tetap bisa melihat, mencari, dan membandingkan produk. Keranjang dan wishlist hanya bertahan sampai halaman ditutup, dan tanpa cookie pesanan tidak dapat dibuat. Hal serupa terjadi di mode penyamaran: isinya hilang ketika semua jendela penyamaran ditutup.',
        },
        {
          p: 'Data yang tersimpan di server dijelaskan dalam [Kebijakan Privasi](/privacy).',
        },
      ],
    },
  ],
} as const satisfies { title: string; intro: string; sections: readonly Section[] };
