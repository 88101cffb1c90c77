import type { BlogPost } from './post.ts';

export const spesifikasiLaptop: BlogPost = {
  id: 'membaca-spesifikasi-laptop',
  title: 'Membaca Spesifikasi Laptop Tanpa Pusing',
  excerpt:
    'Prosesor, RAM, SSD, nit, watt-jam: apa artinya bagi pekerjaan Anda, dan baris mana yang paling sering menyesatkan pembeli.',
  category: 'technology',
  author: 'Galih Prasetya',
  date: '2025-01-23',
  readTime: 3,
  imageUrl: '/images/category/electronics.svg',
  featured: false,
  popular: false,
  blocks: [
    {
      p: 'Laptop biasanya dipakai empat sampai enam tahun. Salah pilih berarti bertahun-tahun menunggu aplikasi terbuka. Untungnya, dari puluhan baris spesifikasi di halaman produk, hanya sekitar tujuh yang sungguh menentukan rasa memakainya. Mari kita baca satu per satu.',
    },
    { h: 'Prosesor: lihat generasi dan huruf belakangnya' },
    {
      p: 'Nama seperti Core i5 atau Ryzen 5 hanya menunjukkan kelas. Core i5 keluaran enam tahun lalu bisa kalah dari Core i3 keluaran baru. Karena itu bacalah nomor lengkapnya dan cari tahun keluarnya.',
    },
    {
      p: 'Huruf di belakang juga berarti. Huruf U menandakan hemat daya, cocok untuk mengetik, rapat daring, dan kuliah. Huruf H atau HS lebih bertenaga untuk menyunting video atau gim, dengan akibat lebih panas dan baterai lebih cepat habis. Prosesor kelas Celeron dan seri N cukup untuk tugas sekolah ringan, tetapi akan terasa berat bila Anda terbiasa membuka dua puluh tab.',
    },
    { h: 'RAM dan penyimpanan' },
    {
      p: 'Untuk pekerjaan kantor, 8 GB adalah batas bawah dan 16 GB membuat napas lebih panjang. Cari keterangan apakah RAM disolder ke papan utama. Bila disolder dan tidak ada slot kosong, kapasitas yang Anda beli sekarang adalah kapasitas untuk selamanya.',
    },
    {
      p: 'Penyimpanan SSD NVMe terasa jauh lebih gesit daripada hard disk, dan masih lebih cepat daripada eMMC yang sering dipasang di laptop termurah. Kapasitas 256 GB cepat penuh; 512 GB lebih longgar untuk foto dan file kerja.',
    },
    { h: 'Layar yang nyaman dipandang' },
    {
      list: [
        '**Panel.** IPS atau OLED warnanya tetap baik dari samping. Panel TN tampak pudar begitu dilihat miring.',
        '**Resolusi.** Full HD (1920 x 1080) adalah patokan wajar untuk 14 inci. Resolusi HD (1366 x 768) membuat tulisan tampak kasar.',
        '**Kecerahan.** 250 nit cukup di dalam ruangan. Bila sering bekerja di kafe terbuka, cari 300 nit atau lebih.',
        '**Warna.** Tulisan "45% NTSC" berarti warna seadanya. Untuk desain dan foto, cari cakupan mendekati 100% sRGB.',
      ],
    },
    { h: 'Baterai, bobot, dan colokan' },
    {
      p: 'Klaim "hingga 12 jam" diukur dengan layar redup dan pemakaian ringan. Bandingkan kapasitas baterainya dalam watt-jam: kira-kira 40 Wh tergolong kecil, 50-60 Wh sedang, di atas 70 Wh besar. Sementara itu, beda setengah kilogram terasa sekali setelah setengah jam di kereta.',
    },
    {
      p: 'Periksa colokan yang Anda perlukan: HDMI untuk proyektor kantor, USB-A untuk diska lepas lama, dan USB-C. Tidak semua USB-C sama. Yang mendukung Power Delivery bisa dipakai mengisi daya, yang mendukung DisplayPort bisa menyalurkan gambar ke monitor.',
    },
    { h: 'Ringkasan menurut kebutuhan' },
    {
      table: {
        caption: 'Spesifikasi yang masuk akal menurut pekerjaan',
        head: ['Pekerjaan', 'Prosesor', 'RAM', 'Penyimpanan'],
        rows: [
          ['Tugas sekolah dan rapat daring', 'Core i3 / Ryzen 3 baru', '8 GB', 'SSD 256 GB'],
          ['Kantor, kuliah, banyak tab', 'Core i5 / Ryzen 5 seri U', '16 GB', 'SSD 512 GB'],
          ['Desain grafis dan foto', 'Core i5 / Ryzen 5 seri H', '16 GB', 'SSD 512 GB, layar sRGB'],
          [
            'Video, gambar 3D, gim',
            'Core i7 / Ryzen 7 seri H',
            '16-32 GB',
            'SSD 1 TB, kartu grafis terpisah',
          ],
        ],
      },
    },
    { h: 'Baris kecil yang sering terlewat' },
    {
      list: [
        '**Sistem operasi.** "DOS", "FreeDOS", atau "tanpa OS" berarti Windows harus Anda beli sendiri.',
        '**Paket Office.** Bedakan lisensi tetap dengan masa coba yang berakhir setelah sebulan.',
        '**Garansi.** Cari tahu lamanya dan letak pusat servis terdekat. Garansi baterai sering lebih pendek daripada garansi mesinnya.',
        '**Kondisi.** "Rekondisi", "refurbished", dan "ex-display" bukan barang baru, meskipun tampak mulus.',
      ],
    },
    {
      p: 'Sudah punya gambaran? Bandingkan beberapa pilihan di subkategori Komputer & Laptop dalam [kategori Elektronik](/category/electronics). Cicilan 0% tersedia untuk bank tertentu; keterangannya ada di halaman [Kebijakan](/policies).',
    },
    {
      note: 'Setelah laptop datang, nyalakan pada hari yang sama. Cocokkan prosesor, RAM, dan SSD di menu pengaturan dengan halaman produk. Barang yang tidak sesuai deskripsi dapat diajukan dalam 3 hari; caranya ada di halaman [Pengembalian](/returns).',
    },
  ],
};
