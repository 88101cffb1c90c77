import { formatCount } from '#domain/format.ts';
import { PAY_WITHIN_HOURS } from '#domain/payments/methods.ts';
import type { Section } from './blocks.ts';
import { WORKING_DAYS } from './working-days.id.ts';

/** One advantage of a promotion; `to` leads to the page where it is found. */
export interface PromotionTile {
  icon: 'discount' | 'card' | 'flash' | 'cashback' | 'shipping';
  title: string;
  text: string;
  to?: string;
  /** It holds during the period of its promotion alone. */
  isTimed?: boolean;
}

/** One of the six cards of 'Semua Promosi'. */
export interface PromotionCard {
  id: string;
  title: string;
  text: string;
  /** Its eye-catching line; null when there is none to show. */
  highlight: string | null;
  /** Said of a promotion whose period is over; null while it runs (P-PROMO-7). */
  ended: string | null;
  to: string;
}

/** What the cards of 'Semua Promosi' take from the catalogue and the clock. */
interface CardFacts {
  /** Mean discount of the discounted list, whole percent. */
  averageDiscount: number;
  /** Products created in the last 30 days; 0 hides the count (P-PROMO-1). */
  newProducts: number;
  isSpecialOfferOver: boolean;
  isEidOver: boolean;
  isNewYearOver: boolean;
}

const ended = 'Promo telah berakhir';
const endedNote = 'Harga yang tertera di bawah ini adalah harga yang berlaku sekarang.';
const upTo = (percent: number) => `Diskon hingga ${percent}%`;
/** The same as a picture, in two lines. */
const figure = (percent: number) => ({ label: 'hingga', value: `${percent}%` });

function promotionCards(facts: CardFacts): readonly PromotionCard[] {
  const { averageDiscount, newProducts } = facts;
  return [
    {
      id: 'penawaran-spesial',
      title: 'Penawaran Spesial',
      text: 'Produk pilihan dengan potongan paling besar, dari elektronik sampai perlengkapan rumah.',
      highlight: averageDiscount > 0 ? `Rata-rata diskon ${averageDiscount}%` : null,
      ended: facts.isSpecialOfferOver ? ended : null,
      to: '/special-offer',
    },
    {
      id: 'koleksi-terbaru',
      title: 'Koleksi Terbaru',
      text: 'Barang yang baru saja ditambahkan oleh toko-toko di Lokapasar.',
      highlight: newProducts > 0 ? `${formatCount(newProducts)} produk baru` : null,
      ended: null,
      to: '/new-arrivals',
    },
    {
      id: 'flash-sale',
      title: 'Flash Sale',
      text: 'Harga khusus selama kuota tersedia. Sisa waktu sesi yang berjalan dihitung mundur di halamannya.',
      highlight: 'Berakhir dalam 24 jam',
      ended: null,
      to: '/flash-sale',
    },
    {
      id: 'promo-lebaran',
      title: 'Promo Lebaran',
      text: 'Baju, perlengkapan rumah, makanan, dan hadiah untuk hari raya.',
      highlight: 'Promo terbatas',
      ended: facts.isEidOver ? ended : null,
      to: '/promotions/eid',
    },
    {
      id: 'libur-tahun-baru',
      title: 'Libur Tahun Baru',
      text: 'Belanja untuk liburan dan pergantian tahun.',
      highlight: 'Mulai 1 Desember',
      ended: facts.isNewYearOver ? ended : null,
      to: '/promotions/new-year',
    },
    {
      id: 'cashback',
      title: 'Cashback',
      text: 'Sebagian nilai belanja kembali, dengan minimum transaksi Rp200.000. Cashback belum tersedia saat ini.',
      highlight: 'Cashback hingga 10%',
      ended: null,
      to: '/promotions/cashback',
    },
  ];
}

/** Said of tiles whose promotion is over, before their advantages are read (P-PROMO-7). */
const endedTile = 'Telah berakhir';

