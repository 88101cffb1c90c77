import type { Fault } from './fault.ts';

const BAD_INPUT = 'tests/e2e/bad-input.spec.ts';
const SEED = 'db/seed/demo-catalogue.test.ts';

/** Slips in how the shop answers. */
export const HTTP_FAULTS: readonly Fault[] = [
  {
    id: 'policy-without-hashes',
    room: 'http',
    slip: "The page's own inline scripts are not allowed by its policy",
    file: 'server/platform/http/security-headers.ts',
    find: '...scripts.map((sha256)',
    replace: '...scripts.slice(scripts.length).map((sha256)',
    caughtBy: {
      tool: 'vitest',
      file: 'server/site/http.test.ts',
      test: 'the policy names scripts by their hash and allows no other inline script',
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
    file: 'server/site/pages.ts',
    find: 'renderPage(render, services, { request: webRequest, status })',
    replace:
      'renderPage(render, { ...services, publicUrl: `http://$' +
      '{request.headers.host}` }, { request: webRequest, status })',
    caughtBy: { tool: 'playwright', file: BAD_INPUT, test: 'a forged Host header changes no address' },
  },
  {
    id: 'change-while-rendering-missed',
    room: 'http',
    slip: 'A page that was begun before a change and finished after it is kept',
    file: 'server/site/page-cache/page-cache.ts',
    find: 'if (!isTouched(record.tags, changed)) {',
    replace: 'if (changed.size >= 0) {',
    caughtBy: {
      tool: 'vitest',
      file: 'server/site/page-cache/page-cache.test.ts',
      test: 'has it made again, so that nothing from before the change is kept',
    },
  },
  {
    id: 'shown-products-forgotten',
    room: 'http',
    slip: 'A list does not note the products on it, and stays when the stock of one changes',
    file: 'server/site/page-cache/page-recorder.ts',
    find: '...products.map(({ id }) => `product:$' + '{id}`),',
    replace: '',
    caughtBy: {
      tool: 'vitest',
      file: 'tests/integration/page-freshness.test.ts',
      test: 'after each of 20 batches of random edits, of one kind each, every kept page is byte for byte what a fresh render gives',
    },
  },
  {
    id: 'junk-kept',
    room: 'http',
    slip: 'A list with an unknown category is kept under its address',
    file: 'app/routes/search.tsx',
    find: 'if (chosen.length < state.categories.length) page.keepOut();',
    replace: '',
    caughtBy: {
      tool: 'vitest',
      file: 'tests/integration/page-answers.test.ts',
      test: 'searches, unknown things and pages beyond the last are rendered for each request',
    },
  },
  {
    id: 'bad-body-500',
    room: 'http',
    slip: 'A request body of the wrong shape is answered as a failure of ours',
    file: 'server/platform/http/endpoint.ts',
    find: 'throw new BadRequest(sentenceOf(issues))',
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
    file: 'server/shop.ts',
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
    caughtBy: { tool: 'vitest', file: SEED, test: 'cost whole Rupiah up to 10,000,000 (P-CAT-11)' },
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
      test: 'never repeat a text, and no sentence more than three times (P-CAT-14)',
    },
  },
];
