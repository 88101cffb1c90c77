import type { FormFailure } from '#domain/forms/failure-address.ts';
import { type FieldError, type FieldErrors, isFieldError } from '#domain/forms/field-error.ts';

/** Why a form did not get through, apart from faults in its fields. */
export type SendFailure = Exclude<FormFailure, 'invalid'> | 'offline';

/** What came of sending a form. */
export type SendAnswer =
  | { kind: 'sent'; body: object }
  | { kind: 'invalid'; faults: FieldErrors }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: SendFailure };

/** How long an answer may take, in milliseconds: a resume of 2 MB over a slow line needs its time. */
const TIMEOUT_MS = 120_000;

/** A file needs multipart; everything else goes as the browser would post it itself. */
function bodyOf(values: FormData): FormData | URLSearchParams {
  const texts: [string, string][] = [];
  for (const [name, value] of values) {
    if (typeof value !== 'string') return values;
    texts.push([name, value]);
  }
  return new URLSearchParams(texts);
}

function faultsIn(body: object): FieldErrors {
  const fields = 'fields' in body && typeof body.fields === 'object' ? (body.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, FieldError] => isFieldError(entry[1])),
  );
}

async function jsonOf(response: Response): Promise<object> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

/** Posts a form and reads the answer. Never throws: a lost connection is the failure 'offline'. */
export async function sendForm(endpoint: string, values: FormData): Promise<SendAnswer> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: bodyOf(values),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { kind: 'failed', failure: 'offline' };
  }
  const body = await jsonOf(response);
  if (response.ok) return { kind: 'sent', body };
  if (response.status === 422) {
    const faults = faultsIn(body);
    if (Object.keys(faults).length > 0) return { kind: 'invalid', faults };
  }
  if (response.status === 404) return { kind: 'unknown' };
  return { kind: 'failed', failure: response.status === 429 ? 'too_many_requests' : 'unavailable' };
}
