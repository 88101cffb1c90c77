import type { JobId } from '#domain/forms/jobs.ts';

/** A department of the careers page; also the value of its tab in the address. */
export type Department = 'engineering' | 'design' | 'product' | 'marketing' | 'customer-service';

/** An open position (P-HELP-8). */
export interface Job {
  id: JobId;
  title: string;
  department: Department;
  location: string;
  type: string;
  description: string;
  requirements: readonly string[];
}

interface CareersText {
  title: string;
  intro: string;
  banner: { title: string; text: string };
  benefitsTitle: string;
  benefits: readonly { title: string; text: string }[];
  jobsTitle: string;
  tabs: readonly { id: 'all' | Department; label: string }[];
  jobs: readonly Job[];
}

const text = {
  title: 'Karir',
  intro:
    'Kami mencari orang yang teliti dan senang membantu orang lain. Lihat posisi yang terbuka, baca uraiannya, lalu kirim lamaran Anda dari halaman ini.',
  banner: {
    title: 'Bekerja untuk pasar yang dipakai tetangga Anda',
    text: 'Hasil kerja Anda dipakai oleh penjual kopi di Gayo, pembeli sepatu di Makassar, dan mungkin orang di rumah Anda sendiri.',
  },
  benefitsTitle: 'Yang Kami Sediakan',
  benefits: [
    {
      title: 'Asuransi kesehatan',
      text: 'Perlindungan kesehatan untuk karyawan tetap dan keluarga inti, di samping BPJS.',
    },
    {
      title: 'Kerja dari mana saja',
      text: 'Sebagian besar posisi dapat dikerjakan dari rumah. Cara kerja tiap posisi disepakati bersama tim sejak awal.',
    },
    {
      title: 'Waktu dan biaya belajar',
      text: 'Anggaran tahunan untuk buku, kursus, atau konferensi, dan waktu kerja untuk mengikutinya.',
    },
    {
      title: 'Cuti untuk keluarga',
      text: 'Cuti bagi ibu dan ayah yang menyambut anak, dan waktu bagi mereka yang merawat orang tua.',
    },
    {
      title: 'Ruang untuk bicara',
      text: 'Siapa pun boleh mengusulkan dan mempertanyakan keputusan. Alasan di balik keputusan besar ditulis dan dapat dibaca seluruh tim.',
    },
  ],
  jobsTitle: 'Posisi yang Terbuka',
  tabs: [
    { id: 'all', label: 'All' },
    { id: 'engineering', label: 'Engineering' },
    { id: 'design', label: 'Design' },
    { id: 'product', label: 'Product' },
    { id: 'marketing', label: 'Marketing' },
    { id: 'customer-service', label: 'Customer Service' },
  ],
  jobs: [
    {
      id: 'frontend-engineer',
      title: 'Frontend Engineer',
      department: 'engineering',
      location: 'Jakarta Selatan',
      type: 'Penuh waktu',
      description:
        'Anda merawat halaman yang dilihat pembeli: daftar produk, halaman produk, keranjang. Ukuran keberhasilannya sederhana, yaitu halaman terbuka cepat di ponsel kelas menengah dan dapat dipakai dengan keyboard maupun pembaca layar.',
      requirements: [
        'Berpengalaman membangun aplikasi web dengan TypeScript dan React.',
        'Memahami HTML, CSS, dan aksesibilitas tanpa selalu bergantung pada pustaka.',
        'Terbiasa mengukur kinerja halaman dan menulis tes.',
      ],
    },
    {
      id: 'backend-engineer',
      title: 'Backend Engineer',
      department: 'engineering',
      location: 'Bandung',
      type: 'Penuh waktu',
      description:
        'Anda mengerjakan katalog, stok, dan pesanan. Tugas pertama Anda adalah menjaga agar pencarian tetap cepat dan stok tetap benar ketika ribuan orang membeli barang yang sama pada jam flash sale.',
      requirements: [
        'Terbiasa dengan Node.js atau bahasa server lain yang setara.',
        'Kuat dalam PostgreSQL: indeks, transaksi, dan membaca rencana kueri.',
        'Dapat menjelaskan keputusan teknis secara tertulis.',
      ],
    },
    {
      id: 'quality-engineer',
      title: 'Quality Engineer',
      department: 'engineering',
      location: 'Yogyakarta',
      type: 'Penuh waktu',
      description:
        'Anda mencari kesalahan sebelum pembeli menemukannya. Anda menulis tes otomatis di browser, mencoba aplikasi dengan jaringan lambat, dan membantu tim lain menulis kode yang mudah diuji.',
      requirements: [
        'Berpengalaman dengan Playwright atau alat sejenis.',
        'Teliti melaporkan kesalahan: langkah, hasil, dan hasil yang diharapkan.',
        'Tertarik pada aksesibilitas dan keamanan aplikasi web.',
      ],
    },
    {
      id: 'desainer-produk',
      title: 'Desainer Produk',
      department: 'design',
      location: 'Jakarta Selatan',
      type: 'Penuh waktu',
      description:
        'Anda merancang alur belanja dari pencarian sampai pengembalian barang, mencobanya bersama pembeli sungguhan, lalu menyempurnakannya. Layar 360 piksel adalah tempat Anda memulai.',
      requirements: [
        'Portofolio yang memperlihatkan proses berpikir, bukan hanya hasil akhirnya.',
        'Pernah menguji rancangan langsung dengan pengguna.',
        'Memahami kontras, ukuran sentuh, dan susunan tulisan yang mudah dibaca.',
      ],
    },
    {
      id: 'manajer-produk',
      title: 'Manajer Produk',
      department: 'product',
      location: 'Jakarta Selatan',
      type: 'Penuh waktu',
      description:
        'Anda menentukan apa yang dikerjakan lebih dulu untuk pengalaman setelah membeli: pelacakan paket, pengembalian, dan ulasan. Anda bekerja erat dengan layanan pelanggan, karena di sanalah masalah terdengar paling awal.',
      requirements: [
        'Pernah memimpin satu produk digital dari gagasan sampai dipakai orang.',
        'Mampu membaca data dan tahu batas dari apa yang bisa disimpulkan.',
        'Menulis dengan singkat dan jelas dalam bahasa Indonesia.',
      ],
    },
    {
      id: 'analis-data-produk',
      title: 'Analis Data Produk',
      department: 'product',
      location: 'Surabaya',
      type: 'Penuh waktu',
      description:
        'Anda menjawab pertanyaan tim dengan angka: kata apa yang dicari tetapi tidak ditemukan, di langkah mana orang berhenti, promosi mana yang benar-benar membantu. Semuanya tanpa melacak orang per orang.',
      requirements: [
        'Menguasai SQL dan dasar statistika.',
        'Dapat menyajikan temuan kepada orang yang bukan analis.',
        'Menghormati privasi sebagai syarat, bukan sebagai hambatan.',
      ],
    },
    {
      id: 'penulis-konten',
      title: 'Penulis Konten',
      department: 'marketing',
      location: 'Jarak jauh, Indonesia',
      type: 'Kontrak 12 bulan',
      description:
        'Anda menulis artikel blog dan panduan yang sungguh menolong orang memilih barang: beda jenis kain, arti angka pada pengisi daya, cara mengukur kaki di rumah.',
      requirements: [
        'Contoh tulisan berbahasa Indonesia yang rapi, minimal tiga.',
        'Rajin memeriksa fakta ke sumber pertama.',
        'Dapat menulis tanpa berlebihan memuji barang.',
      ],
    },
    {
      id: 'staf-layanan-pelanggan',
      title: 'Staf Layanan Pelanggan',
      department: 'customer-service',
      location: 'Semarang',
      type: 'Penuh waktu, bergilir',
      description:
        'Anda menjawab pertanyaan pembeli lewat e-mail, telepon, dan pesan, serta mengawal pengembalian sampai dana diterima. Jadwal kerja bergilir di dalam jam layanan, Senin-Jumat 09.00-18.00.',
      requirements: [
        'Sabar, dan dapat menulis jawaban yang ramah tanpa bertele-tele.',
        'Lulusan SMA atau sederajat; pengalaman di toko atau layanan serupa menjadi nilai tambah.',
        'Bersedia bekerja dalam jadwal bergilir.',
      ],
    },
    {
      id: 'koordinator-pengembalian',
      title: 'Koordinator Pengembalian',
      department: 'customer-service',
      location: 'Jakarta Selatan',
      type: 'Penuh waktu',
      description:
        'Anda menengahi pembeli dan penjual ketika barang rusak atau tidak sesuai, memeriksa bukti dari kedua pihak, dan memutuskan dengan adil menurut kebijakan pengembalian.',
      requirements: [
        'Berpengalaman menangani keluhan pelanggan.',
        'Tenang dan teliti saat menilai foto, video, dan riwayat percakapan.',
        'Mampu menjelaskan keputusan yang tidak menyenangkan dengan sopan.',
      ],
    },
  ],
} as const satisfies CareersText;

