import { type FieldError, type FieldErrors, isFieldError } from './field-error.ts';
import { type FieldName, isFieldName } from './field-names.ts';
import { type FormName, REFERENCE_KINDS } from './reference.ts';

/** Why a form was rejected. */
export type FormFailure = 'invalid' | 'too_many_requests' | 'unavailable';

/** A rejected form, as the page `/kirim/gagal` explains it to a sender without JavaScript. */
export interface FailedForm {
  form: FormName;
  failure: FormFailure;
  /** Empty unless the failure is 'invalid'. */
  fields: FieldErrors;
}

const FORMS: readonly FormName[] = Object.values(REFERENCE_KINDS);
const FAILURES: readonly FormFailure[] = ['invalid', 'too_many_requests', 'unavailable'];

/** Path and query of the page that explains a failure; {@link readFailure} reads them. */
export function failureAddress({ form, failure, fields }: FailedForm): string {
  const params = new URLSearchParams({ form, error: failure });
  for (const [name, code] of Object.entries(fields)) params.append('field', `${name}:${code}`);
  return `/kirim/gagal?${params}`;
}

/** A failure as an address describes it. */
export interface ToldFailure {
  /** Null when the address names none. */
  form: FormName | null;
  failure: FormFailure;
  fields: Readonly<Partial<Record<FieldName, FieldError>>>;
  /** Whether the address names only faults that a form can have; others count as absent. */
  isSound: boolean;
}

/** Reads the failure that an address describes. */
export function readFailure(params: URLSearchParams): ToldFailure {
  const entries = params.getAll('field');
  const faults = entries.flatMap((entry) => {
    const [name, code] = entry.split(':', 2);
    return isFieldName(name) && isFieldError(code) ? [[name, code] as const] : [];
  });
  return {
    form: FORMS.find((form) => form === params.get('form')) ?? null,
    failure: FAILURES.find((failure) => failure === params.get('error')) ?? 'unavailable',
    fields: Object.fromEntries(faults),
    isSound: faults.length === entries.length,
  };
}
