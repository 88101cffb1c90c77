import { describe, expect, it } from 'vitest';
import {
  AMOUNT_FORMS,
  type BankForm,
  DATE_FORMS,
  inBankForm,
  readColumns,
  SAMPLE_TRANSFERS,
} from './bank-form.ts';

const form = (more: Partial<BankForm>): BankForm => ({
  columns:
    'Rekening Asal = "009, 9"\nNo = urutan\nTujuan = Rekening\nNominal = jumlah\nNama = nama\nTgl = tanggal\nBerita = berita',
  hasHeadings: true,
  delimiter: 'semicolon',
  amount: '1.500.000,00',
  date: 'DD/MM/YYYY',
  ...more,
});

describe('the form of a bank (P-PAY-45)', () => {
  it('writes its columns in their order, with constants and the forms of the bank', () => {
    expect(inBankForm(form({}), SAMPLE_TRANSFERS.slice(0, 2)).split('\r\n')).toEqual([
      'Rekening Asal;No;Tujuan;Nominal;Nama;Tgl;Berita',
      '009, 9;1;0123456789;1.250.000,00;CV Contoh Sejahtera;26/11/2026;LOKAPASAR 41',
      '009, 9;2;1300012345678;87.500,00;Budi, S.Kom.;26/11/2026;LOKAPASAR 42',
      '',
    ]);
    const comma = inBankForm(form({ delimiter: 'comma', hasHeadings: false }), SAMPLE_TRANSFERS.slice(1, 2));
    expect(comma).toBe('"009, 9",1,1300012345678,"87.500,00","Budi, S.Kom.",26/11/2026,LOKAPASAR 42\r\n');
  });

  it('writes amounts and days as each example says', () => {
    const written = (more: Partial<BankForm>) =>
      inBankForm(
        form({ columns: 'a=jumlah\nb=tanggal\nc=rekening', hasHeadings: false, ...more }),
        SAMPLE_TRANSFERS.slice(0, 1),
      ).split(';');
    expect(AMOUNT_FORMS.map((amount) => written({ amount })[0])).toEqual([
      '1250000',
      '1250000.00',
      '1250000,00',
      '1.250.000',
      '1.250.000,00',
      '1,250,000.00',
    ]);
    expect(DATE_FORMS.map((date) => written({ date })[1])).toEqual([
      '2026-11-26',
      '26/11/2026',
      '26-11-2026',
      '20261126',
      '26112026',
    ]);
  });

  it('is refused with the line that is no column, and without account or amount', () => {
    expect(readColumns('Nama = nama\nKota = kota').faults).toEqual([{ code: 'no_column', line: 2 }]);
    expect(readColumns('Nama = nama').faults).toEqual(
      [{ code: 'no_account' }, { code: 'no_amount' }].slice(0, 1),
    );
    expect(readColumns('Rek = rekening').faults).toEqual([{ code: 'no_amount' }]);
    expect(readColumns('').faults).toEqual([]);
  });
});
