import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type AccountsEnv, accountSettings, readAccounts } from './env-accounts.ts';
import { type PaymentsEnv, paymentSettings, readPayments } from './env-payments.ts';
import { readShipping, type ShippingEnv, shippingSettings } from './env-shipping.ts';
import {
  isAddressRange,
  isLoopback,
  isMailServer,
  isSiteAddress,
  type MailAddress,
  parseSender,
  wholeNumber,
} from './env-values.ts';
import { SettingsError } from './settings-error.ts';

/** What stands in for the shop's contact until its operator names one. */
export const exampleContact = {
  SHOP_ADDRESS: 'Jl. Contoh No. 1, Jakarta Selatan 12190',
  SHOP_PHONE: '+62 21 5550 0123',
  SHOP_EMAIL: 'halo@lokapasar.example',
} as const;

const exampleSocial = [
  'https://www.instagram.com/lokapasar.example',
  'https://www.facebook.com/lokapasar.example',
  'https://www.youtube.com/@lokapasar.example',
];

/** One core is left to PostgreSQL; the built-in PostgreSQL has connections for eight processes. */
const DEFAULT_PROCESSES = Math.min(8, Math.max(1, availableParallelism() - 1));

const databaseAddress = z
  .string()
  .regex(
    /^postgres(ql)?:\/\/\S+$/,
    'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/shop',
  )
  .optional();

