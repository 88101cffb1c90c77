import { messageForm } from '#domain/forms/message.ts';
import type { Endpoint } from '../endpoint.ts';
import { INVALID } from '../invalid.ts';
import { FOREIGN_ORIGIN, stored } from './stored.ts';

/** The message form of the help centre. A browser without JavaScript gets pages. */
export const messages = {
  method: 'POST',
  path: '/api/messages',
  body: messageForm,
  answer: stored,
  failures: { invalid: INVALID, foreign_origin: FOREIGN_ORIGIN },
} as const satisfies Endpoint;
