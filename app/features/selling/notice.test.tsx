import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeftNotice } from './notice.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `No. ${at}`,
    to: null,
    why: at < 2 ? 'belum diterima' : 'kurirnya sudah dipesan',
  }));
const shown = (count: number) => renderToStaticMarkup(<LeftNotice title="Sisa" rows={rows(count)} />);

test('names what was left, and counts more than 10 by their reasons (P-CENTRE-3)', () => {
  expect(shown(10)).not.toContain('<details');
  const many = shown(12);
  expect(many).toContain('<p>2: belum diterima</p><p>10: kurirnya sudah dipesan</p><details>');
  expect(many).toContain('No. 11: kurirnya sudah dipesan');
});
