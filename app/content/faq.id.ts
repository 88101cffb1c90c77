import type { Ways } from '#domain/checkout/ways.ts';
import { CANCEL_ANSWER_HOURS } from '#domain/orders/deadlines.ts';
import { RETURN_DAYS, RETURN_HOURS } from '#domain/orders/return-windows.ts';
import type { QuestionGroup } from './blocks.ts';
import { courierNames, payingLimit, payingLines } from './ways.id.ts';
import { WORKING_DAYS } from './working-days.id.ts';

/** The general FAQ: four tabs of four questions (P-HELP-3; figures 7 days, 3-7, 2-5 and 5-10, P-HELP-14). */
export const generalFaq = (ways: Ways) =>
  ({
    title: 'Pertanyaan Umum',
    intro: 'Jawaban singkat untuk hal yang biasa ditanyakan sebelum dan sesudah berbelanja di Lokapasar.',
    groups: [
      {
        id: 'umum',
        title: 'Umum',
        questions: [
          {
            id: 'apa-itu-lokapasar',
            question: 'Apa itu Lokapasar?',
            answer: [
              {
                p: 'Lokapasar adalah pasar daring tempat banyak toko dari berbagai kota di Indonesia berjualan. Anda mencari, membandingkan, dan membayar di satu tempat, sedangkan barangnya dikirim langsung oleh toko yang menjual.',
              },
              { p: 'Cerita tentang kami ada di halaman [Tentang Kami](/about).' },
            ],
          },
          {
            id: 'perlu-akun',
            question: 'Apakah saya harus punya akun?',
            answer: [
              {
                p: 'Untuk melihat-lihat, mengisi [Keranjang](/cart), menyimpan barang di [Wishlist](/wishlist), dan memesan, tidak. Keranjang dan wishlist tersimpan di browser yang sedang Anda pakai; pesanan tanpa akun dapat dibuka dari browser itu dan dari tautan di e-mailnya.',
              },
              {
                p: 'Akun diperlukan untuk menyimpan profil, membuka pesanan dari perangkat lain, dan mengajukan pengembalian. Cukup siapkan alamat e-mail dan kata sandi minimal 6 karakter, lalu [daftar di sini](/auth). Cara masuk dan cara mengganti kata sandi yang lupa ada di [Pusat Bantuan](/help-center#daftar-masuk-lupa-kata-sandi).',
              },
            ],
          },
          {
            id: 'menilai-toko',
            question: 'Bagaimana saya tahu sebuah toko bisa dipercaya?',
            answer: [
              {
                p: 'Buka halaman tokonya lewat “Kunjungi Toko”. Di sana tercantum penilaian pembeli, jumlah barang terjual, dan seberapa sering chat dibalas. Toko resmi bertanda “Official Store”.',
              },
              {
                p: 'Baca juga beberapa ulasan di halaman produk, termasuk yang bintangnya sedikit. Biasanya dari situlah kekurangan barang terlihat.',
              },
            ],
          },
          {
            id: 'menghubungi-kami',
            question: 'Bagaimana cara menghubungi layanan pelanggan?',
            answer: [
              {
                p: 'Mungkin jawabannya sudah ada di [Pusat Bantuan](/help-center). Kalau belum, nomor telepon, alamat e-mail, dan formulir pesan tersedia di halaman [Kontak](/help-center?tab=kontak). E-mail kami balas dalam 1-2 hari kerja. Telepon dilayani Senin-Jumat pukul 09.00-18.00 WIB.',
              },
            ],
          },
        ],
      },
      {
        id: 'pemesanan',
        title: 'Pemesanan',
        questions: [
          {
            id: 'cara-memesan',
            question: 'Bagaimana cara memesan barang?',
            answer: [
              {
                p: 'Pilih varian dan jumlah di halaman produk, tekan “Keranjang”, lalu buka [Keranjang](/cart). Centang barang yang ingin dibayar dan tekan “Checkout”. Di sana Anda mengisi alamat, memilih kurir dan metode pembayaran, lalu menekan “Buat Pesanan”.',
              },
              { p: 'Baru pertama kali berbelanja di sini? Ikuti [Cara Berbelanja](/how-to-buy).' },
            ],
          },
          {
            id: 'cara-bayar',
            question: 'Bagaimana saya bisa membayar?',
            answer: [
              {
                p: 'Dengan salah satu metode ini; yang dapat dipakai untuk pesanan Anda terlihat di checkout:',
              },
              {
                list: payingLines(ways),
              },
            ],
          },
          {
            id: 'batas-waktu-bayar',
            question: 'Apa yang terjadi kalau saya terlambat membayar?',
            answer: [
              {
                p: `${payingLimit(ways)} Lewat dari itu pesanan dibatalkan otomatis. Kalau Anda masih menginginkan barangnya, buat pesanan baru selama stoknya ada.`,
              },
            ],
          },
          {
            id: 'membatalkan',
            question: 'Bisakah saya membatalkan pesanan?',
            answer: [
              {
                p: `Bisa. Selama belum diproses, pesanan langsung dapat dibatalkan di [Pesanan Saya](/orders). Sesudah diproses dan sebelum dikirim, Anda dapat mengajukan pembatalan; penjual menjawab dalam ${CANCEL_ANSWER_HOURS} jam, dan tanpa jawaban pembatalan disetujui.`,
              },
              {
                p: 'Setelah dikirim, tunggu sampai barang Anda terima, lalu ajukan pengembalian bila memenuhi [syaratnya](/returns).',
              },
            ],
          },
        ],
      },
      {
        id: 'pengiriman',
        title: 'Pengiriman',
        questions: [
          {
            id: 'kapan-dikirim',
            question: 'Kapan pesanan saya dikirim?',
            answer: [
              {
                p: `Pesanan diproses dalam ${WORKING_DAYS.processing} setelah pembayaran, lalu diserahkan kepada kurir. Sabtu, Minggu, dan hari libur nasional bukan hari kerja, jadi pesanan Jumat malam umumnya baru disiapkan hari Senin.`,
              },
            ],
          },
          {
            id: 'berapa-lama',
            question: 'Berapa lama paket di perjalanan?',
            answer: [
              {
                p: 'Ke kota besar 2-5 hari kerja, ke daerah terpencil 5-10 hari kerja. Yang berlaku adalah tanggal di pesanan Anda. Perkiraan untuk setiap wilayah dan jenis layanan ada di [Estimasi Waktu](/shipping?tab=estimasi).',
              },
            ],
          },
          {
            id: 'kurir-apa',
            question: 'Kurir apa saja yang bisa dipilih?',
            answer: [
              {
                p: `${courierNames(ways, 'dan')}. Pilihan yang muncul bergantung pada kota asal barang dan alamat Anda; layanannya kami rinci di [daftar kurir](/shipping?tab=kurir).`,
              },
            ],
          },
          {
            id: 'melacak-paket',
            question: 'Bagaimana cara melacak paket?',
            answer: [
              {
                p: 'Buka [Pesanan Saya](/orders) untuk melihat status dan nomor resi. Tanpa akun, [lacak dengan nomor pesanan](/orders/track) dan nomor HP atau e-mail. Nomor resi itu juga bisa Anda masukkan di situs kurir untuk melihat posisi paket lebih terperinci. Selengkapnya ada di [Lacak Paket](/shipping?tab=lacak).',
              },
            ],
          },
        ],
      },
      {
        id: 'pengembalian',
        title: 'Pengembalian',
        questions: [
          {
            id: 'berapa-hari',
            question: 'Berapa hari waktu saya untuk mengembalikan barang?',
            answer: [
              {
                p: `${RETURN_DAYS.other} hari setelah barang diterima. Ada dua pengecualian: barang rusak dilaporkan dalam ${RETURN_HOURS.damaged} jam dengan foto atau video, dan barang yang tidak sesuai deskripsi dalam ${RETURN_DAYS.not_as_described} hari.`,
              },
            ],
          },
          {
            id: 'syarat-barang',
            question: 'Barang seperti apa yang boleh dikembalikan?',
            answer: [
              {
                p: 'Barang yang cacat atau rusak, tidak sesuai deskripsi, salah kirim, atau belum dipakai dan masih seperti semula.',
              },
              {
                p: 'Makanan, minuman, barang habis pakai, produk digital seperti e-voucher, dan barang berlabel final sale tidak dapat dikembalikan. Daftar lengkapnya ada di [Kebijakan](/returns?tab=kebijakan) pengembalian.',
              },
            ],
          },
          {
            id: 'cara-mengajukan',
            question: 'Bagaimana cara mengajukan pengembalian?',
            answer: [
              {
                p: `Masuk ke akun lalu ajukan dari [Pesanan Saya](/orders). Permintaan ditinjau dalam ${WORKING_DAYS.approval} dan hasilnya kami kabarkan lewat notifikasi. Setelah disetujui, barulah barang dikirim kembali.`,
              },
            ],
          },
          {
            id: 'kapan-dana-kembali',
            question: 'Kapan uang saya kembali?',
            answer: [
              {
                p: `Dana kembali dalam ${WORKING_DAYS.refund} setelah barang lolos pemeriksaan. Yang berlaku adalah tanggal di pesanan Anda. Ongkos kirim hanya ikut dikembalikan bila kesalahan ada pada penjual.`,
              },
            ],
          },
        ],
      },
    ],
  }) as const satisfies { title: string; intro: string; groups: readonly QuestionGroup[] };
