import { formatCount } from '#domain/format.ts';
import { REFUSAL_LIMIT, WAYBILL_LIMIT } from '#domain/forms/return.ts';
import type { ReturnTab } from '#domain/returns/seller-tabs.ts';
import type { ReturnState } from '#domain/returns/transitions.ts';
import { CONTACT_LINK } from './contact-link.id.ts';
import { EVENT_WORDS } from './order-events.id.ts';

const TAB_NAMES: Readonly<Record<ReturnTab, string>> = {
  answer: 'Perlu Ditanggapi',
  inspect: 'Perlu Diperiksa',
  sending: 'Dikirim Kembali',
  waiting: 'Menunggu',
  ended: 'Selesai',
};

/** States of a return, as the people of its shop read them. A draft is never theirs to see. */
export const SHOP_RETURN_STATE_WORDS: Readonly<Record<ReturnState, string>> = {
  draft: 'Belum Diajukan',
  asked: 'Perlu Ditanggapi',
  offered: 'Menunggu Jawaban Pembeli',
  approved: 'Disetujui, Menunggu Kiriman',
  sent: 'Dalam Pengiriman Kembali',
  inspecting: 'Perlu Diperiksa',
  refused: 'Ditolak',
  disputed: 'Ditinjau Lokapasar',
  giving_back: 'Kirim Lagi ke Pembeli',
  done: 'Selesai',
  closed: 'Ditutup',
};

/** What timelines say to the people of a shop, where shoppers read 'kamu'. */
export const SHOP_EVENT_WORDS: typeof EVENT_WORDS = {
  ...EVENT_WORDS,
  confirmed: 'Pembeli mengonfirmasi pesanan',
  not_arrived: 'Pembeli menjawab bahwa paket belum sampai',
  reported_missing: 'Pembeli melaporkan bahwa pesanan belum sampai',
  return_offer_taken: 'Pembeli menerima tawaran toko',
  return_appealed: 'Pembeli mengajukan banding',
  return_rejected_back: 'Pengembalian ditolak, barang dikirim lagi ke pembeli',
  return_given_back: 'Barang dikirim lagi ke pembeli',
  return_withdrawn: 'Pembeli membatalkan pengembalian',
  review_hidden: 'Ulasan pembeli disembunyikan',
  review_shown: 'Ulasan pembeli ditampilkan lagi',
};

const pieces = (count: number) => `${formatCount(count)} barang`;

