import { RETURN_DAYS, RETURN_HOURS } from '#domain/orders/return-windows.ts';
import { WORKING_DAYS } from '../working-days.id.ts';
import type { BlogPost } from './post.ts';

export const videoBukaPaket: BlogPost = {
  id: 'video-saat-membuka-paket',
  title: 'Merekam Video saat Membuka Paket: Singkat, Tetapi Berguna',
  excerpt:
    'Rekaman satu dua menit dapat menyelesaikan keluhan yang biasanya berbelit. Begini cara merekamnya sendirian dan apa yang dilakukan bila barangnya bermasalah.',
  category: 'tips',
  author: 'Hasan Nasution',
  date: '2025-01-14',
  readTime: 3,
  imageUrl: '/images/category/toys.svg',
  featured: false,
  popular: false,
  blocks: [
    {
      p: 'Sebagian besar paket tiba dalam keadaan baik. Tetapi ketika isinya kurang, pecah, atau keliru, pertanyaan pertama selalu sama: rusaknya sebelum atau sesudah dibuka? Rekaman video menjawabnya lebih cepat daripada sepuluh pesan panjang. Anda tidak perlu kamera bagus, cukup HP dan sedikit persiapan.',
    },
    { h: 'Sebelum kurir pergi' },
    {
      list: [
        'Cocokkan nama, alamat, dan nomor resi pada label.',
        'Periksa keenam sisi paket. Sudut penyok, lakban berlapis-lapis, atau kardus basah patut difoto dahulu.',
        'Goyangkan pelan. Bunyi pecahan kaca biasanya langsung terdengar.',
        'Bila kerusakannya parah, sampaikan kepada kurir dan foto paketnya selagi masih di tangan dia.',
      ],
    },
    { h: 'Menyiapkan rekaman' },
    {
      p: 'Pilih meja yang bersih di dekat jendela atau lampu. Sandarkan HP pada tumpukan buku atau gelas, menghadap ke bawah dengan sedikit miring, supaya kedua tangan Anda bebas. Siapkan gunting, dan pastikan memori HP masih cukup. Rekaman dua menit pada kualitas 720p atau 1080p sudah memadai; tidak perlu 4K.',
    },
    { h: 'Urutan yang baik' },
    {
      steps: [
        'Mulai merekam ketika paket masih tertutup. Sebutkan tanggal, atau perlihatkan jam pada layar lain.',
        'Dekatkan label pengiriman sampai nama dan nomor resinya terbaca.',
        'Putar paket perlahan sehingga semua sisi dan lakbannya terlihat.',
        'Buka dari sisi lakban, jangan menusukkan gunting terlalu dalam. Paket harus selalu berada di dalam gambar.',
        'Keluarkan isinya satu per satu, lalu perlihatkan bahwa kardus sudah kosong.',
        'Dekatkan setiap barang: segel, nomor seri, varian, warna, ukuran, dan kelengkapan.',
        'Untuk barang elektronik, nyalakan sebentar selagi kamera masih merekam.',
      ],
    },
    {
      p: 'Kuncinya satu: jangan dijeda dan jangan dipotong. Video yang bersambung tanpa putus jauh lebih meyakinkan daripada potongan yang rapi. Musik dan hiasan tidak perlu.',
    },
    { h: 'Apa yang diperiksa' },
    {
      table: {
        caption: 'Yang perlu terlihat menurut jenis barang',
        head: ['Barang', 'Perlihatkan'],
        rows: [
          ['HP dan laptop', 'Segel, IMEI atau nomor seri, layar menyala, pengisi daya'],
          ['Pakaian dan sepatu', 'Label ukuran, warna, jahitan, kedua sisi sepatu'],
          ['Barang pecah belah', 'Bungkus pelindung, seluruh permukaan, tepi dan gagang'],
          ['Perabot rakitan', 'Daftar komponen, jumlah sekrup, tepi papan yang pecah'],
          ['Mainan', 'Jumlah kepingan, tutup baterai, bagian yang tajam'],
        ],
      },
    },
    { h: 'Bila ada yang tidak beres' },
    {
      p: 'Berhentilah memakai barangnya. Simpan semua kemasan, termasuk gelembung plastik dan kartu garansi, karena barang perlu dikembalikan dalam keadaan lengkap. Lalu perhatikan batas waktunya, dihitung sejak barang diterima:',
    },
    {
      list: [
        `**Barang rusak:** laporkan dalam ${RETURN_HOURS.damaged} jam, disertai foto atau video.`,
        `**Tidak sesuai deskripsi:** ajukan dalam ${RETURN_DAYS.not_as_described} hari.`,
        `**Pengembalian biasa:** dalam ${RETURN_DAYS.other} hari, selama barang belum dipakai dan masih seperti semula.`,
      ],
    },
    {
      p: `Pengajuan dilakukan dari Pesanan Saya setelah Anda masuk ke akun. Tulis keluhan dengan tenang dan pendek: apa yang dipesan, apa yang datang, apa yang Anda minta. Contohnya, "Saya memesan mug biru dua buah. Satu retak di gagang, terlihat di video pada menit 1.10. Mohon diganti satu." Persetujuan biasanya memerlukan ${WORKING_DAYS.approval}, dan pemeriksaan barang yang dikirim kembali ${WORKING_DAYS.inspection}. Alur lengkapnya ada di halaman [Pengembalian](/returns).`,
    },
    { h: 'Kalau lupa merekam' },
    {
      p: 'Jangan putus asa. Foto pun diterima sebagai bukti kerusakan. Potret selengkap mungkin pada hari yang sama: label, kardus dari luar, lakban, bagian yang rusak dari dekat, dan barang secara utuh. Masukkan penggaris atau uang logam ke dalam gambar agar ukuran retak atau goresannya terbayang.',
    },
    { h: 'Menyimpan dan membagikan' },
    {
      p: 'Simpan video sampai masa pengembalian lewat, kemudian hapus agar memori tidak penuh. Jangan mengunggahnya ke media sosial bila label masih terbaca, sebab nama, alamat, dan nomor telepon Anda ada di sana. Kirimkan hanya melalui pengajuan resmi atau halaman [Kontak](/help-center?tab=kontak).',
    },
    {
      note: 'Paket yang baik-baik saja juga patut diceritakan. Foto yang jujur dalam ulasan menolong pembeli berikutnya; caranya ada pada langkah terakhir di [Cara Berbelanja](/how-to-buy).',
    },
  ],
};
