import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Principal } from '#domain/access/principal.ts';
import { rupiah } from '#domain/money.ts';
import type { SettingValues } from '#domain/settings/known-settings.ts';
import { type CodAreas, isCodArea } from '#domain/shipping/cod-area.ts';
import { dueWorkOf, openBackground } from './background.ts';
import { openCommands } from './commands.ts';
import { openDesks, registerAuditCsv, sweepAccess, sweepDesks } from './modules/access/access.ts';
import { accountAddresses, createAddressBook, registerAddressesApi } from './modules/addresses/addresses.ts';
import {
  openCatalogue,
  openDrafts,
  openShopImports,
  registerCatalogueApi,
  registerProductLists,
  registerWordsCsv,
} from './modules/catalogue/catalogue.ts';
import { accountChats, openChats } from './modules/chat/chat.ts';
import { accountCheckouts, type CheckoutRules, openCheckout } from './modules/checkout/checkout.ts';
import { chooseSimulators, openDemo, openDemoClock } from './modules/demo/demo.ts';
import { emailsOf, startAccounts } from './modules/identity/identity.ts';
import { registerForms, registerResumes, startInbox } from './modules/inbox/inbox.ts';
import { openMedia } from './modules/media/media.ts';
import {
  accountNotifications,
  openNotifications,
  registerGuestNotifications,
} from './modules/notifications/notifications.ts';
import {
  createOperatorDesk,
  registerBankFiles,
  registerChatPictures,
  registerEvidence,
  registerLedgerCsv,
  registerSettlementFiles,
  registerTableFiles,
} from './modules/operating/operating.ts';
import { accountOrders, type OrderOwner, openOrders } from './modules/orders/orders.ts';
import { hearOfParcel, openParcels } from './modules/parcels/parcels.ts';
import { openPayments } from './modules/payments/payments.ts';
import { delayPayouts, registerStatementCsv, sharesAccount } from './modules/payouts/payouts.ts';
import { lastRuns } from './modules/proof/proof.ts';
import { accountRegistrations, openRegistering } from './modules/registering/registering.ts';
import { accountReturns, openReturns } from './modules/returns/returns.ts';
import { accountReviews, createReviewService } from './modules/reviews/reviews.ts';
import { accountShops, createSellerDesk } from './modules/selling/selling.ts';
import {
  contactOf,
  listSettings,
  noticesTo,
  openSettings,
  secondPersonOf,
} from './modules/settings/settings.ts';
import { openShipping } from './modules/shipping/shipping.ts';
import { openBlobs } from './platform/blobs/open-blobs.ts';
import { followMoves } from './platform/clock/follow-moves.ts';
import { openShopClock } from './platform/clock/shop-clock.ts';
import type { Database } from './platform/database/connect.ts';
import { createQuery } from './platform/database/query.ts';
import { addressGroup } from './platform/http/address-group.ts';
import { limitBodies } from './platform/http/bodies.ts';
import { answerErrors } from './platform/http/errors.ts';
import { registerHealth } from './platform/http/health.ts';
import { RequestLog } from './platform/http/request-log.ts';
import { FILE_SECURITY_HEADERS, SECURITY_HEADERS } from './platform/http/security-headers.ts';
import { answerUnknownApi } from './platform/http/unknown-api.ts';
import { createRateCounter } from './platform/limits/rate-counter.ts';
import { sharedLimits } from './platform/limits/shared-limits.ts';
import type { Env } from './platform/settings/env.ts';
import type { Services } from './services.ts';
import { registerBrowserErrors } from './site/browser-errors.ts';
import type { CachedFile } from './site/cached-files.ts';
import { createFastServer } from './site/fast-path.ts';
import { openPageCache } from './site/open-page-cache.ts';
import type { PageCache } from './site/page-cache/page-cache.ts';
import { PageTurns } from './site/page-turns.ts';
import { answerFailure, answerPage, registerPages } from './site/pages.ts';
import { loadBuiltSite, type Renderer, type Site } from './site/render/renderer.ts';
import { answering, answering503 } from './site/render/unavailable-response.ts';
import { expectAccess, guardRoutes } from './site/route-access.ts';
import { registerSearchEngines } from './site/search-engines/search-engines.ts';
import { isFile, readAssets, registerStaticFiles } from './site/static-files.ts';

