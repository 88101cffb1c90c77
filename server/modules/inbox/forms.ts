import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contracts/endpoint.ts';
import { applications } from '#contracts/inbox/applications.ts';
import { messages } from '#contracts/inbox/messages.ts';
import { newsletter } from '#contracts/inbox/newsletter.ts';
import { reports } from '#contracts/inbox/reports.ts';
import { checkFields } from '#domain/forms/check-fields.ts';
import type { FieldErrors } from '#domain/forms/field-error.ts';
import { HONEYPOT } from '#domain/forms/honeypot.ts';
import type { FormName } from '#domain/forms/reference.ts';
import { resumeFault } from '#domain/forms/resume.ts';
import { BACK_FIELD } from '#domain/forms/sent-address.ts';
import type { Result } from '#domain/result.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { route } from '#server/platform/http/endpoint.ts';
import { BodyTooLarge } from '#server/platform/http/limit-body.ts';
import { answerFailed, answerStored, type ShowPage, wantsJson } from './form-answer.ts';
import { acceptForms, type PostedForm, readForm } from './form-body.ts';
import { createPostLimits, type PostLimit, refuseForeignOrigins } from './form-guards.ts';
import type { Application, Inbox } from './inbox-interface.ts';
import { registerNewsletterLinks } from './newsletter-links.ts';
import { newReference } from './reference.ts';

/** Dependencies of the forms' endpoints. */
export interface FormsOptions {
  inbox: Inbox;
  publicUrl: string;
  showPage: ShowPage;
}

/** One form: its endpoint, its validation and its storage. */
interface ShopForm<Value> {
  name: FormName;
  endpoint: Endpoint;
  fileField?: string;
  check: (posted: PostedForm) => Result<Value, FieldErrors>;
  /** Answers the reference number, or what only the database knew to be wrong. */
  store: (value: Value) => Promise<string | FieldErrors>;
}

/**
 * The forms of the shop, for scripts (JSON answers) and for browsers without JavaScript (pages), and the links of
 * newsletter mails.
 */
export async function registerForms(app: FastifyInstance, options: FormsOptions): Promise<void> {
  const { inbox, publicUrl, showPage } = options;
  refuseForeignOrigins(app, publicUrl);
  await acceptForms(app);
  const limitOf = createPostLimits(app);
  registerForm(app, options, limitOf, {
    name: 'messages',
    endpoint: messages,
    check: ({ fields }) => checkFields(messages.body, fields),
    store: (message) => inbox.storeMessage(message),
  });
  registerForm(app, options, limitOf, {
    name: 'reports',
    endpoint: reports,
    check: ({ fields }) => checkFields(reports.body, fields),
    store: async (report) => (await inbox.storeReport(report)) ?? { target: 'unknown_target' },
  });
  registerForm(app, options, limitOf, {
    name: 'newsletter',
    endpoint: newsletter,
    check: ({ fields }) => checkFields(newsletter.body, fields),
    store: ({ email }) => inbox.subscribe(email),
  });
  registerForm(app, options, limitOf, {
    name: 'applications',
    endpoint: applications,
    fileField: 'resume',
    check: checkApplication,
    store: (application) => inbox.storeApplication(application),
  });
  registerNewsletterLinks(app, { inbox, limit: limitOf('newsletter links'), showPage });
}

function registerForm<Value>(
  app: FastifyInstance,
  { showPage }: FormsOptions,
  limitOf: (form: string) => PostLimit,
  { name: form, endpoint, fileField, check, store }: ShopForm<Value>,
): void {
  const limit = limitOf(form);
  route(app, endpoint, async (request, reply) => {
    const failed = (failure: 'invalid' | 'too_many_requests' | 'unavailable', fields: FieldErrors = {}) =>
      answerFailed(request, reply, { failed: { form, failure, fields }, showPage });
    const waitS = await limit(request);
    if (waitS > 0) {
      reply.header('Retry-After', waitS);
      return failed('too_many_requests');
    }
    const posted = await readForm(request, fileField).catch((error: unknown) => {
      if (error instanceof BodyTooLarge && fileField !== undefined) return fileField;
      throw error;
    });
    if (typeof posted === 'string') return failed('invalid', { [posted]: 'too_large' });
    const stored = (reference: string) =>
      answerStored(request, reply, { reference, back: textOf(posted.fields[BACK_FIELD]) });
    if (posted.fields[HONEYPOT]) return stored(newReference(form));
    const checked = check(posted);
    if (!checked.ok) return failed('invalid', checked.error);
    try {
      const kept = await store(checked.value);
      return typeof kept === 'string' ? stored(kept) : failed('invalid', kept);
    } catch (error) {
      if (wantsJson(request) && !(error instanceof DatabaseUnavailable)) throw error;
      request.log.warn({ err: error }, 'A form could not be stored');
      return failed('unavailable');
    }
  });
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function checkApplication({ fields, file }: PostedForm): Result<Application, FieldErrors> {
  const checked = checkFields(applications.body, fields);
  const fault = resumeFault(file);
  if (checked.ok && fault === null) return { ok: true, value: { ...checked.value, resume: file } };
  return {
    ok: false,
    error: { ...(!checked.ok && checked.error), ...(fault !== null && { resume: fault }) },
  };
}
