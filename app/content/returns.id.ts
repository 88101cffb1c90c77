import { CANCEL_ANSWER_HOURS } from '#domain/orders/deadlines.ts';
import { RETURN_DAYS, RETURN_HOURS } from '#domain/orders/return-windows.ts';
import { APPEAL_DAYS, DRAFT_HOURS, GIVE_BACK_WORKING_DAYS } from '#domain/returns/deadlines.ts';
import { PAY_DIFFERENCE_HOURS } from '#domain/returns/exchange.ts';
import type { Question, Section } from './blocks.ts';
import { ACCOUNT_NEEDED, refundRange } from './refund-range.id.ts';
import { WORKING_DAYS } from './working-days.id.ts';

/** Returns and refund: three tabs (P-HELP-6, P-RET-1 to P-RET-7). */
export const returns = {
  title: 'Pengembalian & Refund',
  intro:
    'Barang rusak, keliru, atau tidak seperti yang Anda bayangkan? Baca dulu syarat dan batas waktunya di sini, lalu ikuti prosedurnya.',
  tabs: {
    kebijakan: {
      title: 'Kebijakan',
      sections: [
        {
          id: 'bisa-dikembalikan',
          title: 'Barang yang bisa dikembalikan',
          blocks: [
            {
              list: [
                'Barang cacat atau rusak.',
                'Barang yang tidak sesuai dengan deskripsi di halaman produk.',
                'Barang yang salah kirim, misalnya warna atau ukurannya bukan yang Anda pesan.',
                'Barang yang belum dipakai dan masih dalam keadaan semula.',
              ],
            },
          ],
        },
        {
          id: 'tidak-bisa-dikembalikan',
          title: 'Barang yang tidak bisa dikembalikan',
          blocks: [
            {
              list: [
                'Barang yang sudah dipakai atau rusak karena pembeli.',
                `Barang yang dibeli lebih dari ${RETURN_DAYS.other} hari yang lalu, dihitung sejak Anda menerimanya.`,
                'Barang berlabel tidak dapat dikembalikan atau final sale.',
                'Makanan, minuman, dan barang habis pakai.',
                'Produk digital seperti e-voucher.',
              ],
            },
            {
              p: 'Makanan dan barang lain yang dikecualikan tidak perlu dikirim kembali bila datang rusak, keliru, atau kurang. Laporkan dengan foto atau video; kalau buktinya jelas, dananya kembali.',
            },
          ],
        },
        {
          id: 'batas-waktu',
          title: 'Batas waktu pengajuan',
          blocks: [
            { p: 'Waktu dihitung sejak barang Anda terima. Batasnya berbeda menurut alasan:' },
            {
              table: {
                caption: 'Batas waktu pengajuan menurut alasan pengembalian',
                head: ['Alasan', 'Batas waktu'],
                rows: [
                  ['Barang rusak saat diterima', `${RETURN_HOURS.damaged} jam, dengan foto atau video`],
                  ['Tidak sesuai deskripsi', `${RETURN_HOURS.not_as_described / 24} hari`],
                  ['Pengembalian biasa', `${RETURN_HOURS.other / 24} hari`],
                ],
              },
            },
            {
              note: 'Rekamlah saat Anda membuka paket, terutama untuk barang elektronik dan barang pecah belah. Rekaman itu menjadi bukti bila barangnya ternyata rusak.',
            },
          ],
        },
        {
          id: 'ongkos-kirim',
          title: 'Ongkos kirim',
          blocks: [
            {
              p: 'Ongkos kirim hanya dikembalikan bila kesalahan ada pada penjual, misalnya barang cacat atau salah kirim, atau bila pesanan batal sebelum dikirim atau paketnya hilang. Untuk alasan lain, yang kembali adalah harga barangnya.',
            },
          ],
        },
        {
          id: 'pembatalan',
          title: 'Belum dikirim? Batalkan saja',
          blocks: [
            {
              p: `Pesanan yang belum diproses langsung dapat dibatalkan, jadi Anda tidak perlu menunggu barangnya datang. Setelah diproses dan sebelum dikirim, pembatalan diajukan kepada penjual, yang menjawab dalam ${CANCEL_ANSWER_HOURS} jam. Setelah dikirim, yang berlaku adalah kebijakan di halaman ini. Soal pesanan dan pembayaran dijawab di [Pusat Bantuan](/help-center).`,
            },
          ],
        },
      ],
    },
    prosedur: {
      title: 'Prosedur',
      steps: [
        {
          id: 'ajukan',
          title: 'Ajukan permintaan',
          blocks: [
            {
              p: 'Masuk ke akun, buka [Pesanan Saya](/orders), dan pilih barang yang ingin dikembalikan. Jelaskan alasannya dengan singkat, dan sertakan foto atau video; hanya untuk berubah pikiran itu tidak perlu.',
            },
            {
              p: 'Tentukan juga apakah Anda ingin dana kembali, barang pengganti, atau sebagian dana tanpa mengirim barangnya kembali.',
            },
          ],
        },
        {
          id: 'persetujuan',
          title: 'Tunggu persetujuan',
          blocks: [
            {
              p: `Permintaan ditinjau dalam ${WORKING_DAYS.approval}. Disetujui atau ditolak, hasilnya kami sampaikan lewat notifikasi. Kalau penjual tidak menanggapi sampai batas itu, permintaan disetujui. Perkembangannya terlihat di [Komplain Saya](/orders/complaints). Jangan mengirim barang sebelum disetujui.`,
            },
          ],
        },
        {
          id: 'kemas',
          title: 'Kemas barang',
          blocks: [
            {
              p: 'Masukkan barang beserta kelengkapannya: kotak, buku petunjuk, kabel, bonus. Sertakan formulir pengembalian di dalam paket. Kalau kemasan aslinya masih ada, pakailah.',
            },
          ],
        },
        {
          id: 'kirim',
          title: 'Kirim dengan kurir yang bisa dilacak',
          blocks: [
            {
              p: 'Gunakan kurir yang memberi nomor resi dan simpan resinya sampai dana atau barang pengganti Anda terima. Nomor itu bukti bahwa paket sudah Anda kirim.',
            },
            {
              p: 'Kirimlah sebelum tanggal yang tertulis di halaman pengembaliannya; kalau lewat, pengembaliannya berakhir. Bila alasannya berubah pikiran, ongkos kirim ke penjual Anda yang tanggung. Untuk alasan lain, pesan kurir gratis di halaman pengembaliannya kalau tersedia, atau kirim sendiri: ongkosnya diganti setelah barang lolos pemeriksaan, paling banyak sebesar tarif kirim pesanannya, juga kalau waktu itu gratis ongkir.',
            },
          ],
        },
        {
          id: 'pemeriksaan',
          title: 'Barang diperiksa',
          blocks: [
            {
              p: `Setelah paket sampai, barang diperiksa dalam ${WORKING_DAYS.inspection}. Yang dilihat adalah keadaannya, kelengkapannya, dan apakah cocok dengan alasan yang Anda tulis. Tanpa jawaban penjual sampai batas itu, semua barang dianggap baik.`,
            },
          ],
        },
        {
          id: 'dana-atau-pengganti',
          title: 'Terima dana atau barang pengganti',
          blocks: [
            {
              p: `Dana dikembalikan dalam ${WORKING_DAYS.refund} setelah pemeriksaan selesai. Cepat lambatnya bergantung pada metode pembayaran Anda:`,
            },
            {
              table: {
                caption: 'Waktu pengembalian dana menurut metode pembayaran',
                head: ['Metode', 'Waktu'],
                rows: [
                  ['Dompet digital (e-wallet)', refundRange('gopay')],
                  ['Transfer bank', refundRange('transfer')],
                  ['Kartu kredit atau debit', refundRange('card')],
                ],
              },
            },
            {
              p: `${ACCOUNT_NEEDED} Yang berlaku adalah tanggal di pesanan Anda. Bila dananya belum masuk sampai batas itu, hubungi kami lewat halaman [Kontak](/help-center?tab=kontak) dan sebutkan nomor pesanannya.`,
            },
            { h: 'Bila Anda memilih penukaran' },
            {
              p: `Penggantinya barang yang sama atau varian lain dari produk itu. Kalau lebih mahal, Anda membayar selisihnya lebih dulu, dalam ${PAY_DIFFERENCE_HOURS} jam setelah kami minta; kalau lewat, penukarannya batal dan dananya kembali. Kalau lebih murah, selisihnya kami kembalikan. Bila alasannya berubah pikiran, ongkos kirim barang pengganti masuk ke dalam hitungan selisih itu.`,
            },
          ],
        },
      ],
    },
    pertanyaan: {
      title: 'Pertanyaan Umum',
      questions: [
        {
          id: 'tanpa-akun',
          question: 'Bisakah saya mengajukan pengembalian tanpa masuk ke akun?',
          answer: [
            {
              p: `Tidak. Pengembalian hanya bisa diajukan oleh pembelinya sendiri, dari [Pesanan Saya](/orders), setelah masuk ke akun. Kalau pesanannya dibuat tanpa akun, isi dulu pengajuannya di halaman pesanan; sesudah itu ada ${DRAFT_HOURS} jam untuk mendaftar dan mengirimnya. Bila Anda tidak bisa masuk, hubungi kami lewat halaman [Kontak](/help-center?tab=kontak).`,
            },
          ],
        },
        {
          id: 'lewat-24-jam',
          question: `Saya baru melihat kerusakannya setelah ${RETURN_HOURS.damaged} jam. Bagaimana?`,
          answer: [
            {
              p: `Sampai ${RETURN_DAYS.not_as_described} hari setelah barang diterima, laporan Anda masih kami periksa sebagai barang yang tidak sesuai deskripsi. Sertakan foto atau video sejelas mungkin: setelah ${RETURN_HOURS.damaged} jam, asal kerusakan lebih sulit dipastikan.`,
            },
            {
              p: 'Lihat juga garansi di halaman produk. Kerusakan yang muncul saat barang dipakai mungkin menjadi tanggungan garansi.',
            },
          ],
        },
        {
          id: 'berubah-pikiran',
          question: 'Bolehkah mengembalikan barang karena berubah pikiran?',
          answer: [
            {
              p: `Boleh, dalam ${RETURN_DAYS.other} hari setelah diterima, asalkan barang belum dipakai, masih dalam keadaan semula, dan tidak termasuk barang yang tidak bisa dikembalikan. Ongkos kirim tidak ikut dikembalikan karena kesalahannya bukan pada penjual, dan ongkos kirim ke penjual Anda yang tanggung.`,
            },
          ],
        },
        {
          id: 'total-waktu',
          question: 'Berapa lama seluruh prosesnya?',
          answer: [
            {
              p: `Persetujuan ${WORKING_DAYS.approval}, pemeriksaan ${WORKING_DAYS.inspection}, lalu pengembalian dana ${WORKING_DAYS.refund}. Di antaranya ada waktu perjalanan paket, yang bergantung pada kurir dan jarak.`,
            },
          ],
        },
        {
          id: 'ditolak',
          question: 'Mengapa permintaan saya ditolak?',
          answer: [
            {
              p: 'Yang sering menjadi sebab: buktinya kurang jelas, barangnya sudah dipakai atau tidak lengkap, atau keadaannya tidak cocok dengan alasan yang ditulis. Alasan penjual tertulis di halaman pengembaliannya.',
            },
            {
              p: `Kalau menurut Anda penolakan itu keliru, ajukan banding di halaman pengembaliannya dalam ${APPEAL_DAYS} hari setelah ditolak. Tim kami yang memutuskan. Barang yang ditolak saat diperiksa dikirim kembali kepada Anda dalam ${GIVE_BACK_WORKING_DAYS} hari kerja sesudahnya; kalau tidak dikirim, dananya kembali.`,
            },
          ],
        },
        {
          id: 'tukar-ukuran',
          question: 'Ukurannya tidak pas. Bisakah ditukar?',
          answer: [
            {
              p: 'Bisa, selama barang belum dipakai, masih dalam keadaan semula, dan ukuran yang Anda cari masih ada. Cobalah di dalam rumah tanpa melepas labelnya. Bila harga ukuran lain berbeda, selisihnya dibayar atau dikembalikan.',
            },
          ],
        },
        {
          id: 'barang-final-sale',
          question: 'Apakah barang final sale sama sekali tidak bisa dikembalikan?',
          answer: [
            {
              p: 'Barang berlabel final sale atau tidak dapat dikembalikan memang tidak bisa dikirim kembali. Karena itu periksa ukuran dan spesifikasinya baik-baik sebelum membeli. Kalau barangnya datang rusak, keliru, atau kurang, laporkan dengan foto atau video: kalau buktinya jelas, dananya kembali.',
            },
          ],
        },
        {
          id: 'masih-bingung',
          question: 'Ke mana saya bertanya kalau masih bingung?',
          answer: [
            {
              p: 'Mulailah dari [Pusat Bantuan](/help-center). Kalau jawabannya belum ada di sana, kirim pesan dari halaman [Kontak](/help-center?tab=kontak); e-mail kami balas dalam 1-2 hari kerja.',
            },
          ],
        },
      ],
    },
  },
} as const satisfies {
  title: string;
  intro: string;
  tabs: {
    kebijakan: { title: string; sections: readonly Section[] };
    prosedur: { title: string; steps: readonly Section[] };
    pertanyaan: { title: string; questions: readonly Question[] };
  };
};
