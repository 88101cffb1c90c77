/** Stands for what is hidden. */
export const MASK = '•••';

/** Fewest digits of a telephone or account number. */
const FEWEST_DIGITS = 9;

/** What looks like such a number and is none. A telephone number in the place of one of these is hidden. */
const ORDER = String.raw`LP(?:2[5-9]|[3-9]\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z0-9]{6}(?:-R\d+)?(?![\p{L}\p{N}])`;
const INVOICE = String.raw`INV/20\d\d/\d{7}(?:-K\d+)?(?![\p{L}\p{N}])`;
/** Up to Rp99.999.999: more would be as long as a telephone number. */
const MONEY = String.raw`Rp\s?(?:\d{1,2}(?:\.\d{3}){2}|\d{1,3}\.\d{3})(?!\.?\d)`;
const DAY = String.raw`20\d\d[-/.][01]?\d[-/.][0-3]?\d(?![-/.]?\d)|(?<!\d)[0-3]?\d[-/.][01]?\d[-/.]20\d\d(?!\d)`;
const HARMLESS = [ORDER, INVOICE, MONEY, DAY].join('|');
const ENDINGS =
  'com|net|org|id|co|me|io|link|ly|gl|gg|app|shop|store|xyz|site|online|info|biz|web|my|sg|ai|page|to|tv|cc|us|uk|dev|ee|bio|be|asia|club|top|live|space';
const EMAIL = String.raw`[^\s@]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const WHOLE_ADDRESS = String.raw`(?:[a-z][a-z0-9+.-]*://|www\.)[^\s]+`;
const ADDRESS = String.raw`(?:[\p{L}\p{N}-]+\.)+(?:${ENDINGS})(?![\p{L}\p{N}])(?::\d+)?(?:[/?#][^\s]*)?`;
const NUMBER = String.raw`[+(]?\p{Nd}(?:[\s.()/_*-]{0,3}\p{Nd}){${FEWEST_DIGITS - 1},}`;

const FOUND = new RegExp(
  `(?<harmless>${HARMLESS})|(?<whole>${WHOLE_ADDRESS})|(?<email>${EMAIL})|(?<address>${ADDRESS})|(?<number>${NUMBER})`,
  'giu',
);

/** Whether an address is a page of ours. @param ownHost of the shop, with its port where it has one */
const isOwn = (address: string, ownHost: string): boolean => {
  const given = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(given)) return false;
  const { host, username, password } = new URL(given);
  return host === ownHost && username === '' && password === '';
};

/**
 * A text without what leads people out of the shop: telephone and account numbers, e-mail addresses and pages of others
 * (P-CHAT-5). Numbers of orders, money, days and our own pages stay. Idempotent.
 * @param ownHost of the shop, such as 'lokapasar.example' or 'localhost:3000'
 */
export const maskContacts = (text: string, ownHost: string): string =>
  text.replace(FOUND, (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    if (groups.harmless !== undefined) return found;
    const address = groups.whole ?? groups.address;
    return address !== undefined && isOwn(address, ownHost) ? found : MASK;
  });

/** A part of a message: words, or the address of a page of ours with its path. */
export type TextPart = { text: string } | { text: string; path: string };

/** A message with our own addresses as links; nobody else's become one (P-CHAT-5). */
export function partsOfText(text: string, ownOrigin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"']+/gi)) {
    const address = found.replace(/[.,;:!?)\]]+$/, '');
    if (!URL.canParse(address)) continue;
    const { origin, username, pathname, search, hash } = new URL(address);
    if (origin !== ownOrigin || username !== '' || pathname.startsWith('//')) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, path: pathname + search + hash });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
