import type { BlogPost } from './post.ts';

export const memilihBantal: BlogPost = {
  id: 'memilih-bantal-yang-tepat',
  title: 'Tidur Lebih Nyaman dengan Bantal yang Tepat',
  excerpt:
    'Tinggi dan isi bantal sebaiknya mengikuti posisi tidur Anda. Panduan memilih, merawat, dan menggantinya di iklim yang lembap.',
  category: 'health',
  author: 'Ni Made Suartini',
  date: '2025-03-12',
  readTime: 3,
  imageUrl: '/images/category/home-living.svg',
  featured: false,
  popular: false,
  blocks: [
    {
      p: 'Kita memilih kasur dengan teliti, tetapi bantal sering asal ambil dari rak terdekat. Padahal kepala bertumpu di sana enam sampai delapan jam semalam. Bantal yang cocok membuat kepala, leher, dan punggung berada dalam satu garis, sehingga Anda tidak perlu terus membetulkan posisi.',
    },
    { h: 'Mulai dari posisi tidur' },
    {
      p: 'Ingat-ingat posisi Anda ketika terbangun, bukan ketika baru berbaring. Itulah posisi yang paling lama Anda pakai.',
    },
    {
      table: {
        caption: 'Tinggi bantal menurut posisi tidur',
        head: ['Posisi', 'Tinggi bantal', 'Kepadatan'],
        rows: [
          ['Miring', 'Sedang sampai tinggi, kira-kira selebar bahu', 'Padat, tidak mudah kempis'],
          ['Telentang', 'Sedang', 'Sedang, mengisi lengkung leher'],
          ['Tengkurap', 'Tipis sekali atau tanpa bantal', 'Lembut'],
          ['Berganti-ganti', 'Sedang', 'Isi yang bisa ditambah atau dikurangi'],
        ],
      },
    },
    {
      p: 'Cara memeriksanya mudah: minta seseorang memotret Anda dari belakang ketika berbaring miring. Bila garis dari tengah kepala sampai punggung tampak lurus, tingginya sudah tepat. Bila kepala mendongak, bantal terlalu tinggi; bila jatuh ke kasur, terlalu rendah. Kasur yang empuk membuat bahu lebih tenggelam, jadi bantalnya boleh lebih tipis.',
    },
    { h: 'Mengenal isi bantal' },
    {
      list: [
        '**Dakron atau serat poliester.** Ringan, murah, bisa dicuci. Lama-lama menggumpal dan kempis.',
        '**Kapuk.** Padat dan sejuk, akrab bagi banyak keluarga. Perlu sering dijemur, dan debunya mengganggu bagi yang peka.',
        '**Lateks.** Kenyal dan awet, sirkulasi udaranya baik. Lebih berat, dan tidak tahan sinar matahari langsung.',
        '**Busa memori.** Mengikuti bentuk kepala. Di kamar tanpa pendingin bisa terasa hangat; pilih yang berlubang udara.',
        '**Bulu angsa atau serat mikro.** Sangat lembut, cocok bagi yang suka bantal mengempis pelan. Kurang menopang bagi yang tidur miring.',
      ],
    },
    {
      p: 'Tidak ada satu isi yang terbaik untuk semua orang. Di daerah panas, aliran udara sering lebih terasa manfaatnya daripada kelembutan. Sarung katun juga lebih menyerap keringat daripada poliester yang licin.',
    },
    { h: 'Ukuran, sarung, dan guling' },
    {
      p: 'Bantal yang umum di Indonesia berukuran sekitar 45 x 65 cm atau 50 x 70 cm. Ukur dahulu sarung yang ada di lemari sebelum memesan. Bantal yang dijejalkan ke sarung kekecilan menjadi keras dan melengkung.',
    },
    {
      p: 'Guling bukan sekadar kebiasaan. Saat berbaring miring, guling di antara lutut menahan kaki atas supaya pinggul tidak terpuntir. Pilih yang cukup panjang dari dada sampai betis dan tidak terlalu gembung.',
    },
    { h: 'Merawat di udara lembap' },
    {
      list: [
        'Ganti sarung bantal sekali seminggu, lebih sering bila Anda banyak berkeringat.',
        'Pakai pelindung bantal di bawah sarung. Lapisan ini menahan keringat dan minyak rambut.',
        'Jemur kapuk dan dakron di bawah matahari pagi, lalu tepuk-tepuk. Lateks dan busa memori cukup diangin-anginkan di tempat teduh.',
        'Baca label sebelum mencuci. Dakron umumnya boleh dicuci, busa memori dan lateks tidak.',
        'Keringkan rambut sebelum tidur. Bantal yang lembap mudah berjamur.',
      ],
    },
    { h: 'Kapan perlu diganti' },
    {
      p: 'Lipat bantal dakron menjadi dua lalu lepaskan. Bila tidak mengembang lagi, isinya sudah lelah. Tanda lain: ada gumpalan, noda yang menembus sarung, bau apak yang tidak hilang setelah dijemur, atau Anda terus melipat bantal supaya cukup tinggi. Bantal serat biasanya bertahan satu sampai dua tahun, lateks dan busa memori lebih lama.',
    },
    {
      note: 'Bantal membantu kenyamanan, bukan pengobatan. Bila nyeri leher, kesemutan, atau sulit tidur berlangsung berminggu-minggu, periksakan diri ke dokter.',
    },
    { h: 'Memesan secara daring' },
    {
      p: 'Karena tidak bisa ditekan dahulu, bacalah beratnya. Untuk bantal dakron ukuran 50 x 70 cm, isi 600-700 gram terasa lembut, sekitar 1.000 gram terasa padat. Untuk lateks dan busa memori, lihat tingginya dalam sentimeter. Ulasan yang menyebut posisi tidur penulisnya adalah ulasan yang paling berguna.',
    },
    {
      p: 'Pilihannya ada di subkategori Perlengkapan Tidur pada [kategori Rumah Tangga](/category/home-living). Bantal yang dikirim tergulung perlu waktu untuk mengembang, beberapa jam sampai sehari. Ingat juga bahwa barang yang sudah dipakai tidak dapat dikembalikan; karena itu periksa ukuran dan bahannya selagi masih dalam kemasan, lalu baca [ketentuan pengembalian](/returns) bila ada yang tidak cocok.',
    },
  ],
};
