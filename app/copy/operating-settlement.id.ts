import { formatCount } from '#domain/format.ts';

/** Texts of the console around reports of the payment provider, cash of couriers, and money that nobody knows (P-CONSOLE-17, P-CONSOLE-18). */

const keep = 'Batal';

export const operatingSettlementCopy = {
  title: 'Rekonsiliasi',
  description: 'Laporan penyedia pembayaran, tagihan kurir, dan dana tak dikenal.',
  columns: {
    since: 'Sejak',
    amount: 'Jumlah',
    source: 'Asal',
    change: 'Tindakan',
    report: 'Laporan',
    booked: 'Dicatat',
    lines: 'Baris',
    fees: 'Biaya',
    paidOut: 'Masuk rekening',
    bill: 'Tagihan',
    courier: 'Kurir',
    parcels: 'Paket',
  },
  unknown: {
    title: 'Dana tak dikenal',
    none: 'Semua dana dikenal.',
    hint: 'Jumlah di bawah nol adalah dana yang diambil penyedia.',
    ofReport: (report: string, row: number) => `Laporan ${report}, baris ${formatCount(row)}`,
    ofPayment: (id: string) => `Pembayaran ${id} tanpa pembelian`,
    says: (kind: string, reference: string) => (reference === '' ? kind : `${kind}: ${reference}`),
    decide: {
      label: 'Putuskan',
      title: 'Dana ini milik siapa?',
      text: 'Diputuskan sekali. Kasusnya selesai dengan sendirinya.',
      confirm: 'Putuskan',
      keep,
    },
    belongs: 'Ke mana dananya',
    choose: 'Pilih',
    as: {
      provider: 'Pembayarannya sudah tercatat, atau dana kembali lewat penyedia',
      bank: 'Dikembalikan lewat transfer bank',
      shop: 'Milik Lokapasar, sebagai laba atau rugi',
    },
  },
  reports: { title: 'Laporan penyedia yang sudah dicatat', none: 'Belum ada laporan yang dicatat.' },
  bills: { title: 'Tagihan kurir yang sudah dibayar', none: 'Belum ada tagihan yang dicatat.' },
  done: { decide: 'Dananya sudah diputuskan.' },
  refused: {
    nothingUnknown: 'Dana itu sudah diputuskan. Tidak ada yang diubah.',
    stillUnknown: 'Pembayarannya belum tercatat, atau tercatat dengan jumlah lain.',
    choose: 'Pilih ke mana dananya.',
  },
} as const;

export const operatingCashCopy = {
  title: 'Setoran COD',
  description: 'Uang tunai yang ditagih kurir dan belum disetor.',
  columns: {
    courier: 'Kurir',
    orders: 'Pesanan',
    amount: 'Jumlah',
    oldest: 'Terlama',
    order: 'Pesanan',
    waybill: 'Nomor resi',
    since: 'Diterima kurir',
    claim: 'Klaim',
    change: 'Tindakan',
    at: 'Dicatat',
    fee: 'Biaya',
    line: 'Baris mutasi',
  },
  owed: 'Belum disetor',
  noneOwed: 'Semua uang COD sudah disetor.',
  choose: (courier: string) => `Catat setoran ${courier}`,
  book: {
    title: (courier: string) => `Setoran ${courier}`,
    text: 'Satu baris mutasi bank dicatat sekali. Pilih pesanan yang dibayarnya, atau tempel nomornya. Kalau tidak ada yang dipilih, setoran ini harus melunasi semuanya.',
    short:
      'Kalau kurang dari pesanan yang dipilih, selisihnya menjadi klaim kepada kurir dan toko tetap dibayar. Kalau lebih, setoran ditolak sampai pesanannya lengkap.',
    amount: 'Jumlah di mutasi',
    amountHint: 'Dalam rupiah, misalnya 1.500.000.',
    fee: 'Biaya yang dipotong kurir',
    optional: '(boleh kosong)',
    line: 'Teks baris mutasi',
    lineHint: 'Seperti tertulis di mutasi bank.',
    day: 'Tanggal mutasi',
    list: 'Nomor resi atau pesanan',
    listHint: 'Tempel dari rincian kurir, dipisah spasi, koma, atau baris.',
    again: 'Bank punya beberapa baris yang sama, dan ini baris berikutnya',
    waiting: (courier: string) => `Menunggu setoran ${courier}`,
    pick: (order: string) => `Pilih pesanan ${order}`,
    cut: (most: number, all: number) =>
      `${formatCount(most)} pesanan terlama dari ${formatCount(all)}. Yang lain ditempel nomornya.`,
    none: 'Tidak ada uang COD yang menunggu setoran dari kurir ini.',
    confirm: 'Catat Setoran',
  },
  claims: {
    title: 'Klaim kepada kurir',
    none: 'Tidak ada klaim yang terbuka.',
    short: 'Setoran kurang',
    paid: {
      label: 'Selesaikan',
      title: 'Kurir membayar klaim ini?',
      text: 'Isi yang masuk ke rekening. Sisanya menjadi rugi Lokapasar, dan klaim tidak bisa diselesaikan lagi.',
      confirm: 'Selesaikan',
      keep,
    },
    amount: 'Yang dibayar kurir',
    amountHint: 'Dalam rupiah; 0 kalau tidak dibayar sama sekali.',
  },
  remitted: { title: 'Setoran terakhir', none: 'Belum ada setoran yang dicatat.' },
  done: {
    remitted: 'Setoran dicatat.',
    claim_paid: 'Klaim diselesaikan.',
  },
  refused: {
    amount: 'Jumlahnya belum benar. Tulis dalam rupiah, misalnya 1.500.000.',
    fee: 'Biayanya belum benar. Tulis dalam rupiah, misalnya 25.000.',
    unknown: (numbers: string) => `Tidak ada uang COD yang menunggu setoran untuk: ${numbers}.`,
    noCashOwed: 'Sebagian pesanan itu tidak menunggu setoran dari kurir ini.',
    nameOrders: (owed: string) =>
      `Setoran ini tidak melunasi semuanya: kurir masih berutang ${owed}. Pilih pesanan yang dibayarnya.`,
    moreThanOrders: (owed: string) =>
      `Jumlah dan biayanya lebih dari pesanannya, yang bersama-sama ${owed}. Lengkapi pesanannya dulu.`,
    noClaim: 'Klaim itu tidak ditemukan.',
    claimSettled: 'Klaim itu sudah diselesaikan. Tidak ada yang diubah.',
    moreThanClaimed: (owed: string) => `Lebih dari klaimnya, yaitu ${owed}.`,
  },
} as const;
