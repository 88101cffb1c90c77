import { FIELD_WORDS, type FormFault } from '#domain/bank/bank-form.ts';
import { formatCount } from '#domain/format.ts';

/** Texts of the console around files for the bank (P-PAY-45). */

const FAULTS: { [Code in FormFault['code']]: (fault: Extract<FormFault, { code: Code }>) => string } = {
  no_column: ({ line }) =>
    `Baris ${formatCount(line)} belum berbentuk Judul = isi, atau isinya tidak dikenal.`,
  too_many: () => 'Kolomnya terlalu banyak.',
  no_account: () => 'Belum ada kolom yang berisi rekening.',
  no_amount: () => 'Belum ada kolom yang berisi jumlah.',
};

const sayFault = <Code extends FormFault['code']>(fault: Extract<FormFault, { code: Code }>): string =>
  FAULTS[fault.code as Code](fault);

export const operatingBankCopy = {
  title: 'Bank',
  description: 'Bentuk file transfer untuk bank.',
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