/** The listening shop. Whoever creates it closes it. */
export interface ShopServer {
  /** @throws the system's error, such as EADDRINUSE, when the port is not available */
  listen(): Promise<{ port: number }>;
  /** Size of the page cache. */
  cachedPages(): { pages: number; bytes: number };
  /** Lets running requests finish, then stops. */
  close(): Promise<void>;
}

/** Largest body of any request but uploads, in bytes. */
const BODY_LIMIT = 256 * 1024;
/** Requests a minute from one address to the API; generous, because mobile networks share addresses. */
const API_REQUESTS_A_MINUTE = 1200;

export interface ShopServerOptions {
  env: Env;
  database: Database;
  log: FastifyBaseLogger;
  /** Real time; for tests. */
  clock?: () => Date;
  /** Development only: serves the site through Vite instead of the build. */
  attachDevelopment?: (app: FastifyInstance) => Promise<Site>;
}

/** Builds the server: files, API, health, and pages for everything else. */
export async function createShopServer(options: ShopServerOptions): Promise<ShopServer> {
  const { env, database, log, clock: real = () => new Date() } = options;
  const reading = createQuery(database.reading);
  const background = await openBackground({ env, database, log });
  const { catalogue, feed, tryWords, close: closeCatalogue } = await openCatalogue({ env, database, log });
  const clock = await openShopClock({ query: background.query, feed, real });
  const endFollowing = followMoves(clock, async () => {
    await background.look();
    await feed.look();
  });
  // Before whatever is made of them: listeners of the feed are told in this order.
  const settings = await openSettings({ query: background.query, feed, log, env });
  const tellOperator = () => noticesTo(settings.values());
  const inbox = startInbox({
    ...background,
    publicUrl: env.publicUrl,
    noticesTo: tellOperator,
    clock: clock.now,
  });
  const store = openBlobs(env);
  const media = openMedia({ ...background, store, clock: real, log });
  const accounts = await startAccounts({
    env,
    ...background,
    log,
    clock: real,
    belongings: [
      accountAddresses,
      accountChats({ transaction: background.transaction, media }),
      accountCheckouts,
      accountNotifications,
      accountOrders,
      accountReturns({ transaction: background.transaction, media }),
      accountShops,
      accountRegistrations,
      accountReviews,
      media.belongings,
    ],
    onNewEmail: delayPayouts,
    blobs: media.blobs,
  });
  const ownAddress = () => ownOrigin(app, env);
  const simulators = await chooseSimulators({ env, pool: database.pool, ownOrigin: ownAddress });
  const shipping = await openShipping({
    env,
    database,
    feed,
    clock: clock.now,
    simulated: simulators.couriers,
    offered: () => settings.values()['shipping.services'],
  });
  const payments = openPayments({
    env,
    ...background,
    log,
    simulated: simulators.payments,
    media,
    switchedOn: () => settings.values()['payment.methods'],
  });
  const addresses = createAddressBook({ ...background, clock: clock.now });
  const checkout = await openCheckout({
    rules: () => checkoutRules(settings.values()),
    refreshRules: settings.refresh,
    catalogue,
    shipping,
    addresses,
    sharesAccount,
    clock: clock.now,
    realClock: real,
    ...background,
    offered: payments.offered,
  });
  const work = dueWorkOf(env);
  const orders = openOrders({
    env,
    ...background,
    shipping,
    mostFreight: () => settings.values()['cod.area_freight'],
    isCodArea: (city) => isCodArea(city, codAreasOf(settings.values())),
    clock: real,
  });
  const reviews = createReviewService({ ...background, media, sharesAccount });
  const demo = openDemo({
    env,
    ...background,
    log,
    simulators,
    clock: clock.now,
    ownOrigin: ownAddress,
    tariffs: shipping.allTariffs,
    shopping: { catalogue, checkout, orders, reviews, media },
    work,
  });
  openParcels({
    ...background,
    log,
    couriers: shipping.couriers,
    phone: () => settings.values()['contact.phone'],
  });
  openNotifications({
    ...background,
    publicUrl: env.publicUrl,
    noticesTo: tellOperator,
    bankAccount: payments.bankAccount,
    afterNews: demo.wakeSeller,
  });
  const acting = {
    query: background.query,
    transaction: background.transaction,
    log,
    clock: real,
    secondPerson: () => secondPersonOf(settings.values()),
  };
  const desks = await openDesks({
    ...acting,
    env,
    provePassword: accounts.provePassword,
    mayWork: accounts.mayWork,
    emailsOf,
  });
  background.jobs.handle(sweepAccess, () => sweepDesks(background, real()));
  const imports = openShopImports(background);
  const chats = openChats({ ...background, media, publicUrl: env.publicUrl, product: catalogue.product });
  const commission = () => settings.values()['money.commission'];
  const services: Services = {
    catalogue,
    addresses,
    checkout,
    orders,
    desks,
    chats: chats.service,
    shopChats: chats.shops,
    reviews,
    returns: openReturns({ ...background, log, media, couriers: shipping.couriers }),
    registering: openRegistering(acting),
    imports,
    drafts: openDrafts({ ...background, media, store }),
    operating: createOperatorDesk({
      query: background.query,
      isHosted: env.supabase !== undefined,
      media,
      lastRuns: () => lastRuns(background.query),
      commission,
      tryWords,
    }),
    selling: createSellerDesk({
      ...background,
      media,
      commission,
    }),
    commands: openCommands(acting, {
      hasCouriers: shipping.couriers !== null,
      env,
      demoWork: env.demo ? work : null,
    }),
    regions: {
      search: shipping.searchRegions,
      find: shipping.findRegion,
      postalCode: addresses.postalCodeOf,
      cities: shipping.cities,
    },
    payments: payments.service,
    clock: clock.now,
    contact: () => contactOf(settings.values()),
    ways: () => ({
      methods: payments.offered(),
      services: new Set(settings.values()['shipping.services']),
      hasInstalments: payments.service.hasInstalments && payments.offered().has('card'),
    }),
    publicUrl: env.publicUrl,
    supabase: accounts.supabase,
    demoLine: () => (env.demo ? settings.values()['demo.line'] : null),
    settings: () => listSettings(background.query, env),
    demoClock: env.demo ? openDemoClock(background.query, work) : null,
    visit: null,
    scope: null,
    page: { validUntil: () => {}, keepOut: () => {}, allowScripts: () => {}, allowProvider: () => {} },
  };
  const pageServices = answering503(services);
  const turns = new PageTurns();
  let render: Renderer = () => Promise.reject(new Error('The pages are not loaded yet'));
  let pageCache: PageCache | null = null;
  let assets: ReadonlyMap<string, CachedFile> | null = null;
  const ownerOfRequest = async ({
    headers: { cookie, 'accept-language': acceptLanguage },
    ip,
    host,
  }: FastifyRequest) =>
    orderOwnerOf(await accounts.visit({ cookie, acceptLanguage, address: ip, host }).principal());

  const app = Fastify({
    loggerInstance: options.log,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    serverFactory: (longWay) =>
      createFastServer(longWay, {
        lookUp: (url) => pageCache?.fresh(url),
        lookUpFile: (url) => assets?.get(url),
        logsAll: ['debug', 'trace'].includes(env.logLevel),
      }),
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request.url)) return setHeaders(reply, FILE_SECURITY_HEADERS);
    setHeaders(reply, SECURITY_HEADERS);
    reply.header('X-Request-Id', request.id);
  });
  answerErrors(app, answerFailure);
  expectAccess(app);
  guardRoutes(app, {
    desks,
    visit: accounts.visit,
    show: (request, reply, { url, visit }) =>
      answerPage(request, reply, {
        render,
        turns,
        url,
        services: { ...pageServices, visit: answering(visit) },
      }),
  });
  limitBodies(app);

  await app.register(async (api) => {
    await api.register(rateLimit, {
      max: API_REQUESTS_A_MINUTE,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => addressGroup(ip),
      store: sharedLimits(createRateCounter(background.query, real)),
    });
    answerUnknownApi(api);
    registerCatalogueApi(api, catalogue);
    shipping.registerApi(api);
    registerAddressesApi(api, addresses);
    registerBrowserErrors(api);
    registerGuestNotifications(api, background.query, ownerOfRequest);
    const uploads = { publicUrl: env.publicUrl, ownerOfRequest };
    await api.register((scope) => media.registerApi(scope, uploads));
    await api.register((account) => accounts.registerApi(account));
    await api.register((forms) =>
      registerForms(forms, {
        inbox,
        publicUrl: env.publicUrl,
        showPage: (request, reply, page) =>
          answerPage(request, reply, { render, services: pageServices, turns, ...page }),
      }),
    );
  });
  await accounts.registerBackend(app);
  await accounts.registerSessions(app);
  registerAuditCsv(app, acting, emailsOf);
  registerStatementCsv(app, acting);
  await app.register((lists) =>
    registerProductLists(lists, Object.assign({ imports, publicUrl: env.publicUrl }, acting)),
  );
  registerBankFiles(app, acting);
  await app.register((files) =>
    registerSettlementFiles(files, { query: background.query, publicUrl: env.publicUrl }),
  );
  await app.register((files) =>
    registerTableFiles(files, { query: background.query, publicUrl: env.publicUrl }),
  );
  registerLedgerCsv(app, acting);
  registerWordsCsv(app, acting);
  registerResumes(app, acting);
  media.registerReading(app, { ownerOfRequest });
  registerChatPictures(app, { query: background.query, media });
  registerEvidence(app, { query: background.query, media });
  await shipping.registerWebhook(app, (bookingId) => hearOfParcel(background.transaction, bookingId));
  await demo.register(app);
  await payments.register(app, ownerOfRequest);
  registerHealth(app, database.pool);
  let site: Site;
  if (options.attachDevelopment) {
    site = await options.attachDevelopment(app);
  } else {
    const built = await loadBuiltSite();
    pageCache = openPageCache({ site: built, services, feed, limitMb: env.pageCacheMb });
    await registerStaticFiles(app, { dataDir: env.dataDir, store });
    assets = await readAssets();
    site = built;
  }
  render = site.render;
  registerSearchEngines(app, { site, query: reading, publicUrl: env.publicUrl, turns });
  await registerPages(app, {
    site,
    services: pageServices,
    turns,
    cache: pageCache,
    visit: accounts.visit,
    desks,
    files: { media, ownerOfRequest },
  });

  return {
    async listen() {
      await app.listen({ port: env.port, host: env.host });
      await background.start();
      return { port: portOf(app, env) };
    },
    cachedPages: () => pageCache?.size ?? { pages: 0, bytes: 0 },
    async close() {
      endFollowing();
      // In parallel, so that both finish before the process must end.
      await Promise.all([app.close(), background.close()]);
      await closeCatalogue();
    },
  };
}

