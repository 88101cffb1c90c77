import { payKinds, type Ways } from '#domain/checkout/ways.ts';
import { RECEIVED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import { RETURN_DAYS, RETURN_HOURS } from '#domain/orders/return-windows.ts';
import { WALLET_CODE_MINUTES } from '#domain/payments/methods.ts';
import type { Section } from './blocks.ts';
import { payingLimit, payingLines } from './ways.id.ts';
import { WORKING_DAYS } from './working-days.id.ts';

/** How to shop: five steps and tips (P-HELP-4). */
export const howToBuy = (ways: Ways) =>
  ({
    title: 'Cara Berbelanja',
    intro:
      'Lima langkah dari memilih barang sampai menulis ulasan. Kalau Anda sudah biasa berbelanja daring, langkah 2 dan 4 tetap layak dibaca karena di sana ada batas waktu.',
    steps: [
      {
        id: 'pilih-produk',
        title: 'Pilih produk',
        blocks: [
          {
            p: 'Ketik nama barang di kotak pencarian, atau telusuri [Semua Kategori](/categories). Hasilnya bisa Anda saring menurut harga, penilaian, dan jenis toko, lalu urutkan, misalnya dari harga terendah.',
          },
          {
            p: 'Di halaman produk, buka tab Spesifikasi untuk ukuran dan bahan, dan tab Ulasan untuk pengalaman pembeli lain. Perhatikan juga kota setelah “Dikirim dari” dan apakah ongkos kirimnya “Gratis Ongkir” atau “Berbayar”.',
          },
          {
            p: 'Sudah cocok? Pilih varian dan jumlahnya, lalu tekan “Keranjang”. Dengan “Beli Sekarang”, barang itu saja langsung dibawa ke checkout dan isi keranjang tidak berubah. Kalau masih ragu, simpan dulu di [Wishlist](/wishlist).',
          },
        ],
      },
      {
        id: 'checkout-dan-bayar',
        title: 'Checkout dan bayar',
        blocks: [
          {
            p: 'Buka [Keranjang](/cart). Centang barang yang mau dibeli sekarang; yang tidak dicentang tetap tersimpan dan tidak ikut dihitung. Periksa varian dan jumlahnya, lalu tekan “Checkout”.',
          },
          {
            p: 'Di halaman checkout, isi alamat, pilih kurir untuk setiap toko, dan pilih metode pembayaran. Ongkos kirim dan semua biaya lain terlihat di Total Tagihan sebelum Anda menekan “Buat Pesanan”.',
          },
          { p: 'Metode pembayaran:' },
          {
            list: payingLines(ways),
          },
          {
            p: [
              `${payingLimit(ways)} Pesanan yang belum dibayar sampai batas itu dibatalkan otomatis.`,
              payKinds(ways.methods).has('wallet') &&
                `Kode QRIS dan e-wallet sendiri berlaku ${WALLET_CODE_MINUTES} menit dan dapat dibuat lagi.`,
              payKinds(ways.methods).has('cod') && 'COD dibayar saat barang tiba.',
            ]
              .filter(Boolean)
              .join(' '),
          },
        ],
      },
      {
        id: 'pengiriman',
        title: 'Tunggu pengiriman',
        blocks: [
          {
            p: `Pesanan diproses dalam ${WORKING_DAYS.processing} setelah pembayaran. Selama belum diproses, pesanan langsung dapat Anda batalkan. Statusnya berubah dari Menunggu Pembayaran menjadi Menunggu Konfirmasi, Diproses, Dikirim, lalu Tiba di Tujuan.`,
          },
          {
            p: 'Perjalanan paket dapat diikuti dari [Pesanan Saya](/orders). Perkiraan tibanya di wilayah Anda ada di [Estimasi Waktu](/shipping?tab=estimasi).',
          },
        ],
      },
      {
        id: 'terima-barang',
        title: 'Terima dan periksa barang',
        blocks: [
          {
            p: 'Lihat dulu keadaan luar paket saat kurir menyerahkannya. Rekam ketika Anda membukanya, lalu cocokkan isi, varian, dan jumlahnya dengan pesanan. Cobalah barang elektronik pada hari itu juga.',
          },
          {
            p: `Ada yang rusak? Laporkan dalam ${RETURN_HOURS.damaged} jam setelah diterima, dengan foto atau video. Barang yang tidak sesuai deskripsi dilaporkan dalam ${RETURN_DAYS.not_as_described} hari. Caranya ada di halaman [Pengembalian](/returns).`,
          },
        ],
      },
      {
        id: 'konfirmasi-dan-ulas',
        title: 'Konfirmasi dan beri ulasan',
        blocks: [
          {
            p: `Kalau semuanya baik, tekan “Barang Sudah Diterima” di [Pesanan Saya](/orders). Kalau ada masalah, selesaikan dulu sebelum mengonfirmasi. Tanpa konfirmasi, pesanan dianggap sudah diterima ${RECEIVED_AFTER_DAYS} hari setelah paket tiba. Pengembalian tetap bisa diajukan sampai batas waktunya.`,
          },
          {
            p: 'Setelah itu tekan “Ulas Barang” di halaman pesanan, beri 1 sampai 5 bintang, dan tulis ulasan singkat. Nama Anda tampil tersamar. Yang paling menolong pembeli lain adalah hal yang tidak terlihat di foto: apakah ukurannya pas, bahannya tebal atau tipis, kemasannya rapi atau tidak.',
          },
        ],
      },
    ],
    tipsTitle: 'Tips berbelanja',
    tips: [
      'Masuk ke [akun Anda](/auth) sebelum checkout. Pengembalian hanya dapat diajukan pembeli yang sudah masuk, dari Pesanan Saya.',
      'Bandingkan beberapa toko untuk barang yang sama. Lihat harga, kota asal, ongkos kirim, dan penilaiannya sekaligus.',
      'Untuk pakaian dan sepatu, ukur badan atau telapak kaki Anda dan cocokkan dengan Spesifikasi. Ukuran M di satu toko bisa berbeda di toko lain.',
      'Baca ulasan bintang tiga. Penulisnya biasanya menyebut kelebihan dan kekurangan barang sekaligus.',
      'Tulis alamat selengkapnya, termasuk RT/RW, kode pos, dan patokan yang mudah dikenali, serta nomor HP yang aktif.',
      'Simpan kemasan, label, dan bukti pembayaran sampai Anda yakin barangnya tidak perlu dikembalikan.',
      'Bayarlah hanya melalui checkout Lokapasar. Kalau penjual meminta transfer ke rekening pribadi, jangan diikuti dan beri tahu kami lewat halaman [Kontak](/help-center?tab=kontak).',
    ],
  }) as const satisfies {
    title: string;
    intro: string;
    steps: readonly Section[];
    tipsTitle: string;
    tips: readonly string[];
  };
