import { formatCount } from '#domain/format.ts';
import { CANCEL_ANSWER_HOURS, RECEIVED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import { RETURN_HOURS } from '#domain/orders/return-windows.ts';
import { CONTACT_LINK } from './contact-link.id.ts';

/** Nobody has paid yet what is paid at the door. */
const moneyBack = (isCod: boolean) => (isCod ? '' : ' dan danamu dikembalikan');

const lateSeller = (isCod: boolean) => `Kalau lewat, pesanan dibatalkan${moneyBack(isCod)}.`;

/** Texts of the page of one order. */
export const orderCopy = {
  title: (number: string) => `Pesanan ${number}`,
  description: 'Status, pengiriman, dan rincian pesanan.',
  number: 'Nomor Pesanan',
  placed: 'Dipesan',
  exchangeOf: 'Penukaran dari',
  exchangeWaits:
    'Barang pengganti sudah disisihkan untukmu, dan dikirim setelah barang yang kamu kembalikan lolos pemeriksaan.',
  exchangeLapses: 'Lewat dari itu, penukaran batal dan nilai barang yang ditukar dikembalikan.',
  /** The parcel was brought to the door in vain (P-RET-6). */
  shippingKept: (amount: string) =>
    `Ongkos kirim ${amount} tidak ikut kembali karena paketnya sudah diantar.`,
  cancelledUnpaid: 'Pesanan ini belum dibayar, jadi tidak ada dana yang perlu dikembalikan.',
  copy: 'Salin',
  copied: 'Disalin',
  copyFailed: 'Tidak bisa disalin. Tandai teksnya, lalu salin sendiri.',
  share: 'Bagikan ke WhatsApp',
  shareText: (number: string, state: string) => `Pesanan ${number} di Lokapasar: ${state}. Lacak di`,
  sample: 'Contoh',
  sampleText: 'Ini pesanan contoh. Tidak ada barang atau uang di baliknya.',
  heldMail: (day: string) =>
    `Sebagian e-mail pada ${day} tidak dikirim: alamat e-mail pesanan ini sudah menerima banyak e-mail pesanan hari itu. Semua kabarnya ada di halaman ini; simpan nomor pesananmu.`,
  missing: {
    title: 'Pesanan tidak ditemukan',
    text: 'Nomornya salah, atau pesanan ini milik akun atau perangkat lain. Masuk dengan akun yang dipakai memesan, buka tautan dari e-mail pesanan, atau lacak dengan nomor HP atau e-mail.',
    login: 'Login/Daftar',
    track: 'Lacak pesanan',
  },
  steps: 'Perjalanan pesanan',
  stepDone: 'selesai',
  deadlines: {
    payBy: 'Bayar paling lambat',
    confirmBy: 'Konfirmasi paling lambat',
    acceptBy: 'Dikonfirmasi penjual paling lambat',
    shipBy: 'Dikirim paling lambat',
    cancelAnswerBy: 'Penjual menjawab paling lambat',
    receiveBy: 'Dianggap sudah diterima pada',
    returnBy: 'Bisa dikembalikan sampai',
  },
  deadlineTexts: {
    payBy: () => 'Lewat dari itu, pesanan batal otomatis.',
    confirmBy: () => 'Tanpa konfirmasi, pesanan batal otomatis.',
    acceptBy: lateSeller,
    shipBy: lateSeller,
    cancelAnswerBy: () =>
      `Tanpa jawaban dalam ${CANCEL_ANSWER_HOURS} jam, pembatalan disetujui. Selama menunggu, pesanan tidak dikirim.`,
    receiveBy: () =>
      `${RECEIVED_AFTER_DAYS} hari setelah paket tiba, kecuali kamu melapor bahwa pesanan belum sampai.`,
    returnBy: () => 'Beberapa alasan punya batas yang lebih singkat; lihat Batas Pengembalian.',
  },
  missingSince: 'Dilaporkan belum sampai sejak',
  deniedSince: 'Menurut jawabanmu, paket belum sampai',
  deniedText: (isCod: boolean) =>
    `Kami sedang mencari tahu bersama penjual. Kalau paketnya hilang, pesanan dibatalkan${isCod ? '' : ' dan danamu kembali'}. Kalau sudah sampai, tekan “Barang Sudah Diterima”.`,
  missingText: 'Pesanan tidak dianggap sudah diterima selama laporanmu diperiksa bersama kurir.',
  cancelAsked: 'Pembatalan diajukan',
  actions: {
    pay: 'Bayar Sekarang',
    confirm: 'Cara Konfirmasi',
    changeMethod: 'Ganti metode pembayaran',
    review: 'Ulas Barang',
    reviewed: 'Ulasanmu',
    changeAddress: 'Ubah Alamat',
    invoice: 'Invoice',
    askShop: 'Hubungi Penjual',
    help: 'Bantuan',
    further: 'Lainnya',
    seeOther: 'Pesanan lain dari pembelian ini',
  },
  cancel: {
    labels: { purchase: 'Batalkan Pesanan', order: 'Batalkan Pesanan', ask: 'Ajukan Pembatalan' },
    texts: {
      purchase: ({ orders }: { orders: number; isCod: boolean }) =>
        orders > 1
          ? `Pembelian ini belum dibayar, jadi seluruh ${formatCount(orders)} pesanannya dibatalkan sekaligus.`
          : 'Pesanan ini belum dibayar dan langsung dibatalkan.',
      order: ({ isCod }: { orders: number; isCod: boolean }) =>
        `Pesanan belum dikonfirmasi penjual, jadi langsung dibatalkan${moneyBack(isCod)}.`,
      ask: () =>
        `Pesanan sedang diproses, jadi penjual yang memutuskan dalam ${CANCEL_ANSWER_HOURS} jam. Tanpa jawaban, pembatalan disetujui.`,
    },
    reason: 'Alasan pembatalan',
    confirm: { purchase: 'Ya, Batalkan', order: 'Ya, Batalkan', ask: 'Ajukan Pembatalan' },
    keep: 'Tidak Jadi',
  },
  received: {
    label: 'Barang Sudah Diterima',
    title: 'Barang sudah diterima?',
    text: 'Periksa dulu isi paketnya. Setelah ini pesanan tercatat sudah diterima. Pengembalian tetap bisa diajukan sampai batasnya.',
    confirm: 'Ya, Sudah Diterima',
    keep: 'Belum',
  },
  arrivalQuestion: {
    title: 'Paketmu sudah sampai?',
    text: 'Menurut perkiraan seharusnya sudah, tetapi kurir ini tidak bisa kami lacak. Kalau belum, kami cari tahu.',
    yes: 'Sudah',
    no: 'Belum',
  },
  notArrived: {
    label: 'Pesanan belum sampai',
    title: 'Pesanan belum sampai?',
    text: 'Kurir mencatat paket sudah diterima. Kalau kamu belum menerimanya, laporkan di sini: pesanan tidak dianggap sudah diterima dan kami periksa bersama kurir.',
    confirm: 'Laporkan Belum Sampai',
    keep: 'Tidak Jadi',
  },
  timeline: {
    title: 'Riwayat Pesanan',
    byCourier: 'Kurir',
    earlier: (count: number) => `Lihat ${count} riwayat sebelumnya`,
    reason: (reason: string) => `Alasan: ${reason}`,
  },
  shipping: {
    title: 'Pengiriman',
    courier: 'Kurir',
    waybill: 'Nomor Resi',
    noWaybill: 'Muncul setelah paket diserahkan kepada kurir',
    neverSent: 'Pesanan tidak dikirim',
    arrival: 'Waktu tiba',
    /** Of an order that is not paid yet. */
    recounted: ', dihitung ulang saat dibayar',
    afterInspection: 'Dihitung setelah barang yang kamu kembalikan diperiksa',
    arrived: 'Tiba',
    saidToArrive: 'Menurut kurir tiba',
    insured: 'Asuransi pengiriman: Gratis',
    address: 'Alamat Pengiriman',
    dropship: (name: string) => `Pengirim di label: ${name}`,
    landmark: (text: string) => `Patokan: ${text}`,
    courierNote: (text: string) => `Catatan untuk kurir: ${text}`,
    noContact: 'Data penerima sudah dihapus.',
  },
  lines: {
    title: 'Barang',
    quantity: (count: number, price: string) => `${formatCount(count)} × ${price}`,
    cancelled: (count: number) => `${formatCount(count)} dibatalkan`,
    returned: (count: number) => `${formatCount(count)} dikembalikan`,
    note: 'Catatan untuk toko',
    gift: 'Pesan untuk penerima hadiah',
  },
  totals: {
    title: 'Rincian Pembayaran',
    method: 'Metode Pembayaran',
    goods: (pieces: number) => `Total Harga (${formatCount(pieces)} barang)`,
    shipping: 'Ongkos Kirim',
    insurance: 'Asuransi pengiriman',
    free: 'Gratis',
    codFee: 'Biaya COD',
    credit: 'Nilai barang yang ditukar',
    total: 'Total Belanja',
    difference: 'Selisih Penukaran',
    saved: (amount: string) => `Hemat ${amount} dari harga sebelum diskon`,
    purchase: (orders: number, total: string) =>
      `Dibayar sekaligus dengan ${formatCount(orders - 1)} pesanan lain: ${total}`,
    /** Of a purchase that is paid at the door. */
    codPurchase: (orders: number, total: string) =>
      `Dipesan bersama ${formatCount(orders - 1)} pesanan lain, seluruhnya ${total}. Tiap kurir menagih pesanan yang diantarnya.`,
  },
  refunds: {
    title: 'Pengembalian Dana',
    promised: (date: string) => `Dana diterima paling lambat ${date}`,
    ifNamedToday: (date: string) => `Dana diterima paling lambat ${date} kalau rekeningnya diisi hari ini`,
    done: (date: string) => `Dana sudah dikirim pada ${date}`,
    bounced:
      'Bank mengembalikan transfernya. Danamu aman: periksa nomor dan nama pemilik rekening, lalu isi lagi di bawah.',
    purpose: (what: string) => `Untuk ${what}`,
    way: { direct: 'Ke metode pembayaran semula', transfer: 'Transfer ke rekeningmu' },
  },
  windows: {
    title: 'Batas Pengembalian',
    text: 'Dihitung sejak pesanan tiba.',
    damaged: `Rusak: lapor dalam ${RETURN_HOURS.damaged} jam`,
    not_as_described: 'Tidak sesuai deskripsi',
    other: 'Alasan lain',
    until: { damaged: 'masih bisa sampai', not_as_described: 'sampai', other: 'sampai' },
    over: 'sudah lewat pada',
    rules: 'Ketentuan pengembalian',
  },
  join: {
    title: 'Simpan di akunmu',
    text: 'Pesanan ini dibuat tanpa akun. Simpan di akun yang sedang masuk supaya selalu ada di Pesanan Saya.',
    submit: 'Simpan ke Akun Saya',
    guestText: 'Pesanan ini dibuat tanpa akun. Daftar atau masuk, lalu simpan pesanan ini di akunmu.',
    guest: 'Daftar atau Masuk',
  },
  notices: {
    cancelled: 'Pesanan dibatalkan.',
    purchase_cancelled: 'Pembelian dibatalkan; tidak ada yang perlu dibayar.',
    asked: 'Pembatalan diajukan kepada penjual.',
    received: 'Terima kasih, pesanan tercatat sudah diterima.',
    not_arrived: 'Terima kasih. Kami cari tahu di mana paketmu.',
    missing: 'Laporan diterima. Pesanan tidak dianggap sudah diterima selama kami memeriksanya.',
    address: 'Alamat pengiriman diubah.',
    joined: 'Pesanan tersimpan di akunmu.',
    refund_account: 'Rekening tujuan tersimpan.',
    disowned: 'Akun dan tautan lama sudah dilepas dari pesanan ini.',
    disowned_late: `Akun dan tautan lama sudah dilepas, tetapi dana pesanan ini sudah pernah ditransfer. Kalau bukan ke rekeningmu, segera ${CONTACT_LINK}.`,
  },
  refusals: {
    too_late: (state: string) => `Tidak bisa dilakukan karena status pesanan sekarang "${state}".`,
    unknown: 'Tidak bisa dilakukan. Muat ulang halaman ini, lalu coba lagi.',
    reason: 'Pilih alasan pembatalan dulu.',
  },
} as const;

export type OrderNotice = keyof typeof orderCopy.notices;
export type OrderRefused = keyof typeof orderCopy.refusals;
