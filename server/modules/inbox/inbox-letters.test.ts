import { expect, it } from 'vitest';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { inboxLetters } from './inbox-letters.id.ts';

it('a receipt contains nothing that its sender typed', () => {
  const typed = { name: 'spam', email: 'spam', subject: 'spam', message: 'spam', job: 'spam' };
  const letters = [
    inboxLetters.messageReceived({ ...typed, reference: 'PSN-7K2M9Q' }),
    inboxLetters.applicationReceived({ ...typed, reference: 'LMR-7K2M9Q', days: 180 }),
  ];
  for (const letter of letters) expect(letterAsMail(letter, { to: 'a@b.id' }).html).not.toContain('spam');
});

it('no subject line contains what a stranger typed', () => {
  const typed = 'MURAH https://spam.example';
  const given = {
    reference: 'PSN-7K2M9Q',
    name: typed,
    email: typed,
    subject: typed,
    message: typed,
    job: typed,
  };
  const letters = [
    inboxLetters.messageReceived(given),
    inboxLetters.messageNotice(given),
    inboxLetters.applicationReceived({ ...given, days: 180 }),
    inboxLetters.applicationNotice(given),
  ];
  for (const { subject } of letters) expect(subject).not.toContain('spam');
});
