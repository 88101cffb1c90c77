import { describe, expect, it } from 'vitest';
import { ADDRESS_LIMITS } from '../addresses/address.ts';
import { addressForm } from './address.ts';
import { checkFields, type FormValues } from './check-fields.ts';

const good = {
  label: 'Rumah',
  recipient: 'Sari Wulandari',
  phone: '0812-3456-7890',
  region: '32.73.02.1001',
  postal_code: '40135',
  street: 'Jl. Ir. H. Juanda No. 12, RT 02/RW 05',
  landmark: 'Sebelah masjid',
  courier_note: 'Titip di pos satpam',
  is_default: 'on',
};

const faults = (changes: FormValues) => {
  const checked = checkFields(addressForm, { ...good, ...changes });
  return checked.ok ? {} : checked.error;
};

describe('the address form', () => {
  it('accepts what a browser posts, normalises the phone and turns the checkbox into a boolean', () => {
    expect(checkFields(addressForm, good)).toEqual({
      ok: true,
      value: { ...good, phone: '+6281234567890', is_default: true },
    });
  });

  it('needs no label, landmark or note; an unticked checkbox is not posted', () => {
    const { recipient, phone, region, postal_code, street } = good;
    const needed = { recipient, phone, region, postal_code, street };
    expect(checkFields(addressForm, needed)).toMatchObject({
      value: { label: '', landmark: '', courier_note: '', is_default: false },
    });
  });

  it('names every missing field, and every empty one', () => {
    const all = {
      recipient: 'required',
      phone: 'required',
      region: 'required',
      postal_code: 'required',
      street: 'required',
    };
    expect(checkFields(addressForm, {})).toEqual({ ok: false, error: all });
    expect(faults({ recipient: ' ', phone: '', region: '', postal_code: '\t', street: '' })).toEqual(all);
  });

  it.each<[FormValues, Record<string, string>]>([
    [{ phone: '021 5550 123' }, { phone: 'invalid_phone' }],
    [{ phone: ['0812'] }, { phone: 'required' }],
    [{ region: '32.73' }, { region: 'unknown_region' }],
    [{ region: 'Coblong' }, { region: 'unknown_region' }],
    [{ postal_code: '4013' }, { postal_code: 'invalid_postal_code' }],
    [{ postal_code: '12190' }, { postal_code: 'other_province' }],
    [{ recipient: 'S' }, { recipient: 'too_short' }],
    [{ street: 'Jl.' }, { street: 'too_short' }],
    [{ label: 'x'.repeat(ADDRESS_LIMITS.label + 1) }, { label: 'too_long' }],
    [{ street: 'x'.repeat(ADDRESS_LIMITS.street.max + 1) }, { street: 'too_long' }],
    [{ courier_note: 'x'.repeat(ADDRESS_LIMITS.courierNote + 1) }, { courier_note: 'too_long' }],
  ])('refuses %j', (changes, expected) => expect(faults(changes)).toEqual(expected));
});
