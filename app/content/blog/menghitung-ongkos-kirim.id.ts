import { WORKING_DAYS } from '../working-days.id.ts';
import type { BlogPost } from './post.ts';

export const ongkosKirim: BlogPost = {
  id: 'menghitung-ongkos-kirim',
  title: 'Menghitung Ongkos Kirim dan Cara Menghematnya',
  excerpt:
    'Bantal setengah kilogram bisa ditagih empat kilogram. Pahami berat volume, pembulatan, dan jenis layanan sebelum memilih kurir.',
  category: 'tips',
  author: 'Lestari Handoko',
  date: '2025-03-04',
  readTime: 3,
  imageUrl: '/images/category/hobbies.svg',
  featured: false,
  popular: true,
  blocks: [
    {
      p: 'Pernah heran kenapa ongkos kirim sebuah bantal lebih mahal daripada sekarung kecil beras? Kurir tidak hanya menjual tenaga angkut, tetapi juga ruang di dalam mobil. Setelah tahu cara menghitungnya, Anda bisa memperkirakan ongkos sejak memilih barang.',
    },
    { h: 'Tiga hal yang menentukan' },
    {
      list: [
        '**Jarak**, yaitu dari kota penjual ke alamat Anda. Lihat tulisan "Dikirim dari" pada halaman produk.',
        '**Berat**, dipilih yang lebih besar antara berat timbangan dan berat volume.',
        '**Layanan**, misalnya reguler, kilat, atau kargo.',
      ],
    },
    { h: 'Berat volume' },
    {
      p: 'Untuk barang yang besar tetapi ringan, kurir memakai berat volume. Rumus yang umum untuk pengiriman reguler: panjang x lebar x tinggi dalam sentimeter, dibagi 6.000. Sebagian layanan, terutama kargo, memakai pembagi lain. Angka yang berlaku ada pada kurirnya.',
    },
    {
      p: 'Contohnya, bantal seberat 0,6 kg dikirim dalam kardus 50 x 40 x 12 cm. Isi kardus itu 24.000 sentimeter kubik, dan bila dibagi 6.000 hasilnya 4 kg. Kurir menagih 4 kg, bukan 0,6 kg. Bila bantal yang sama digulung dan divakum menjadi 40 x 15 x 15 cm, volumenya 9.000 dan hasilnya 1,5 kg.',
    },
    {
      p: 'Tidak tahu ukuran kardusnya? Perkirakan dari ukuran barang, lalu tambahkan lima sentimeter pada setiap sisi untuk pelindung. Untuk barang pecah belah dan elektronik, tambahkan lagi bila penjual memakai peti kayu, yang juga menambah berat. Kalau selisihnya terasa besar, tanyakan ukuran kemasan kepada penjual sebelum memesan.',
    },
    { h: 'Pembulatan' },
    {
      p: 'Berat dibulatkan ke kilogram penuh. Banyak kurir memberi kelonggaran beberapa ratus gram sebelum naik satu kilogram, tetapi besarnya berbeda-beda. Kiriman di bawah satu kilogram tetap dihitung satu kilogram. Itu sebabnya membeli tiga barang kecil sekaligus dari toko yang sama sering tidak menambah ongkos sama sekali.',
    },
    {
      table: {
        caption: 'Contoh hitungan dengan tarif misalan Rp12.000 per kilogram',
        head: ['Kiriman', 'Timbangan', 'Volume', 'Ditagih', 'Ongkos'],
        rows: [
          ['Tiga kaus', '0,6 kg', '0,5 kg', '1 kg', 'Rp12.000'],
          ['Bantal dalam kardus', '0,6 kg', '4 kg', '4 kg', 'Rp48.000'],
          ['Bantal yang divakum', '0,6 kg', '1,5 kg', '2 kg', 'Rp24.000'],
          ['Cobek batu', '4,8 kg', '1,2 kg', '5 kg', 'Rp60.000'],
        ],
      },
    },
    {
      p: 'Tarif di atas hanya permisalan supaya hitungannya terlihat. Ongkos yang sebenarnya bergantung pada kota asal, kota tujuan, dan kurir.',
    },
    { h: 'Memilih layanan' },
    {
      p: 'Layanan kilat tidak selalu perlu. Perhatikan lebih dahulu selisih waktunya untuk daerah Anda:',
    },
    {
      table: {
        caption: 'Perkiraan waktu pengiriman menurut daerah tujuan',
        head: ['Daerah', 'Reguler', 'Ekspres', 'Same Day'],
        rows: [
          ['Jabodetabek', '2-3 hari', '1-2 hari', 'Hari yang sama'],
          ['Jawa', '3-4 hari', '1-2 hari', 'Tidak tersedia'],
          ['Sumatera', '4-7 hari', '2-3 hari', 'Tidak tersedia'],
          ['Kalimantan', '5-8 hari', '2-4 hari', 'Tidak tersedia'],
          ['Sulawesi', '6-10 hari', '3-5 hari', 'Tidak tersedia'],
          ['Papua & Maluku', '10-14 hari', '5-7 hari', 'Tidak tersedia'],
        ],
      },
    },
    {
      p: `Di Jabodetabek, ekspres hanya memajukan sekitar sehari. Untuk Papua dan Maluku, selisihnya bisa seminggu, sehingga ongkos tambahannya lebih masuk akal. Ingat bahwa pesanan diproses ${WORKING_DAYS.processing} setelah pembayaran sebelum diserahkan kepada kurir. Pilihan kurir dan layanannya dapat Anda baca di halaman [Informasi Pengiriman](/shipping).`,
    },
    { h: 'Cara menghemat' },
    {
      list: [
        'Kumpulkan belanjaan dari satu toko. Barang dari toko yang berbeda berangkat dari tempat yang berbeda pula.',
        'Bandingkan penjual di pulau yang sama dengan Anda. Harga yang lebih mahal Rp5.000 bisa kalah oleh selisih ongkos Rp20.000.',
        'Perhatikan tanda "Gratis Ongkir" pada kartu produk, dan lihat syarat promo yang sedang berlaku di [Semua Promosi](/promotions).',
        'Untuk barang berat yang tidak mendesak, tanyakan layanan kargo.',
        'Tulis alamat lengkap dengan patokan, RT/RW, dan kode pos. Paket yang kembali karena alamat tidak jelas berarti menunggu dari awal.',
      ],
    },
    { h: 'Bagaimana dengan asuransi dan pengembalian' },
    {
      p: 'Setiap pengiriman sudah diasuransikan tanpa biaya tambahan. Bila barang dikembalikan, ongkos kirim hanya diganti bila kesalahannya ada pada penjual, misalnya barang keliru atau cacat. Kalau Anda sekadar salah memilih ukuran, ongkosnya Anda tanggung sendiri. Karena itu memeriksa ukuran dan varian sebelum membayar adalah penghematan yang paling pasti. Rinciannya ada di halaman [Pengembalian](/returns).',
    },
  ],
};
