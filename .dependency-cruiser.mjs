/** The modules by floors, the lowest first. A module uses what stands on lower floors. */
export const FLOORS = [
  ['access', 'addresses', 'ledger', 'media', 'stock'],
  ['cases', 'catalogue', 'identity'],
  ['inbox', 'settings', 'shipping'],
  ['orders'],
  ['chat', 'parcels', 'payments', 'reviews'],
  ['checkout', 'returns', 'settlement'],
  ['payouts'],
  ['registering'],
  ['demo', 'notifications', 'operating', 'proof', 'selling'],
];
const modules = (floors) => `^server/modules/(${floors.flat().join('|')})/`;

/**
 * The arrows of the house (ARCHITECTURE.md). `tests/architecture` plants a violation of each rule about our own rooms and sees it found,
 * so that a parser which reads nothing cannot pass.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'domain-knows-only-itself',
      comment: 'The rules of the shop know no React, no HTTP, no SQL, no files.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '^domain/forms/|\\.(test|builder)\\.tsx?$' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'forms-know-only-domain-and-zod',
      comment: 'One schema a form, for browser and server: zod is all that it may use besides.',
      severity: 'error',
      from: { path: '^domain/forms/', pathNot: '\\.(test|builder)\\.tsx?$' },
      to: { pathNot: '^(domain/|node_modules/zod/)' },
    },
    {
      name: 'contracts-know-only-domain-and-zod',
      comment: 'What server and browser agree on holds neither of them.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '\\.(test|builder)\\.tsx?$' },
      to: { pathNot: '^(contracts/|domain/|node_modules/zod/)' },
    },
    {
      name: 'contracts-are-between-server-and-app',
      comment: 'Nobody else talks over the API; tests hold both sides against it.',
      severity: 'error',
      from: { pathNot: '^(contracts|server|app|tests)/' },
      to: { path: '^contracts/' },
    },
    {
      name: 'db-knows-domain',
      severity: 'error',
      from: { path: '^db/' },
      to: { path: '^(app|server|scripts|tests)/' },
    },
    {
      name: 'server-knows-no-app',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app|scripts|tests)/' },
    },
    {
      name: 'platform-knows-no-shop',
      comment:
        'The platform would serve any shop: of ours it knows Result, what an id is, how text is cleaned, what a contract and a problem are, its own tables, and the list of all tables.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(server/(modules|site)/|server/[^/]+\\.ts$|domain/|contracts/|db/)',
        pathNot:
          '^(domain/(result|is-uuid|forms/clean-text)\\.ts|contracts/(endpoint|problem)\\.ts|db/tables\\.ts|db/schema/platform\\.ts)$',
      },
    },
    {
      name: 'modules-use-faces',
      comment: 'Of another module only its face: server/modules/<area>/<area>.ts.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: { path: '^server/modules/', pathNot: '^server/modules/($1/|([^/]+)/\\2\\.ts$)' },
    },
    {
      name: 'nobody-below-knows-demo-and-proof',
      comment:
        'A shop without robots and simulators is whole, and nothing in it depends on how it is proved.',
      severity: 'error',
      from: { path: '^server/(modules|site|platform)/', pathNot: '^server/modules/(demo|proof)/' },
      to: { path: '^server/modules/(demo|proof)/' },
    },
    ...FLOORS.map((floor, level) => ({
      name: 'modules-look-down',
      comment: 'A module uses modules of lower floors only.',
      severity: 'error',
      from: { path: modules(floor) },
      to: { path: modules(FLOORS.slice(level)), pathNot: '^server/modules/$1/' },
    })),
    {
      name: 'modules-stand-on-a-floor',
      comment: 'A new module joins FLOORS.',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: modules(FLOORS) },
      to: {},
    },
    {
      name: 'modules-know-no-site',
      comment: 'Modules answer whoever asks; they know no page and nobody who puts them together.',
      severity: 'error',
      from: { path: '^server/modules/' },
      to: { path: '^server/(site/|[^/]+\\.ts$)' },
    },
    {
      name: 'site-and-shop-use-faces',
      severity: 'error',
      from: { path: '^server/(site/|[^/]+\\.ts$)', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/modules/', pathNot: '^server/modules/([^/]+)/\\1\\.ts$' },
    },
    {
      name: 'site-knows-only-the-door',
      comment:
        'shop.ts puts site and modules together; of what lies beside it the site takes the types of services.ts.',
      severity: 'error',
      from: { path: '^server/site/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/[^/]+\\.ts$', pathNot: '^server/services\\.ts$' },
    },
    {
      name: 'program-knows-no-development',
      comment: 'What is built for npm start holds no Vite.',
      severity: 'error',
      from: { path: '^server/main\\.ts$' },
      to: { path: '^server/site/development\\.ts$', reachable: true },
    },
    {
      name: 'app-reaches-server-by-one-door',
      comment: 'Types of server/services.ts, nothing else: services come through the context.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^server/', pathNot: '^server/services\\.ts$' },
    },
    {
      name: 'app-takes-types-only-from-server',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-knows-no-database',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(db|scripts|tests)/' },
    },
    {
      name: 'features-know-no-routes',
      severity: 'error',
      from: { path: '^app/(features|ui|browser|copy|content)/' },
      to: { path: '^app/(routes/|root\\.tsx)' },
    },
    {
      name: 'ui-knows-no-shop',
      severity: 'error',
      from: { path: '^app/ui/' },
      // How numbers are written, and which forms a photograph has, is not the shop's alone.
      to: {
        path: '^(app/(features|copy|content|browser)|domain)/',
        pathNot: '^domain/(format|catalogue/picture)[.]ts$',
      },
    },
    {
      name: 'browser-knows-no-screens',
      severity: 'error',
      from: { path: '^app/browser/' },
      to: { path: '^app/features/' },
    },
    {
      name: 'features-use-of-each-other-only-common-ones',
      comment:
        'The frame (layout) brings the others together; otherwise a feature knows only catalogue, delivery, addresses, media and order-parts, and those of the desks know desk.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/', pathNot: '^app/features/layout/' },
      to: {
        path: '^app/features/',
        pathNot: '^app/features/($1|catalogue|delivery|addresses|media|order-parts|desk)/',
      },
    },
    {
      name: 'desk-is-for-desks',
      severity: 'error',
      from: { path: '^app/features/', pathNot: '^app/features/(desk|selling|operating)/' },
      to: { path: '^app/features/desk/' },
    },
    {
      name: 'copy-is-only-text',
      severity: 'error',
      from: { path: '^app/(copy|content)/' },
      to: { path: '^app/', pathNot: '^app/(copy|content)/' },
    },
    {
      name: 'studio-is-used-by-nobody',
      comment: 'The shop takes the pictures, not what makes them.',
      severity: 'error',
      from: { pathNot: '^studio/' },
      to: { path: '^studio/' },
    },
    {
      name: 'studio-knows-domain-and-pictures',
      severity: 'error',
      from: { path: '^studio/' },
      to: { path: '^(app|server|db|scripts|tests)/', pathNot: '^server/modules/catalogue/pictures/' },
    },
    {
      name: 'relative-imports-stay-in-their-room',
      comment: 'From room to room by the names of package.json, imports.',
      severity: 'error',
      from: { path: '^(server/platform|server/modules/[^/]+|server/site|[^/]+)/' },
      to: {
        path: '^(app|contracts|domain|server|db|scripts|studio|tests)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased'],
      },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' },
    },
    {
      name: 'product-needs-no-dev-dependency',
      severity: 'error',
      from: {
        path: '^(app|contracts|domain|server|db)/',
        pathNot: '\\.(test|builder)\\.tsx?$|^app/(app\\.css|routes\\.ts)$|^server/site/development\\.ts$',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
