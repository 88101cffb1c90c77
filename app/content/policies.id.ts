import type { Ways } from '#domain/checkout/ways.ts';
import {
  ACCEPT_WITHIN_WORKING_DAYS,
  CANCEL_ANSWER_HOURS,
  RECEIVED_AFTER_DAYS,
  SHIP_WITHIN_WORKING_DAYS,
} from '#domain/orders/deadlines.ts';
import { RETURN_DAYS, RETURN_HOURS } from '#domain/orders/return-windows.ts';
import type { Section } from './blocks.ts';
import { ACCOUNT_NEEDED, refundRange } from './refund-range.id.ts';
import { courierNames, payingLimit, payingLines } from './ways.id.ts';
import { WORKING_DAYS } from './working-days.id.ts';

interface PolicyTab {
  id: 'umum' | 'pembelian' | 'pengiriman' | 'pengembalian' | 'pembayaran' | 'privasi';
  title: string;
  sections: readonly Section[];
}

/** The policies page: six tabs (P-HELP-9; figures as the policies state them, P-HELP-14). */
export const policies = (ways: Ways) =>
  ({
    title: 'Kebijakan',
    intro:
      'Aturan main berbelanja di Lokapasar, dari memilih barang sampai mengembalikannya bila perlu. Pilih topik yang ingin Anda baca.',
    tabs: [
      {
        id: 'umum',
        title: 'Umum',
        sections: [
          {
            id: 'cakupan',
            title: 'Untuk siapa kebijakan ini',
            blocks: [
              {
                p: 'Di Lokapasar Anda berbelanja dari banyak toko. Siapa penjualnya selalu tercantum di halaman produk. Kebijakan di halaman ini berlaku untuk semua toko, jadi Anda tidak perlu mempelajari aturan baru setiap kali berpindah toko.',
              },
              {
                p: 'Hubungan Anda dengan Lokapasar secara hukum diatur dalam [Syarat & Ketentuan](/terms). Cara kami memperlakukan data Anda dijelaskan dalam [Kebijakan Privasi](/privacy).',
              },
            ],
          },
          {
            id: 'akun',
            title: 'Dengan atau tanpa akun',
            blocks: [
              {
                p: 'Melihat produk, mengisi [keranjang](/cart), menyimpan [wishlist](/wishlist), dan memesan tidak memerlukan akun. Keranjang dan wishlist tersimpan di browser yang sedang Anda pakai, sehingga keranjang di ponsel tidak muncul di laptop.',
              },
              {
                p: 'Akun diperlukan untuk menyimpan profil, membuka pesanan dari perangkat lain, dan mengajukan pengembalian dari [Pesanan Saya](/orders). [Mendaftar](/auth) cukup dengan alamat e-mail dan kata sandi minimal 6 karakter.',
              },
            ],
          },
          {
            id: 'informasi-produk',
            title: 'Informasi produk',
            blocks: [
              {
                p: 'Deskripsi, spesifikasi, dan foto dibuat oleh toko yang menjual. Warna di layar dapat sedikit berbeda dari warna aslinya. Untuk barang yang ukurannya harus pas, cocokkan dulu angka di tab Spesifikasi sebelum memesan.',
              },
              {
                p: 'Kalau Anda menemukan keterangan yang keliru, tekan “Laporkan produk” di halaman produk itu. Untuk tokonya ada “Laporkan toko” di halaman toko.',
              },
            ],
          },
          {
            id: 'bantuan',
            title: 'Pertanyaan dan keluhan',
            blocks: [
              {
                p: 'Banyak jawaban sudah tersedia di [Pusat Bantuan](/help-center). Untuk hal lain, kirim pesan melalui halaman [Kontak](/help-center?tab=kontak); e-mail dibalas dalam 1-2 hari kerja. Telepon dilayani Senin-Jumat pukul 09.00-18.00 WIB.',
              },
              {
                p: 'Sertakan nomor pesanan dan foto bila keluhan Anda menyangkut barang. Dengan begitu kami tidak perlu menanyakannya lagi.',
              },
            ],
          },
        ],
      },
      {
        id: 'pembelian',
        title: 'Pembelian',
        sections: [
          {
            id: 'harga-dan-stok',
            title: 'Harga dan stok',
            blocks: [
              {
                p: 'Semua harga ditulis dalam rupiah. Harga yang dicoret adalah harga produk itu sebelum diskon.',
              },
              {
                p: 'Harga dan stok bisa berubah selama barang berada di keranjang. Karena itu keranjang memeriksanya lagi ketika Anda membukanya dan memberi tanda “Harga berubah” bila ada selisih. Produk bertanda “Stok habis” tidak dapat ditambahkan.',
              },
            ],
          },
          {
            id: 'membuat-pesanan',
            title: 'Membuat pesanan',
            blocks: [
              {
                p: 'Pilih varian dan jumlah, masukkan ke keranjang, lalu centang barang yang ingin dibayar. Hanya barang yang dicentang masuk hitungan. Di Ringkasan Belanja, periksa Total Harga, Total Diskon, dan Total Tagihan sebelum melanjutkan.',
              },
              {
                p: 'Di halaman checkout, ongkos kirim dan biaya lain ikut dihitung. Pesanan baru ada setelah Anda menekan “Buat Pesanan”, dan yang ditagih adalah angka yang terlihat saat itu.',
              },
              { p: 'Panduan langkah demi langkah ada di halaman [Cara Berbelanja](/how-to-buy).' },
            ],
          },
          {
            id: 'status-pesanan',
            title: 'Status pesanan',
            blocks: [
              {
                list: [
                  '**Menunggu Pembayaran**: pesanan sudah dibuat, pembayaran belum kami terima.',
                  '**Menunggu Konfirmasi**: pembayaran diterima, penjual belum mengonfirmasi pesanan.',
                  '**Diproses**: penjual menyiapkan barang.',
                  '**Dikirim**: paket sudah diserahkan kepada kurir dan dapat dilacak.',
                  '**Tiba di Tujuan**: menurut kurir, paket sudah sampai.',
                  `**Sudah Diterima**: Anda mengonfirmasi barangnya, atau paket sudah tiba ${RECEIVED_AFTER_DAYS} hari. Pengembalian masih bisa diajukan sampai tanggal di pesanan.`,
                  '**Selesai** atau **Dibatalkan**: tidak ada lagi yang berjalan.',
                ],
              },
            ],
          },
          {
            id: 'pembatalan',
            title: 'Pembatalan',
            blocks: [
              {
                p: `Anda dapat langsung membatalkan pesanan selama belum diproses. Setelah diproses dan sebelum dikirim, pembatalan diajukan kepada penjual, yang menjawab dalam ${CANCEL_ANSWER_HOURS} jam; tanpa jawaban, pembatalan disetujui. Setelah dikirim berlaku [kebijakan pengembalian](/policies?tab=pengembalian).`,
              },
              {
                p: `Penjual mengonfirmasi pesanan paling lambat ${ACCEPT_WITHIN_WORKING_DAYS} hari kerja dan mengirimnya paling lambat ${SHIP_WITHIN_WORKING_DAYS} hari kerja setelah pembayaran. Kalau terlewat, pesanan dibatalkan dan dana Anda kembali seluruhnya.`,
              },
              {
                p: `${payingLimit(ways)} Yang belum dibayar sampai batas itu dibatalkan otomatis. Jangan membayar dengan kode dari pesanan yang sudah batal; buatlah pesanan baru.`,
              },
            ],
          },
        ],
      },
      {
        id: 'pengiriman',
        title: 'Pengiriman',
        sections: [
          {
            id: 'proses-dan-estimasi',
            title: 'Waktu proses dan estimasi tiba',
            blocks: [
              {
                p: `Pesanan diproses dalam ${WORKING_DAYS.processing} setelah pembayaran diterima. Sesudah diserahkan ke kurir, paket untuk kota besar tiba dalam 2-5 hari kerja dan untuk daerah terpencil dalam 5-10 hari kerja. Yang berlaku adalah tanggal di pesanan Anda.`,
              },
              {
                p: 'Sabtu, Minggu, dan hari libur nasional tidak dihitung sebagai hari kerja. Perkiraan per wilayah, dari Jabodetabek sampai Papua & Maluku, ada di halaman [Informasi Pengiriman](/shipping).',
              },
            ],
          },
          {
            id: 'kurir-dan-ongkir',
            title: 'Kurir dan ongkos kirim',
            blocks: [
              {
                p: `Paket dikirim dengan ${courierNames(ways, 'atau')}. Layanan yang dapat dipilih bergantung pada kota asal barang dan alamat Anda.`,
              },
              {
                p: 'Kota asal barang tertulis di halaman produk setelah kata “Dikirim dari”. Di sana juga terlihat apakah ongkos kirimnya “Gratis Ongkir” atau “Berbayar”.',
              },
            ],
          },
          {
            id: 'pelacakan',
            title: 'Melacak paket',
            blocks: [
              {
                p: 'Perjalanan paket ditandai dengan empat status: Diproses, Dikemas, Dikirim, dan Diterima. Nomor resi dapat Anda periksa pula di situs kurir yang membawanya.',
              },
              {
                p: 'Bila status tidak bergerak dan perkiraan waktunya sudah lewat, hubungi kami melalui halaman [Kontak](/help-center?tab=kontak) dengan menyebut nomor resi.',
              },
            ],
          },
          {
            id: 'asuransi-dan-penerimaan',
            title: 'Asuransi dan penerimaan barang',
            blocks: [
              { p: 'Semua kiriman diasuransikan tanpa biaya tambahan.' },
              {
                p: `Periksa paket begitu sampai. Barang yang datang dalam keadaan rusak harus dilaporkan paling lambat ${RETURN_HOURS.damaged} jam setelah diterima, disertai foto atau video. Sebaiknya rekam saat paket dibuka, dan simpan kemasannya sampai urusan selesai.`,
              },
            ],
          },
        ],
      },
      {
        id: 'pengembalian',
        title: 'Pengembalian',
        sections: [
          {
            id: 'dapat-dikembalikan',
            title: 'Barang yang dapat dikembalikan',
            blocks: [
              {
                list: [
                  'barang cacat atau rusak;',
                  'barang yang tidak sesuai dengan deskripsi;',
                  'barang yang salah kirim;',
                  'barang yang belum dipakai dan masih dalam keadaan semula.',
                ],
              },
              {
                p: `Pengembalian diajukan paling lambat ${RETURN_DAYS.other} hari setelah barang diterima. Untuk dua keadaan, batasnya lebih singkat: kerusakan dilaporkan dalam ${RETURN_HOURS.damaged} jam dengan foto atau video, dan barang yang tidak sesuai deskripsi dilaporkan dalam ${RETURN_DAYS.not_as_described} hari.`,
              },
            ],
          },
          {
            id: 'tidak-dapat-dikembalikan',
            title: 'Barang yang tidak dapat dikembalikan',
            blocks: [
              {
                list: [
                  'barang yang sudah dipakai atau rusak karena pembeli;',
                  `barang yang dibeli lebih dari ${RETURN_DAYS.other} hari sebelumnya, dihitung sejak diterima;`,
                  'barang berlabel tidak dapat dikembalikan atau final sale;',
                  'makanan, minuman, dan barang habis pakai;',
                  'produk digital seperti e-voucher.',
                ],
              },
              {
                p: 'Barang yang dikecualikan tidak perlu dikirim kembali bila datang rusak, keliru, atau kurang: dananya kembali berdasarkan foto atau video Anda.',
              },
            ],
          },
          {
            id: 'proses-pengembalian',
            title: 'Proses pengembalian',
            blocks: [
              {
                steps: [
                  'Masuk ke akun, buka [Pesanan Saya](/orders), dan ajukan pengembalian dengan alasan serta foto atau videonya.',
                  `Tunggu persetujuan ${WORKING_DAYS.approval}. Disetujui atau ditolak, Anda mendapat pemberitahuan.`,
                  'Kemas barang dengan rapi bersama formulir pengembalian.',
                  'Kirim dengan kurir yang dapat dilacak dan simpan nomor resinya.',
                  `Barang diperiksa dalam ${WORKING_DAYS.inspection} setelah sampai.`,
                  `Bila lolos pemeriksaan, dana dikembalikan dalam ${WORKING_DAYS.refund}.`,
                ],
              },
              {
                p: 'Ongkos kirim hanya ikut dikembalikan bila kesalahan ada pada penjual, misalnya barang salah kirim atau cacat. Pesanan yang batal sebelum dikirim dan paket yang hilang dikembalikan seluruhnya.',
              },
            ],
          },
          {
            id: 'penukaran',
            title: 'Penukaran barang',
            blocks: [
              {
                p: 'Anda juga dapat meminta barang pengganti: barang yang sama atau varian lain dari produk itu. Kalau harga penggantinya lebih tinggi, Anda membayar selisihnya. Kalau lebih rendah, selisihnya kami kembalikan.',
              },
              { p: 'Penjelasan lengkap dan tanya jawabnya ada di halaman [Pengembalian](/returns).' },
            ],
          },
        ],
      },
      {
        id: 'pembayaran',
        title: 'Pembayaran',
        sections: [
          {
            id: 'metode-pembayaran',
            title: 'Metode pembayaran',
            blocks: [
              {
                list: payingLines(ways),
              },
            ],
          },
          {
            id: 'batas-pembayaran',
            title: 'Batas waktu pembayaran',
            blocks: [
              {
                p: `${payingLimit(ways)} Lewat dari itu pesanan batal dengan sendirinya.`,
              },
              {
                p: 'Bayarlah tepat sesuai jumlah di halaman pembayaran, sampai angka terakhir, dan simpan bukti pembayaran sampai status pesanan berubah menjadi Menunggu Konfirmasi.',
              },
            ],
          },
          {
            id: 'pengembalian-dana',
            title: 'Pengembalian dana',
            blocks: [
              {
                p: `Secara umum dana kembali dalam ${WORKING_DAYS.refund}. Yang berlaku adalah tanggal di pesanan Anda. Seberapa cepat Anda melihatnya di rekening atau saldo bergantung pada metode yang dipakai saat membayar:`,
              },
              {
                table: {
                  caption: 'Perkiraan waktu pengembalian dana menurut metode pembayaran',
                  head: ['Metode', 'Waktu'],
                  rows: [
                    ['Dompet digital (e-wallet)', refundRange('gopay')],
                    ['Transfer bank', refundRange('transfer')],
                    ['Kartu kredit atau debit', refundRange('card')],
                  ],
                },
              },
              { p: ACCOUNT_NEEDED },
            ],
          },
          {
            id: 'kehati-hatian',
            title: 'Menjaga transaksi tetap aman',
            blocks: [
              {
                p: 'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda, baik lewat telepon, pesan, maupun e-mail. Bila ada yang memintanya atas nama Lokapasar, jangan diberikan.',
              },
              {
                p: 'Jangan mentransfer ke rekening pribadi penjual. Transfer bank hanya ke nomor yang tertera di halaman pembayaran Lokapasar. Pembayaran di luar Lokapasar tidak dapat kami lacak, sehingga tidak dapat kami bantu kembalikan.',
              },
            ],
          },
        ],
      },
      {
        id: 'privasi',
        title: 'Privasi',
        sections: [
          {
            id: 'singkatnya',
            title: 'Singkatnya',
            blocks: [
              {
                p: 'Keranjang dan wishlist tinggal di browser Anda, bukan di server kami. Server menyimpan pesanan beserta alamat dan kabarnya, akun dan profil bila Anda mendaftar, serta hal yang Anda kirim sendiri lewat formulir.',
              },
              {
                p: 'Lokapasar memakai [cookie](/cookies) hanya untuk mengenali Anda setelah masuk atau memulai checkout, tidak menayangkan iklan pihak lain, dan tidak mengikuti kegiatan Anda di situs lain.',
              },
            ],
          },
          {
            id: 'kendali-anda',
            title: 'Kendali ada pada Anda',
            blocks: [
              {
                p: 'Di halaman [Profil](/profile) Anda dapat mengunduh data akun dan menghapus akun. Permintaan lain tentang data pribadi kami jawab umumnya dalam 30 hari.',
              },
              {
                p: 'Apa saja yang disimpan, di mana, dan berapa lama, kami uraikan satu per satu dalam [Kebijakan Privasi](/privacy).',
              },
            ],
          },
        ],
      },
    ],
  }) as const satisfies { title: string; intro: string; tabs: readonly PolicyTab[] };
