import { expect, it } from 'vitest';
import { checkFields } from './check-fields.ts';
import { returnForm, sentGoodsForm } from './return.ts';

const typed = { reason: 'damaged', wish: 'part', part: 'Rp 25.000', text: ' Retak ' };

it('a return is read as it is typed (P-RET-60)', () => {
  expect(checkFields(returnForm, typed)).toEqual({
    ok: true,
    value: { reason: 'damaged', wish: 'part', part: 25_000, text: 'Retak' },
  });
  expect(checkFields(returnForm, { reason: 'boredom', wish: '', part: 'banyak', text: '' })).toEqual({
    ok: false,
    error: { reason: 'required', wish: 'required', part: 'required', text: 'required' },
  });
});

it.each([
  ['', null],
  ['15000', 15_000],
  ['15.000', 15_000],
])('the postage %j is %j', (postage, amount) => {
  expect(checkFields(sentGoodsForm, { courier: 'JNE', waybill: 'JP 1', postage })).toEqual({
    ok: true,
    value: { courier: 'JNE', waybill: 'JP 1', postage: amount },
  });
});