const settings = z.object({
  PORT: wholeNumber(0, 65_535, '3000'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .refine((text) => isIP(text) > 0 || /^[a-z0-9.-]+$/i.test(text), 'must be an IP address or a host name'),
  PUBLIC_URL: z
    .string()
    .refine(
      isSiteAddress,
      'must be an absolute http or https address without a path, such as https://shop.example',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((list) => list.every(isAddressRange), 'must be IP addresses or CIDR ranges separated by commas'),
  DATA_DIR: z
    .string()
    .default('./data')
    .refine((text) => !text.includes('\0'), 'must be the path of a folder')
    .transform((text) => path.resolve(text)),
  DATABASE_URL: databaseAddress,
  DATABASE_REPLICA_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  READ_MODEL_MAX_PRODUCTS: wholeNumber(0, 5_000_000, '300000'),
  PROCESSES: wholeNumber(1, 128, String(DEFAULT_PROCESSES)),
  DEMO: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((text) => text === 'on'),
  DEMO_BUYERS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((text) => text === 'on'),
  PAGE_CACHE_MB: wholeNumber(0, 16_384, '32'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  SMTP_URL: z
    .string()
    .refine(
      isMailServer,
      'must be the address of a mail server, such as smtps://user:password@mail.example:465',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(parseSender)
    .refine((from) => from !== null, 'must be an e-mail address, such as Lokapasar <halo@shop.example>')
    .optional(),
  ...accountSettings,
  ...shippingSettings,
  ...paymentSettings,
  COMMISSION: wholeNumber(0, 5_000, '250'),
  COD_FEE: wholeNumber(0, 1_000_000, '0'),
  COD_NEWCOMER_ORDERS: wholeNumber(0, 100, '2'),
  COD_NEWCOMER_TOTAL: wholeNumber(0, 100_000_000, '1000000'),
  COD_AREA_FREIGHT: wholeNumber(0, 1_000_000_000, '500000'),
  SHOP_ADDRESS: z.string().max(200, 'must be at most 200 characters long').optional(),
  SHOP_PHONE: z
    .string()
    .regex(/^\+?[\d\s().-]{6,24}$/, 'must be a telephone number, such as +62 21 5550 0123')
    .optional(),
  SHOP_EMAIL: z.email('must be an e-mail address').optional(),
  SHOP_SOCIAL: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine(
      (list) => list.every((url) => URL.canParse(url) && url.startsWith('https://')),
      'must be https addresses separated by commas, such as https://www.instagram.com/yourshop',
    ),
  SHOP_REGISTRATION: z.string().max(100, 'must be at most 100 characters long').optional(),
  SHOP_WHATSAPP: z
    .string()
    .regex(/^\+?[\d\s-]{8,20}$/, 'must be a WhatsApp number with its country code, such as +62 812 0000 0000')
    .optional(),
});

/** How shoppers reach the operator, as printed in the footer and on the contact page. */
export interface ShopContact {
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly whatsapp: string | undefined;
  /** The number under which the operator is registered as a provider of electronic systems, as they write it. */
  readonly registration: string | undefined;
  /** Addresses of the shop's accounts on social networks. */
  readonly social: readonly string[];
}

/** The settings of the program from its environment, checked and typed. */
export interface Env extends AccountsEnv, ShippingEnv, PaymentsEnv {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** The only source of absolute addresses: scheme, host and port, without a trailing slash. */
  readonly publicUrl: string;
  /** IP addresses and CIDR ranges whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Absolute path of the folder for everything the shop stores on this machine. */
  readonly dataDir: string;
  /** Absent: the built-in PostgreSQL in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /**
   * The same database around a pooler. If it is set, `databaseUrl` leads to a pooler that assigns sessions
   * per transaction.
   */
  readonly databaseDirectUrl: string | undefined;
  /** A replica of that database that pages may be read from; it may lag a moment. */
  readonly databaseReplicaUrl: string | undefined;
  /** The largest catalogue, in products, that each process holds in memory. */
  readonly readModelMaxProducts: number;
  /** How many processes answer requests. */
  readonly processes: number;
  readonly demo: boolean;
  /** Whether robots buy and review in a demo. */
  readonly hasDemoBuyers: boolean;
  /**
   * Whether the simulators of couriers and payments answer. Only with a stated DEMO=on, or when no setting opens the
   * shop to other machines, so that nobody can forge a payment in a forgotten shop.
   */
  readonly hasSimulators: boolean;
  /** Memory for cached pages in MB (2^20 bytes); 0 disables the cache. */
  readonly pageCacheMb: number;
  /** The shop's commission on goods, in hundredths of a percent. */
  readonly commission: number;
  /** The fee of an order that is paid at the door, in whole Rupiah. */
  readonly codFee: number;
  /** Limits of cash on delivery. */
  readonly codLimits: {
    readonly newcomerOrders: number;
    readonly newcomerTotal: number;
    readonly areaFreight: number;
  };
  readonly logLevel: z.output<typeof settings>['LOG_LEVEL'];
  /** Absent: mails become files in `dataDir`/outbox. May hold a password. */
  readonly smtpUrl: string | undefined;
  /** Sender of the shop's mails. */
  readonly mailFrom: MailAddress;
  readonly shop: ShopContact;
  /** The names of the settings that the environment sets. */
  readonly given: ReadonlySet<string>;
}

/** Whether the shop listens for this machine alone, and no proxy passes on what others ask. */
const isAlone = ({ HOST, TRUSTED_PROXIES }: z.output<typeof settings>) =>
  isLoopback(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}`) && TRUSTED_PROXIES.length === 0;

/**
 * Reads and checks all settings. An empty value counts as not set, because compose files and panels write it so.
 * @throws SettingsError with one sentence for each wrong setting
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      const value = source[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const { success, data, error } = settings.safeParse(given);
  if (!success) {
    throw new SettingsError(
      ...error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`),
    );
  }
  if (data.DATABASE_REPLICA_URL && !data.DATABASE_URL) {
    throw new SettingsError('The setting DATABASE_REPLICA_URL needs DATABASE_URL, which it is a copy of.');
  }
  if (data.DATABASE_DIRECT_URL && !data.DATABASE_URL) {
    throw new SettingsError('The setting DATABASE_DIRECT_URL needs DATABASE_URL, which it leads past.');
  }
  if (data.SMTP_URL && !data.MAIL_FROM && !data.SHOP_EMAIL) {
    throw new SettingsError(
      'The setting MAIL_FROM must be set when SMTP_URL is, such as Lokapasar <halo@shop.example>.',
    );
  }
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    trustedProxies: data.TRUSTED_PROXIES,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databaseReplicaUrl: data.DATABASE_REPLICA_URL,
    readModelMaxProducts: data.READ_MODEL_MAX_PRODUCTS,
    processes: data.PROCESSES,
    demo: data.DEMO,
    hasDemoBuyers: data.DEMO && data.DEMO_BUYERS,
    hasSimulators: 'DEMO' in given ? data.DEMO : isLoopback(publicUrl) && isAlone(data),
    pageCacheMb: data.PAGE_CACHE_MB,
    commission: data.COMMISSION,
    codFee: data.COD_FEE,
    codLimits: {
      newcomerOrders: data.COD_NEWCOMER_ORDERS,
      newcomerTotal: data.COD_NEWCOMER_TOTAL,
      areaFreight: data.COD_AREA_FREIGHT,
    },
    logLevel: data.LOG_LEVEL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? { name: 'Lokapasar', address: data.SHOP_EMAIL ?? exampleContact.SHOP_EMAIL },
    ...readAccounts(data),
    ...readShipping(data),
    ...readPayments(data),
    shop: {
      address: data.SHOP_ADDRESS ?? exampleContact.SHOP_ADDRESS,
      phone: data.SHOP_PHONE ?? exampleContact.SHOP_PHONE,
      email: data.SHOP_EMAIL ?? exampleContact.SHOP_EMAIL,
      whatsapp: data.SHOP_WHATSAPP,
      registration: data.SHOP_REGISTRATION,
      social: data.SHOP_SOCIAL.length > 0 ? data.SHOP_SOCIAL : exampleSocial,
    },
    given: new Set(Object.keys(given)),
  };
}
