import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Link as RouterLink, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

type Props = Parameters<typeof Link>[0];

/** The markup of a link on a page at '/akun/pesanan'. */
function markup(link: React.ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element: link }], { initialEntries: ['/akun/pesanan'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const words = fc.stringMatching(/^[a-z0-9-]{1,9}$/);
const address = fc
  .record({
    path: fc.array(words, { maxLength: 3 }),
    query: fc.option(fc.dictionary(words, fc.string()), { nil: undefined }),
    fragment: fc.option(words, { nil: undefined }),
  })
  .map(({ path, query = {}, fragment }) => {
    const search = new URLSearchParams(query).toString();
    return `/${path.join('/')}${search && `?${search}`}${fragment ? `#${fragment}` : ''}`;
  });
const elsewhere = fc.constantFrom(
  '..',
  'ulasan',
  '?tab=ulasan',
  '#isi',
  'https://contoh.id/a',
  '//contoh.id',
  {
    search: '?q=tas',
  },
);

test("on the server a link equals the router's own", () => {
  fc.assert(
    fc.property(fc.oneof(address, elsewhere), fc.boolean(), (to, isEager) => {
      const props: Props = {
        to,
        className: 'tautan',
        'aria-current': 'page',
        children: 'Lihat',
        ...(isEager && {
          prefetch: 'intent',
          replace: true,
          preventScrollReset: true,
          viewTransition: true,
          state: { dari: 1 },
          onClick: () => {},
        }),
      };
      expect(markup(<Link {...props} />)).toBe(markup(<RouterLink discover="none" {...props} />));
    }),
  );
});
