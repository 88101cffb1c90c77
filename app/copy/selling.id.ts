import { formatCount } from '#domain/format.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import type { SELLER_REASONS } from '#domain/orders/cancel-reasons.ts';
import { type Collection, MOST_COUNTED, type SellerTab } from '#domain/orders/seller-tabs.ts';
import { CONTACT_LINK } from './contact-link.id.ts';

/** Texts of the seller centre around its orders. */
const TAB_NAMES: Readonly<Record<SellerTab, string>> = {
  new: 'Pesanan Baru',
  pack: 'Perlu Dikemas',
  ready: 'Siap Dikirim',
  sent: 'Dikirim',
  done: 'Selesai',
  cancelled: 'Dibatalkan',
};

/** A count that is exact up to `MOST_COUNTED`. */
export const cappedCount = (count: number): string =>
  count > MOST_COUNTED ? `lebih dari ${formatCount(MOST_COUNTED)}` : formatCount(count);

/** The box that ticks all that a search finds. */
export const pickAllFound = (count: number): string =>
  count > MOST_TICKED ? `Pilih ${MOST_TICKED} hasil pertama` : `Pilih semua ${formatCount(count)} hasil`;

/** The box that ticks a whole tab. */
export const pickAllOfTab = (count: number): string =>
  count > MOST_TICKED
    ? `Pilih ${MOST_TICKED} pertama di tab ini`
    : `Pilih semua ${formatCount(count)} di tab ini`;

/** Above the ticked rows that were left as they were. */
export const leftOf = (left: number, all: number, things: string): string =>
  `${formatCount(left)} dari ${formatCount(all)} ${things} tidak diproses. Alasannya:`;

const pieces = (count: number) => `${formatCount(count)} barang`;

/** The orders that come into a tab. */
const COMING: Readonly<Record<SellerTab, string>> = {
  new: 'Pesanan yang masuk',
  pack: 'Pesanan yang diterima',
  ready: 'Pesanan yang selesai dikemas',
  sent: 'Paket yang sudah dibawa kurir',
  done: 'Pesanan yang selesai',
  cancelled: 'Pesanan yang dibatalkan',
};

