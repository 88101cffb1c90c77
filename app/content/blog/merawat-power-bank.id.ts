import type { BlogPost } from './post.ts';

export const merawatPowerBank: BlogPost = {
  id: 'merawat-power-bank',
  title: 'Merawat Power Bank agar Awet dan Tetap Aman',
  excerpt:
    'Power bank yang cepat habis atau mulai menggembung biasanya korban panas dan kebiasaan mengisi. Ini cara merawatnya dan kapan harus berhenti memakainya.',
  category: 'technology',
  author: 'Yoga Simatupang',
  date: '2025-02-24',
  readTime: 3,
  imageUrl: '/images/category/gadgets.svg',
  featured: false,
  popular: false,
  blocks: [
    {
      p: 'Power bank sering diperlakukan seperti batu: dilempar ke tas, ditinggal di dasbor, baru diingat ketika HP tinggal lima persen. Padahal isinya sel litium yang peka terhadap panas dan benturan. Dengan sedikit kebiasaan baik, umurnya bisa jauh lebih panjang.',
    },
    { h: 'Kenapa 10.000 mAh tidak menjadi 10.000 mAh' },
    {
      p: 'Angka besar di bodi dihitung pada tegangan sel, sekitar 3,7 volt. Untuk mengisi HP, tegangan itu dinaikkan menjadi 5 volt atau lebih, dan sebagian tenaga hilang menjadi panas. Karena itu pada label ada satu angka lagi, kapasitas keluaran atau "rated capacity", yang biasanya hanya enam puluhan persen dari angka besar.',
    },
    {
      p: 'Jadi power bank 10.000 mAh rata-rata mengisi HP berbaterai 5.000 mAh sedikit lebih dari satu kali penuh, bukan dua kali. Ini wajar, bukan tanda barang palsu. Yang patut dicurigai adalah label yang tidak mencantumkan kapasitas keluaran sama sekali, atau power bank setipis kartu yang mengaku berisi 50.000 mAh.',
    },
    { h: 'Kebiasaan yang memperpanjang umur' },
    {
      list: [
        '**Jauhkan dari panas.** Jangan ditinggal di mobil yang diparkir di bawah matahari, di jok motor, atau di samping kompor.',
        '**Jangan menunggu sampai nol.** Isi kembali ketika tersisa sekitar 20 persen. Sel litium tidak suka dikosongkan habis.',
        '**Cabut setelah penuh.** Rangkaian pengamannya memang menghentikan arus, tetapi panas yang tersisa semalaman tetap tidak baik.',
        '**Jangan ditutup bantal atau selimut** ketika sedang mengisi atau diisi. Panas perlu jalan keluar.',
        '**Pakai kabel yang sanggup.** Kabel murah yang tipis membuat pengisian lambat dan colokannya panas.',
        '**Lindungi dari benturan dan air.** Simpan di saku tas tersendiri, jangan bercampur dengan kunci atau uang logam.',
      ],
    },
    {
      p: 'Kalau jarang dipakai, simpan dalam keadaan terisi kira-kira separuh di tempat yang sejuk dan kering. Periksa setiap tiga bulan dan isi lagi seperlunya. Power bank yang kosong selama setahun di laci sering tidak mau hidup kembali.',
    },
    { h: 'Membawanya naik pesawat' },
    {
      p: 'Maskapai menghitung dengan watt-jam (Wh), bukan mAh. Rumusnya: mAh dibagi 1.000, lalu dikali tegangan sel 3,7. Power bank selalu dibawa ke kabin, tidak boleh masuk bagasi tercatat.',
    },
    {
      table: {
        caption: 'Kapasitas power bank dan aturan umum penerbangan',
        head: ['Kapasitas', 'Watt-jam', 'Aturan umum'],
        rows: [
          ['10.000 mAh', '37 Wh', 'Boleh di kabin'],
          ['20.000 mAh', '74 Wh', 'Boleh di kabin'],
          ['27.000 mAh', '99,9 Wh', 'Boleh di kabin, sudah di ambang batas 100 Wh'],
          ['30.000 mAh', '111 Wh', 'Perlu persetujuan maskapai (100-160 Wh)'],
          ['50.000 mAh', '185 Wh', 'Tidak boleh dibawa (di atas 160 Wh)'],
        ],
      },
    },
    {
      p: 'Setiap maskapai dapat menambah aturannya sendiri, misalnya melarang pemakaian selama terbang. Bacalah ketentuannya sebelum berangkat. Bila angka Wh di bodi sudah terhapus, petugas berhak menolaknya.',
    },
    { h: 'Tanda Anda harus berhenti memakainya' },
    {
      list: [
        'Bodi menggembung atau sambungannya merenggang.',
        'Tercium bau manis atau bau seperti pelarut.',
        'Terlalu panas untuk digenggam, padahal hanya mengisi satu HP.',
        'Pernah terendam air atau jatuh sampai penyok.',
        'Persentasenya meloncat, misalnya dari 60 langsung ke 10.',
      ],
    },
    {
      note: 'Jangan menusuk, menekan, atau membongkar power bank yang menggembung. Berhentilah mengisinya, letakkan jauh dari bahan yang mudah terbakar, dan jangan dibuang bersama sampah dapur. Tanyakan titik pengumpulan sampah elektronik kepada dinas lingkungan hidup setempat.',
    },
    { h: 'Bila tiba waktunya membeli yang baru' },
    {
      p: 'Pilih kapasitas menurut kebiasaan: 10.000 mAh cukup untuk sehari di kota dan ringan di tas, 20.000 mAh untuk mudik atau keluarga. Periksa daya keluarannya (W) supaya cocok dengan pengisian cepat HP Anda, lalu baca ulasan tentang panasnya. Pilihannya ada di [kategori Gadget](/category/gadgets).',
    },
    {
      p: 'Perhatikan pula keterangan garansi di halaman produk, dan pelajari [syarat pengembalian](/returns) sebelum memesan. Begitu paket datang, isi sampai penuh satu kali sambil diawasi. Cacat pabrik umumnya terlihat pada pengisian pertama itu.',
    },
  ],
};
