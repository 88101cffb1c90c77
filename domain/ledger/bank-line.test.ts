import { describe, expect, it } from 'vitest';
import { bankLineId, readMoment } from './bank-line.ts';

describe('the identity of a bank line (P-PAY-17)', () => {
  const line = { day: '2026-11-24', amount: 119_999, reference: 'TRSF E-BANKING  cr ws95031 ' };

  it('is its day, amount and text, however the text is typed', () => {
    expect(bankLineId(line)).toBe(bankLineId({ ...line, reference: 'trsf e-banking CR WS95031' }));
    expect(bankLineId(line)).toBe('bank:2026-11-24:119999:TRSF E-BANKING CR WS95031');
  });

  it.each([{ day: '2026-11-25' }, { amount: 119_998 }, { reference: 'TRSF' }])('differs with %j', (change) =>
    expect(bankLineId({ ...line, ...change })).not.toBe(bankLineId(line)),
  );

  it('tells further lines alike apart', () => expect(bankLineId(line, 2)).not.toBe(bankLineId(line)));
});

describe('a typed moment', () => {
  it('is a day, which counts as its first minute in Jakarta, or a day with an hour', () => {
    const day = '2026-11-24';
    expect(readMoment(day)).toEqual({ day, at: new Date('2026-11-23T17:00:00Z'), isDayAlone: true });
    expect(readMoment('2026-11-24 14:05')).toMatchObject({
      at: new Date('2026-11-24T07:05:00Z'),
      isDayAlone: false,
    });
  });

  it.each(['', 'kemarin', '24-11-2026', '2026-02-31', '2026-11-24 25:00', '2026-13-01'])(
    'is not %j',
    (typed) => expect(readMoment(typed)).toBeNull(),
  );
});
