import type { Fault } from './fault.ts';

const BAD_INPUT = 'tests/e2e/bad-input.spec.ts';
const SEED = 'db/seed/demo-catalogue.test.ts';

/** Slips in how the shop answers. */
export const HTTP_FAULTS: readonly Fault[] = [
  {
    id: 'policy-without-hashes',
    room: 'http',
    slip: "The page's own inline scripts are not allowed by its policy",
    file: 'server/http/security-headers.ts',
    find: 'new Set(hashes)',
    replace: 'new Set<string>()',
    caughtBy: {
      tool: 'vitest',
      file: 'server/http/http.test.ts',
      test: 'the policy names the inline scripts of the page and no others',
    },
  },
  {
    id: 'missing-page-200',
    room: 'http',
    slip: 'An unknown address is answered with status 200',
    file: 'app/routes/not-found.tsx',
    find: 'return data(null, { status: 404 });',
    replace: 'return data(null);',
    caughtBy: {
      tool: 'playwright',
      file: 'tests/e2e/spec-strings.spec.ts',
      test: '/tidak/ada is answered with status 404 and its own words',
    },
  },
  {
    id: 'host-header-believed',
    room: 'http',
    slip: 'Absolute addresses are made from the Host header',
    file: 'server/http/pages.ts',
    find: 'const response = await render(toWebRequest(request, url, services.publicUrl), services);',
    replace: [
      'const publicUrl = `http://$' + '{request.headers.host}`;',
      'const response = await render(toWebRequest(request, url, publicUrl), { ...services, publicUrl });',
    ].join('\n  '),
    caughtBy: { tool: 'playwright', file: BAD_INPUT, test: 'a forged Host header changes no address' },
  },
  {
    id: 'bad-body-500',
    room: 'http',
    slip: 'A request body of the wrong shape is answered as a failure of ours',
    file: 'server/http/api/body.ts',
    find: 'throw new BadRequest(z.prettifyError(parsed.error))',
    replace: 'throw parsed.error',
    caughtBy: {
      tool: 'playwright',
      file: BAD_INPUT,
      test: 'POST /api/quotes with {"ids":"1"} is answered 400',
    },
  },
  {
    id: 'any-proxy-trusted',
    room: 'http',
    slip: 'X-Forwarded-For is believed from anybody, which voids every limit',
    file: 'server/http/server.ts',
    find: 'trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,',
    replace: 'trustProxy: true,',
    caughtBy: {
      tool: 'vitest',
      file: 'tests/integration/http.test.ts',
      test: 'believes X-Forwarded-For from TRUSTED_PROXIES only, so that no sender escapes a limit',
    },
  },
];

/** Slips in the demo catalogue. */
export const SEED_FAULTS: readonly Fault[] = [
  {
    id: 'price-with-a-zero-too-many',
    room: 'seed',
    slip: 'A product costs more than Rp10.000.000',
    file: 'db/seed/products/featured.json',
    find: '"originalPrice": 4200000,',
    replace: '"originalPrice": 42000000,',
    caughtBy: { tool: 'vitest', file: SEED, test: 'cost whole Rupiah up to 10,000,000 (ruling 2)' },
  },
  {
    id: 'review-text-twice',
    room: 'seed',
    slip: 'Two reviews have the same text',
    file: 'db/seed/products/featured.json',
    find: 'Ambil yang Biru Samudra 256 GB. Warnanya kalem, tidak gampang kelihatan bekas jari, dan layarnya enak buat nonton drama di kereta.',
    replace:
      'Sudah tiga minggu jadi HP utama, dipakai kerja dari jam 7 pagi dan jam 9 malam masih sisa sekitar 25 persen. Ngecas pakai kepala bawaannya memang cepat, ditinggal mandi dan sarapan sudah hampir penuh.',
    caughtBy: {
      tool: 'vitest',
      file: SEED,
      test: 'never repeat a text, and no sentence more than three times (issue 1, demo catalogue)',
    },
  },
];
