import type { Fault, ToolCheck } from './fault.ts';

const by = (tool: ToolCheck['tool'], ...says: string[]): ToolCheck => ({ tool, says });

/** Imports against the arrows of the house. */
export const ARROW_FAULTS: readonly Fault[] = [
  {
    id: 'feature-imports-route',
    room: 'arrows',
    slip: 'A feature imports a route',
    file: 'app/features/layout/layout.tsx',
    find: "import { Header } from './header.tsx';",
    replace: "import '../../routes/cart.tsx';\nimport { Header } from './header.tsx';",
    caughtBy: by('dependency-cruiser', 'features-know-no-routes', 'app/features/layout/layout.tsx'),
  },
  {
    id: 'app-imports-server-code',
    room: 'arrows',
    slip: 'The browser would get code of the server',
    file: 'app/services.ts',
    find: "import type { Services } from '#server/services.ts';",
    replace:
      "import { createCatalogue } from '#server/modules/catalogue/create-catalogue.ts';\nimport type { Services } from '#server/services.ts';\nexport const create = createCatalogue;",
    caughtBy: by('dependency-cruiser', 'app-takes-types-only-from-server', 'app/services.ts'),
  },
  {
    id: 'rule-imports-texts',
    room: 'arrows',
    slip: 'A rule of the shop knows its screen',
    file: 'domain/catalogue/list-rules.ts',
    find: '/** Products on a home list',
    replace: "import '#app/copy/catalog.id.ts';\n\n/** Products on a home list",
    caughtBy: by('dependency-cruiser', 'domain-knows-only-itself', 'domain/catalogue/list-rules.ts'),
  },
  {
    id: 'ui-imports-store',
    room: 'arrows',
    slip: 'A piece that knows no shop reads the cart',
    file: 'app/ui/confirm-dialog.tsx',
    find: 'import ',
    replace: "import '../browser/cart.tsx';\nimport ",
    caughtBy: by('dependency-cruiser', 'ui-knows-no-shop', 'app/ui/confirm-dialog.tsx'),
  },
];

/** What the compiler, the linter and knip must see. */
export const TYPE_FAULTS: readonly Fault[] = [
  {
    id: 'number-as-rupiah',
    room: 'types',
    slip: 'An amount of money is any number',
    file: 'server/modules/catalogue/finding/stored-price.ts',
    find: 'price: rupiah(row.price),',
    replace: 'price: row.price,',
    caughtBy: by('tsc', 'server/modules/catalogue/finding/stored-price.ts', "'Rupiah'"),
  },
  {
    id: 'quotes-without-stock',
    room: 'types',
    slip: 'Quotes leave out the stock',
    file: 'server/modules/catalogue/shop-front.ts',
    find: '    stock,\n    hasVariants,',
    replace: '    hasVariants,',
    caughtBy: by('tsc', 'server/modules/catalogue/', "'stock' is missing"),
  },
  {
    id: 'text-missing',
    room: 'types',
    slip: 'A seller type has no text',
    file: 'app/copy/search-filters.id.ts',
    find: "    'top-rated': 'Top Rated',\n",
    replace: '',
    caughtBy: by('tsc', 'app/copy/search-filters.id.ts', '"top-rated"'),
  },
  {
    id: 'any-slipped-in',
    room: 'types',
    slip: 'A component takes any',
    file: 'app/features/cart/cart-summary.tsx',
    find: '{ totals }: { totals: CartTotals }',
    replace: '{ totals }: { totals: any }',
    caughtBy: by('biome', 'app/features/cart/cart-summary.tsx', 'noExplicitAny'),
  },
  {
    id: 'console-log-left',
    room: 'types',
    slip: 'A console.log is left in',
    file: 'app/features/cart/filled-cart.tsx',
    find: '    cart.remove(line.id);\n',
    replace: "    cart.remove(line.id);\n    console.log('removed', line);\n",
    caughtBy: by('biome', 'app/features/cart/filled-cart.tsx', 'noConsole'),
  },
  {
    id: 'unused-export',
    room: 'types',
    slip: 'A function is left that nobody calls any more',
    file: 'app/browser/local-store.ts',
    find: 'function parseJson<T>',
    replace:
      'export function forget(key: string): void {\n  window.localStorage.removeItem(key);\n}\n\nfunction parseJson<T>',
    caughtBy: by('knip', 'forget', 'app/browser/local-store.ts'),
  },
];
