import type { BlogPost } from './post.ts';

export const belanjaAman: BlogPost = {
  id: 'belanja-aman-kenali-penipuan',
  title: 'Belanja Daring dengan Aman: Kenali Tujuh Pola Penipuan',
  excerpt:
    'Dari file APK bernama "foto paket" sampai permintaan transfer di luar halaman pembayaran. Kenali polanya, dan ketahui apa yang dilakukan bila telanjur.',
  category: 'tips',
  author: 'Hasan Nasution',
  date: '2025-04-03',
  readTime: 3,
  imageUrl: '/images/category/gadgets.svg',
  featured: true,
  popular: true,
  blocks: [
    {
      p: 'Penipu jarang membobol sistem. Lebih mudah bagi mereka membujuk orang: membuat Anda panik, terburu-buru, atau merasa beruntung. Menjelang hari raya dan tanggal kembar jumlahnya bertambah, karena banyak orang memang sedang menunggu paket. Begitu polanya dikenali, kebanyakan tipuan terasa serupa.',
    },
    { h: 'Tujuh pola yang sering muncul' },
    {
      list: [
        '**File APK.** Pesan dari "kurir" berisi file bernama foto paket, resi, atau undangan dengan akhiran .apk. Itu aplikasi, bukan foto. Bila dipasang, ia dapat membaca SMS dan kode bank Anda.',
        '**Ajakan pindah tempat.** Penjual menawarkan harga lebih murah asalkan Anda transfer langsung ke rekening pribadinya.',
        '**Layanan pelanggan palsu.** Seseorang membalas keluhan Anda di media sosial, lalu meminta kata sandi atau kode OTP untuk "memproses pengembalian dana".',
        '**Tautan tiruan.** Alamatnya mirip, dengan satu huruf berubah atau tambahan kata seperti "promo" dan "bonus".',
        '**Harga terlalu murah.** HP baru dengan potongan sembilan puluh persen dan stok "tinggal satu".',
        '**Paket COD yang tidak dipesan.** Kurir datang membawa tagihan atas nama Anda, dan orang rumah membayarnya karena sungkan.',
        '**Salah transfer.** Anda diminta mengembalikan uang yang katanya terkirim berlebih, dengan bukti transfer hasil suntingan.',
      ],
    },
    { h: 'Tiga aturan yang menutup hampir semuanya' },
    {
      steps: [
        '**Bayar hanya lewat halaman pembayaran.** Tidak ada alasan yang sah untuk menyelesaikan pesanan dengan transfer ke rekening yang dikirim melalui percakapan.',
        '**Jangan pernah menyebutkan OTP, PIN, atau kata sandi,** kepada siapa pun, termasuk yang mengaku dari Lokapasar, bank, atau kurir.',
        '**Ketik sendiri alamatnya.** Jangan masuk ke akun dari tautan dalam SMS atau pesan. Buka browser, tulis alamat toko, lalu periksa pesanan Anda dari sana.',
      ],
    },
    {
      p: 'Kalau ada pesan yang mendesak Anda bertindak dalam lima menit, justru tunggulah lima menit. Ceritakan kepada seseorang di rumah. Tipuan yang terdengar masuk akal di kepala sering langsung terasa janggal ketika diucapkan.',
    },
    { h: 'Memeriksa toko dan produk' },
    {
      p: 'Sebelum memesan dari toko yang belum Anda kenal, buka halaman tokonya lewat [daftar toko](/toko). Lihat rating, jumlah produk terjual, dan seberapa sering penjual membalas percakapan. Lencana Official Store menandakan toko resmi.',
    },
    {
      p: 'Pada ulasan, perhatikan tanggal dan fotonya. Puluhan ulasan bintang lima pada hari yang sama dengan kalimat yang mirip patut dicurigai. Ulasan yang menyebut kekurangan kecil, misalnya kotak agak penyok, biasanya ditulis orang sungguhan.',
    },
    {
      table: {
        caption: 'Tanda baik dan tanda bahaya',
        head: ['Yang dilihat', 'Tanda baik', 'Tanda bahaya'],
        rows: [
          ['Harga', 'Sedikit di bawah harga pasar', 'Jauh di bawah semua toko lain'],
          ['Foto', 'Ada foto asli dari pembeli', 'Hanya gambar dari internet'],
          ['Jawaban penjual', 'Menjawab isi pertanyaan', 'Mengajak pindah aplikasi'],
          ['Pembayaran', 'Di halaman pembayaran', 'Rekening atau QR pribadi'],
        ],
      },
    },
    { h: 'Menjaga akun' },
    {
      list: [
        'Buat kata sandi yang panjang dan tidak dipakai di tempat lain. Batas paling pendek di Lokapasar 6 karakter, tetapi 12 atau lebih jauh lebih kuat.',
        'Jangan biarkan akun terbuka di komputer warnet atau kantor.',
        'Kunci layar HP, dan pasang aplikasi hanya dari toko aplikasi resmi.',
        'Gunting atau coret nama, alamat, dan nomor telepon pada label paket sebelum kardusnya dibuang.',
      ],
    },
    { h: 'Bila sudah telanjur' },
    {
      steps: [
        'Bila telanjur memasang APK, matikan data seluler dan Wi-Fi, lalu hubungi bank dari telepon lain agar rekening dan kartu diblokir.',
        'Bila telanjur transfer, segera hubungi bank Anda. Semakin cepat dilaporkan, semakin besar kemungkinan dana masih tertahan.',
        'Simpan tangkapan layar percakapan, nomor rekening, dan bukti transfer. Jangan menghapus apa pun.',
        'Laporkan nomor rekening di cekrekening.id, nomor telepon di aduannomor.id, dan buat laporan di kantor polisi.',
        'Ganti kata sandi e-mail dan akun belanja Anda dari perangkat yang bersih.',
      ],
    },
    {
      p: 'Ragu apakah sebuah pesan benar dari kami? Jangan balas pesan itu. Tanyakan melalui halaman [Kontak](/help-center?tab=kontak). Untuk mengetahui seperti apa alur pembayaran yang wajar, bacalah [Cara Berbelanja](/how-to-buy).',
    },
    {
      note: 'Paket COD yang tidak Anda pesan boleh ditolak. Sampaikan kepada orang serumah bahwa pesanan COD hanya dibayar bila Anda sudah memberi tahu lebih dahulu.',
    },
  ],
};
