import { expect, it } from 'vitest';
import { letterAsMail } from './letter.ts';

it('a letter has the same content as text and as HTML, and shows typed text as text', () => {
  const mail = letterAsMail(
    {
      subject: 'Halo & selamat',
      parts: [
        { p: 'Isi <b>' },
        { quote: 'satu\n"dua"' },
        { facts: [['Nomor', 'PSN-1']] },
        { link: 'https://a.id/?x=1&y=2', label: 'Buka' },
      ],
    },
    { to: 'sari@contoh.id' },
  );
  expect(mail.text).toBe('Isi <b>\n\n> satu\n> "dua"\n\nNomor: PSN-1\n\nBuka:\nhttps://a.id/?x=1&y=2\n');
  expect(mail.html).toContain('<p>Isi &lt;b&gt;</p>');
  expect(mail.html).toContain('satu\n&quot;dua&quot;</blockquote>');
  expect(mail.html).toContain('href="https://a.id/?x=1&amp;y=2"');
  expect(mail.html).toContain('<title>Halo &amp; selamat</title>');
  expect([mail.replyTo, mail.unsubscribeUrl]).toEqual([null, null]);
});

it('a word without a break, as some shops are named, widens no mail', () => {
  const name = 'TokoSerbaAdaMurahMeriahSejahteraJaya';
  const { html } = letterAsMail(
    { subject: 'S', parts: [{ p: name }, { facts: [[name, name]] }] },
    { to: 'a@b.id' },
  );
  const frame = /<div style="([^"]+)">/.exec(html)?.[1];
  expect(frame).toContain('overflow-wrap:anywhere');
  expect(html?.split('<div')[1]?.match(new RegExp(name, 'g'))).toHaveLength(3);
});
