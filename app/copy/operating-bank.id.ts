import { FIELD_WORDS, type FormFault } from '#domain/bank/bank-form.ts';
import type { FiledTransfer, StatementTarget } from '#domain/bank/match-statement.ts';
import {
  type LineFault,
  MOST_LINE_TEXT,
  MOST_STATEMENT_LINES,
  MOST_STATEMENT_TEXT,
  type SkippedKind,
} from '#domain/bank/read-statement.ts';
import { formatCount } from '#domain/format.ts';

/** Texts of the console around files for the bank (P-PAY-45), and lines of its statement (P-PAY-46, P-PAY-47). */

const FAULTS: { [Code in FormFault['code']]: (fault: Extract<FormFault, { code: Code }>) => string } = {
  no_column: ({ line }) =>
    `Baris ${formatCount(line)} belum berbentuk Judul = isi, atau isinya tidak dikenal.`,
  too_many: () => 'Kolomnya terlalu banyak.',
  no_account: () => 'Belum ada kolom yang berisi rekening.',
  no_amount: () => 'Belum ada kolom yang berisi jumlah.',
};

const sayFault = <Code extends FormFault['code']>(fault: Extract<FormFault, { code: Code }>): string =>
  FAULTS[fault.code as Code](fault);

const FILES: Record<StatementTarget['kind'], string> = {
  payouts: 'file pencairan',
  refunds: 'file pengembalian dana',
};

const SKIPPED: Record<SkippedKind, string> = {
  heading: 'Judul kolom.',
  balance: 'Saldo atau jumlah, bukan transaksi.',
  came_in: 'Uang masuk.',
};

const UNREAD: Record<LineFault, string> = {
  too_long: `Keterangannya lebih dari ${formatCount(MOST_LINE_TEXT)} karakter.`,
  no_day: 'Tanggalnya tidak ada, atau tanpa tahun.',
  no_amount: 'Jumlahnya tidak ada.',
  amount_unclear: 'Jumlahnya bisa dibaca lebih dari satu cara, atau tidak berada di bawah judul kolomnya.',
  no_direction: 'Tidak jelas uangnya keluar atau masuk.',
};