/** Texts of a shop's returns (P-CENTRE-30). */
export const sellingReturnsCopy = {
  title: 'Pengembalian',
  description: 'Pengembalian barang dari pembeli toko.',
  tabsLabel: 'Status pengembalian',
  tab: (tab: ReturnTab, count: number) => `${TAB_NAMES[tab]} (${formatCount(count)})`,
  list: 'Daftar pengembalian',
  columns: { number: 'Nomor', goods: 'Barang', reason: 'Alasan', due: 'Batas waktu' },
  pieces,
  first: 'Ke halaman pertama',
  next: 'Halaman berikutnya',
  empty: (tab: ReturnTab) => `Tidak ada pengembalian di ${TAB_NAMES[tab]}`,
  emptyText: 'Pengembalian yang diajukan pembeli tampil di sini.',
  todo: {
    answer: (count: number) => `Tanggapi ${formatCount(count)} pengajuan pengembalian sebelum`,
    inspect: (count: number) =>
      `Periksa atau kirim lagi ${formatCount(count)} barang yang dikembalikan sebelum`,
  },
  one: {
    title: (number: string) => `Pengembalian ${number}`,
    missing: 'Pengembalian tidak ditemukan',
    missingText: 'Toko ini tidak punya pengembalian dengan nomor itu.',
    back: 'Ke daftar pengembalian',
    order: (number: string) => `Pesanan ${number}`,
    due: {
      asked: 'Tanggapi sebelum',
      offered: 'Pembeli menjawab tawaran sebelum',
      approved: 'Pembeli mengirim barang sebelum',
      sent: 'Kalau belum ada kabar, Lokapasar memeriksa setelah',
      inspecting: 'Periksa barangnya sebelum',
      refused: 'Pembeli bisa banding sampai',
      disputed: 'Lokapasar memutuskan paling lambat',
      giving_back: 'Kirim lagi ke pembeli sebelum',
    },
    silence: {
      asked: 'Tanpa tanggapan, pengembalian disetujui.',
      offered: 'Tanpa jawaban pembeli, tawaran dianggap tidak diambil dan toko menanggapi lagi.',
      approved: 'Kalau lewat, pengembalian berakhir.',
      sent: 'Tekan Barang Sudah Sampai begitu paketnya ada di toko.',
      inspecting: 'Tanpa jawaban, semua barang dianggap baik dan dana pembeli kembali.',
      refused: 'Tanpa banding, pengembalian berakhir.',
      disputed: 'Lokapasar melihat bukti kedua pihak.',
      giving_back: 'Kalau lewat, dana pembeli kembali dan barangnya tetap di toko.',
    },
    exchangeSilence: {
      asked: 'Tanpa tanggapan, barang penggantinya diproses tanpa barang dikirim kembali.',
      inspecting: 'Tanpa jawaban, semua barang dianggap baik dan barang penggantinya diproses.',
    },
    astray: 'Paket dari pembeli tidak sampai di toko. Lokapasar mencari tahu bersama kurir, lalu memutuskan.',
    silentRefund: 'Tanpa tanggapan, dana pembeli kembali tanpa barang dikirim kembali.',
    refusedAtShop: 'Tanpa banding, barangnya dikirim lagi ke pembeli oleh toko.',
    ended: {
      done: 'Pengembalian selesai.',
      closed: 'Pengembalian berakhir tanpa dana atau barang pengganti.',
    },
    sent: 'Yang dikirim toko',
    asked: 'Yang dialami pembeli',
    answered: 'Kelanjutannya',
    reason: 'Alasan',
    goesBack: 'Barangnya dikirim kembali ke toko.',
    stays: 'Barangnya tidak dikirim kembali.',
    wish: 'Permintaan',
    refund: 'Pengembalian Dana',
    part: (amount: string) => `Sebagian dana, ${amount}, barang tetap di pembeli`,
    exchange: 'Tukar Barang',
    amount: 'Dana ke pembeli kalau semua disetujui',
    offered: 'Tawaran toko',
    offerLeft: (amount: string) => `${amount}, tidak diambil pembeli`,
    exchangeOrder: 'Pesanan pengganti',
    exchangeGone: {
      open: 'Barang penggantinya tidak tersedia saat disetujui. Kalau barangnya lolos pemeriksaan, pembeli mendapat dananya.',
      done: 'Barang penggantinya tidak tersedia saat disetujui, jadi pembeli mendapat dananya.',
    },
    exchangeOff: {
      open: 'Penukarannya batal. Kalau barangnya lolos pemeriksaan, pembeli mendapat dananya.',
      done: 'Penukarannya batal, jadi pembeli mendapat dananya.',
    },
    toPay: 'Selisih yang dibayar pembeli',
    toPayBy: (until: string) => `Menunggu pembayaran sampai ${until}. Tanpa itu penukarannya batal.`,
    toRefund: 'Selisih yang kembali ke pembeli',
    told: 'Cerita pembeli',
    evidence: 'Bukti pembeli',
    refusal: 'Alasan toko menolak',
    answer: 'Foto dan video dari toko',
    appeal: 'Banding pembeli',
    way: 'Dikirim kembali dengan',
    postage: 'Ongkir pengembalian yang ditanggung toko',
    label: 'Kurir Lokapasar ke toko',
    labelAgain: 'Kurir Lokapasar ke pembeli',
    wayAgain: 'Dikirim lagi ke pembeli dengan',
    history: 'Riwayat',
  },
  approve: {
    label: 'Setujui Pengembalian',
    title: 'Setujui pengembalian?',
    goesBack:
      'Pembeli mengirim barangnya ke alamat penjemputan toko. Dana kembali setelah toko memeriksanya.',
    stays: (amount: string) => `Pembeli langsung menerima ${amount}, dan barangnya tetap di pembeli.`,
    exchange: 'Pembeli mengirim barangnya ke toko. Barang pengganti disisihkan dari stok sekarang.',
    /** Before what happens with the money. */
    exchangeGone: 'Barang pengganti tidak bisa disediakan sekarang, jadi pembeli mendapat dananya.',
    exchangeStays: 'Barangnya tetap di pembeli, dan barang penggantinya menjadi pesanan baru.',
    confirm: 'Ya, Setujui',
    keep: 'Kembali',
  },
  offer: {
    open: 'Tawarkan sebagian dana',
    text: 'Pembeli menyimpan barangnya dan menerima dana ini. Tawaran hanya bisa dibuat satu kali.',
    amount: 'Tawaran (Rp)',
    hint: 'Kurang dari harga barang yang dikembalikan.',
    submit: 'Kirim Tawaran',
    fault: 'Isi jumlah dalam Rupiah, lebih dari nol dan kurang dari harga barangnya.',
  },
  refuse: {
    open: 'Tolak pengembalian',
    text: 'Pembeli membaca alasan ini dan bisa banding. Lokapasar kemudian memutuskan dengan bukti kedua pihak.',
    reason: 'Mengapa ditolak?',
    hint: `Paling banyak ${formatCount(REFUSAL_LIMIT)} karakter.`,
    some: 'Sebagian barang sesuai?',
    someText:
      'Isi berapa yang sesuai: dananya kembali ke pembeli, dan sisanya ditolak. 0 berarti semuanya ditolak.',
    someExchange: 'Penukaran dibatalkan kalau hanya sebagian yang sesuai.',
    passes: (name: string, count: number) => `${name} yang sesuai, dari ${formatCount(count)}`,
    passesFault: 'Isi 0 atau lebih untuk tiap barang, dan paling sedikit satu barang tidak sesuai.',
    photos: 'Foto dari toko',
    optional: '(boleh dikosongkan)',
    submit: 'Tolak Pengembalian',
    fault: `Tulis alasannya, paling banyak ${formatCount(REFUSAL_LIMIT)} karakter.`,
  },
  arrive: {
    submit: 'Barang Sudah Sampai',
    grams: 'Berat paket (gram)',
    optional: '(boleh dikosongkan)',
    hint: 'Paket yang jauh lebih ringan daripada barangnya kami periksa.',
    fault: 'Tulis berat dalam gram, seperti 850 atau 1.250.',
  },
  pass: {
    label: 'Barang Sesuai, Kembalikan Dana',
    title: 'Kembalikan dana pembeli?',
    text: (amount: string) => `Pembeli menerima ${amount}. Ini tidak bisa dibatalkan.`,
    exchange: {
      label: 'Barang Sesuai, Lanjutkan Penukaran',
      title: 'Lanjutkan penukaran?',
      text: 'Barang penggantinya mulai diproses. Ini tidak bisa dibatalkan.',
      confirm: 'Ya, Lanjutkan',
    },
    restock: 'Barang bisa dijual lagi, tambahkan ke stok',
    confirm: 'Ya, Kembalikan Dana',
    keep: 'Kembali',
  },
  giveBack: {
    title: 'Kirim lagi ke pembeli',
    text: 'Pengembalian ditolak dan barangnya ada di toko. Kirim barangnya dengan kurir yang dipesan di sini, atau antar sendiri dan isi resinya.',
    own: 'Sudah diantar dengan resi sendiri',
    courier: 'Kurir',
    waybill: 'Nomor resi',
    submit: 'Simpan Resi',
    fault: `Isi ini, paling banyak ${formatCount(WAYBILL_LIMIT)} karakter.`,
  },
  done: {
    approve: 'Pengembalian disetujui.',
    offer: 'Tawaran dikirim ke pembeli.',
    refuse: 'Pengembalian ditolak. Pembeli bisa banding.',
    arrive: 'Barang tercatat sampai. Sekarang periksa barangnya.',
    pass: 'Pemeriksaan selesai, dan pengembaliannya berakhir.',
    send_again: 'Kurir dipesan untuk mengirim barang ke pembeli. Resi tampil begitu kurir menjawab.',
    give_back: 'Resi tersimpan.',
  },
  fileFaults: {
    unknown_media: 'Salah satu file sudah tidak ada. Pilih sekali lagi.',
    too_many_files: 'Paling banyak 5 foto dan satu video. Hapus salah satu.',
  },
  refused: {
    too_late: 'Pengembalian ini sudah berubah. Tidak ada yang diubah; lihat keadaannya sekarang.',
    label: 'Kurir belum bisa dipesan untuk ini. Antar paketnya sendiri, lalu isi kurir dan nomor resinya.',
    offered_before: 'Tawaran hanya bisa dibuat satu kali.',
    payment: `Dananya belum bisa dikembalikan sekarang. Tidak ada yang diubah; untuk bertanya, ${CONTACT_LINK}.`,
    notFound: 'Pengembalian ini tidak ditemukan.',
  },
} as const;
