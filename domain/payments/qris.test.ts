import { describe, expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import { hasGoodChecksum, readFields } from './qris.builder.ts';
import { crc16, simulatedQris } from './qris.ts';

/** The sample of EMVCo's specification, whose text is not only ASCII, and two static codes as merchants print them. */
const REAL = [
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A',
  '00020101021126680016ID.CO.TELKOM.WWW011893600898026635207502150001952663520750303UMI51440014ID.CO.QRIS.WWW0215ID10211254059720303UMI5204549953033605502015802ID5906BIOLBE6011KAB. MALANG610565168622005091147938120703A03630404CB',
  '00020101021126660014ID.LINKAJA.WWW011893600911000093000502151912131509300050303UME51440014ID.CO.QRIS.WWW0215ID20190139612790303UME5204839853033605802ID5924Infak Sinergi Foundation6007BANDUNG61054017362070703A01630458E0',
];

describe('the checksum of a QRIS code', () => {
  it('is that of the standard', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it.each(REAL)('matches the code of a real merchant: %#', (payload) => {
    expect(hasGoodChecksum(payload)).toBe(true);
    expect(hasGoodChecksum(payload.replace('5802', '5803'))).toBe(false);
  });
});

describe('a simulated code', () => {
  const payload = simulatedQris({
    amount: rupiah(349_000),
    merchant: 'TOKO CONTOH',
    city: 'JAKARTA SELATAN',
    reference: 'INV0001',
  });

  it('is dynamic, in Rupiah, for this amount and with a good checksum', () => {
    expect(hasGoodChecksum(payload)).toBe(true);
    const fields = new Map(readFields(payload));
    expect([fields.get('01'), fields.get('53'), fields.get('54'), fields.get('58')]).toEqual([
      '12',
      '360',
      '349000',
      'ID',
    ]);
    expect(payload).toBe(
      '00020101021226680016ID.CO.CONTOH.WWW011893600000000000000002150000000000000010303UMI51440014ID.CO.QRIS.WWW0215ID00000000000010303UMI52045999530336054063490005802ID5911TOKO CONTOH6015JAKARTA SELATAN61051219062180107INV00010703A016304F138',
    );
  });

  it('truncates names to the lengths of the standard', () => {
    const long = simulatedQris({
      amount: rupiah(1),
      merchant: 'X'.repeat(60),
      city: 'Y'.repeat(60),
      reference: 'Z'.repeat(60),
    });
    const fields = new Map(readFields(long));
    expect([fields.get('59')?.length, fields.get('60')?.length]).toEqual([25, 15]);
    expect(hasGoodChecksum(long)).toBe(true);
  });
});
