import * as z from 'zod/mini';
import { CHAT_TEXT_LIMIT, GREETING_LIMIT, TEMPLATE_LIMIT } from '../chat/chat-limits.ts';
import { optionalText } from './fields.ts';

/** A message of chat as it is typed; it may be empty where pictures go with it. */
export const chatForm = z.object({ text: optionalText(CHAT_TEXT_LIMIT) });

/** What a shop answers by itself; empty for nothing. */
export const greetingText = optionalText(GREETING_LIMIT);

/** What a shop often says; an empty one is left out. */
export const templateText = optionalText(TEMPLATE_LIMIT);
