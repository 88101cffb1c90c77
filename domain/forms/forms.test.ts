import { describe, expect, it } from 'vitest';
import { addressForm } from './address.ts';
import { applicationForm } from './application.ts';
import { checkFields, type FormValues } from './check-fields.ts';
import { failureAddress, readFailure } from './failure-address.ts';
import { FIELD_NAMES } from './field-names.ts';
import { FORM_LIMITS } from './limits.ts';
import { messageForm } from './message.ts';
import { newsletterForm } from './newsletter.ts';
import { formOfReference } from './reference.ts';
import { reportForm } from './report.ts';
import { resumeFault } from './resume.ts';

const goodMessage = {
  name: 'Sari Wulandari',
  email: 'sari@contoh.id',
  subject: 'Paket terlambat',
  message: 'Pesanan saya belum sampai.',
};
const goodApplication = {
  job: 'penulis-konten',
  name: 'Sari Wulandari',
  email: 'sari@contoh.id',
  phone: '0812 3456 7890',
  cover_letter: 'Saya senang menulis.',
};

const faultsOfMessage = (changes: FormValues) => {
  const checked = checkFields(messageForm, { ...goodMessage, ...changes });
  return checked.ok ? {} : checked.error;
};
const faultsOfApplication = (changes: FormValues) => {
  const checked = checkFields(applicationForm, { ...goodApplication, ...changes });
  return checked.ok ? {} : checked.error;
};

describe('the message form (validated on both sides, P-FORM-4)', () => {
  it('takes a message and drops fields that it does not know', () => {
    expect(checkFields(messageForm, { ...goodMessage, website: '' })).toEqual({
      ok: true,
      value: goodMessage,
    });
  });

  it('names every missing field, and every empty one', () => {
    const all = { name: 'required', email: 'required', subject: 'required', message: 'required' };
    expect(checkFields(messageForm, {})).toEqual({ ok: false, error: all });
    expect(faultsOfMessage({ name: ' ', email: '\t', subject: '', message: '\r\n' })).toEqual(all);
  });

  it('takes lengths at their bounds and refuses those beyond', () => {
    const { name, subject, message } = FORM_LIMITS;
    expect(
      faultsOfMessage({
        name: 'n'.repeat(name),
        subject: 's'.repeat(subject.max),
        message: 'm'.repeat(message.max),
      }),
    ).toEqual({});
    expect(
      faultsOfMessage({
        name: 'n'.repeat(name + 1),
        email: `${'e'.repeat(250)}@a.id`,
        subject: 's'.repeat(subject.max + 1),
        message: 'm'.repeat(message.max + 1),
      }),
    ).toEqual({ name: 'too_long', email: 'too_long', subject: 'too_long', message: 'too_long' });
    expect(faultsOfMessage({ subject: 'ab', message: 'pendek' })).toEqual({
      subject: 'too_short',
      message: 'too_short',
    });
  });

  it.each([
    'sari',
    'sari@',
    '@contoh.id',
    'sari@contoh',
    'a b@contoh.id',
    'sari@contoh.xn--',
    'sari@contoh.id, lain@contoh.id',
  ])('refuses the address %s', (email) =>
    expect(faultsOfMessage({ email })).toEqual({ email: 'invalid_email' }),
  );

  it('counts a line end once, as a browser posts it or not, and keeps paragraphs', () => {
    const message = `${'m'.repeat(FORM_LIMITS.message.max - 2)}\r\nm`;
    expect(faultsOfMessage({ message })).toEqual({});
    expect(
      checkFields(messageForm, { ...goodMessage, message: 'Satu baris\r\n\r\ndan satu lagi\x07' }),
    ).toMatchObject({
      value: { message: 'Satu baris\n\ndan satu lagi' },
    });
  });

  it('puts what goes into the head of a mail on one line', () => {
    const checked = checkFields(messageForm, { ...goodMessage, subject: 'Halo\r\nBcc: lain@contoh.id' });
    expect(checked).toMatchObject({ value: { subject: 'Halo Bcc: lain@contoh.id' } });
  });

  it('refuses a zero byte in any field', () => {
    const damaged = Object.fromEntries(
      Object.entries(goodMessage).map(([name, text]) => [name, `${text}\0`]),
    );
    expect(Object.values(faultsOfMessage(damaged))).toEqual(Array(4).fill('unreadable'));
  });

  it('calls a name of invisible characters empty', () => {
    expect(faultsOfMessage({ name: '\u200b\u2060\u3164', message: '\u00a0\ufeff\n' })).toEqual({
      name: 'required',
      message: 'required',
    });
  });

  it.each(['sari@xn--conth-1ta.id', 'sari@contoh.xn--p1ai'])('takes the address %s', (email) =>
    expect(faultsOfMessage({ email })).toEqual({}),
  );

  it('refuses values that are no text', () => {
    expect(faultsOfMessage({ name: ['a', 'b'], message: 7 })).toEqual({
      name: 'required',
      message: 'required',
    });
  });
});

