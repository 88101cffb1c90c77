import { reportForm } from '#domain/forms/report.ts';
import type { Endpoint } from '../endpoint.ts';
import { INVALID } from '../invalid.ts';
import { FOREIGN_ORIGIN, stored } from './stored.ts';

/** A report of a product or a shop. A browser without JavaScript gets pages. */
export const reports = {
  method: 'POST',
  path: '/api/reports',
  body: reportForm,
  answer: stored,
  failures: { invalid: INVALID, foreign_origin: FOREIGN_ORIGIN },
} as const satisfies Endpoint;
