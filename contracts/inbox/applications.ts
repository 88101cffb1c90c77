import { applicationForm } from '#domain/forms/application.ts';
import type { Endpoint } from '../endpoint.ts';
import { INVALID } from '../invalid.ts';
import { FOREIGN_ORIGIN, stored } from './stored.ts';

/** A job application: multipart, with the resume as a file beside these fields; `resumeFault` checks it. */
export const applications = {
  method: 'POST',
  path: '/api/applications',
  body: applicationForm,
  answer: stored,
  failures: { invalid: INVALID, foreign_origin: FOREIGN_ORIGIN },
} as const satisfies Endpoint;
