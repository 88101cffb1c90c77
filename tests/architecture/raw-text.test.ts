import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { cleanLine, cleanNumber, cleanText } from '#domain/forms/clean-text.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Passwords, tokens, ids and addresses: only compared with what the shop wrote itself (`secret`, `opaque`). */
const FORMS_AS_TYPED = [
  'accountForms.deletion.password',
  'accountForms.login.password',
  'accountForms.newPassword.confirmPassword',
  'accountForms.newPassword.password',
  'accountForms.register.confirmPassword',
  'accountForms.register.password',
  'addressForm.is_default',
  'reportForm.target',
];
const REQUESTS_AS_TYPED = [
  'beginUpload.purpose',
  'beginUpload.subject',
  'beginUpload.type',
  'confirmNewsletter.token',
  'confirmNewsletterPage.token',
  'deleteAccount.password',
  'followSeller.sellerId',
  'helpfulVotes.id',
  'leaveNewsletter.token',
  'leaveNewsletterPage.token',
  'listCount.list',
  'productSkus.id',
  'reports.target',
  'saveProfile.avatar_url',
  'shippingTariffs.v',
  'unfollowSeller.sellerId',
];

/** Ids, codes and addresses of providers, and the payload of a QR, in which each blank counts. */
const MESSAGES_AS_SENT = [
  'answerSchema.status_code',
  'chargeAnswer.actions.name',
  'chargeAnswer.actions.url',
  'chargeAnswer.order_id',
  'chargeAnswer.qr_string',
  'chargeAnswer.redirect_url',
  'chargeAnswer.transaction_id',
  'chargeAnswer.va_numbers.bank',
  'notificationBody.gross_amount',
  'notificationBody.order_id',
  'notificationBody.signature_key',
  'notificationBody.status_code',
  'notificationMessage.event',
  'notificationMessage.order_id',
  'orderMessage.courier.tracking_id',
  'orderMessage.id',
  'orderMessage.status',
  'ratesMessage.pricing.courier_code',
  'ratesMessage.pricing.courier_service_code',
  'refusalMessage.code',
  'refusalMessage.details.order_id',
  'statusAnswer.chargeback_amount',
  'statusAnswer.gross_amount',
  'statusAnswer.order_id',
  'statusAnswer.refund_amount',
  'statusAnswer.refunds.refund_amount',
  'statusAnswer.refunds.refund_chargeback_id',
  'statusAnswer.refunds.refund_key',
  'statusAnswer.transaction_id',
  'trackingMessage.history.status',
  'trackingMessage.status',
];

/**
 * Files with routes of their own beside the contracts, and what cleans the texts that they take: a schema of theirs, ids
 * alone, or nothing because no text comes in.
 */
const OWN_ROUTES = [
  'server/modules/access/audit/audit-csv.ts',
  'server/modules/catalogue/shop-import/list-routes.ts',
  'server/modules/catalogue/words/words-csv.ts',
  'server/modules/demo/biteship/biteship-simulator.ts',
  'server/modules/demo/midtrans/simulated-midtrans.ts',
  'server/modules/identity/auth/routes-confirmation.ts',
  'server/modules/identity/auth/routes-logout.ts',
  'server/modules/identity/auth/routes-public.ts',
  'server/modules/identity/auth/routes-recovery.ts',
  'server/modules/identity/auth/routes-sign-up.ts',
  'server/modules/identity/auth/routes-token.ts',
  'server/modules/identity/auth/routes-user.ts',
  'server/modules/identity/avatars/routes-list.ts',
  'server/modules/identity/avatars/routes-read.ts',
  'server/modules/identity/avatars/routes-remove.ts',
  'server/modules/identity/avatars/routes-upload.ts',
  'server/modules/identity/requests/do-requests.ts',
  'server/modules/inbox/resume-route.ts',
  'server/modules/media/reading/read-routes.ts',
  'server/modules/operating/bank-files.ts',
  'server/modules/operating/export-ledger.ts',
  'server/modules/operating/settlement-files.ts',
  'server/modules/operating/table-files.ts',
  'server/modules/payments/events/webhook.ts',
  'server/modules/payments/service/live-routes.ts',
  'server/modules/payouts/statement-csv.ts',
  'server/modules/shipping/couriers/webhook.ts',
  'server/platform/http/endpoint.ts',
  'server/platform/http/health.ts',
  'server/platform/http/unknown-api.ts',
  'server/site/pages.ts',
  'server/site/previews.ts',
  'server/site/search-engines/search-engines.ts',
  'server/site/static-files.ts',
];

/** Where the field of a posted form is read as it is: passwords, tokens, ids, and choices from a known list. */
const READ_AS_POSTED = [
  'app/features/addresses/address-actions.ts',
  'app/features/chat/take-message.ts',
  'app/features/media/picture-fault.ts',
  'app/features/orders/returns/answer-return-form.ts',
  'app/features/orders/returns/ask-return.ts',
  'app/features/orders/take-review.ts',
  'app/features/selling/take-return-form.ts',
  'app/features/selling/take-settings-form.ts',
  'app/routes/auth.tsx',
  'app/routes/checkout.tsx',
  'app/routes/desk-code.tsx',
  'app/routes/desk-invitation.tsx',
  'app/routes/pay.tsx',
  'app/routes/profile.tsx',
  'app/routes/selling-order.tsx',
  'app/routes/selling-reviews.tsx',
];

