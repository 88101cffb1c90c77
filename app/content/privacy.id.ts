import { formatCount } from '#domain/format.ts';
import { KEPT_YEARS } from '#domain/orders/kept-years.ts';
import { LINK_DAYS } from '#domain/orders/link-days.ts';
import { COD_BLOCK_KEPT_DAYS } from '#domain/payments/cod.ts';
import { PAYMENT_DATA_DAYS } from '#domain/payments/payment-data-days.ts';
import { REFUSED_REGISTRATION_DAYS } from '#domain/shops/registration.ts';
import type { Block, Section } from './blocks.ts';

interface PrivacyTab {
  id: 'pengumpulan' | 'penggunaan' | 'pembagian' | 'keamanan' | 'cookie' | 'hak';
  title: string;
  sections: readonly Section[];
}

interface PrivacyText {
  title: string;
  updated: readonly string[];
  intro: string;
  tabs: readonly PrivacyTab[];
  contact: { title: string; blocks: readonly Block[] };
}

/**
 * The privacy policy (P-HELP-10). It states what this program stores, where and for how long:
 * whoever makes the program store something else changes this text too.
 */
export const privacy = {
  title: 'Kebijakan Privasi',
  updated: ['Terakhir diperbarui: 10 April 2025', 'Diubah 29 November 2026'],
  intro:
    'Halaman ini menerangkan data apa yang disimpan Lokapasar tentang Anda, di mana letaknya, dan kapan dihapus. Selama Anda hanya melihat-lihat, hampir semuanya tetap berada di perangkat Anda sendiri.',
  tabs: [
    {
      id: 'pengumpulan',
      title: 'Pengumpulan Data',
      sections: [
        {
          id: 'di-perangkat-anda',
          title: 'Di perangkat Anda',
          blocks: [
            {
              p: 'Data berikut disimpan di penyimpanan lokal (local storage) browser Anda:',
            },
            {
              list: [
                'isi keranjang, dengan kunci **cart**;',
                'nomor pesanan yang barangnya sudah keluar dari keranjang, dengan kunci **bought**;',
                'daftar wishlist, dengan kunci **wishlist**;',
                'notifikasi beserta tanda sudah dibaca, dengan kunci **notifications**;',
                'setelah Anda membeli tanpa akun, nomor acak notifikasi pesanan yang sudah diterima, dengan kunci **guest-orders**;',
                'pencarian terakhir, dengan kunci **recent-searches**;',
                'produk yang terakhir dilihat, dengan kunci **recently-viewed**;',
                'kecamatan tujuan kiriman, bila Anda memilihnya, dengan kunci **destination**;',
                'di toko contoh, tanda bahwa keterangannya sudah Anda tutup (**demo-known**);',
                'untuk penjual, isian produk yang belum sampai tersimpan di server, di tab yang dipakai mengisinya (**draft-…**);',
                'sebuah penanda acak (**visitor-id**), dibuat saat Anda pertama kali menandai ulasan sebagai membantu;',
                'waktu berakhirnya hitung mundur flash sale (**flash-sale-ends-at**);',
                'setelah Anda masuk, sesi akun, supaya Anda tidak perlu masuk lagi di setiap halaman.',
              ],
            },
            {
              p: 'Keranjang dan wishlist tidak kami salin ke server. Notifikasi tentang pesanan dari akun Anda juga ada di server, supaya terlihat di semua perangkat. Notifikasi tentang pesanan tanpa akun diambil dari server oleh browser yang dipakai membeli atau membuka tautan di e-mailnya. Untuk memeriksa harga dan stok, browser mengirimkan nomor produknya saja. Saat Anda menekan Checkout, barang yang dicentang dikirim ke server; checkout yang tidak menjadi pesanan dihapus 24 jam setelah terakhir diubah. Jangka waktu dan cara menghapusnya ada di tab [Cookie](/privacy?tab=cookie).',
            },
          ],
        },
        {
          id: 'akun-dan-profil',
          title: 'Akun dan profil',
          blocks: [
            { p: 'Bila Anda [mendaftar](/auth), server menyimpan:' },
            {
              list: [
                'alamat e-mail;',
                'kata sandi dalam bentuk hash argon2id. Kata sandi aslinya tidak pernah kami simpan;',
                'profil yang Anda isi: nama pengguna, nama lengkap, nomor telepon, dan alamat. Nama lengkap, telepon, dan alamat boleh dikosongkan;',
                'foto profil. Foto diolah ulang saat diunggah, sehingga keterangan tersembunyi di dalamnya, seperti lokasi pemotretan, ikut hilang;',
                'toko yang Anda ikuti;',
                'sesi masuk yang masih berlaku, beserta hash alamat IP tempat sesi itu dibuka. Sesi yang tidak dipakai selama 90 hari dihapus;',
                'browser yang pernah Anda pakai untuk masuk, sebagai hash dari sebuah cookie, supaya kami dapat memberi tahu Anda bila akun dibuka di browser lain. Hash ini dihapus setelah 400 hari tidak dipakai;',
                'catatan keamanan: waktu, kejadian (misalnya masuk atau mengganti kata sandi), dan alamat IP.',
              ],
            },
            {
              p: 'Catatan keamanan dihapus setelah 90 hari. Selebihnya tersimpan selama akun Anda ada. Akun yang alamat e-mailnya harus dikonfirmasi tetapi tidak dikonfirmasi dihapus setelah 7 hari. Bila akun dihapus, semuanya ikut terhapus, kecuali penutupan COD (tab [Penggunaan Data](/privacy?tab=penggunaan)), catatan penghapusan itu sendiri dan percobaan masuk yang tidak terkait akun mana pun; catatan dan percobaan itu hilang setelah 90 hari.',
            },
          ],
        },
        {
          id: 'pesanan',
          title: 'Pesanan',
          blocks: [
            {
              p: 'Bila Anda memesan, server menyimpan pesanan itu dengan alamat dan kontak penerimanya; rinciannya ada di tab [Penggunaan Data](/privacy?tab=penggunaan). Alamat di buku alamat akun Anda tersimpan sampai Anda menghapusnya.',
            },
          ],
        },
        {
          id: 'chat',
          title: 'Chat dengan toko',
          blocks: [
            {
              p: `Chat Anda dengan toko disimpan di server bersama fotonya. Bila akun dihapus, chat yang tidak menyangkut pesanan dan tidak dilaporkan ikut terhapus; yang lain tidak lagi terkait dengan akun. Setiap chat dihapus setelah akhir tahun ke-${KEPT_YEARS.complaints} sejak pesan terakhirnya.`,
            },
          ],
        },
        {
          id: 'pendaftaran-toko',
          title: 'Pendaftaran toko',
          blocks: [
            {
              p: `Bila Anda [mendaftarkan toko](/selling/daftar), server menyimpan nama toko, nama lengkap, NIK atau NPWP, NIB bila ada, rekening, serta nama, nomor telepon, dan alamat penjemputan. Pendaftaran yang ditolak atau dikembalikan untuk diperbaiki dihapus beserta semua datanya ${formatCount(REFUSED_REGISTRATION_DAYS)} hari setelah keputusan itu, atau bersama akun Anda bila akunnya dihapus lebih dulu. Pendaftaran yang menjadi toko tetap tersimpan, dan tidak lagi terkait dengan akun setelah akun dihapus.`,
            },
          ],
        },
        {
          id: 'formulir',
          title: 'Pesan, laporan, buletin, dan lamaran kerja',
          blocks: [
            {
              p: '**Pesan** dari halaman [Kontak](/help-center?tab=kontak) disimpan bersama nama, alamat e-mail, nomor referensi yang kami tunjukkan setelah pengiriman, dan jawaban kami. Pesan tidak terhapus otomatis. Sebutkan nomor referensinya bila Anda ingin kami menghapusnya.',
            },
            {
              p: '**Laporan** tentang produk, toko, atau ulasan disimpan dengan alasan, keterangan, dan alamat e-mail bila Anda mengisinya. Penjual dan penulis ulasan tidak melihat siapa yang melapor. Laporan tidak terhapus otomatis; sebutkan nomor referensinya bila Anda ingin kami menghapusnya.',
            },
            {
              p: '**Buletin**: alamat e-mail Anda baru masuk daftar penerima setelah Anda menekan tautan konfirmasi yang kami kirim ke alamat itu. Alamat yang tidak dikonfirmasi dihapus setelah 7 hari; yang dikonfirmasi tersimpan sampai Anda berhenti berlangganan.',
            },
            {
              p: '**Lamaran kerja** dari halaman [Karir](/careers) disimpan dengan nomor referensi: nama, e-mail, telepon, posisi, surat lamaran, dan file PDF. Semuanya dihapus 180 hari setelah lamaran masuk.',
            },
            {
              p: '**E-mail dari kami**, yang dapat memuat isi pesan Anda, dihapus dari antrean begitu terkirim. Bila pengirimannya tetap gagal, e-mail itu dihapus 14 hari setelah percobaan terakhir.',
            },
          ],
        },
        {
          id: 'catatan-server',
          title: 'Catatan server dan ulasan',
          blocks: [
            {
              p: 'Seperti server web pada umumnya, server kami mencatat alamat IP, alamat halaman yang diminta, dan waktunya. Kata yang Anda ketik di kotak pencarian dikirim ke server untuk mencari saran. Kesalahan teknis yang terjadi di browser juga dapat dilaporkan ke catatan ini. Pengelola menyimpan catatan server selama 14 hari.',
            },
            {
              p: 'Untuk menahan permintaan yang berlebihan, server menghitung permintaan per alamat IP dan percobaan masuk per akun. Hitungan ini hanya bertahan sebentar.',
            },
            {
              p: 'Suara “membantu” untuk sebuah ulasan disimpan di server dengan penanda acak tadi dan waktunya, tanpa nama dan tanpa kaitan dengan akun, selama ulasan itu ada.',
            },
            {
              p: 'Ulasan Anda memuat bintang, isi ulasan, foto bila Anda menambahkannya, varian yang dibeli, tanggal, dan nama penerima yang tersamar. Siapa pun dapat membacanya di halaman produk. Bila akun Anda dihapus, ulasan tetap tampil tanpa kaitan dengan akun.',
            },
          ],
        },
      ],
    },
    {
      id: 'penggunaan',
      title: 'Penggunaan Data',
      sections: [
        {
          id: 'untuk-apa',
          title: 'Untuk apa data dipakai',
          blocks: [
            {
              table: {
                caption: 'Data dan kegunaannya',
                head: ['Data', 'Kegunaan'],
                rows: [
                  ['E-mail dan kata sandi', 'Mengenali Anda saat masuk dan memulihkan kata sandi'],
                  ['Profil dan foto', 'Menampilkan profil Anda kepada Anda sendiri'],
                  ['Toko yang diikuti', 'Menandai toko yang Anda ikuti'],
                  ['Alamat dan data pesanan', 'Mengirim pesanan, memberi kabar, dan mengembalikan dana'],
                  ['Data pendaftaran toko', 'Memeriksa siapa yang membuka toko dan membayarkan dananya'],
                  ['Pesan', 'Menjawab pertanyaan dan keluhan Anda'],
                  ['Laporan', 'Memeriksa produk, toko, dan ulasan yang dilaporkan'],
                  ['Alamat buletin', 'Mengirim buletin yang Anda minta'],
                  ['Lamaran kerja', 'Menilai lamaran dan menghubungi pelamar'],
                  ['Catatan server dan hitungan permintaan', 'Mencari kerusakan dan menahan penyalahgunaan'],
                ],
              },
            },
          ],
        },
        {
          id: 'tidak-kami-lakukan',
          title: 'Yang tidak kami lakukan',
          blocks: [
            {
              list: [
                'Kami tidak menyusun profil minat dari barang yang Anda lihat.',
                'Kami tidak menampilkan iklan yang mengikuti Anda ke situs lain.',
                'Kami tidak memakai alamat e-mail akun untuk buletin. Buletin hanya dikirim ke alamat yang dikonfirmasi untuk itu.',
              ],
            },
            {
              p: 'Rekomendasi di beranda dihitung dari rating, jumlah terjual, dan usia produk. Isinya sama untuk semua pengunjung.',
            },
          ],
        },
        {
          id: 'data-pesanan',
          title: 'Data pesanan dan pembayaran',
          blocks: [
            {
              p: 'Untuk setiap pembelian kami menyimpan barang dan harganya, nama penerima, nomor HP, alamat pengiriman, alamat e-mail, catatan untuk toko dan kurir, metode pembayaran, serta waktu setiap perubahan status. Penjual dan kurir menerima nama, nomor HP, dan alamat yang diperlukan untuk mengantar paket.',
            },
            {
              p: 'Pembayaran diproses penyedia pembayaran, yang menerima jumlah tagihan, nama, alamat e-mail, dan nomor HP. Nomor kartu diketik langsung di formulir penyedia dan tidak pernah sampai ke server kami. Di toko contoh, pembayaran dan kurir hanya simulasi.',
            },
            {
              p: `Rekening yang Anda sebutkan untuk pengembalian dana dihapus ${formatCount(PAYMENT_DATA_DAYS)} hari setelah dana dikirim, dan gambar bukti transfer ${formatCount(PAYMENT_DATA_DAYS)} hari setelah diunggah.`,
            },
            {
              p: `Bila pengelola menutup bayar di tempat (COD) untuk akun Anda, misalnya karena paket berulang kali ditolak, lalu akun itu dihapus, penutupannya tetap kami simpan selama ${formatCount(COD_BLOCK_KEPT_DAYS)} hari supaya tidak dapat dielakkan dengan akun baru atau tanpa akun. Yang tersimpan hanya hash berkunci dari alamat e-mail akun serta nomor HP dan e-mail yang pernah dipakai untuk COD; nomor dan alamatnya sendiri tidak dapat dibaca dari situ. Setelah itu hash ini dihapus. Bila menurut Anda penutupan itu keliru, hubungi kami lewat halaman [Kontak](/help-center?tab=kontak).`,
            },
            {
              p: `Cerita dan alasan dalam pengembalian dari akun yang dihapus atau tanpa akun, beserta foto dan videonya, disimpan sampai akhir tahun ke-${KEPT_YEARS.complaints} setelah pengembalian itu selesai, lalu dihapus.`,
            },
            {
              p: `Nama, alamat, dan kontak tidak lagi terlihat oleh petugas mana pun: pada pesanan tanpa akun ${formatCount(LINK_DAYS)} hari setelah memesan, dan pada pesanan dari akun yang dihapus begitu pesanan itu selesai, masa pengembaliannya lewat, dan dananya dikembalikan. Catatannya dihapus. Kalau pesanannya punya invoice, nama dan kontaknya disegel sampai akhir tahun ke-${KEPT_YEARS.money}, seperti yang diwajibkan hukum untuk pembukuan, lalu dihapus; kalau tidak, langsung dihapus. Segel hanya dibuka kalau hukum memintanya, dan setiap pembukaan dicatat. Nomor, barang, jumlah, dan waktu pesanan tetap tersimpan sebagai pembukuan.`,
            },
          ],
        },
      ],
    },
    {
      id: 'pembagian',
      title: 'Pembagian Data',
      sections: [
        {
          id: 'pihak-ketiga',
          title: 'Pihak ketiga',
          blocks: [
            {
              p: 'Selain di halaman pembayaran dengan kartu, Lokapasar tidak memuat skrip, huruf, gambar, atau alat statistik dari pihak lain. Kami tidak menjual dan tidak menyewakan data Anda.',
            },
            {
              p: 'Pesanan memerlukan pihak lain: penjual dan kurir menerima nama, nomor HP, dan alamat penerima; penyedia pembayaran menerima nomor dan jumlah tagihan serta data kartu bila Anda membayar dengan kartu. Halaman pembayaran dengan kartu memuat skrip penyedia itu; toko contoh tidak.',
            },
            {
              p: 'Pengelola toko juga dapat menempatkan akun dan foto profil pada layanan akun dan layanan penyimpanan file yang terpisah. Bila demikian, browser Anda berhubungan langsung dengan layanan itu, data akun serta foto berada di sana, dan ketentuan layanan itu ikut berlaku.',
            },
          ],
        },
        {
          id: 'siapa-yang-melihat',
          title: 'Siapa yang dapat melihat data Anda',
          blocks: [
            {
              list: [
                'Profil Anda hanya diubah melalui akun Anda sendiri. Petugas Lokapasar dapat membuka nama, e-mail, dan nomor HP akun bila diperlukan, dan setiap kali itu dicatat. Penjual hanya melihat data penerima dari pesanan yang harus dikirimnya.',
                'Foto profil memiliki alamat web yang dapat dibuka oleh siapa pun yang mengetahui alamat itu.',
                'Pesan, laporan, dan lamaran dibaca oleh tim pengelola.',
                'Cerita, foto, dan video dalam pengembalian dilihat oleh toko itu dan tim pengelola.',
                'Chat dibaca oleh Anda dan toko itu. Tim pengelola hanya membacanya bila dilaporkan atau bila pengembalian pesanannya sedang ditinjau, dan setiap kali itu dicatat.',
                'E-mail dari kami melewati server e-mail yang dipakai pengelola.',
              ],
            },
          ],
        },
        {
          id: 'membagikan-sendiri',
          title: 'Bila Anda membagikan sesuatu',
          blocks: [
            {
              p: 'Tombol bagikan di halaman produk menyerahkan alamat produk kepada aplikasi yang Anda pilih, misalnya WhatsApp. Sejak saat itu berlaku ketentuan aplikasi tersebut.',
            },
            {
              p: 'Kami menyerahkan data kepada lembaga berwenang hanya bila hukum mewajibkannya, dan hanya yang diwajibkan.',
            },
          ],
        },
      ],
    },
    {
      id: 'keamanan',
      title: 'Keamanan',
      sections: [
        {
          id: 'yang-kami-lakukan',
          title: 'Yang kami lakukan',
          blocks: [
            {
              list: [
                'Kata sandi diubah menjadi hash argon2id sebelum disimpan.',
                'Percobaan masuk yang berulang-ulang diperlambat, dan kata sandi yang terlalu umum ditolak.',
                'Penggantian alamat e-mail atau kata sandi, dan masuk dari browser baru, kami beritahukan lewat e-mail.',
                'File yang diunggah diperiksa dari isinya, bukan dari namanya. Foto profil diolah ulang, dan lamaran hanya diterima sebagai PDF.',
                'Browser diberi daftar ketat tentang skrip yang boleh dijalankan di halaman kami.',
                'Kata sandi dan kunci sesi tidak ditulis ke dalam catatan server.',
              ],
            },
          ],
        },
        {
          id: 'yang-dapat-anda-lakukan',
          title: 'Yang dapat Anda lakukan',
          blocks: [
            {
              p: 'Pakai kata sandi yang tidak Anda gunakan di tempat lain. Batas terendahnya 6 karakter, tetapi kalimat pendek yang lebih panjang dari itu jauh lebih sulit ditebak.',
            },
            {
              p: 'Di perangkat yang dipakai bersama, keluarlah dari akun setelah selesai. Keranjang dan wishlist tetap tertinggal di browser itu; cara membersihkannya ada di halaman [Cookie](/cookies).',
            },
          ],
        },
        {
          id: 'bila-ada-masalah',
          title: 'Bila Anda menemukan masalah',
          blocks: [
            {
              p: 'Tidak ada sistem yang sepenuhnya aman. Bila Anda mencurigai akun Anda dipakai orang lain, segera buat kata sandi baru lewat “Lupa kata sandi?” di halaman [Login](/auth); sesi di perangkat lain ikut berakhir. Setelah itu beri tahu kami lewat halaman [Kontak](/help-center?tab=kontak).',
            },
          ],
        },
      ],
    },
    {
      id: 'cookie',
      title: 'Cookie',
      sections: [
        {
          id: 'cookie-kami',
          title: 'Cookie hanya setelah Anda masuk, memesan, atau mengganti bahasa',
          blocks: [
            {
              p: 'Selama Anda hanya melihat-lihat, Lokapasar tidak memasang cookie. Setelah Anda masuk atau memulai checkout, satu cookie membuat halaman pribadi mengenali Anda. Setelah Anda masuk, satu lagi mengenali browser ini, supaya kami dapat memberi tahu Anda bila akun dibuka di browser lain. Bila Anda mengganti bahasa halaman akun, satu cookie mengingat bahasa itu. Cookie iklan dan cookie pelacak tidak ada; itulah sebabnya Anda tidak melihat jendela persetujuan cookie di sini.',
            },
          ],
        },
        {
          id: 'berapa-lama',
          title: 'Berapa lama data tinggal di browser',
          blocks: [
            {
              list: [
                'Keranjang, wishlist, notifikasi, nomor notifikasi pesanan tanpa akun, pencarian terakhir, produk yang terakhir dilihat, penanda suara, dan waktu flash sale tinggal sampai Anda menghapusnya.',
                'Sesi akun tinggal sampai Anda keluar, akun dihapus, atau sesinya tidak berlaku lagi.',
                'Posisi gulir halaman tinggal selama tab masih terbuka.',
              ],
            },
            { p: 'Daftar kuncinya dan cara menghapusnya ada di halaman [Cookie](/cookies).' },
          ],
        },
      ],
    },
    {
      id: 'hak',
      title: 'Hak Anda',
      sections: [
        {
          id: 'melihat-dan-memperbaiki',
          title: 'Melihat, memperbaiki, mengunduh',
          blocks: [
            {
              p: 'Data profil dapat Anda lihat dan perbaiki kapan saja di halaman [Profil](/profile). Di halaman yang sama Anda dapat mengunduh data Anda sebagai file JSON.',
            },
          ],
        },
        {
          id: 'menghapus',
          title: 'Menghapus akun',
          blocks: [
            {
              p: 'Akun dihapus dari halaman [Profil](/profile), setelah Anda menegaskannya sekali lagi. Alamat e-mail, kata sandi, profil, foto, alamat tersimpan, dan daftar toko yang diikuti ikut terhapus. Pesanan yang masih berjalan diselesaikan dulu. Nama dan kontak pada pesanan yang punya invoice disegel selama hukum mewajibkannya; sampai kapan, kami tunjukkan setelah akun dihapus. Langkah ini tidak dapat dibatalkan.',
            },
            {
              p: 'Yang tidak melekat pada akun tidak ikut terhapus: isi browser Anda, pesan dan lamaran yang dikirim lewat formulir, serta langganan buletin. Isi browser dapat Anda hapus sendiri; untuk sisanya, hubungi kami lewat halaman [Kontak](/help-center?tab=kontak).',
            },
          ],
        },
        {
          id: 'menolak',
          title: 'Menarik persetujuan dan berkeberatan',
          blocks: [
            {
              p: 'Anda dapat berhenti berlangganan buletin kapan saja. Anda juga boleh meminta salinan atau penghapusan pesan dan lamaran yang pernah Anda kirim, dan boleh berkeberatan atas cara kami memakai data Anda.',
            },
          ],
        },
      ],
    },
  ],
  contact: {
    title: 'Pertanyaan tentang privasi',
    blocks: [
      {
        p: 'Tulis permintaan Anda lewat halaman [Kontak](/help-center?tab=kontak), dengan alamat e-mail yang Anda pakai untuk akun atau formulir itu. Cantumkan nomor referensi bila ada.',
      },
      {
        p: 'Permintaan tentang privasi umumnya kami jawab dalam 30 hari. Untuk melindungi data Anda, kami mungkin meminta bukti bahwa alamat e-mail itu memang milik Anda.',
      },
    ],
  },
} as const satisfies PrivacyText;
