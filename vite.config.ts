import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Many small chunks compress badly and cost a request each; one for all makes each page pay for the others. So what a
 * kind of page is built on comes as one chunk: the modules named here, with all that they import and no chunk above
 * has taken.
 */
const CHUNKS = {
  framework: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\/|rolldown\/runtime/,
  shop: /\/app\/(browser\/(providers|cart|wishlist|use-hydrated|page-language)|features\/(layout\/(layout|error-page)|seo\/page-meta|catalogue\/(discount-badge|wishlist-heart|new-line|use-add-to-cart))|ui\/(picture|rating-stars|back|inline-script))\.tsx?/,
  empty: /\/app\/ui\/empty-list\.tsx/,
  cards: /\/app\/features\/catalogue\/product-grid\.tsx/,
  paths: /\/domain\/paths\.ts/,
  links: /\/app\/(copy\/contact-link\.id|ui\/(inline-text|parse-inline|use-told-once))\.tsx?/,
  payments: /\/domain\/payments\/(method-names|methods|refund-causes)\.ts/,
  dates: /\/domain\/(format-date|returns\/reason-words)\.ts/,
  holiday: /\/(domain\/shops\/holiday|app\/copy\/holiday\.id)\.ts/,
  sale: /\/app\/features\/(catalogue\/countdown|flash-sale\/flash-card)\.tsx/,
  details: /\/app\/(ui\/(link-tabs|seller-avatar)|features\/catalogue\/description-text)\.tsx?/,
  choice:
    /\/app\/(ui\/quantity-stepper|features\/catalogue\/(option-chips|choice-facts|use-sku-choice)|copy\/(product|choice|returns)\.id|features\/product\/missing-product)\.tsx?|\/domain\/cart\/checkout-items\.ts/,
  searchField: /\/app\/ui\/(search-field|tidy-fields)\.tsx?/,
  list: /\/app\/features\/catalogue\/(filter-sheet|sort-select|pagination|view-toggle|no-matches)\.tsx?/,
  filters: /\/app\/features\/catalogue\/(active-filters|goods-filters|price-range)\.tsx?/,
  fields: /\/app\/ui\/(field|text-field|first-faulty|use-form|use-own-faults)\.tsx?/,
  forms: /\/app\/features\/forms\/(form-frame|form-field)\.tsx?/,
  text: /\/app\/features\/text\//,
  desk: /\/(domain\/access\/(role-names|actor-name)|app\/(copy\/desks\.id|features\/(desk\/(outcome|desk-list|use-told-once)|operating\/(notice|after-a-form))))\.tsx?/,
  selling: /\/(app\/copy\/selling\.id|domain\/orders\/seller-tabs)\.ts/,
  console:
    /\/(app\/copy\/operating-(actions|chats|clock|commission|failures|holidays|inbox|ledger|money|people|products|sellers|settlement|words)\.id|domain\/(access\/audit-words|ledger\/account-words|operating\/(case-words|queue-words|choice-names)))\.ts/,
  posts: /\/app\/(features\/layout\/form-error-page|browser\/kept-post|copy\/kept-post\.id)\.tsx?/,
  api: /\/(node_modules\/zod|contracts\/(catalogue\/)?[^/]+\.ts$|app\/browser\/(ask|cast-vote))/,
};

/**
 * Vite's own way to import on demand first looks for styles and further chunks of what it imports. No chunk brings
 * styles here and the parts on demand stand on chunks that every page has: the browser's own import does.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Every page runs most of what is in these: browsers that know the hint compile it while it comes, not when it is called. */
const NEEDED_AT_ONCE = ['framework', 'shop'];
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  plugins: [plainImports, tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: false,
    // Else React Router empties all of build/: the program and the assets of previous builds, too.
    emptyOutDir: false,
    // One page's part on demand may be another page's own part: its chunk (above) is what makes it come late.
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    ssr: { build: { emptyOutDir: true } },
    client: {
      build: {
        emptyOutDir: true,
        rolldownOptions: {
          output: {
            postBanner: ({ name }) => (NEEDED_AT_ONCE.includes(name) ? COMPILE_HINT : ''),
            codeSplitting: {
              groups: Object.entries(CHUNKS)
                .reverse()
                .map(([name, test], priority) => ({ name, test, priority })),
            },
          },
        },
      },
    },
  },
});
