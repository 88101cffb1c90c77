/** How one person of the team is drawn. */
export interface Looks {
  ground: string;
  skin: string;
  shade: string;
  /** Colour of hair, or of the veil. */
  hair: string;
  clothes: string;
  head: 'veil' | 'short' | 'bun';
  glasses: boolean;
}

interface Titled {
  title: string;
  text: string;
}

interface AboutText {
  title: string;
  intro: string;
  mission: Titled;
  visionMission: { title: string; vision: string; missions: readonly string[] };
  valuesTitle: string;
  values: readonly Titled[];
  achievementsTitle: string;
  achievements: readonly { figure: string; label: string }[];
  /** What the figures are of. */
  achievementsNote: string;
  teamTitle: string;
  team: readonly { name: string; role: string; text: string; looks: Looks }[];
  contact: Titled;
}

/** The about page, with the claims of the company (P-HELP-7). */
export const about = {
  title: 'Tentang Kami',
  intro:
    'Lokapasar adalah tempat belanja daring yang mempertemukan pembeli dengan toko-toko dari seluruh Indonesia. Namanya sederhana: loka berarti tempat, jadi lokapasar adalah tempat orang berpasar.',
  mission: {
    title: 'Misi Kami',
    text: 'Pasar yang baik mengenal barangnya dan tidak menyembunyikan timbangannya. Kami ingin rasa percaya itu tetap ada ketika orang berbelanja lewat layar ponsel: harga yang jelas, penjual yang dikenal, dan aturan yang dapat dibaca siapa saja sebelum membayar.',
  },
  visionMission: {
    title: 'Visi & Misi',
    vision:
      'Menjadi pasar yang dapat dijangkau setiap keluarga di Indonesia, di kota besar maupun di pulau terluar, dengan pilihan dan perlakuan yang sama.',
    missions: [
      'Membuka jalan bagi penjual kecil dan menengah untuk menjangkau pembeli di luar kotanya.',
      'Menampilkan harga, stok, dan kota asal barang apa adanya, supaya pembeli dapat memutuskan dengan tenang.',
      'Membuat toko yang ringan dibuka di ponsel sederhana dengan sinyal seadanya.',
      'Menjawab pertanyaan dan keluhan dengan bahasa yang mudah dimengerti.',
    ],
  },
  valuesTitle: 'Nilai-Nilai Kami',
  values: [
    {
      title: 'Pelanggan yang Utama',
      text: 'Sebelum mengubah sesuatu, kami bertanya apakah pembeli menjadi lebih mudah karenanya. Kalau tidak, perubahan itu kami tinggalkan.',
    },
    {
      title: 'Integritas',
      text: 'Harga coret harus harga yang pernah ada, dan ulasan buruk tidak kami sembunyikan. Kesalahan kami akui, lalu kami perbaiki.',
    },
    {
      title: 'Inovasi',
      text: 'Kami mencari cara yang lebih baik untuk hal sehari-hari: pencarian yang paham salah ketik, halaman yang terbuka cepat, keranjang yang tidak hilang.',
    },
    {
      title: 'Inklusivitas',
      text: 'Toko ini dibuat untuk semua orang, termasuk yang memakai pembaca layar, ponsel lama, atau baru pertama kali belanja daring.',
    },
    {
      title: 'Keberlanjutan',
      text: 'Kami menyukai barang yang awet dan penjual yang berhemat kemasan. Halaman yang ringan pun ikut menghemat kuota dan listrik.',
    },
  ],
  achievementsTitle: 'Pencapaian Kami',
  achievements: [
    { figure: '2018', label: 'Didirikan' },
    { figure: '500K+', label: 'Penjual aktif (lebih dari 500 ribu)' },
    { figure: '3M+', label: 'Pembeli aktif (lebih dari 3 juta)' },
    { figure: '8M+', label: 'Produk (lebih dari 8 juta)' },
    { figure: '100+', label: 'Kota' },
  ],
  achievementsNote:
    'Angka ini menggambarkan perusahaan (K ribu, M juta), bukan jumlah toko dan produk yang tampil di situs ini.',
  teamTitle: 'Tim Kami',
  team: [
    {
      name: 'Ratri Anindya',
      role: 'Pendiri dan Direktur Utama',
      text: 'Anak pedagang kain yang hafal cara menawar sejak kecil. Ratri memulai Lokapasar pada 2018 dan masih membaca keluhan pembeli setiap pagi.',
      looks: {
        ground: '#f6dfa8',
        skin: '#d9a27c',
        shade: '#bd835e',
        hair: '#3a48b5',
        clothes: '#2b2f63',
        head: 'veil',
        glasses: false,
      },
    },
    {
      name: 'Bayu Siregar',
      role: 'Direktur Teknologi',
      text: 'Bayu memimpin tim teknologi. Ia menguji setiap fitur baru di ponsel lamanya dulu: kalau di sana lambat, fiturnya belum selesai.',
      looks: {
        ground: '#d3e5cd',
        skin: '#b97f58',
        shade: '#9a6443',
        hair: '#1f1715',
        clothes: '#cf6545',
        head: 'short',
        glasses: true,
      },
    },
    {
      name: 'Maria Lestari',
      role: 'Kepala Layanan Pelanggan',
      text: 'Maria mendampingi pembeli dan penjual ketika pesanan tidak berjalan semestinya. Naskah bantuan di situs ini banyak lahir dari catatannya.',
      looks: {
        ground: '#f1d3c4',
        skin: '#e3b48e',
        shade: '#c9946c',
        hair: '#3a241c',
        clothes: '#3f7d4a',
        head: 'bun',
        glasses: false,
      },
    },
  ],
  contact: {
    title: 'Hubungi Kami',
    text: 'Ada pertanyaan, saran, atau ajakan bekerja sama? Alamat, telepon, dan formulir pesan ada di halaman [Kontak](/help-center?tab=kontak). Kalau Anda ingin bergabung dengan tim kami, lihat halaman [Karir](/careers).',
  },
} as const satisfies AboutText;