const newYearSections = [
  {
    id: 'mulai',
    title: 'Mulai 1 Desember',
    blocks: [
      {
        p: 'Promo Libur Tahun Baru dimulai pada 1 Desember. Sebelum tanggal itu belum ada harga khusus untuk promo ini, jadi barang yang sudah diperlukan tidak perlu ditunda.',
      },
      {
        p: 'Penawaran yang sedang berjalan selalu ada di [Semua Promosi](/promotions).',
      },
    ],
  },
  {
    id: 'yang-sering-dicari',
    title: 'Yang sering dicari menjelang liburan',
    blocks: [
      {
        list: [
          'Untuk bepergian: tas, sepatu, dan pakaian di kategori [Fashion](/category/fashion).',
          'Untuk berkumpul di rumah: peralatan dapur dan perlengkapan tidur untuk tamu di kategori [Rumah Tangga](/category/home-living).',
          'Untuk bingkisan: camilan dan kopi di kategori [Makanan](/category/food).',
          'Untuk anak-anak: permainan di kategori [Mainan](/category/toys).',
        ],
      },
      {
        p: 'Simpan dulu di [wishlist](/wishlist) barang incaranmu. Ketika promo dimulai, tinggal lihat mana yang harganya turun.',
      },
    ],
  },
  {
    id: 'pengiriman-akhir-tahun',
    title: 'Memesan supaya sampai tepat waktu',
    blocks: [
      {
        p: 'Waktu proses dihitung dalam hari kerja. Natal, tahun baru, dan akhir pekan tidak termasuk, sehingga pesanan di akhir Desember terasa lebih lama sampai.',
      },
      {
        p: `Pesanan diproses ${WORKING_DAYS.processing} setelah pembayaran. Tambahkan lama pengiriman ke wilayahmu dari tabel di halaman [Informasi Pengiriman](/shipping), lalu pesanlah beberapa hari lebih awal dari hasil hitungan itu.`,
      },
    ],
  },
] as const satisfies readonly Section[];

const cashbackSections = [
  {
    id: 'cara-kerja',
    title: 'Cara kerjanya',
    blocks: [
      { note: 'Cashback belum tersedia saat ini. Pesanan yang dibuat sekarang belum menghasilkan cashback.' },
      {
        p: 'Dengan cashback, sebagian dari nilai belanja kembali kepadamu. Besarnya hingga 10%, dengan minimum transaksi Rp200.000.',
      },
      {
        steps: [
          'Masukkan barang ke [keranjang](/cart) dan centang yang ingin dibeli.',
          'Lihat Total Tagihan di Ringkasan Belanja. Angkanya harus Rp200.000 atau lebih.',
          `Selesaikan pembayaran sebelum batas waktunya, yaitu ${PAY_WITHIN_HOURS} jam sejak pesanan dibuat.`,
        ],
      },
    ],
  },
  {
    id: 'menghitung',
    title: 'Menghitung cashback',
    blocks: [
      {
        p: 'Kata “hingga” berarti 10% adalah batas tertinggi. Persentase untuk satu pesanan bisa lebih rendah, tetapi tidak lebih dari itu.',
      },
      {
        table: {
          caption: 'Batas tertinggi cashback untuk beberapa nilai transaksi',
          head: ['Nilai transaksi', 'Cashback paling banyak'],
          rows: [
            ['Rp150.000', 'Belum memenuhi minimum'],
            ['Rp200.000', 'Rp20.000'],
            ['Rp350.000', 'Rp35.000'],
          ],
        },
      },
    ],
  },
  {
    id: 'batal-dan-kembali',
    title: 'Bila pesanan batal atau barang dikembalikan',
    blocks: [
      {
        p: 'Cashback mengikuti transaksi yang benar-benar terjadi. Pesanan yang dibatalkan tidak menghasilkan cashback. Aturan pembatalan dan pengembaliannya sendiri tetap sama seperti untuk pesanan lain; bacalah di halaman [Kebijakan](/policies?tab=pengembalian).',
      },
    ],
  },
  {
    id: 'cashback-lebaran',
    title: 'Bedanya dengan cashback Lebaran',
    blocks: [
      {
        p: '[Promo Lebaran](/promotions/eid) memiliki cashback sendiri: 10% dengan minimum transaksi Rp500.000, dan hanya selama 1-30 April 2025.',
      },
    ],
  },
] as const satisfies readonly Section[];

/**
 * Texts of the promotion pages (P-PROMO-1 to P-PROMO-10, P-FLASH-1 to P-FLASH-9). Figures of the catalogue come in as
 * arguments; countdown, sold and left are in `flash-sale.id.ts`, shared with the home page.
 */
