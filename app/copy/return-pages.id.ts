import { formatCount } from '#domain/format.ts';
import { RETURN_STEP_DAYS } from '#domain/orders/return-steps.ts';
import type { Collection } from '#domain/orders/seller-tabs.ts';
import { APPEAL_DAYS, DRAFT_HOURS } from '#domain/returns/deadlines.ts';
import type { ReturnStep } from '#domain/returns/steps.ts';
import type { ReturnState } from '#domain/returns/transitions.ts';
import { CONTACT_LINK } from './contact-link.id.ts';

/** States of a return, as shoppers read them. */
export const RETURN_STATE_WORDS: Readonly<Record<ReturnState, string>> = {
  draft: 'Belum Diajukan',
  asked: 'Menunggu Tanggapan Penjual',
  offered: 'Penjual Menawarkan Sebagian Dana',
  approved: 'Disetujui, Kirim Barang',
  sent: 'Dalam Pengiriman Kembali',
  inspecting: 'Sedang Diperiksa',
  refused: 'Ditolak',
  disputed: 'Ditinjau Lokapasar',
  giving_back: 'Barang Dikirim Kembali Kepadamu',
  done: 'Selesai',
  closed: 'Ditutup',
};

/** Where a return stands for its shopper. @param payBy until when the difference of its exchange is to be paid, if it is */
export const returnStateWords = ({ state, payBy }: { state: ReturnState; payBy: Date | null }): string =>
  payBy === null ? RETURN_STATE_WORDS[state] : 'Menunggu Pembayaran Selisih';

const days = ({ min, max }: { min: number; max: number }) => `${min}-${max} hari kerja`;

