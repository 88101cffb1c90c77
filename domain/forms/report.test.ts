import { describe, expect, it } from 'vitest';
import { checkFields, type FormValues } from './check-fields.ts';
import { FORM_LIMITS } from './limits.ts';
import { parseTarget, REPORT_REASONS, reportForm, targetText } from './report.ts';

const good = { target: 'product:12', reason: 'counterfeit' };
const faultsOf = (changes: FormValues) => {
  const checked = checkFields(reportForm, { ...good, ...changes });
  return checked.ok ? {} : checked.error;
};

describe('the form that reports a product or a shop (P-FORM-9)', () => {
  it('needs a target and a reason of its kind, and nothing more', () => {
    expect(checkFields(reportForm, good)).toEqual({
      ok: true,
      value: { ...good, details: '', email: '' },
    });
    for (const kind of ['product', 'seller'] as const) {
      for (const reason of REPORT_REASONS[kind]) {
        expect(faultsOf({ target: `${kind}:1`, reason, details: 'Karena begini.' })).toEqual({});
      }
    }
    expect(faultsOf({ reason: '' })).toEqual({ reason: 'required' });
    expect(faultsOf({ reason: 'rude' })).toEqual({ reason: 'required' });
    expect(faultsOf({ target: 'seller:12', reason: 'indecent' })).toEqual({ reason: 'required' });
  });

  it('wants details for another reason', () => {
    expect(faultsOf({ reason: 'other', details: ' \n' })).toEqual({ details: 'required' });
    expect(faultsOf({ reason: 'other', details: 'Karena begini.' })).toEqual({});
  });

  it('names what is too long or no address', () => {
    expect(faultsOf({ details: 'd'.repeat(FORM_LIMITS.details) })).toEqual({});
    expect(faultsOf({ details: 'd'.repeat(FORM_LIMITS.details + 1) })).toEqual({ details: 'too_long' });
    expect(faultsOf({ email: ' sari@contoh.id ' })).toEqual({});
    expect(faultsOf({ email: 'sari@' })).toEqual({ email: 'invalid_email' });
  });

  it.each(['', 'product', 'product:0', 'product:1.5', 'order:1', 'seller:9999999999', 'seller:1:2'])(
    'takes no target %j',
    (target) => {
      expect(parseTarget(target)).toBeNull();
      expect(faultsOf({ target })).toMatchObject({ target: 'unknown_target' });
    },
  );

  it('reads the targets that it writes', () => {
    expect(parseTarget(targetText({ kind: 'seller', id: 7 }))).toEqual({ kind: 'seller', id: 7 });
  });
});