/** The careers page: benefits, positions and the application form (P-HELP-8, P-FORM-3). */
export const careers = {
  ...text,
  labels: {
    detail: 'Detail & Apply',
    seeAll: 'Lihat Semua Posisi',
    sendResume: 'Kirim Resume',
    requirements: 'Persyaratan',
    location: 'Lokasi',
    type: 'Jenis pekerjaan',
    tabs: 'Departemen',
    openings: (count: number) => `${count} posisi terbuka`,
    none: 'Belum ada posisi terbuka di bagian ini. Anda tetap dapat mengirim resume; pilih “Lamaran umum”.',
  },
  application: {
    title: 'Kirim Lamaran',
    intro:
      'Isi formulir ini dan lampirkan resume dalam bentuk PDF. Setelah terkirim Anda mendapat nomor referensi; simpanlah nomor itu untuk menanyakan lamaran Anda.',
    general: 'Lamaran umum',
    hints: {
      email: 'Kami membalas ke alamat ini.',
      phone: 'Contoh: 0812 3456 7890',
      coverLetter: 'Ceritakan singkat mengapa posisi ini cocok untuk Anda.',
      resume: 'Satu file PDF, paling banyak 2 MB.',
    },
    submit: 'Kirim Lamaran',
    retention:
      'Lamaran dan file PDF dihapus 180 hari setelah kami terima. Selengkapnya di [Kebijakan Privasi](/privacy).',
  },
} as const;
