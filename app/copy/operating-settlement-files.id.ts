import { formatCount, formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { REPORT_KINDS, type ReportKind } from '#domain/settlement/report-kinds.ts';
import type { RowFault } from '#domain/settlement/row-problem.ts';
import type { TableFault } from '#server/services.ts';

/** Texts of the files of reports and bills (P-CONSOLE-19). */

const keep = 'Batal';

/** What a line of a report is about. */
export const LINE_WORDS: Readonly<Record<string, string>> = {
  payment: 'Pembayaran',
  refund: 'Pengembalian dana',
  chargeback: 'Ditarik bank',
  other: 'Lainnya',
  carried: 'Sisa laporan lain',
  paid_out: 'Masuk rekening',
} satisfies Record<ReportKind, string>;

export const settlementFileCopy = {
  title: 'File Rekonsiliasi',
  description: 'Isi file sebelum dicatat, baris demi baris.',
  missing: 'File tidak ditemukan',
  missingText: 'File dihapus setelah 7 hari. Kirim lagi kalau belum dicatat.',
  back: 'Kembali ke Rekonsiliasi',
  send: {
    title: 'Kirim file',
    report: 'Laporan penyedia pembayaran',
    reportText: 'CSV atau XLSX dengan kolom report, kind, reference, amount, dan fee.',
    bill: 'Tagihan kurir',
    billText:
      'CSV atau XLSX dengan kolom bill, waybill, amount, dan weight. Dicatat sebagai sudah dibayar dari rekening.',
    courier: 'Kurir',
    chooseCourier: 'Pilih kurir',
    file: 'File',
    confirm: 'Periksa File',
  },
  failed: {
    no_file: 'Pilih filenya dulu.',
    no_courier: 'Pilih kurirnya dulu.',
    too_large: 'File lebih dari 5 MB. Bagi menjadi beberapa file, atau pakai npm run settle.',
    unreadable: 'File ini tidak bisa dibaca. Simpan lagi sebagai CSV atau XLSX.',
    no_rows: 'File ini tidak punya baris di bawah judulnya.',
    too_many_rows: 'Paling banyak 50.000 baris dalam satu file.',
  },
  problems: (count: number) => `${formatCount(count)} hal perlu dibetulkan`,
  problemsText: 'Belum ada yang dicatat. Betulkan filenya, lalu kirim lagi.',
  place: (row: number, column: string) => `Baris ${formatCount(row)}, kolom ${column}:`,
  reportOf: (name: string) => `Laporan ${name}`,
  billOf: (courier: string, name: string) => `Tagihan ${courier} ${name}`,
  sums: (paidOut: string, fees: string) => `Masuk rekening ${paidOut}, biaya ${fees}.`,
  billed: (amount: string) => `Jumlah tagihan ${amount}.`,
  count: (state: string, count: number) => `${state}: ${formatCount(count)} baris`,
  states: {
    matched: 'Cocok',
    plain: 'Tanpa pembayaran',
    unknown: 'Tidak dikenal, akan diputuskan',
    booked: 'Sudah dicatat',
    wrong: 'Berbeda dari catatan',
  },
  isBooked: 'File ini sudah dicatat. Tidak ada yang berubah kalau dikirim lagi.',
  bookReport: {
    label: 'Catat Laporan',
    title: 'Catat laporan ini?',
    text: 'Semua baris dicatat sekaligus. Dana yang tidak dikenal disimpan terpisah sampai diputuskan.',
    confirm: 'Catat',
    keep,
  },
  bookBill: {
    label: 'Catat Tagihan',
    title: 'Catat tagihan ini sudah dibayar?',
    text: 'Semua paket dicatat sekaligus, dan jumlahnya keluar dari rekening Lokapasar.',
    confirm: 'Catat',
    keep,
  },
  done: 'File sudah dicatat.',
  refused: 'Ada yang perlu dibetulkan. Belum ada yang dicatat.',
  lines: 'Isi file',
  cut: (most: number, all: number) =>
    `${formatCount(most)} baris dari ${formatCount(all)}; yang perlu diperhatikan lebih dulu.`,
  columns: {
    row: 'Baris',
    kind: 'Jenis',
    reference: 'Acuan',
    waybill: 'Nomor resi',
    amount: 'Jumlah',
    fee: 'Biaya',
    state: 'Hasil',
  },
} as const;

const money = (amount: number) => formatRupiah(rupiah(amount));

const SIGNS: Readonly<Record<ReportKind, string>> = {
  payment: 'di atas 0',
  refund: 'di bawah 0, karena penyedia yang membayarnya',
  chargeback: 'di bawah 0, atau di atas 0 kalau dimenangkan',
  other: 'berapa pun',
  carried: 'di bawah 0 untuk laporan berikutnya, atau di atas 0 dari laporan sebelumnya',
  paid_out: 'di atas 0',
};

type RowWords = { [Code in RowFault['code']]: (fault: Extract<RowFault, { code: Code }>) => string };

const ROW_WORDS: RowWords = {
  bad_name: () => 'tulis paling banyak 40 huruf, angka, titik, - dan _.',
  other_name: ({ own, first }) =>
    `tertulis ${own}, padahal baris pertama ${first}. Satu file berisi satu nama.`,
  unknown_kind: () => `pilih salah satu dari ${REPORT_KINDS.join(', ')}.`,
  not_whole: () => 'tulis rupiah bulat dengan angka saja, tanpa titik.',
  not_above_zero: () => 'tulis rupiah bulat di atas 0, dengan angka saja.',
  wrong_sign: ({ kind }) => `untuk ${kind} jumlahnya ${SIGNS[kind]}.`,
  has_no_fee: ({ kind }) => `${kind} tidak punya biaya.`,
  needs_reference: ({ kind }) => `${kind} perlu ID pembayarannya.`,
  second_payout: ({ first }) => `paid_out sudah ada di baris ${formatCount(first)}.`,
  other_sum: ({ owed, paid }) =>
    `baris lainnya dikurangi biaya berjumlah ${money(owed)}, bukan ${money(paid)} yang masuk rekening.`,
  several_payments: () => 'cocok dengan beberapa pembayaran. Tulis ID satu pembayaran.',
  settled_before: () => 'sudah dicatat, di sini atau di laporan sebelumnya.',
  not_booked: ({ booked }) => `berbeda dari ${money(booked)} yang tercatat.`,
  imported_before: () =>
    'laporan ini sudah dicatat dengan baris lain. Koreksi ditulis sebagai laporan dengan nama baru.',
  no_waybill: () => 'masih kosong.',
  waybill_twice: ({ first }) => `sudah ada di baris ${formatCount(first)}.`,
  not_grams: () => 'tulis gram bulat.',
  unknown_parcel: () =>
    'bukan paket yang dipesan Lokapasar dari kurir ini. Keluarkan barisnya, lalu tanyakan kepada kurir.',
  billed_before: () => 'sudah dibayar dengan tagihan lain.',
  not_carried: () => 'tidak diantar, atau dihilangkan kurir.',
  paid_before: () => 'tagihan ini sudah dibayar dengan baris lain.',
};

/** What is wrong with a cell of a report or a bill. */
export const sayRowFault = <Code extends RowFault['code']>(
  fault: Extract<RowFault, { code: Code }>,
): string => ROW_WORDS[fault.code as Code](fault);

/** What is wrong with a table. */
export function sayTableFault(fault: TableFault): string {
  switch (fault.code) {
    case 'missing_column':
      return 'kolom ini tidak ada.';
    case 'unknown_column':
      return 'kolom ini tidak dikenal.';
    case 'column_twice':
      return `judul ini ada di kolom ${fault.places.join(' dan ')}. Mana yang berlaku?`;
    case 'no_heading':
      return 'ada isinya, tetapi kolomnya tidak berjudul.';
    case 'doubtful':
      return `"${fault.typed}" adalah bentuk angka atau tanggal dari aplikasi, dan yang diketik hilang. Ketik lagi sebagai teks, diawali tanda petik (').`;
    case 'damaged':
    case 'unreadable':
      return 'isinya rusak atau bukan nilai biasa. Ketik lagi.';
  }
}