export const promotions = {
  flashSale: {
    title: 'Flash Sale',
    intro:
      'Harga khusus untuk produk pilihan, dengan diskon hingga 70%. Jumlahnya terbatas dan waktunya terus berjalan.',
    sessions: 'Sesi flash sale',
    /** The two lines of the running session's tab, and its heading. */
    now: 'Sekarang',
    running: 'Aktif',
    active: 'Sedang Berlangsung',
    tomorrow: 'Besok',
    /** Heading of an upcoming session; `time` as '12:00'. */
    upcoming: (time: string) => `Sesi Besok ${time}`,
    upcomingNote: 'Harga flash sale baru dapat dibeli setelah sesinya dimulai.',
    extra: (percent: number) => `Ekstra ${percent}%`,
    otherProducts: 'Produk Flash Sale Lainnya',
    empty: 'Belum ada produk di sesi ini.',
  },
  newArrivals: {
    title: 'Koleksi Terbaru',
    intro: 'Semua barang di Lokapasar, mulai dari yang paling baru.',
    tabsLabel: 'Kategori koleksi terbaru',
    tabs: [
      { id: 'all', label: 'All' },
      { id: 'elektronik', label: 'Elektronik' },
      { id: 'fashion', label: 'Fashion' },
      { id: 'rumah-tangga', label: 'Rumah Tangga' },
      { id: 'gadget', label: 'Gadget' },
    ],
    empty: 'Belum ada produk baru di kategori ini.',
  },
  specialOffer: {
    title: 'Penawaran Spesial',
    intro: 'Produk dengan potongan harga terbesar saat ini, dikumpulkan dari semua toko.',
    banner: 'DISKON BESAR',
    upTo,
    figure,
    period: 'Periode 10-17 April 2025',
    ended,
    endedNote,
    endedTile,
    tiles: (highestDiscount: number): readonly PromotionTile[] => [
      {
        icon: 'discount',
        title: upTo(highestDiscount),
        text: 'Potongannya sudah termasuk dalam harga yang tertera di setiap produk.',
      },
      {
        icon: 'card',
        title: 'Ekstra 5%',
        text: 'Potongan tambahan 5% untuk pembayaran dengan kartu kredit selama periode promo.',
        isTimed: true,
      },
      {
        icon: 'flash',
        title: 'Flash sale setiap hari',
        text: 'Mulai pukul 12.00 WIB, dengan potongan ekstra 10%.',
        to: '/flash-sale?sesi=12',
      },
    ],
    tabsLabel: 'Kategori penawaran',
    tabs: [
      { id: 'semua', label: 'Semua' },
      { id: 'elektronik', label: 'Elektronik' },
      { id: 'fashion', label: 'Fashion' },
      { id: 'rumah-tangga', label: 'Rumah Tangga' },
      { id: 'gadget', label: 'Gadget' },
    ],
    empty: 'Belum ada penawaran di kategori ini.',
  },
  promotions: {
    title: 'Semua Promosi',
    intro: 'Semua promosi Lokapasar di satu tempat. Pilih yang sesuai dengan belanjaanmu.',
    banner: 'PROMO BULAN INI',
    upTo,
    figure,
    /** Both dates in the long form: '10 April 2025'. */
    period: (from: string, to: string) => `Periode ${from} - ${to}`,
    cards: promotionCards,
    seeCard: 'Lihat promo',
  },
  eid: {
    title: 'Promo Lebaran',
    intro:
      'Baju hari raya, perlengkapan rumah untuk menyambut tamu, makanan, dan hadiah untuk orang terdekat.',
    period: 'Periode 1-30 April 2025',
    ended,
    endedNote,
    endedTile,
    tiles: [
      { icon: 'discount', title: 'Diskon hingga 50%', text: 'Untuk produk pilihan di halaman ini.' },
      {
        icon: 'cashback',
        title: 'Cashback 10%',
        text: 'Dengan minimum transaksi Rp500.000 selama periode promo.',
        isTimed: true,
      },
      {
        icon: 'shipping',
        title: 'Gratis Ongkir',
        text: 'Dengan minimum transaksi Rp100.000 selama periode promo.',
        isTimed: true,
      },
    ] as readonly PromotionTile[],
    tabsLabel: 'Kategori promo Lebaran',
    tabs: [
      { id: 'semua', label: 'Semua' },
      { id: 'fashion', label: 'Fashion' },
      { id: 'rumah-tangga', label: 'Rumah Tangga' },
      { id: 'makanan', label: 'Makanan' },
      { id: 'hadiah', label: 'Hadiah' },
    ],
    empty: 'Belum ada produk Lebaran di kategori ini.',
  },
  newYear: {
    title: 'Libur Tahun Baru',
    intro: 'Persiapan liburan dan pergantian tahun, dimulai awal Desember.',
    ended,
    endedNote: 'Promo berikutnya dimulai 1 Desember.',
    sections: newYearSections,
  },
  cashback: {
    title: 'Cashback',
    intro: 'Cashback hingga 10% dengan minimum transaksi Rp200.000.',
    sections: cashbackSections,
  },
} as const;
