import type { BlogPost } from './post.ts';

export const ukuranSepatu: BlogPost = {
  id: 'memilih-ukuran-sepatu-daring',
  title: 'Memilih Ukuran Sepatu secara Daring agar Pas di Kaki',
  excerpt:
    'Selembar kertas, pensil, dan penggaris sudah cukup. Begini cara mengukur kaki di rumah dan membaca tabel ukuran sebelum memesan.',
  category: 'fashion',
  author: 'Dewi Maharsi',
  date: '2025-02-13',
  readTime: 3,
  imageUrl: '/images/category/sports.svg',
  featured: false,
  popular: true,
  blocks: [
    {
      p: '"Biasanya saya pakai 40" adalah kalimat yang paling sering berakhir dengan sepatu kesempitan. Nomor 40 pada satu merek bisa lebih pendek satu sentimeter daripada nomor 40 pada merek lain. Yang tidak berubah adalah panjang kaki Anda. Maka mulailah dari situ.',
    },
    { h: 'Mengukur kaki di rumah' },
    {
      steps: [
        'Ukur pada sore atau malam hari. Setelah dipakai seharian, kaki sedikit lebih besar daripada pagi hari.',
        'Pakai kaus kaki yang nanti Anda kenakan bersama sepatu itu.',
        'Tempelkan kertas di lantai, ujungnya rapat ke dinding. Berdirilah di atasnya dengan tumit menyentuh dinding dan berat badan terbagi rata.',
        'Minta orang lain menandai ujung jari terpanjang. Bagi sebagian orang itu jari kedua, bukan ibu jari.',
        'Ukur jarak dari tepi dinding ke tanda, lalu ukur juga bagian kaki yang paling lebar.',
        'Ulangi pada kaki sebelahnya. Pakailah angka yang lebih besar.',
      ],
    },
    {
      p: 'Tegakkan pensil ketika menandai. Pensil yang miring ke dalam membuat hasilnya kurang dua atau tiga milimeter, dan selisih itu sudah setengah nomor.',
    },
    { h: 'Membaca tabel ukuran' },
    {
      p: 'Tabel berikut adalah patokan umum untuk orang dewasa dengan nomor Eropa, yang paling banyak dipakai di Indonesia. Tabel dari penjual selalu lebih benar daripada tabel ini, karena dibuat untuk cetakan sepatunya sendiri.',
    },
    {
      table: {
        caption: 'Patokan nomor sepatu menurut panjang kaki',
        head: ['Panjang kaki', 'Nomor Eropa'],
        rows: [
          ['22,5 cm', '36'],
          ['23,2 cm', '37'],
          ['23,8 cm', '38'],
          ['24,5 cm', '39'],
          ['25,2 cm', '40'],
          ['25,8 cm', '41'],
          ['26,5 cm', '42'],
          ['27,2 cm', '43'],
          ['27,8 cm', '44'],
        ],
      },
    },
    {
      p: 'Perhatikan apa yang diukur penjual. **Panjang kaki** adalah ukuran kaki Anda. **Panjang insol** adalah ukuran alas di dalam sepatu, yang perlu lebih panjang daripada kaki supaya jari tidak membentur. Kalau kaki Anda 25,2 cm dan tabel berisi panjang insol, carilah sekitar 26 cm.',
    },
    { h: 'Ruang lebih menurut jenis sepatu' },
    {
      list: [
        '**Sneakers dan sepatu sehari-hari:** sisakan 0,5 sampai 1 cm di depan jari.',
        '**Sepatu lari:** sisakan sekitar 1 cm, karena kaki terdorong ke depan pada setiap langkah.',
        '**Futsal:** lebih rapat, sekitar 0,5 cm, supaya bola terasa.',
        '**Pantofel dan flat shoes:** pas tanpa menekan. Kulit asli akan sedikit melonggar ke samping, tetapi tidak bertambah panjang.',
        '**Sandal gunung:** tumit dan jari tidak boleh keluar dari tepi alas.',
        '**Sepatu anak:** sisakan 1 sampai 1,5 cm untuk bertumbuh. Lebih dari itu anak mudah tersandung.',
      ],
    },
    {
      p: 'Kaki lebar sering memaksa orang naik nomor, padahal yang kurang adalah lebarnya. Cari bentuk ujung yang membulat, bahan kain atau rajut yang lentur, atau keterangan "wide". Naik satu nomor hanya membuat tumit terlepas-lepas.',
    },
    { h: 'Biarkan pembeli lain memberi tahu' },
    {
      p: 'Bukalah tab Ulasan dan cari kata "kekecilan", "kebesaran", atau "sesuai ukuran". Ulasan yang paling berguna menyebutkan panjang kaki atau nomor yang biasa dipakai. Bila tiga orang menyarankan naik satu nomor, percayalah. Bila keterangannya tetap kurang, tanyakan panjang insol dalam sentimeter kepada penjual, bukan "nomor 40 masih ada?".',
    },
    { h: 'Ketika sepatunya datang' },
    {
      list: [
        'Coba di dalam rumah, di atas karpet atau lantai yang bersih, dengan kedua kaki dan kaus kaki.',
        'Berjalanlah beberapa menit. Jari harus bisa bergerak, tumit tidak terangkat lebih dari sedikit.',
        'Simpan kotak, kertas, dan label sampai Anda yakin.',
      ],
    },
    {
      p: 'Sepatu yang belum dipakai dan masih seperti semula dapat diajukan untuk ditukar dalam 7 hari sejak diterima. Bila penggantinya lebih mahal, Anda membayar selisihnya; bila lebih murah, selisihnya dikembalikan. Ongkos kirim hanya diganti bila kesalahan ada pada penjual, misalnya nomor yang dikirim keliru. Langkah lengkapnya ada di halaman [Pengembalian](/returns).',
    },
    {
      p: 'Sekarang, ambil kertas dan pensil dahulu. Setelah angkanya ada di tangan, lihat subkategori Sepatu di [kategori Fashion](/category/fashion) atau sepatu lari dan futsal di [kategori Olahraga](/category/sports).',
    },
  ],
};