type Schema = z.core.$ZodType;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

const CLEANERS: readonly unknown[] = [cleanLine, cleanText, cleanNumber];

/** Whether a schema of a text cleans it, or takes only what its format allows, such as a UUID. */
function isClean({ _zod: { def } }: Schema): boolean {
  const { format, checks = [] } = def as { format?: string; checks?: readonly z.core.$ZodCheck[] };
  const isCleaned = ({ _zod }: z.core.$ZodCheck) => 'tx' in _zod.def && CLEANERS.includes(_zod.def.tx);
  return format !== undefined || checks.some(isCleaned);
}

/** The paths of all texts in a schema that are taken as they come. */
function rawTexts(schema: Schema, at: string): string[] {
  const { def } = schema._zod;
  if (def.type === 'string') return isClean(schema) ? [] : [at];
  if ('shape' in def)
    return Object.entries(def.shape as Record<string, Schema>).flatMap(([name, part]) =>
      rawTexts(part, `${at}.${name}`),
    );
  return Object.values(def)
    .flat()
    .filter(isSchema)
    .flatMap((part) => rawTexts(part, at));
}

/** The paths of raw texts in what a module exports: schemas, alone or in a plain object. */
const rawTextsOf = (name: string, value: unknown): string[] => {
  if (isSchema(value)) return rawTexts(value, name);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([part, inner]) =>
    isSchema(inner) ? rawTexts(inner, `${name}.${part}`) : [],
  );
};

const exportsOf = (modules: Record<string, Record<string, unknown>>) =>
  Object.values(modules).flatMap((module) => Object.entries(module));

const forms = exportsOf(import.meta.glob<Record<string, unknown>>('/domain/forms/*.ts', { eager: true }));
const messages = exportsOf(
  import.meta.glob<Record<string, unknown>>('/server/modules/**/*messages.ts', { eager: true }),
);
const contracts = exportsOf(
  import.meta.glob<Record<string, unknown>>('/contracts/**/*.ts', { eager: true }),
).flatMap(([name, value]) =>
  typeof value === 'object' && value !== null && 'method' in value
    ? [[name, value as Endpoint] as const]
    : [],
);

/** The files of a part of the house whose code has a pattern. */
async function filesWith(files: string, pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob(files, { cwd: ROOT })) {
    if (!/\.test\./.test(name) && pattern.test(await readFile(path.join(ROOT, name), 'utf8')))
      found.push(name);
  }
  return found.toSorted();
}

describe('texts of strangers (P-FORM-10)', () => {
  test('a raw text is found, wherever it hides', () => {
    const planted = z.object({
      a: z.string(),
      b: z.array(z.nullable(z.object({ c: z._default(z.string().check(z.trim()), '') }))),
      d: z.uuid(),
      e: z.string().check(z.overwrite(cleanLine), z.maxLength(3)),
    });
    expect(rawTexts(planted, 'p')).toEqual(['p.a', 'p.b.c']);
  });

  test('every text of a form is cleaned, but for the listed ones', () => {
    const raw = forms.flatMap(([name, value]) => rawTextsOf(name, value));
    expect(raw.toSorted()).toEqual(FORMS_AS_TYPED);
  });

  test('every text of a request is cleaned, but for the listed ones', () => {
    const raw = contracts.flatMap(([name, { params, query, body }]) =>
      [params, query, body].flatMap((part) => (part ? rawTexts(part, name) : [])),
    );
    expect(contracts.length).toBeGreaterThan(20);
    expect([...new Set(raw)].toSorted()).toEqual(REQUESTS_AS_TYPED);
  });

  test('so is every text of a provider that is stored or shown', () => {
    const raw = messages.flatMap(([name, value]) => rawTextsOf(name, value));
    expect([...new Set(raw)].toSorted()).toEqual(MESSAGES_AS_SENT);
  });

  test('no other route takes requests', async () => {
    const route =
      /\b(?:app|api|scope)\.(?:get|post|put|patch|delete|route)(?:<[^(]*>)?\(\s*(?:'\/|`|[A-Z_]+_PATH|\{)/;
    expect(await filesWith('server/**/*.ts', route)).toEqual(OWN_ROUTES);
  });

  test('forms make their texts of typed-text.ts', async () => {
    expect(await filesWith('domain/forms/*.ts', /\bz\s*\.string\(/)).toEqual(['domain/forms/typed-text.ts']);
  });

  test('so do the commands of the desks', async () => {
    const commands = await filesWith('server/modules/**/*.ts', /\bdefineCommand\(\{/);
    const raw = await filesWith('server/modules/**/*.ts', /\bz\s*\.string\(/);
    expect(commands).not.toEqual([]);
    expect(commands.filter((name) => raw.includes(name))).toEqual([]);
  });

  test('pages read posted texts by postedLine or a schema, and terms of addresses by cleanTerm', async () => {
    expect(await filesWith('app/{routes,features}/**/*.{ts,tsx}', /String\(\s*form\.get\(/)).toEqual(
      READ_AS_POSTED,
    );
    const rawTerm = /^(?!.*cleanTerm\().*get\('q'\)/m;
    expect(await filesWith('{app,domain,server}/**/*.{ts,tsx}', rawTerm)).toEqual([]);
  });
});
