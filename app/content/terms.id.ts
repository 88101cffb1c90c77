import type { Ways } from '#domain/checkout/ways.ts';
import { RETURN_DAYS, RETURN_HOURS } from '#domain/orders/return-windows.ts';
import type { Section } from './blocks.ts';
import { payingLimit } from './ways.id.ts';
import { WORKING_DAYS } from './working-days.id.ts';

/** Terms of use (P-HELP-12). Figures as in the policies (P-HELP-14). */
export const terms = (ways: Ways) =>
  ({
    title: 'Syarat & Ketentuan',
    updated: ['Terakhir diperbarui: 10 April 2025', 'Diubah 25 November 2026'],
    intro:
      'Dengan memakai Lokapasar, Anda menyetujui ketentuan di halaman ini. Kami menulisnya sependek mungkin; bacalah sebelum memesan.',
    sections: [
      {
        id: 'layanan',
        title: '1. Apa itu Lokapasar',
        blocks: [
          {
            p: 'Lokapasar adalah pasar daring tempat toko-toko di Indonesia menawarkan barang. Penjual setiap barang adalah toko yang namanya tercantum di halaman produk. Perjanjian jual beli terjadi antara Anda dan toko itu; Lokapasar menyediakan tempat, alur pembayaran, dan bantuan bila ada masalah.',
          },
        ],
      },
      {
        id: 'akun',
        title: '2. Akun Anda',
        blocks: [
          {
            p: 'Isilah data akun dengan benar dan rahasiakan kata sandinya. Apa yang dilakukan melalui akun Anda dianggap dilakukan oleh Anda, kecuali Anda sudah memberi tahu kami bahwa akun itu disalahgunakan.',
          },
          {
            p: 'Bila Anda belum cakap membuat perjanjian menurut hukum, gunakan Lokapasar bersama orang tua atau wali. Anda boleh menghapus akun kapan saja di halaman [Profil](/profile).',
          },
        ],
      },
      {
        id: 'harga-dan-pesanan',
        title: '3. Harga, stok, dan pesanan',
        blocks: [
          {
            p: 'Harga ditulis dalam rupiah dan berlaku selama ditampilkan. Menaruh barang di keranjang belum mengunci harga maupun stok. Yang mengikat adalah harga pada saat Anda membuat pesanan.',
          },
          {
            p: 'Bila harga jelas-jelas salah tulis atau stok ternyata habis, pesanan dapat dibatalkan. Uang yang telah Anda bayarkan dikembalikan.',
          },
        ],
      },
      {
        id: 'pembayaran',
        title: '4. Pembayaran',
        blocks: [
          {
            p: `Metode yang diterima tercantum dalam [kebijakan pembayaran](/policies?tab=pembayaran). ${payingLimit(ways)} Setelah itu pesanan dibatalkan otomatis.`,
          },
        ],
      },
      {
        id: 'pengiriman',
        title: '5. Pengiriman',
        blocks: [
          {
            p: `Pesanan diproses ${WORKING_DAYS.processing} setelah pembayaran. Lama pengiriman di halaman [Informasi Pengiriman](/shipping) adalah perkiraan, bukan jaminan: cuaca, hari besar, dan letak alamat dapat menambah waktu. Kiriman diasuransikan tanpa biaya bagi Anda.`,
          },
          {
            p: 'Tulis alamat dan nomor telepon dengan lengkap. Bila paket kembali ke penjual karena alamatnya keliru atau kirimannya ditolak, pesanan dibatalkan: harga barangnya kembali kepada Anda, ongkos kirimnya tidak.',
          },
        ],
      },
      {
        id: 'pembatalan-dan-pengembalian',
        title: '6. Pembatalan dan pengembalian',
        blocks: [
          {
            p: `Pesanan dapat dibatalkan sebelum diproses; sesudah diproses dan sebelum dikirim, dengan persetujuan penjual. Sesudah barang diterima, pengembalian diajukan dalam ${RETURN_DAYS.other} hari; untuk barang yang tidak sesuai deskripsi dalam ${RETURN_DAYS.not_as_described} hari, dan untuk barang rusak dalam ${RETURN_HOURS.damaged} jam dengan foto atau video. Dana dikembalikan dalam ${WORKING_DAYS.refund} setelah barang diperiksa.`,
          },
          {
            p: 'Barang yang dikecualikan dan langkah-langkahnya tercantum dalam [kebijakan pengembalian](/policies?tab=pengembalian).',
          },
        ],
      },
      {
        id: 'promosi',
        title: '7. Promosi',
        blocks: [
          {
            p: 'Setiap promosi berlaku dalam masa dan dengan minimum transaksi yang tertulis di halamannya. Setelah masa itu lewat, harga promosi tidak dapat dituntut lagi, juga bila barangnya masih ada di keranjang Anda. Barang flash sale berlaku selama kuotanya masih tersisa.',
          },
        ],
      },
      {
        id: 'penggunaan-yang-wajar',
        title: '8. Penggunaan yang wajar',
        blocks: [
          { p: 'Anda setuju untuk tidak:' },
          {
            list: [
              'memakai nama, alamat, atau alat pembayaran orang lain tanpa izinnya;',
              'membuat ulasan palsu atau menaikkan suara “membantu” secara curang;',
              'mengunggah gambar atau tulisan yang melanggar hukum atau hak orang lain;',
              'membebani, merusak, atau mencoba menembus sistem kami.',
            ],
          },
          {
            p: 'Akun yang melanggar dapat kami batasi atau tutup. Bila Anda merasa tindakan itu keliru, sampaikan keberatan lewat halaman [Kontak](/help-center?tab=kontak).',
          },
        ],
      },
      {
        id: 'tanggung-jawab',
        title: '9. Hak cipta dan tanggung jawab',
        blocks: [
          {
            p: 'Nama, tampilan, dan tulisan Lokapasar adalah milik kami. Foto dan deskripsi produk adalah milik toko masing-masing. Anda boleh membagikan tautannya, tetapi tidak boleh memakai isinya untuk berjualan di tempat lain tanpa izin.',
          },
          {
            p: 'Kami menjaga agar situs ini dapat dipakai dan isinya benar, tetapi gangguan dan kekeliruan dapat terjadi. Hak Anda sebagai konsumen menurut undang-undang tidak dikurangi oleh ketentuan ini.',
          },
        ],
      },
      {
        id: 'perubahan-dan-hukum',
        title: '10. Perubahan dan hukum yang berlaku',
        blocks: [
          {
            p: 'Bila ketentuan ini berubah, tanggal perubahannya tercantum di bagian atas. Pesanan mengikuti ketentuan yang berlaku ketika pesanan itu dibuat.',
          },
          {
            p: 'Ketentuan ini tunduk pada hukum Republik Indonesia. Bila terjadi perselisihan, bicarakan dahulu dengan kami melalui halaman [Kontak](/help-center?tab=kontak). Bila tidak tercapai kata sepakat, Anda dapat menempuh jalur penyelesaian sengketa konsumen yang disediakan undang-undang.',
          },
        ],
      },
    ],
  }) as const satisfies {
    title: string;
    updated: readonly string[];
    intro: string;
    sections: readonly Section[];
  };
