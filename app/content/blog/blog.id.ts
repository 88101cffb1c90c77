/** Texts around the articles of the blog (P-HELP-11). */
export const blogCopy = {
  title: 'Blog',
  intro:
    'Panduan memilih, memakai, dan merawat barang, ditulis untuk Anda yang ingin membeli seperlunya dan tidak menyesal kemudian.',
  tabsLabel: 'Kategori artikel',
  tabs: [
    { id: 'all', name: 'Semua' },
    { id: 'technology', name: 'Teknologi' },
    { id: 'fashion', name: 'Fashion' },
    { id: 'health', name: 'Kesehatan' },
    { id: 'tips', name: 'Tips' },
  ],
  search: {
    label: 'Cari artikel',
    placeholder: 'Cari artikel...',
    submit: 'Cari',
    clear: 'Hapus kata kunci',
    resultsFor: (term: string) => `Artikel tentang "${term}"`,
    found: (count: number) => `${count} artikel ditemukan`,
    none: 'Tidak ada artikel yang cocok',
    noneFor: (term: string) =>
      `Belum ada artikel tentang "${term}". Coba kata yang lebih umum atau pilih salah satu kategori.`,
    showAll: 'Lihat semua artikel',
  },
  featured: 'Artikel Pilihan',
  latest: 'Artikel Terbaru',
  popular: 'Artikel Populer',
  categories: 'Kategori',
  categoryTitle: (name: string) => `Artikel ${name}`,
  categoryCount: (count: number) => `${count} artikel`,
  loadMore: 'Muat lebih banyak',
  shown: (shown: number, total: number) => `${shown} dari ${total} artikel ditampilkan`,
  readTime: (minutes: number) => `${minutes} menit baca`,
  by: (author: string) => `Oleh ${author}`,
  back: 'Kembali ke Blog',
  related: 'Artikel Terkait',
  share: 'Bagikan artikel',
  rss: 'Ikuti lewat RSS',
  newsletter: {
    title: 'Artikel baru lewat e-mail',
    text: 'Tinggalkan alamat e-mail Anda, dan kami kirimkan kabar bila ada artikel baru.',
    emailPlaceholder: 'nama@contoh.id',
    submit: 'Berlangganan',
    doubleOptIn:
      'Setelah ini Anda menerima satu e-mail berisi tautan konfirmasi. Langganan baru berlaku setelah Anda mengonfirmasinya. Anda bisa berhenti kapan saja.',
  },
} as const;