/** Texts of the page where a return is asked for (P-RET-60). */
export const askReturnCopy = {
  title: 'Ajukan Pengembalian',
  description: 'Pilih barang yang ingin dikembalikan dan alasannya.',
  intro: (shop: string) =>
    `Pesanan dari ${shop}. Pilih barang dan alasannya dulu; foto atau video ditambahkan di langkah berikutnya.`,
  guest: `Pesanan ini dibuat tanpa akun. Pengajuan boleh dibuka sekarang, lalu kamu punya ${DRAFT_HOURS} jam untuk daftar dan mengirimnya. Selama itu batas pengembalian tidak berjalan.`,
  /** Of a draft that is written anew. */
  revise: {
    title: 'Ubah Pengajuan',
    intro: (shop: string) => `Pesanan dari ${shop}. Foto dan video yang sudah ditambahkan tetap tersimpan.`,
    submit: 'Simpan Perubahan',
    back: 'Kembali ke pengajuan',
  },
  lines: 'Barang mana?',
  pieces: 'Jumlah',
  of: (left: number) => `dari ${formatCount(left)}`,
  gone: 'Semua sudah dibatalkan, dikembalikan, atau diselesaikan.',
  excluded: (kind: string) =>
    `${kind}. Kalau rusak, salah, atau kurang, dananya tetap bisa kembali dengan bukti foto atau video, tanpa mengirim barangnya. Alasan “Berubah pikiran” tidak berlaku untuk barang ini.`,
  reason: 'Apa alasannya?',
  until: 'Bisa diajukan sampai',
  over: 'Sudah lewat',
  rules: {
    damaged: 'Lapor dalam 24 jam kalau bisa. Perlu foto atau video.',
    shown: 'Perlu foto atau video.',
    missing: 'Perlu foto atau video. Tidak ada yang perlu dikirim kembali.',
    own: 'Barang belum dipakai. Ongkos kirim ke penjual kamu yang tanggung, dan ongkos kirim pesanan tidak kembali.',
  },
  wish: 'Apa yang kamu inginkan?',
  wishes: {
    refund: { label: 'Pengembalian Dana', text: 'Seluruh harga barang yang dipilih.' },
    exchange: {
      label: 'Tukar Barang',
      text: 'Barang yang sama atau pilihan lain dari produk yang sama. Kalau lebih mahal, kamu bayar selisihnya setelah barang lama lolos pemeriksaan, atau setelah disetujui kalau barangnya tidak perlu dikirim kembali. Kalau lebih murah, selisihnya kembali kepadamu. Kalau alasannya berubah pikiran, ongkos kirim pengganti kamu yang tanggung.',
    },
    part: {
      label: 'Sebagian dana, barang tidak dikirim kembali',
      text: 'Penjual bisa menawarkan jumlah lain, atau tetap meminta barangnya dikirim kembali.',
    },
  },
  wanted: (name: string) => `Pengganti untuk ${name}`,
  wantedOnly: '(hanya kalau barang ini dipilih di atas)',
  wantedHint: 'Disisihkan untukmu begitu pengajuan disetujui. Kalau saat itu habis, dananya yang kembali.',
  variant: (options: string, price: string, note: string) =>
    [options, price, note].filter((part) => part !== '').join(' · '),
  same: 'Barang yang sama',
  soldOut: 'stok habis',
  notSold: (name: string) => `${name} tidak dijual lagi, jadi tidak bisa ditukar.`,
  part: 'Jumlah yang kamu minta (Rp)',
  partOnly: '(hanya untuk sebagian dana)',
  partHint: 'Kurang dari harga barang yang dipilih.',
  text: 'Ceritakan masalahnya',
  textHint: 'Apa yang salah, dan sejak kapan? Penjual membaca ini.',
  submit: 'Lanjut ke Bukti',
  faults: {
    pieces: 'Pilih paling sedikit satu barang, dengan jumlah yang masih ada.',
    reason: 'Pilih satu alasan.',
    wish: 'Pilih apa yang kamu inginkan.',
    wanted: 'Pilih pengganti yang masih dijual untuk setiap barang yang dipilih, atau minta dananya.',
    part: 'Isi jumlah dalam Rupiah, lebih dari nol dan kurang dari harga barang yang dipilih.',
    text: { required: 'Ceritakan masalahnya dengan singkat.', too_long: 'Terlalu panjang.' },
  },
  refusals: {
    excluded_goods:
      'Barang ini tidak bisa dikembalikan karena berubah pikiran. Pilih alasan lain kalau ada yang salah dengan barangnya.',
    mixed_goods:
      'Sebagian barang perlu dikirim kembali dan sebagian tidak (misalnya makanan). Ajukan terpisah.',
    too_late: 'Batas waktu untuk alasan ini sudah lewat.',
  },
  closed: {
    notArrived: {
      title: 'Belum bisa dikembalikan',
      text: 'Pengembalian terbuka setelah paket tiba. Belum sampai atau ingin membatalkan? Lihat halaman pesanan.',
    },
    open: {
      title: 'Masih ada pengembalian yang berjalan',
      text: 'Satu pesanan hanya bisa punya satu pengembalian yang berjalan. Selesaikan dulu yang ini.',
      link: 'Lihat pengembalian',
    },
    nothing: {
      title: 'Tidak ada yang bisa dikembalikan',
      text: 'Semua barang pesanan ini sudah dibatalkan, dikembalikan, atau diselesaikan.',
    },
    over: {
      title: 'Batas pengembalian sudah lewat',
      text: 'Batas waktunya dihitung sejak pesanan tiba. Kalau masih ada masalah, hubungi kami.',
      link: 'Bantuan',
    },
  },
  toOrder: 'Kembali ke pesanan',
} as const;

