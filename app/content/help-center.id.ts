import { payKinds, type Ways } from '#domain/checkout/ways.ts';
import { CANCEL_ANSWER_HOURS } from '#domain/orders/deadlines.ts';
import { RETURN_DAYS, RETURN_HOURS } from '#domain/orders/return-windows.ts';
import { COD_REFUSAL_DAYS, CONFIRM_COD_MINUTES, MOST_COD_REFUSALS } from '#domain/payments/cod.ts';
import { SEND_WITHIN_DAYS } from '#domain/returns/deadlines.ts';
import type { QuestionGroup } from './blocks.ts';
import { ACCOUNT_NEEDED } from './refund-range.id.ts';
import { payingLimit, payingLines } from './ways.id.ts';
import { WORKING_DAYS } from './working-days.id.ts';

interface Guide {
  id: string;
  title: string;
  text: string;
  action: string;
  to: string;
}

/** The help centre (P-HELP-1; its figures are the help centre's own: 14 days, 3-5, 2-3 and 4-7, P-HELP-14). */
export const helpCenter = (ways: Ways) =>
  ({
    title: 'Pusat Bantuan',
    intro:
      'Ketik kata kunci seperti “lacak” atau “COD”, atau buka topik di bawah. Bila jawabannya belum ada, kirim pesan dari tab Kontak.',
    searchPlaceholder: 'Cari pertanyaan...',
    noMatch: 'Tidak ada hasil yang cocok dengan pencarian Anda',
    tabs: { faq: 'FAQ', panduan: 'Panduan', kontak: 'Kontak' },
    groups: [
      {
        id: 'pesanan-pengiriman',
        title: 'Pesanan dan Pengiriman',
        questions: [
          {
            id: 'membuat-pesanan',
            question: 'Bagaimana cara membuat pesanan?',
            answer: [
              {
                p: 'Buka produk yang Anda inginkan, pilih varian dan jumlahnya, lalu tekan “Keranjang”. Setelah semua barang terkumpul, buka [Keranjang](/cart), centang yang ingin dibayar, dan tekan “Checkout”. Di sana Anda mengisi alamat, memilih kurir dan metode pembayaran, lalu menekan “Buat Pesanan”. Akun tidak wajib.',
              },
              { p: 'Kelima langkahnya kami jelaskan di [Cara Berbelanja](/how-to-buy).' },
            ],
          },
          {
            id: 'lama-pengiriman',
            question: 'Berapa lama pesanan saya sampai?',
            answer: [
              {
                p: `Penjual memproses pesanan dalam ${WORKING_DAYS.processing} setelah pembayaran. Setelah paket dibawa kurir, pengiriman ke kota besar memakan waktu 2-3 hari kerja dan ke daerah terpencil 4-7 hari kerja.`,
              },
              {
                p: 'Ini perkiraan; layanan kurir dan jarak dari kota asal barang ikut menentukan. Yang berlaku adalah tanggal di pesanan Anda. Waktu untuk tiap wilayah ada di [tabel estimasi](/shipping?tab=estimasi).',
              },
            ],
          },
          {
            id: 'hitungan-ongkos-kirim',
            question: 'Bagaimana ongkos kirim dihitung?',
            answer: [
              {
                p: 'Dari berat, jarak, dan layanan kurir. Pilih lokasi di bagian atas halaman untuk melihat perkiraannya; angka yang berlaku tampil di checkout sebelum Anda menekan “Buat Pesanan”.',
              },
              {
                p: 'Pada barang “Gratis Ongkir”, penjual menanggung layanan termurah. Kalau Anda memilih layanan yang lebih mahal, Anda membayar selisihnya.',
              },
            ],
          },
          {
            id: 'lacak-pesanan',
            question: 'Di mana saya bisa melacak pesanan?',
            answer: [
              {
                p: 'Buka [Pesanan Saya](/orders), lalu pilih pesanannya. Dari perangkat lain, masuk ke akun Anda dulu, atau [lacak dengan nomor pesanan](/orders/track). Setelah paket dikirim, nomor resinya juga dapat Anda periksa di situs kurir.',
              },
              {
                p: 'Arti status Diproses, Dikemas, Dikirim, dan Diterima dijelaskan di [Lacak Paket](/shipping?tab=lacak).',
              },
            ],
          },
          {
            id: 'batalkan-pesanan',
            question: 'Apakah pesanan bisa dibatalkan?',
            answer: [
              {
                p: `Bisa, sebelum pesanan dikirim. Selama penjual belum memprosesnya, pesanan langsung dibatalkan. Begitu statusnya Diproses, Anda mengajukan pembatalan dan penjual menjawab dalam ${CANCEL_ANSWER_HOURS} jam; tanpa jawaban, pembatalan disetujui. Tombolnya ada di halaman pesanan.`,
              },
              {
                p: 'Setelah dikirim, yang berlaku adalah [aturan pengembalian](/returns) sesudah barang Anda terima.',
              },
            ],
          },
          {
            id: 'salah-alamat',
            question: 'Alamat pengiriman saya salah. Apa yang harus saya lakukan?',
            answer: [
              {
                p: 'Selama pesanan belum diproses, tekan “Ubah Alamat” di halaman pesanan. Kalau ongkos kirim atau perkiraan tiba ke alamat yang benar berbeda, batalkan lalu pesan ulang. Kalau sudah diproses, segera hubungi kami lewat tab [Kontak](/help-center?tab=kontak) dan sebutkan nomor pesanan. Paket yang sudah dibawa kurir belum tentu masih bisa dialihkan.',
              },
            ],
          },
          {
            id: 'paket-terlambat',
            question: 'Perkiraan waktunya sudah lewat, tetapi paket belum datang. Bagaimana?',
            answer: [
              {
                p: 'Periksa dulu nomor resi di situs kurir. Kadang paket sudah diterima orang rumah atau petugas keamanan, atau kurir gagal menemukan alamat. Kalau menurut kurir sudah tiba padahal belum, tekan “Pesanan belum sampai” di halaman pesanan.',
              },
              {
                p: 'Kalau resinya tidak bergerak, kirim nomor pesanan dan nomor resi kepada kami lewat tab [Kontak](/help-center?tab=kontak). Semua kiriman sudah diasuransikan tanpa biaya tambahan.',
              },
            ],
          },
          {
            id: 'daftar-masuk-lupa-kata-sandi',
            question: 'Bagaimana cara mendaftar, masuk, atau mengganti kata sandi yang lupa?',
            answer: [
              {
                p: 'Ketiganya dilakukan di halaman [Login](/auth). Bahasanya mengikuti bahasa browser Anda dan dapat diganti di sana.',
              },
              {
                list: [
                  '**Mendaftar**: buka tab “Daftar”, lalu isi alamat e-mail dan kata sandi minimal 6 karakter. Kata sandi yang terlalu umum ditolak.',
                  '**Masuk**: isi e-mail dan kata sandi itu di tab “Masuk”.',
                  '**Lupa kata sandi**: tekan “Lupa kata sandi?” di tab “Masuk”, lalu isi alamat e-mail akun Anda. Kami mengirim tautan untuk membuat kata sandi baru; tautan itu berlaku satu jam dan hanya dapat dipakai sekali.',
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'pembayaran-dana',
        title: 'Pembayaran dan Pengembalian Dana',
        questions: [
          {
            id: 'metode-pembayaran',
            question: 'Metode pembayaran apa saja yang tersedia?',
            answer: [
              {
                list: payingLines(ways),
              },
            ],
          },
          {
            id: 'batas-bayar',
            question: 'Berapa lama batas waktu pembayaran?',
            answer: [
              {
                p: `${payingLimit(ways)} Kalau lewat, pesanan dibatalkan otomatis dan Anda perlu memesan lagi.`,
              },
            ],
          },
          {
            id: 'status-belum-berubah',
            question: 'Saya sudah membayar, tetapi statusnya masih Menunggu Pembayaran. Mengapa?',
            answer: [
              {
                p: 'Tekan “Cek Status Pembayaran” di halaman pembayaran. Kalau belum berubah, cocokkan jumlah yang Anda bayar dengan tagihan, sampai angka terakhir. Pembayaran yang selisih sedikit saja bisa tertahan.',
              },
              {
                p: 'Bila jumlahnya sudah tepat, kirim nomor pesanan dan foto bukti pembayaran kepada kami. Cara menghubungi kami ada di tab [Kontak](/help-center?tab=kontak). Jangan membayar dua kali untuk pesanan yang sama.',
              },
            ],
          },
          {
            id: 'cod',
            question: 'Apakah saya bisa bayar di tempat (COD)?',
            answer: payKinds(ways.methods).has('cod')
              ? [
                  {
                    p: 'COD baru tersedia di sebagian wilayah dan untuk barang yang mendukungnya; pilihan dan biayanya, kalau ada, terlihat di checkout. Kalau belum tersedia, gunakan salah satu metode lain. Bila bisa, siapkan uang tunai sesuai tagihan sebelum kurir datang.',
                  },
                  {
                    p: `Kalau Anda belum pernah menerima pesanan dari Lokapasar, pesanan COD menunggu konfirmasi Anda lewat tautan di e-mail selama ${CONFIRM_COD_MINUTES} menit; tanpa konfirmasi, pesanan dibatalkan. Setelah ${MOST_COD_REFUSALS} paket COD Anda tidak diterima dalam ${COD_REFUSAL_DAYS} hari, COD ditutup untuk sementara.`,
                  },
                ]
              : [
                  {
                    p: 'Untuk saat ini belum bisa. Gunakan salah satu metode yang terlihat di checkout.',
                  },
                ],
          },
          {
            id: 'cicilan',
            question: 'Apakah tersedia cicilan?',
            answer: [
              {
                p: ways.hasInstalments
                  ? 'Ya, cicilan 0% untuk bank tertentu. Ketentuan kartunya mengikuti bank penerbit, jadi ada baiknya Anda menanyakan biaya dan tanggal tagihannya kepada bank sebelum memilih cicilan.'
                  : 'Untuk saat ini belum. Metode yang dapat dipakai untuk pesanan Anda terlihat di checkout.',
              },
            ],
          },
          {
            id: 'promo-dan-cashback',
            question: 'Apakah saya perlu kode promo?',
            answer: [
              {
                p: 'Tidak. Harga diskon dan harga flash sale langsung berlaku di keranjang dan checkout. Cashback belum tersedia saat ini. Masa setiap promo tertulis di halamannya; semuanya terkumpul di [Semua Promosi](/promotions).',
              },
            ],
          },
          {
            id: 'lama-refund',
            question: 'Kapan dana saya dikembalikan?',
            answer: [
              {
                p: 'Setelah pengembalian barang disetujui dan barangnya selesai diperiksa, dana kembali dalam 3-5 hari kerja. Yang berlaku adalah tanggal di pesanan Anda.',
              },
              {
                p: `Hari yang tepat juga bergantung pada metode yang Anda pakai saat membayar. ${ACCOUNT_NEEDED} Rinciannya ada di [prosedur pengembalian](/returns?tab=prosedur).`,
              },
            ],
          },
        ],
      },
      {
        id: 'pengembalian-penukaran',
        title: 'Pengembalian dan Penukaran',
        questions: [
          {
            id: 'batas-pengembalian',
            question: 'Sampai kapan saya boleh mengembalikan barang?',
            answer: [
              {
                p: `Batas pengembalian 14 hari setelah barang Anda terima. Ajukan dalam ${RETURN_DAYS.other} hari, kirim kembali paling lambat hari ke-${SEND_WITHIN_DAYS.ofArrival}, atau ${SEND_WITHIN_DAYS.ofApproval} hari setelah disetujui kalau itu lebih lama. Jangan menunggu sampai hari terakhir, sebab untuk beberapa alasan batasnya lebih singkat. Bacalah dulu [kebijakan pengembalian](/returns).`,
              },
            ],
          },
          {
            id: 'barang-rusak',
            question: 'Barang datang dalam keadaan rusak. Apa yang harus saya lakukan?',
            answer: [
              {
                p: `Foto atau rekam kerusakannya, termasuk kemasan dan label kirim, lalu laporkan dalam ${RETURN_HOURS.damaged} jam setelah paket diterima. Tanpa foto atau video, kami sulit memastikan bahwa kerusakan terjadi sebelum barang sampai di tangan Anda.`,
              },
              {
                p: 'Jangan buang kemasannya sampai urusan selesai. Kerusakan yang baru muncul saat barang dipakai mungkin ditanggung garansi; masanya tertulis di halaman produk.',
              },
            ],
          },
          {
            id: 'ajukan-pengembalian',
            question: 'Bagaimana cara mengajukan pengembalian?',
            answer: [
              {
                p: `Masuk ke akun, buka [Pesanan Saya](/orders), pilih barangnya, dan jelaskan alasannya. Jawabannya, disetujui atau ditolak, Anda terima lewat notifikasi dalam ${WORKING_DAYS.approval}.`,
              },
              {
                p: 'Tunggu persetujuan itu sebelum mengirim barang; perkembangannya terlihat di [Komplain Saya](/orders/complaints). Langkah berikutnya ada di [prosedur pengembalian](/returns?tab=prosedur).',
              },
            ],
          },
          {
            id: 'tidak-bisa-kembali',
            question: 'Barang apa yang tidak bisa dikembalikan?',
            answer: [
              {
                p: 'Makanan, minuman, dan barang habis pakai; produk digital seperti e-voucher; barang berlabel tidak dapat dikembalikan atau final sale; serta barang yang sudah dipakai atau rusak karena pembeli.',
              },
            ],
          },
          {
            id: 'tukar-barang',
            question: 'Bisakah barang ditukar dengan yang lain?',
            answer: [
              {
                p: 'Bisa, dengan barang yang sama atau varian lain dari produk itu, selama stoknya ada. Kalau barang pengganti lebih mahal, Anda membayar selisihnya. Kalau lebih murah, selisihnya kami kembalikan kepada Anda.',
              },
            ],
          },
          {
            id: 'ongkos-kirim',
            question: 'Apakah ongkos kirim ikut dikembalikan?',
            answer: [
              {
                p: 'Hanya bila kesalahan ada pada penjual, misalnya barang yang dikirim keliru. Kalau barangnya sesuai pesanan dan Anda mengembalikannya karena berubah pikiran, ongkos kirim tidak dikembalikan. Pesanan yang batal sebelum dikirim dan paket yang hilang dikembalikan seluruhnya.',
              },
            ],
          },
        ],
      },
    ],
    guides: [
      {
        id: 'belanja',
        title: 'Panduan Berbelanja',
        text: 'Dari mencari produk sampai menulis ulasan, dalam lima langkah.',
        action: 'Baca Panduan',
        to: '/how-to-buy',
      },
      {
        id: 'pembayaran',
        title: 'Panduan Pembayaran',
        text: 'Metode yang dapat dipilih, batas waktunya, dan cara menjaga transaksi tetap aman.',
        action: 'Baca Panduan',
        to: '/policies?tab=pembayaran',
      },
      {
        id: 'pengembalian',
        title: 'Panduan Pengembalian',
        text: 'Barang yang bisa dikembalikan, cara mengajukannya, dan kapan dana kembali.',
        action: 'Baca Panduan',
        to: '/returns',
      },
    ],
    contact: {
      email: {
        title: 'E-mail',
        text: 'Cocok untuk keluhan yang perlu dilampiri foto atau bukti pembayaran. Kami membalas dalam 1-2 hari kerja.',
      },
      phone: {
        title: 'Telepon',
        text: 'Siapkan nomor pesanan sebelum menelepon supaya kami bisa langsung memeriksanya.',
        hours: 'Senin-Jumat 09.00-18.00 WIB',
      },
      chat: {
        title: 'Live Chat',
        text: 'Tulis pertanyaan Anda kapan saja. Tim kami membalasnya Senin-Jumat pukul 09.00-18.00 WIB.',
        action: 'Mulai Chat',
      },
      form: {
        title: 'Kirim Pesan',
        text: 'Bila menyangkut pesanan, sebutkan nomornya. Balasan kami kirim ke alamat e-mail yang Anda isi, dalam 1-2 hari kerja.',
        submit: 'Kirim Pesan',
      },
    },
  }) as const satisfies {
    title: string;
    intro: string;
    searchPlaceholder: string;
    noMatch: string;
    tabs: Record<'faq' | 'panduan' | 'kontak', string>;
    groups: readonly QuestionGroup[];
    guides: readonly Guide[];
    contact: {
      email: { title: string; text: string };
      phone: { title: string; text: string; hours: string };
      chat: { title: string; text: string; action: string };
      form: Record<'title' | 'text' | 'submit', string>;
    };
  };
