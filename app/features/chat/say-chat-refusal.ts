import type { CommandRefusal } from '#server/services.ts';
import { chatCopy, shopChatCopy } from '../../copy/chat.id.ts';
import { sellingCopy } from '../../copy/selling.id.ts';

const refused = { ...chatCopy.refused, ...shopChatCopy.refused };
const isChatCode = (code: string): code is keyof typeof refused => Object.hasOwn(refused, code);

/** Why a shop's message was not sent. */
export function sayChatRefusal({ code }: CommandRefusal): string {
  if (isChatCode(code)) return refused[code];
  const { forbidden, notFound, other } = sellingCopy.refused;
  if (code === 'forbidden') return forbidden;
  return code === 'not_found' ? notFound : other;
}
