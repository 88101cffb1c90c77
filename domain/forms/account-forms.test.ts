import { describe, expect, test } from 'vitest';
import { accountFaults } from './account-forms.ts';

const good = { email: 'sari@contoh.id', password: 'rahasia', confirmPassword: 'rahasia' };

describe('The login form (P-ACC-2)', () => {
  test('accepts an e-mail address and six characters', () => {
    expect(accountFaults('login', { email: 'sari@contoh.id', password: '123456' })).toEqual({});
  });
  test.each(['', 'sari', 'sari@', '@contoh.id', 'sari@contoh', 'a b@contoh.id'])(
    'refuses the address %j',
    (email) => expect(accountFaults('login', { ...good, email })).toEqual({ email: 'invalid_email' }),
  );
  test('refuses five characters', () => {
    expect(accountFaults('login', { ...good, password: '12345' })).toEqual({ password: 'too_short' });
  });
  test('names every fault at once, and rejects values that are not text', () => {
    expect(accountFaults('login', {})).toEqual({ email: 'invalid_email', password: 'too_short' });
    expect(accountFaults('login', { email: 7, password: ['a'] })).toEqual({
      email: 'invalid_email',
      password: 'too_short',
    });
  });
});

describe('The registration form (P-ACC-2)', () => {
  test('accepts two equal passwords', () => expect(accountFaults('register', good)).toEqual({}));
  test('a different confirmation is a fault of the confirmation', () => {
    expect(accountFaults('register', { ...good, confirmPassword: 'rahasia2' })).toEqual({
      confirmPassword: 'mismatch',
    });
  });
  test('a different confirmation is reported beside other faults', () => {
    expect(accountFaults('register', { ...good, email: '', confirmPassword: 'rahasia2' })).toEqual({
      email: 'invalid_email',
      confirmPassword: 'mismatch',
    });
  });
  test('a short confirmation is reported as short first', () => {
    expect(accountFaults('register', { ...good, confirmPassword: 'rah' })).toEqual({
      confirmPassword: 'too_short',
    });
  });
});

describe('The profile form (P-ACC-8)', () => {
  const profile = { username: 'sari', full_name: '', phone: '', address: '' };
  test('needs only the username', () => expect(accountFaults('profile', profile)).toEqual({}));
  test.each(['', 'ab', '  a  '])('refuses the username %j', (username) => {
    expect(accountFaults('profile', { ...profile, username })).toEqual({ username: 'too_short' });
  });
  test('accepts lengths at their bounds and refuses those beyond', () => {
    const at = {
      username: 'u'.repeat(50),
      full_name: 'n'.repeat(100),
      phone: '1'.repeat(30),
      address: 'a'.repeat(500),
    };
    expect(accountFaults('profile', at)).toEqual({});
    const beyond = Object.fromEntries(Object.entries(at).map(([name, text]) => [name, `${text}x`]));
    expect(accountFaults('profile', beyond)).toEqual({
      username: 'too_long',
      full_name: 'too_long',
      phone: 'too_long',
      address: 'too_long',
    });
  });
});
