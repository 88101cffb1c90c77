import type { Endpoint } from '#contracts/endpoint.ts';
import { applications } from '#contracts/inbox/applications.ts';
import { messages } from '#contracts/inbox/messages.ts';
import { confirmNewsletter, leaveNewsletter, newsletter } from '#contracts/inbox/newsletter.ts';
import { reports } from '#contracts/inbox/reports.ts';
import { checkFields } from '#domain/forms/check-fields.ts';
import type { FormFailure } from '#domain/forms/failure-address.ts';
import { type FieldError, type FieldErrors, isFieldError } from '#domain/forms/field-error.ts';
import { FORM_LIMITS } from '#domain/forms/limits.ts';
import type { FormName } from '#domain/forms/reference.ts';
import { resumeFault } from '#domain/forms/resume.ts';
import { type AskResult, readAnswer } from '../../browser/ask.ts';
import type { NewsletterStep } from './newsletter-link.ts';

const FORMS = { messages, newsletter, applications, reports } as const satisfies Record<FormName, Endpoint>;
const STEPS = { confirm: confirmNewsletter, unsubscribe: leaveNewsletter } as const;

/** Why a form did not get through, apart from faults in its fields. */
export type SendFailure = Exclude<FormFailure, 'invalid'> | 'offline';

/** What came of sending a form. */
export type SendAnswer =
  | { kind: 'sent'; reference: string }
  | { kind: 'invalid'; faults: FieldErrors }
  | { kind: 'failed'; failure: SendFailure };

/** How long an answer may take, in milliseconds: a resume of 2 MB over a slow line needs its time. */
const TIMEOUT_MS = 120_000;

/** Looks into the file, but never reads one that is too large. */
async function faultOfFile(resume: FormDataEntryValue | null): Promise<FieldError | null> {
  if (!(resume instanceof File)) return 'required';
  if (resume.size > FORM_LIMITS.resumeBytes) return 'too_large';
  return resumeFault(new Uint8Array(await resume.arrayBuffer()));
}

/** The faults of what a form holds. */
export async function checkForm(name: FormName, values: FormData): Promise<FieldErrors> {
  const checked = checkFields(FORMS[name].body, Object.fromEntries(values));
  const resume = name === 'applications' ? await faultOfFile(values.get('resume')) : null;
  return { ...(checked.ok ? {} : checked.error), ...(resume && { resume }) };
}

/** A file needs multipart; everything else goes as the browser would post it itself. */
function bodyOf(values: FormData): FormData | URLSearchParams {
  const texts: [string, string][] = [];
  for (const [name, value] of values) {
    if (typeof value !== 'string') return values;
    texts.push([name, value]);
  }
  return new URLSearchParams(texts);
}

/** Posts a form as its page would without scripts, but for a JSON answer. */
async function post<const E extends Endpoint>(endpoint: E, values: FormData): Promise<AskResult<E>> {
  try {
    const response = await fetch(endpoint.path, {
      method: endpoint.method,
      headers: { Accept: 'application/json' },
      body: bodyOf(values),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readAnswer(endpoint, response);
  } catch {
    return { ok: false, error: { code: 'offline', fields: {} } };
  }
}

const failureOf = (code: string): SendFailure =>
  code === 'offline' || code === 'too_many_requests' ? code : 'unavailable';

/** Posts a form. Never throws: a lost connection is the failure 'offline'. */
export async function postForm(name: FormName, values: FormData): Promise<SendAnswer> {
  const posted = await post(FORMS[name], values);
  if (posted.ok) return { kind: 'sent', reference: posted.value.reference };
  const { code, fields } = posted.error;
  const faults = Object.entries(fields).filter((entry): entry is [string, FieldError] =>
    isFieldError(entry[1]),
  );
  if (faults.length > 0) return { kind: 'invalid', faults: Object.fromEntries(faults) };
  return { kind: 'failed', failure: failureOf(code) };
}

/** Takes the step that a link in a newsletter mail is for. */
export async function postStep(
  step: NewsletterStep,
  values: FormData,
): Promise<'done' | 'unknown' | 'failed'> {
  const posted = await post(STEPS[step], values);
  if (posted.ok) return 'done';
  return posted.error.code === 'unknown_token' ? 'unknown' : 'failed';
}