describe('the newsletter box', () => {
  it('trims the address', () => {
    expect(checkFields(newsletterForm, { email: ' sari@contoh.id ' })).toEqual({
      ok: true,
      value: { email: 'sari@contoh.id' },
    });
  });
});

describe('the job application', () => {
  it('needs no phone and no position', () => {
    const { phone, job, ...rest } = goodApplication;
    expect(phone && job).toBeTruthy();
    expect(checkFields(applicationForm, rest)).toEqual({ ok: true, value: { ...rest, phone: '', job: '' } });
  });

  it('refuses a position that is not open', () => {
    expect(faultsOfApplication({ job: 'raja' })).toEqual({ job: 'unknown_job' });
  });

  it('refuses a long phone number and a long letter', () => {
    expect(
      faultsOfApplication({
        phone: '1'.repeat(FORM_LIMITS.phone + 1),
        cover_letter: 'x'.repeat(FORM_LIMITS.coverLetter + 1),
      }),
    ).toEqual({ phone: 'too_long', cover_letter: 'too_long' });
  });
});

describe('a resume (PDF up to 2 MB, checked by content, P-FORM-5)', () => {
  const pdf = (length: number) => {
    const bytes = new Uint8Array(length).fill(32);
    bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
    bytes.set(new TextEncoder().encode('%%EOF\n'), length - 6);
    return bytes;
  };

  it('may be a PDF of up to 2 MB', () => {
    expect(resumeFault(pdf(200))).toBeNull();
    expect(resumeFault(pdf(FORM_LIMITS.resumeBytes))).toBeNull();
    expect(resumeFault(pdf(FORM_LIMITS.resumeBytes + 1))).toBe('too_large');
  });

  it('must be there and be a PDF at both ends', () => {
    const text = (content: string) => new TextEncoder().encode(content);
    expect(resumeFault(new Uint8Array())).toBe('required');
    expect(resumeFault(text('PK\u0003\u0004 a renamed document'))).toBe('not_pdf');
    expect(resumeFault(text('%PDF-1.7 cut off'))).toBe('not_pdf');
    expect(resumeFault(text(`${' '.repeat(1100)}%PDF-1.7 %%EOF`))).toBe('not_pdf');
  });
});

describe('a reference number', () => {
  it('names its form', () => {
    expect(formOfReference('PSN-7K2M9Q')).toBe('messages');
    expect(formOfReference('LMR-000000')).toBe('applications');
    expect(formOfReference('LPR-000000')).toBe('reports');
    expect(formOfReference('NWS-ZZZZZZ')).toBe('newsletter');
  });

  it.each(['', 'PSN-7K2M9', 'PSN-7k2m9q', 'XXX-7K2M9Q', 'PSN-7K2M9I', ' PSN-7K2M9Q', '<b>'])(
    'is not %j',
    (text) => expect(formOfReference(text)).toBeNull(),
  );
});

describe('the address of a failure', () => {
  const read = (address: string) => readFailure(new URL(address, 'http://localhost').searchParams);

  it('tells the form, the reason and the faults', () => {
    const failed = {
      form: 'messages',
      failure: 'invalid',
      fields: { email: 'invalid_email', subject: 'too_short' },
    } as const;
    expect(read(failureAddress(failed))).toEqual({ ...failed, isSound: true });
    expect(read('/kirim/gagal')).toMatchObject({ form: null, isSound: true });
  });

  it('counts what it does not know as absent', () => {
    expect(read('/kirim/gagal?form=x&error=y&field=name:z&field=<b>:required&utm_source=w')).toEqual({
      form: null,
      failure: 'unavailable',
      fields: {},
      isSound: false,
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'website'])('knows no field %s', (name) => {
    const told = read(`/kirim/gagal?form=messages&error=invalid&field=${name}:required&field=email:required`);
    expect(told).toMatchObject({ form: 'messages', isSound: false });
    expect(Object.entries(told.fields)).toEqual([['email', 'required']]);
  });

  it('knows every field of every form', () => {
    const forms = [messageForm, reportForm, newsletterForm, applicationForm, addressForm];
    const fields = forms.flatMap(({ shape }) => Object.keys(shape)).filter((name) => name !== 'is_default');
    expect(new Set([...fields, 'resume'])).toEqual(new Set(FIELD_NAMES));
  });
});