const codAreasOf = (values: SettingValues): CodAreas => ({
  provinces: values['cod.provinces'],
  closedCities: values['cod.closed_cities'],
});

/** What checkouts are computed by. */
const checkoutRules = (values: SettingValues): CheckoutRules => ({
  commission: values['money.commission'],
  codFee: rupiah(values['cod.fee']),
  codLimits: {
    newcomerOrders: values['cod.newcomer_orders'],
    newcomerTotal: values['cod.newcomer_total'],
    areaFreight: values['cod.area_freight'],
  },
  codAreas: codAreasOf(values),
});

/** The owner whose purchases somebody may see. */
function orderOwnerOf(principal: Principal | null): OrderOwner | null {
  if (!principal) return null;
  return principal.kind === 'user' ? { userId: principal.userId } : { guestId: principal.guestId };
}

/** The port that the shop listens on; before that, the one of the settings. */
function portOf(app: FastifyInstance, env: Env): number {
  const address: string | AddressInfo | null = app.server.address();
  return typeof address === 'object' && address ? address.port : env.port;
}

/** The origin at which this process reaches the shop itself. */
function ownOrigin(app: FastifyInstance, env: Env): string {
  const host = ['0.0.0.0', '::'].includes(env.host) ? '127.0.0.1' : env.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${portOf(app, env)}`;
}

function setHeaders(
  reply: { header(name: string, value: string): unknown },
  headers: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
}