/** Texts of the page of one return (P-RET-61). */
export const returnCopy = {
  title: (number: string) => `Pengembalian ${number}`,
  crumb: 'Pengembalian',
  description: 'Status pengembalian, bukti, dan langkah berikutnya.',
  number: 'Nomor Pengembalian',
  copy: 'Salin',
  copied: 'Disalin',
  copyFailed: 'Tidak bisa disalin. Tandai teksnya, lalu salin sendiri.',
  opened: 'Dibuka',
  due: {
    draft: 'Ajukan paling lambat',
    asked: 'Penjual menanggapi paling lambat',
    offered: 'Jawab tawaran paling lambat',
    approved: 'Kirim barang paling lambat',
    sent: 'Kalau belum ada kabar, kami periksa setelah',
    inspecting: 'Penjual memeriksa paling lambat',
    refused: 'Banding paling lambat',
    disputed: 'Kami putuskan paling lambat',
    giving_back: 'Penjual mengirim kembali paling lambat',
  } satisfies Record<Exclude<ReturnState, 'done' | 'closed'>, string>,
  silence: {
    draft: 'Kalau lewat, pengajuan ini berakhir. Selama itu batas pengembalian tidak berjalan.',
    asked: 'Tanpa tanggapan, pengembalian disetujui.',
    offered: 'Tanpa jawabanmu, tawaran dianggap tidak diambil dan penjual menanggapi lagi.',
    approved: 'Kalau lewat, pengembalian berakhir tanpa pengembalian dana.',
    sent: 'Simpan bukti kirimnya sampai pengembalian ini selesai.',
    inspecting: 'Tanpa jawaban, semua barang dianggap baik dan danamu kembali.',
    refused: 'Tanpa banding, pengembalian berakhir tanpa pengembalian dana.',
    disputed: 'Kami melihat bukti kedua pihak. Kamu cukup menunggu.',
    giving_back: 'Kalau penjual tidak mengirimnya, danamu kembali.',
  } satisfies Record<Exclude<ReturnState, 'done' | 'closed'>, string>,
  exchangeSilence: {
    approved: 'Kalau lewat, pengembalian berakhir tanpa penukaran.',
    refused: 'Tanpa banding, pengembalian berakhir tanpa penukaran.',
    asked: 'Tanpa tanggapan, barang penggantimu diproses tanpa barang dikirim kembali.',
    inspecting: 'Tanpa jawaban, semua barang dianggap baik dan barang penggantimu diproses.',
  },
  astray:
    'Paket yang kamu kirim kembali tidak sampai di penjual. Kami cari tahu bersama kurir, lalu memutuskan. Simpan bukti kirimnya.',
  silentRefund: 'Tanpa tanggapan, danamu kembali tanpa barang dikirim kembali.',
  refusedAtSeller: 'Tanpa banding, penjual mengirim barangnya kembali kepadamu.',
  ended: {
    done: 'Pengembalian selesai.',
    needsAccount: 'Pengembalian disetujui. Dananya menunggu rekeningmu: isi di bawah.',
    closed: 'Pengembalian ini berakhir tanpa pengembalian dana.',
  },
  /** What the new goods of an exchange cost more, once the old ones have passed. */
  difference: {
    due: 'Bayar selisih paling lambat',
    pay: (amount: string) => `Bayar Selisih ${amount}`,
  },
  exchangeEnded: {
    done: 'Pengembalian selesai, dan barang penggantinya menjadi pesanan baru.',
    closed: 'Pengembalian ini berakhir tanpa penukaran.',
  },
  endedInPart:
    'Pengembalian selesai: dana untuk barang yang lolos kami kembalikan, sisanya dikirim kembali kepadamu.',
  steps: {
    title: 'Langkah pengembalian',
    names: {
      ask: 'Ajukan permintaan',
      approval: 'Tunggu persetujuan',
      pack: 'Kemas barang',
      send: 'Kirim dengan kurir yang bisa dilacak',
      inspection: 'Barang diperiksa',
      money: 'Terima dana',
    } satisfies Record<ReturnStep, string>,
    exchanged: 'Terima barang pengganti',
    takes: {
      approval: days(RETURN_STEP_DAYS.approval),
      pack: 'Dengan formulir pengembalian',
      inspection: days(RETURN_STEP_DAYS.inspection),
      money: days(RETURN_STEP_DAYS.refund),
    },
    states: { done: 'selesai', current: 'sekarang', ahead: 'berikutnya', dropped: 'tidak dilanjutkan' },
    by: 'Paling lambat',
    account: 'Isi rekening tujuan dulu',
    dropped: 'Tidak dilanjutkan',
  },
  goods: {
    title: 'Barang yang dikembalikan',
    pieces: (count: number) => `${formatCount(count)} barang`,
    accepted: (count: number) => `${formatCount(count)} lolos pemeriksaan, dananya dikembalikan`,
    exchanged: (count: number) => `${formatCount(count)} lolos pemeriksaan`,
    reason: 'Alasan',
    wish: 'Permintaan',
    wishes: {
      refund: 'Pengembalian Dana',
      exchange: 'Tukar Barang',
      part: (amount: string) => `Sebagian dana, ${amount}, barang tidak dikirim kembali`,
    },
    wanted: 'Barang pengganti',
    wantedLine: (name: string, count: number, price: string) => `${formatCount(count)} × ${name}, ${price}`,
    exchangeOrder: 'Pesanan pengganti',
    exchangeGone: {
      open: 'Barang penggantinya sudah tidak tersedia saat pengajuan disetujui. Kalau barangmu lolos pemeriksaan, dananya yang kembali.',
      done: 'Barang penggantinya sudah tidak tersedia saat pengajuan disetujui, jadi dananya yang kembali.',
      closed: 'Barang penggantinya sudah tidak tersedia saat pengajuan disetujui.',
    },
    exchangeOff: {
      open: 'Penukarannya dibatalkan. Kalau barangmu lolos pemeriksaan, dananya yang kembali.',
      done: 'Penukarannya batal, jadi dananya yang kembali.',
      closed: 'Penukarannya ikut batal.',
    },
    wantedShipping: 'Ongkos kirim pengganti',
    toPay: 'Selisih yang kamu bayar setelah pemeriksaan',
    toPayAtOnce: 'Selisih yang kamu bayar setelah disetujui',
    toRefund: 'Selisih yang kembali kepadamu',
    amount: 'Dana yang kembali kalau semua disetujui',
    staysHere: 'Barangnya tidak perlu dikirim kembali.',
    told: 'Ceritamu',
    refusal: 'Alasan penjual menolak',
    appeal: 'Bandingmu',
  },
  goodsOfDesk: {
    bought: (count: number, price: string) => `Dibeli ${formatCount(count)} × ${price}`,
    returned: (count: number) => `Diajukan: ${formatCount(count)} barang`,
    accepted: (count: number) => `${formatCount(count)} sudah diterima penjual`,
  },
  evidence: {
    title: 'Bukti',
    none: 'Belum ada bukti.',
    ofShop: 'Foto dan video dari penjual',
    photos: 'Foto',
    needed: 'Alasan ini perlu paling sedikit satu foto atau video.',
    optional: '(boleh dikosongkan)',
    save: 'Simpan Bukti',
    add: 'Tambah bukti',
  },
  ask: {
    submit: 'Ajukan ke Penjual',
    text: 'Periksa dulu barang dan alasannya. Setelah diajukan ke penjual, keduanya tidak bisa diubah lagi.',
    revise: 'Ubah Pengajuan',
  },
  register: {
    title: 'Daftar dulu untuk mengajukan',
    guest:
      'Hanya akun yang bisa mengajukan pengembalian. Daftar atau masuk di perangkat ini; pengajuan dan buktimu tetap tersimpan, dan kamu kembali ke halaman ini.',
    link: 'Daftar atau Masuk',
    joinTitle: 'Simpan dulu pesanan ini',
    join: 'Satu langkah lagi: simpan pesanan ini di akunmu, lalu ajukan pengembaliannya.',
  },
  offer: {
    title: 'Tawaran penjual',
    text: (amount: string) =>
      `Penjual menawarkan ${amount}, dan barangnya tetap kamu simpan. Kalau kamu terima, masalah barang ini dianggap selesai: barang yang sama tidak bisa dikembalikan lagi.`,
    take: {
      label: 'Terima Tawaran',
      title: 'Terima tawaran ini?',
      text: 'Kamu mendapat dana itu dan menyimpan barangnya. Barang yang sama tidak bisa dikembalikan lagi.',
      confirm: 'Ya, Terima',
      keep: 'Tidak Jadi',
    },
    leave: 'Tidak, Lanjutkan Pengembalian',
  },
  send: {
    title: 'Kirim barang ke penjual',
    address: 'Alamat penjual',
    noAddress: `Alamat penjual belum ada. Sebelum mengirim barangnya, ${CONTACT_LINK}.`,
    write: (number: string) =>
      `Sertakan formulir pengembalian di dalam paket, atau tulis nomor pengembalian ${number} di paket.`,
    slip: 'Formulir untuk dicetak',
    courier: 'Kurir',
    waybill: 'Nomor Resi',
    postage: 'Ongkos kirim yang kamu bayar (Rp)',
    postageHint: (most: string) =>
      `Diganti setelah barangnya lolos pemeriksaan, paling banyak ${most}, lewat transfer ke rekeningmu. Simpan bukti bayarnya.`,
    noPostage: 'Ongkos kirim ke penjual kamu yang tanggung karena alasannya berubah pikiran.',
    submit: 'Barang Sudah Dikirim',
    faults: {
      courier: 'Isi nama kurir, paling banyak 40 karakter.',
      waybill: 'Isi nomor resi, paling banyak 40 karakter.',
      postage: 'Isi ongkos kirim dalam Rupiah, atau kosongkan.',
    },
    label: {
      title: 'Dengan kurir kami, gratis',
      text: 'Kami memesan kurirnya dan membayar ongkosnya. Nomor resi terisi sendiri.',
      how: 'Cara penyerahan',
      collections: {
        pickup: 'Dijemput di alamat pesanan',
        drop_off: 'Antar sendiri ke gerai kurir',
      } satisfies Record<Collection, string>,
      submit: 'Pesan Kurir',
      cancelled: 'Kurir tidak jadi datang. Pesan lagi, atau kirim sendiri.',
      booking: 'Kurir sedang dipesan. Muat ulang halaman ini sebentar lagi.',
      booked: {
        pickup:
          'Kurir menjemput paketnya di alamat pesanan. Tulis nomor resi ini di paket, atau tempel formulir yang dicetak.',
        drop_off:
          'Tulis nomor resi ini di paket, atau tempel formulir yang dicetak, lalu antar ke gerai kurir.',
      } satisfies Record<Collection, string>,
      drop: 'Batalkan Kurir',
      dropping: 'Kurir sedang dibatalkan.',
      otherwise: 'Atau kirim sendiri',
    },
    sentBy: 'Dikirim dengan',
    sentPostage: 'Ongkos kirim yang akan kembali',
    givenBack: 'Dikirim kembali kepadamu dengan',
  },
  appeal: {
    title: 'Banding',
    intro: `Tidak setuju? Ceritakan mengapa dalam ${APPEAL_DAYS} hari, dan Lokapasar yang memutuskan.`,
    text: 'Mengapa penolakan ini keliru?',
    submit: 'Ajukan Banding',
    faults: { required: 'Ceritakan mengapa penolakan ini keliru.', too_long: 'Terlalu panjang.' },
  },
  withdraw: {
    label: 'Batalkan Pengembalian',
    title: 'Batalkan pengembalian?',
    text: 'Pengembalian ini berakhir tanpa dana atau barang pengganti. Yang baru hanya bisa diajukan selama batas waktunya belum lewat.',
    confirm: 'Ya, Batalkan',
    keep: 'Tidak Jadi',
  },
  history: 'Riwayat',
  toOrder: 'Lihat pesanan',
  notices: {
    opened: 'Pengajuan tersimpan. Tambahkan bukti kalau diperlukan, lalu ajukan ke penjual.',
    revised: 'Perubahan tersimpan.',
    saved: 'Bukti tersimpan.',
    asked: 'Pengembalian diajukan ke penjual.',
    offer_taken: 'Tawaran diterima.',
    offer_left: 'Tawaran tidak diambil. Penjual menanggapi lagi.',
    sent: 'Terima kasih. Kami catat pengirimannya.',
    label: 'Permintaan kurir kami terima.',
    label_dropped: 'Kurir kami batalkan. Sekarang kamu bisa mengirim sendiri.',
    appealed: 'Banding diajukan. Lokapasar yang memutuskan.',
    withdrawn: 'Pengembalian dibatalkan.',
    joined: 'Pesanan tersimpan di akunmu. Sekarang pengembaliannya bisa diajukan.',
    refund_account: 'Rekening tujuan tersimpan.',
  },
  refusals: {
    too_late: (state: string) => `Tidak bisa dilakukan karena status pengembalian sekarang "${state}".`,
    unknown: 'Tidak bisa dilakukan. Muat ulang halaman ini, lalu coba lagi.',
    open_already: 'Pengembalian ini masih berjalan. Selesaikan dulu sebelum mengajukan yang lain.',
    needs_account: 'Simpan pesanan ini di akunmu dulu.',
    no_label: 'Kurir kami tidak bisa menjemput pengembalian ini. Kirim sendiri, lalu tulis nomor resinya.',
    label_open: 'Kurirnya sudah dipesan.',
    too_many_labels: 'Kurir sudah tiga kali tidak jadi. Kirim sendiri, lalu tulis nomor resinya.',
    payment: `Dananya belum bisa dikembalikan. Untuk bertanya, ${CONTACT_LINK}.`,
  },
  fileFaults: {
    needs_evidence: 'Tambahkan paling sedikit satu foto atau video.',
    unknown_media: 'Salah satu file sudah tidak ada. Pilih sekali lagi.',
    too_many_files: 'Paling banyak 5 foto dan satu video untuk satu pengembalian. Hapus salah satu.',
  },
  missing: {
    title: 'Pengembalian tidak ditemukan',
    text: 'Nomornya salah, atau pesanan ini milik akun atau perangkat lain. Masuk dengan akun yang dipakai memesan, atau buka tautan dari e-mail pesanan.',
    login: 'Login/Daftar',
  },
} as const;

