import type { BlogPost } from './post.ts';

export const merawatBatik: BlogPost = {
  id: 'merawat-kain-batik',
  title: 'Merawat Batik supaya Warnanya Tidak Lekas Pudar',
  excerpt:
    'Cara mencuci, menjemur, menyetrika, dan menyimpan batik tulis, cap, maupun printing, termasuk mengenali kainnya sejak sebelum dibeli.',
  category: 'fashion',
  author: 'Ratri Wulandari',
  date: '2025-03-20',
  readTime: 3,
  imageUrl: '/images/category/fashion.svg',
  featured: true,
  popular: false,
  blocks: [
    {
      p: 'Hampir setiap rumah punya batik yang disayang: kemeja untuk kondangan, jarik peninggalan nenek, atau seragam hari Jumat. Batik yang dirawat baik bisa dipakai puluhan tahun. Yang membuatnya cepat kusam biasanya bukan usia, melainkan deterjen keras, mesin cuci, dan matahari siang.',
    },
    { h: 'Kenali dulu kainnya' },
    {
      p: 'Batik tulis dibuat dengan canting, batik cap dengan stempel tembaga, keduanya memakai malam (lilin). Warnanya meresap, sehingga motif di bagian belakang kain hampir sama jelasnya dengan bagian depan. Pada batik printing, motif dicetak dan bagian belakangnya biasanya lebih pucat. Sebetulnya yang terakhir ini tekstil bermotif batik; tidak ada yang salah dengan memakainya, asalkan dijual dengan nama dan harga yang jujur.',
    },
    {
      table: {
        caption: 'Perbedaan tiga jenis kain bermotif batik',
        head: ['Jenis', 'Ciri', 'Cara mencuci'],
        rows: [
          ['Batik tulis', 'Garis tidak persis sama, tembus dua sisi', 'Tangan, lerak, tanpa digosok'],
          ['Batik cap', 'Motif berulang rapi, tembus dua sisi', 'Tangan, lerak atau sampo lembut'],
          ['Printing', 'Motif sangat seragam, belakang pucat', 'Tangan, atau mesin dengan putaran halus'],
        ],
      },
    },
    { h: 'Mencuci' },
    {
      steps: [
        'Uji dahulu kelunturannya. Tempelkan kapas basah pada bagian dalam lipatan. Bila kapas berwarna, cuci kain itu sendirian.',
        'Larutkan lerak atau sabun khusus batik dalam air dingin. Bila tidak ada, sampo bayi sedikit saja bisa menggantikan.',
        'Rendam sebentar, lima sampai sepuluh menit. Merendam semalaman justru melarutkan warna.',
        'Remas pelan. Jangan disikat dan jangan dipuntir. Untuk noda, usap bagian itu saja dengan ujung jari.',
        'Bilas sampai air jernih, lalu tekan di antara dua handuk untuk membuang airnya.',
      ],
    },
    {
      p: 'Hindari pemutih dan deterjen bubuk. Batik sutra lebih rewel lagi: cukup dibilas air dingin dengan sabun lembut, atau serahkan ke penatu yang terbiasa menangani sutra.',
    },
    { h: 'Menjemur dan menyetrika' },
    {
      p: 'Jemur di tempat teduh yang berangin dengan bagian dalam menghadap ke luar. Batik dari pewarna alam, seperti soga, indigo, atau mengkudu, paling peka terhadap sinar matahari langsung. Tarik pelan tepi kain selagi lembap agar tidak banyak yang perlu disetrika.',
    },
    {
      p: 'Setrika dengan panas sedang dari bagian dalam, atau alasi dengan kain tipis. Semprotkan air pada alasnya, bukan langsung pada batik. Jangan menyemprotkan parfum atau pelicin ke kain, sebab alkoholnya dapat meninggalkan bercak. Kalau ingin wangi, semprotkan ke lapisan dalam atau ke badan sebelum berpakaian.',
    },
    { h: 'Menyimpan di udara lembap' },
    {
      list: [
        'Pastikan kain benar-benar kering. Sedikit lembap sudah cukup mengundang jamur.',
        'Kemeja boleh digantung dengan gantungan yang lebar. Kain panjang sebaiknya digulung atau dilipat dengan kertas bebas asam.',
        'Ubah letak lipatan setiap beberapa bulan supaya tidak ada garis yang melemah.',
        'Bungkus merica, cengkih, atau akar wangi dalam kain kecil untuk mengusir ngengat. Kapur barus jangan sampai menyentuh kain.',
        'Jangan memakai kantong plastik rapat. Kain perlu bernapas; pakailah sarung katun.',
      ],
    },
    {
      p: 'Dua atau tiga kali setahun, keluarkan semua kain dan angin-anginkan selama satu jam di dalam rumah. Sekalian periksa jahitan dan kancingnya.',
    },
    { h: 'Saat membeli secara daring' },
    {
      p: 'Lihat foto bagian belakang kain dan baca bahannya: katun prima, primisima, dobi, rayon, atau sutra. Warna di layar dapat sedikit berbeda, jadi foto dari pembeli lain banyak membantu. Ukur kemeja yang paling pas di badan Anda, lalu bandingkan lingkar dada dan panjangnya dengan tabel penjual, sebab ukuran L di satu toko bisa sama dengan M di toko lain.',
    },
    {
      p: 'Kemeja, gamis, dan kain dapat Anda lihat di [kategori Fashion](/category/fashion). Cobalah segera setelah datang dan biarkan labelnya terpasang. Bila ukurannya kurang pas, barang yang belum dipakai dan masih dalam keadaan semula dapat dikembalikan menurut ketentuan [Pengembalian](/returns); kain yang sudah dicuci tidak termasuk lagi.',
    },
  ],
};
