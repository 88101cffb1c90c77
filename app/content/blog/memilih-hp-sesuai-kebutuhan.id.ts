import type { BlogPost } from './post.ts';

export const memilihHp: BlogPost = {
  id: 'memilih-hp-sesuai-kebutuhan',
  title: 'Memilih HP Sesuai Kebutuhan, Bukan Sesuai Iklan',
  excerpt:
    'RAM besar dan kamera ratusan megapiksel belum tentu Anda perlukan. Mulailah dari kebiasaan sehari-hari, lalu cocokkan dengan spesifikasinya.',
  category: 'technology',
  author: 'Galih Prasetya',
  date: '2025-03-27',
  readTime: 3,
  imageUrl: '/images/category/electronics.svg',
  featured: true,
  popular: true,
  blocks: [
    {
      p: 'Sebelum membuka daftar harga, coba ingat apa saja yang Anda lakukan dengan HP kemarin. Membalas pesan, memesan ojek, menonton video di perjalanan, memotret anak, mungkin berjualan. Dari daftar kecil itu biasanya sudah terlihat bagian mana yang perlu kuat dan bagian mana yang boleh biasa saja.',
    },
    { h: 'Cocokkan pemakaian dengan RAM dan memori' },
    {
      p: 'RAM menentukan berapa banyak aplikasi yang bisa terbuka bersamaan tanpa memuat ulang. Memori internal adalah tempat foto, aplikasi, dan kiriman grup keluarga disimpan. Sistem dan aplikasi bawaan sendiri memakan belasan hingga puluhan gigabita, jadi ruang yang tersisa selalu lebih kecil daripada angka di kotak.',
    },
    {
      table: {
        caption: 'Patokan RAM dan memori menurut pemakaian',
        head: ['Pemakaian', 'RAM', 'Memori', 'Utamakan'],
        rows: [
          ['Pesan, telepon, video sesekali', '4 GB', '64-128 GB', 'Baterai dan layar yang jelas'],
          ['Media sosial, belanja, peta seharian', '6-8 GB', '128 GB', 'Baterai dan sinyal'],
          ['Memotret, membuat konten, berjualan', '8 GB', '256 GB', 'Kamera dengan penstabil optik'],
          ['Gim berat, banyak aplikasi sekaligus', '8-12 GB', '256 GB', 'Prosesor dan pendinginan'],
        ],
      },
    },
    {
      p: 'Hati-hati dengan tulisan seperti "RAM hingga 16 GB". Sering kali separuhnya adalah RAM virtual yang meminjam memori internal dan jauh lebih lambat. Yang perlu dibandingkan adalah RAM fisiknya.',
    },
    { h: 'Lihat baterai bersama prosesornya' },
    {
      p: 'Baterai 5.000 mAh kini sudah umum, tetapi daya tahannya bergantung pada layar dan prosesor. Layar dengan kecepatan segar 120 Hz terasa mulus sekaligus lebih boros; pastikan kecepatannya bisa diturunkan. Periksa pula apakah kepala pengisi daya ikut di dalam kotak, sebab sekarang banyak merek menjualnya terpisah.',
    },
    { h: 'Layar yang pas di tangan' },
    {
      p: 'Layar 6,7 inci enak untuk menonton, tetapi sulit dijangkau dengan satu ibu jari saat Anda berdiri di kereta. Panel AMOLED menampilkan hitam yang pekat, sedangkan IPS biasanya lebih murah. Bila Anda sering memakai HP di luar rumah, misalnya untuk mengantar pesanan, kecerahan layar lebih penting daripada resolusinya.',
    },
    { h: 'Kamera: lupakan jumlah megapiksel' },
    {
      p: 'Foto yang terang di malam hari lebih ditentukan oleh ukuran sensor, bukaan lensa, dan penstabil optik (OIS). Lensa makro 2 megapiksel umumnya hanya menambah jumlah lingkaran di punggung HP. Cara terbaik menilainya tetap foto dari pembeli, jadi bukalah tab Ulasan pada halaman produk dan cari foto yang diambil dalam ruangan.',
    },
    { h: 'Hal yang khas di Indonesia' },
    {
      list: [
        '**IMEI terdaftar.** HP yang IMEI-nya tidak terdaftar dapat kehilangan sinyal operator. Tekan *#06# untuk melihat nomornya, lalu cocokkan dengan kotak dan periksa di imei.kemenperin.go.id.',
        '**Garansi resmi.** Bedakan garansi resmi merek dengan garansi toko atau distributor. Lamanya tertulis pada bagian garansi di halaman produk.',
        '**NFC.** Kalau Anda sering naik kereta, bus, atau lewat tol, NFC memudahkan Anda memeriksa dan mengisi saldo kartu uang elektronik dari HP.',
        '**Jaringan.** 5G baru tersedia di sebagian kota. Bila daerah Anda belum terjangkau, HP 4G yang baik tidak membuat Anda rugi.',
        '**Dua kartu dan microSD.** Pada slot hibrida, kartu SIM kedua dan microSD harus bergantian.',
      ],
    },
    { h: 'Tanyakan umur pembaruannya' },
    {
      p: 'HP yang masih lancar tetap perlu pembaruan keamanan, apalagi bila dipakai untuk aplikasi bank. Carilah janji pembaruan dari mereknya: berapa kali naik versi sistem dan berapa tahun tambalan keamanan. HP keluaran dua tahun lalu yang harganya turun bisa jadi menarik, tetapi sisa masa pembaruannya juga sudah berkurang.',
    },
    { h: 'Sebelum menekan tombol beli' },
    {
      steps: [
        'Tulis tiga hal yang paling sering Anda lakukan dan batas harga yang nyaman.',
        'Saring produk di [kategori Elektronik](/category/electronics) menurut harga dan rating, lalu simpan dua atau tiga calon di [Wishlist](/wishlist).',
        'Baca ulasan bintang tiga. Isinya sering lebih seimbang daripada bintang lima dan bintang satu.',
        'Pastikan varian warna dan memori yang Anda pilih sudah benar di keranjang.',
        'Bila baru pertama kali memesan, ikuti langkah-langkah di [Cara Berbelanja](/how-to-buy).',
      ],
    },
    {
      note: 'Saat HP tiba, cocokkan IMEI dan segelnya sebelum plastik pelindung dilepas, dan rekam prosesnya. Bila ada yang tidak beres, bukti Anda sudah lengkap.',
    },
  ],
};
