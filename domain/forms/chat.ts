import * as z from 'zod/mini';
import { CHAT_TEXT_LIMIT } from '../chat/chat-limits.ts';
import { optionalText } from './fields.ts';

/** A message of chat as it is typed; it may be empty where pictures go with it. */
export const chatForm = z.object({ text: optionalText(CHAT_TEXT_LIMIT) });