export const sellingCopy = {
  suspended: {
    title: 'Toko ini sedang tidak aktif',
    reason: (reason: string) => `Alasannya: ${reason}`,
    orders: {
      go_on:
        'Produkmu tidak tampil. Pesanan yang sudah masuk tetap berjalan: terima, kemas, dan kirim seperti biasa.',
      cancel:
        'Produkmu tidak tampil. Pesanan yang belum dikirim dibatalkan dan dananya dikembalikan; yang sudah dikirim tetap berjalan.',
    },
    money: {
      go_on: 'Saldo toko tetap dicairkan seperti biasa.',
      held: 'Pencairan saldo ditahan sampai toko aktif lagi.',
    },
    /** What somebody can do about it. */
    answer: `Keberatan, atau sudah diperbaiki? Silakan ${CONTACT_LINK}.`,
  },
  frame: {
    menu: 'Menu Pusat Penjual',
    home: 'Beranda',
    orders: 'Pesanan',
    products: 'Produk',
    promotions: 'Promosi',
    returns: 'Pengembalian',
    invoices: 'Invoice',
    money: 'Keuangan',
    chat: 'Chat',
    reviews: 'Ulasan',
    settings: 'Toko',
    staff: 'Anggota',
  },
  pieces,
  orders: {
    title: 'Pesanan',
    description: 'Pesanan toko di Lokapasar.',
    tabsLabel: 'Status pesanan',
    tabName: (tab: SellerTab) => TAB_NAMES[tab],
    /** A search looks through all tabs, and then has no counts. */
    tab: (tab: SellerTab, count: number | null) =>
      count === null ? TAB_NAMES[tab] : `${TAB_NAMES[tab]} (${cappedCount(count)})`,
    search: 'Cari di semua pesanan',
    find: 'Cari',
    clear: 'Hapus kata kunci',
    searchHint: 'Nomor pesanan, kode paket, resi, nama pembeli, atau nama produk.',
    list: 'Daftar pesanan',
    columns: {
      order: 'Pesanan',
      goods: 'Barang',
      buyer: 'Pembeli',
      courier: 'Kurir',
      due: 'Batas waktu',
    },
    pick: (number: string) => `Pilih pesanan ${number}`,
    pickAll: pickAllOfTab,
    pickAllFound,
    first: 'Ke halaman pertama',
    next: 'Halaman berikutnya',
    empty: (tab: SellerTab) => `Tidak ada pesanan di ${TAB_NAMES[tab]}`,
    emptyText: (tab: SellerTab) => `${COMING[tab]} tampil di sini tanpa perlu memuat ulang halaman.`,
    none: (q: string) => `Tidak ada pesanan yang cocok dengan "${q}"`,
    noneText: 'Periksa lagi nomornya, atau cari dengan sebagian nama.',
    picking: 'Daftar Ambil Barang',
    handover: 'Daftar Serah Terima',
    forPicked: 'Untuk pesanan yang dipilih',
  },
  due: {
    accept: 'Terima sebelum',
    ship: 'Kirim sebelum',
    cancel: 'Jawab pembatalan sebelum',
    over: 'Batas waktu lewat',
  },
  badges: {
    cod: 'COD',
    exchange: 'Barang pengganti',
    note: 'Ada catatan pembeli',
    cancelAsked: 'Minta batal',
    booked: 'Kurir dipesan',
  },
  buyerGone: 'Data pembeli sudah dihapus',
  noWaybill: 'Resi menyusul',
  actions: {
    accept: 'Terima Pesanan',
    reject: 'Tolak Pesanan',
    rejectPicked: 'Tolak yang Dipilih',
    cancel: 'Batalkan Pesanan',
    pack: 'Sudah Dikemas',
    labels: 'Cetak Label',
    approveCancel: 'Setujui Pembatalan',
    declineCancel: 'Tolak Pembatalan',
    ship: 'Atur Pengiriman',
    collection: { pickup: 'Dijemput Kurir', drop_off: 'Antar ke Gerai' } satisfies Record<Collection, string>,
    collectionText: {
      pickup: 'Kurir menjemput paket di alamat penjemputan toko.',
      drop_off: 'Antar paket ke gerai kurir. Resinya dari Lokapasar.',
    } satisfies Record<Collection, string>,
    typed: 'Ketik Nomor Resi',
    typedText: 'Kalau paket sudah diserahkan ke kurir dengan resi dari gerai.',
    waybill: 'Nomor resi',
    waybillHint: 'Huruf, angka, dan tanda hubung, seperti di struk kurir.',
    send: 'Simpan Resi',
    reason: 'Alasan',
    chooseReason: 'Pilih alasan',
    noStockHint: 'Alasan "Stok habis" mengubah stok barang itu menjadi 0.',
    keep: 'Kembali',
    cancelTitle: 'Batalkan pesanan ini?',
    cancelText: 'Dana pembeli dikembalikan seluruhnya, dan pembatalan dihitung pada penilaian toko.',
    approveCancelTitle: 'Setujui pembatalan?',
    approveCancelText:
      'Pesanan dibatalkan dan dana pembeli dikembalikan. Ini tidak dihitung pada penilaian toko.',
  },
  reasons: {
    no_stock: 'Stok habis',
    damaged: 'Barang rusak',
    wrong_price: 'Salah harga',
    cannot_send: 'Tidak bisa mengirim',
    agreed: 'Atas permintaan pembeli',
    other: 'Alasan lain',
  } satisfies Record<(typeof SELLER_REASONS)[number], string>,
  toTab: (tab: SellerTab) => `Ke ${TAB_NAMES[tab]}`,
  done: {
    accept: (count: number) => `${formatCount(count)} pesanan diterima. Selanjutnya kemas barangnya.`,
    reject: (count: number) => `${formatCount(count)} pesanan dibatalkan.`,
    pack: (count: number) => `${formatCount(count)} pesanan dikemas. Tulis kode paket pada bungkusnya.`,
    book: (count: number) =>
      `Kurir dipesan untuk ${formatCount(count)} pesanan. Resi tampil begitu kurir menjawab.`,
    ship: (count: number) => `Resi tersimpan, ${formatCount(count)} pesanan dikirim.`,
    decline: (count: number) => `Pembatalan ${formatCount(count)} pesanan ditolak, lanjutkan pengirimannya.`,
    note: (_count: number) => 'Catatan toko tersimpan.',
    packing: (_count: number) => 'Bukti pengemasan tersimpan.',
  },
  left: {
    reason: (why: string, count: number) => `${formatCount(count)}: ${why}`,
    open: 'Lihat satu per satu',
    title: (left: number, all: number) => leftOf(left, all, 'pesanan'),
    nowIn: (tab: SellerTab) => `sekarang di ${TAB_NAMES[tab]}`,
    notAccepted: 'belum diterima',
    notToBeSent: 'sedang diminta batal, atau kurirnya sudah dipesan',
  },
  refused: {
    none: 'Pilih dulu satu pesanan atau lebih.',
    reason: 'Pilih alasannya dulu.',
    invalid: 'Ada isian yang belum benar. Periksa lagi.',
    grams: 'Tulis beratnya dalam gram, angka bulat, misalnya 1.250.',
    packingChanged: (number: string) =>
      `Sejak halaman ini dibuka, foto atau berat paket pesanan ${number} sudah disimpan dari tempat lain, mungkin oleh rekanmu. Isianmu belum disimpan: periksa di bawah, lalu simpan lagi.`,
    unknownPhoto: 'Salah satu foto sudah tidak ada. Pilih fotonya sekali lagi.',
    tooManyPhotos: 'Paling banyak 3 foto pengemasan. Hapus salah satu.',
    waybill: 'Nomor resi terdiri dari 5 sampai 40 huruf, angka, atau tanda hubung.',
    wrongState: (number: string) =>
      `Pesanan ${number} sudah berubah. Tidak ada yang diubah; muat ulang untuk melihat keadaannya.`,
    notAsked: (number: string) => `Pesanan ${number} tidak sedang diminta batal.`,
    noCouriers: 'Toko ini belum bisa memesan kurir di sini. Antar paketnya, lalu ketik nomor resinya.',
    noPickup:
      'Alamat penjemputan toko belum diisi, jadi kurir tidak bisa dipesan. Antar paketnya, lalu ketik nomor resinya.',
    waybillTaken: 'Nomor resi ini sudah dipakai paket lain.',
    cannotBeSent: (number: string) =>
      `Pesanan ${number} belum bisa dikirim: belum diterima, sedang diminta batal, atau kurirnya sudah dipesan.`,
    forbidden: 'Peranmu di toko ini tidak mengizinkan itu.',
    notFound: 'Salah satu pesanan tidak ditemukan. Tidak ada yang diubah.',
    staleFactor: 'Masukkan lagi kode verifikasi dua langkah.',
    other: 'Itu belum bisa dilakukan sekarang. Tidak ada yang diubah.',
  },
  order: {
    title: (number: string) => `Pesanan ${number}`,
    description: 'Satu pesanan toko.',
    missing: 'Pesanan tidak ditemukan',
    missingText: 'Toko ini tidak punya pesanan dengan nomor itu.',
    back: 'Ke daftar pesanan',
    askBuyer: 'Hubungi Pembeli',
    placed: 'Dipesan',
    goods: 'Barang',
    quantity: (count: number, price: string) => `${formatCount(count)} × ${price}`,
    cancelled: (count: number) => `${formatCount(count)} dibatalkan`,
    returned: (count: number) => `${formatCount(count)} dikembalikan`,
    buyerNote: 'Catatan pembeli',
    giftNote: 'Kartu ucapan',
    code: 'Kode paket',
    codeHint: 'Tanpa printer: tulis kode ini pada bungkus paket.',
    buyer: 'Pembeli',
    buyerHint: 'Nama dan alamat lengkap ada di label.',
    courier: 'Pengiriman',
    waybill: 'Resi',
    promised: 'Dijanjikan tiba',
    money: 'Rincian dana',
    price: 'Harga barang',
    refunded: 'Sudah dikembalikan ke pembeli',
    commission: 'Komisi Lokapasar',
    freight: 'Ongkir ditanggung toko',
    income: 'Perkiraan diterima toko',
    booked: 'Masuk ke saldo toko',
    bookedLink: 'Lihat rinciannya di Keuangan',
    cancelledHint: 'Pesanan ini dibatalkan, jadi harga barangnya tidak diteruskan ke toko.',
    bearers: { shopper: 'Ditanggung pembeli', seller: 'Ditanggung toko', platform: 'Ditanggung Lokapasar' },
    quotedFreight: 'Ongkir menurut tarif',
    realFreight: 'Ongkir menurut kurir',
    notBooked: 'Belum tercatat',
    incomeHint: 'Dilepas setelah pesanan selesai, sebelum pengembalian atau selisih ongkir kalau ada.',
    packing: 'Bukti pengemasan',
    packingText:
      'Foto isi paket sebelum dikirim, dan beratnya. Kalau pesanan dikembalikan, pembeli dan Lokapasar ikut melihatnya.',
    packingPhotos: 'Foto',
    packingOptional: '(boleh dikosongkan, paling banyak 3)',
    packingGrams: 'Berat paket (gram)',
    packingGramsOptional: '(boleh dikosongkan)',
    savePacking: 'Simpan Bukti Pengemasan',
    shopNote: 'Catatan toko',
    shopNoteHint: 'Hanya terlihat oleh anggota toko.',
    saveNote: 'Simpan Catatan',
    history: 'Riwayat',
    cancelAsked: (reason: string) => `Pembeli minta pesanan dibatalkan: ${reason}.`,
    cancelSilence: 'Tanpa jawaban, pesanan dibatalkan pada',
    exchangeOf: (number: string) => `Barang pengganti dari pesanan ${number}`,
  },
  labels: {
    title: 'Label Pengiriman',
    description: 'Label untuk dicetak, ukuran 100 x 150 mm.',
    print: 'Cetak',
    again: 'Label bisa dicetak lagi kapan saja selama paket belum tiba.',
    left: (numbers: number) =>
      `${formatCount(numbers)} pesanan tidak punya label. Label hanya ada sejak toko menerima pesanan sampai paketnya tiba:`,
    none: 'Tidak ada label untuk dicetak',
    noneText: 'Pilih pesanan yang sudah diterima di daftar pesanan, lalu tekan Cetak Label.',
    to: 'Penerima',
    from: 'Pengirim',
    weight: 'Berat',
    grams: (grams: number) => `${formatCount(grams)} gram`,
    cod: (amount: string) => `COD ${amount}`,
    noCod: 'NON-COD',
    barcode: (text: string) => `Kode batang ${text}`,
  },
  picking: {
    title: 'Daftar Ambil Barang',
    description: 'Barang yang perlu diambil dari rak, per varian.',
    empty: 'Tidak ada barang untuk diambil',
    emptyText: 'Barang dari pesanan di Perlu Dikemas tampil di sini.',
    columns: { goods: 'Barang', pieces: 'Jumlah', orders: 'Untuk pesanan' },
    pack: 'Kemas satu per satu',
    packText:
      'Pindai label, atau ketik nomor pesanan, 4 tanda terakhirnya, atau resi, lalu tekan Enter. Pesanan itu ditandai dikemas.',
    code: 'Nomor atau kode',
    packIt: 'Sudah Dikemas',
    packed: (number: string) => `Pesanan ${number} ditandai dikemas.`,
    noCode: 'Pindai atau ketik dulu nomornya.',
    unknown: (code: string) =>
      `Tidak ada pesanan di Perlu Dikemas dengan "${code}". Mungkin sudah dikemas atau dibatalkan.`,
    several: (code: string) => `Lebih dari satu pesanan cocok dengan "${code}". Ketik nomor lengkapnya.`,
    sum: (orders: number, count: number) => `${formatCount(orders)} pesanan, ${pieces(count)}`,
  },
  handover: {
    title: 'Daftar Serah Terima',
    description: 'Paket yang diserahkan ke kurir, untuk ditandatangani.',
    empty: 'Tidak ada paket untuk diserahkan',
    emptyText: 'Pesanan di Siap Dikirim tampil di sini.',
    columns: { order: 'Pesanan', code: 'Kode', waybill: 'Resi', service: 'Layanan', pieces: 'Isi' },
    parcels: (count: number) => `${formatCount(count)} paket`,
    signed: 'Nama dan tanda tangan kurir',
    at: 'Waktu',
  },
  most: (count: number) => `Paling banyak ${formatCount(count)} pesanan ditampilkan, yang paling lama dulu.`,
} as const;