export type ReturnNotice = keyof typeof returnCopy.notices;
export type ReturnRefused = keyof typeof returnCopy.refusals;

/** Texts of the form that lies in the parcel. */
export const returnSlipCopy = {
  title: 'Formulir Pengembalian',
  description: 'Formulir pengembalian, siap dicetak.',
  print: 'Cetak',
  back: 'Kembali ke pengembalian',
  order: 'Nomor Pesanan',
  barcode: (waybill: string) => `Kode batang nomor resi ${waybill}`,
  date: 'Tanggal',
  from: 'Pengirim',
  to: 'Penerima',
  product: 'Produk',
  quantity: 'Jumlah',
  inside: 'Letakkan formulir ini di dalam paket bersama barang dan semua kelengkapannya.',
} as const;

/** Texts of the list of returns. */
export const complaintsCopy = {
  title: 'Komplain Saya',
  description: 'Semua pengembalian dan komplainmu.',
  empty: 'Belum ada komplain',
  emptyText: 'Ada masalah dengan barang yang sudah tiba? Buka pesanannya, lalu pilih Ajukan Pengembalian.',
  toOrders: 'Pesanan Saya',
  visitor: 'Masuk untuk melihat komplain',
  login: 'Login/Daftar',
  until: 'Paling lambat',
  opened: 'Dibuka',
  needsAccount: 'Dananya menunggu rekeningmu',
  pieces: (count: number) => `${formatCount(count)} barang`,
} as const;

/** Texts about returns on the page of an order. */
export const orderReturnsCopy = {
  title: 'Pengembalian & Komplain',
  ask: 'Ajukan Pengembalian',
  until: 'Bisa dikembalikan sampai',
  all: 'Komplain Saya',
  note: 'Lihat pengembalian',
  unboxing:
    'Rekam video saat membuka paket. Kalau isinya rusak, salah, atau kurang, rekaman itu menjadi buktimu.',
} as const;