export const operatingBankCopy = {
  title: 'Bank',
  description: 'Mutasi rekening dan bentuk file transfer untuk bank.',
  lines: {
    title: 'Tandai dari mutasi rekening',
    text: 'Tiap baris dicocokkan dengan file atau transfer yang menunggu bank, dari nama dan jumlahnya. Periksa dulu hasilnya, lalu tandai semua yang cocok sekaligus.',
    field: 'Mutasi rekening',
    hint: `Satu transaksi per baris, paling banyak ${formatCount(MOST_STATEMENT_LINES)} baris. Kolomnya dipisah tab, titik koma, garis tegak, atau koma. Kalau judul kolomnya tidak ikut ditempel, jumlahnya perlu DB atau CR.`,
    look: 'Periksa',
    mark: (count: number) => `Tandai ${formatCount(count)} Baris yang Cocok`,
    reasonText: 'Alasan dan kode diisi untuk menandai atau mencatat saja.',
    feeText:
      'Baris yang tidak dikenal bisa kamu centang untuk dicatat sebagai biaya bank. Tempel mutasi sehari utuh, supaya biaya yang sama persis di hari itu tidak tertukar.',
    fee: 'Catat sebagai biaya bank',
    alike: (nth: number) => `Baris ke-${formatCount(nth)} yang sama persis.`,
    book: 'Catat Biaya yang Dicentang',
    noneTicked: 'Centang dulu baris yang merupakan biaya bank.',
    results: 'Hasil per baris',
    line: (line: number) => `Baris ${formatCount(line)}`,
    kinds: {
      matched: 'Cocok',
      several: 'Beberapa kemungkinan',
      marked: 'Sudah ditandai',
      cost: 'Biaya bank',
      repeated: 'Berulang',
      unknown: 'Tidak dikenal',
      skipped: 'Dilewati',
      unread: 'Tidak terbaca',
    },
    why: {
      several: 'Tandai sendiri di halaman pencairan atau pengembalian dana:',
      marked: 'Baris ini, atau transfer yang dimaksud, sudah ditandai sebelumnya.',
      cost: 'Sudah dicatat sebagai biaya bank.',
      repeated: 'Baris di atasnya sama, atau menandai transfer yang sama.',
      unknown: 'Tidak ada file atau transfer yang menunggu dengan nama dan jumlah ini.',
    },
    skipped: (as: SkippedKind) => SKIPPED[as],
    unread: (why: LineFault) => UNREAD[why],
    otherAmount: ({ name, kind, batch }: Pick<FiledTransfer, 'name' | 'kind' | 'batch'>, waits: string) =>
      `Jumlahnya berbeda: transfer ${name} di ${FILES[kind]} ${batch} menunggu ${waits}. Periksa di bank; kalau memang ini, tandai sendiri.`,
    target: ({ kind, batch, transfer }: StatementTarget) =>
      transfer === null
        ? `Seluruh ${FILES[kind]} ${batch}`
        : `Transfer ${transfer.name} di ${FILES[kind]} ${batch}`,
    markedNow: 'Baru saja ditandai.',
    bookedNow: 'Baru saja dicatat sebagai biaya bank.',
    done: (count: number) => `${formatCount(count)} baris ditandai sudah ditransfer.`,
    booked: (count: number) => `${formatCount(count)} baris dicatat sebagai biaya bank.`,
    partly: (done: number, refused: number) =>
      `${formatCount(done)} baris berhasil, ${formatCount(refused)} baris ditolak. Alasannya ada di bawah.`,
    left: (count: number) =>
      `${formatCount(count)} baris belum sempat dikerjakan dan masih siap di bawah. Tekan tombolnya sekali lagi.`,
    empty: 'Tempel dulu mutasinya.',
    tooMany: `Paling banyak ${formatCount(MOST_STATEMENT_LINES)} baris sekaligus. Bagi mutasinya menjadi beberapa bagian.`,
    tooLong: `Paling banyak ${formatCount(MOST_STATEMENT_TEXT)} karakter sekaligus. Bagi mutasinya menjadi beberapa bagian.`,
    changed:
      'Hasilnya berbeda dari yang terakhir kamu periksa. Belum ada yang diubah: periksa lagi hasil di bawah.',
  },
  form: {
    title: 'Bentuk file bank',
    text: 'File pencairan dan pengembalian dana ditulis dalam bentuk ini saat diunduh. Kalau kolomnya kosong, dipakai CSV Lokapasar: transfer, amount, bank, number, holder, note.',
    columns: 'Kolom',
    columnsHint: `Satu kolom per baris, urut dari kiri: Judul = isi. Isinya salah satu dari ${FIELD_WORDS.join(', ')}, atau teks tetap dalam tanda kutip. Misalnya: Mata Uang = "IDR".`,
    optional: '(boleh kosong)',
    headings: 'Baris pertama berisi judul kolom',
    delimiter: 'Pemisah kolom',
    delimiters: { comma: 'Koma', semicolon: 'Titik koma', tab: 'Tab', pipe: 'Garis tegak' },
    amount: 'Bentuk jumlah',
    date: 'Bentuk tanggal',
    dates: {
      'YYYY-MM-DD': '2026-11-26',
      'DD/MM/YYYY': '26/11/2026',
      'DD-MM-YYYY': '26-11-2026',
      YYYYMMDD: '20261126',
      DDMMYYYY: '26112026',
    },
    look: 'Lihat Contoh',
    save: 'Simpan',
    reasonText: 'Alasan dan kode diisi untuk menyimpan saja.',
  },
  preview: { title: 'Contoh dengan tiga transfer rekaan', typed: 'Belum disimpan.' },
  done: { form: 'Bentuk file bank disimpan.' },
  refused: {
    form: (faults: readonly FormFault[]) => faults.map(sayFault).join(' '),
    stale: 'Orang lain baru saja mengubahnya. Muat ulang halaman ini, lalu coba lagi.',
  },
} as const;
