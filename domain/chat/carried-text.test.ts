import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPath } from '../accounts/next-path.ts';
import { chatPath } from '../paths.ts';
import { carriedText, carryText } from './carried-text.ts';
import { CHAT_TEXT_LIMIT } from './chat-limits.ts';

describe('what a visitor typed comes back after the login (P-CHAT-2)', () => {
  it('whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: CHAT_TEXT_LIMIT }), (text) => {
        expect(carriedText(carryText(text))).toBe(text);
      }),
    );
  });

  it('also the longest message fits into the path that the login remembers', () => {
    const next = `${chatPath(1)}?tulis=${carryText('猫'.repeat(CHAT_TEXT_LIMIT))}`;
    expect(nextPath(next)).toBe(next);
  });

  it.each([null, 'a b', '%%%', '_____', '__8'])('%s is nothing', (carried) => {
    expect(carriedText(carried)).toBe('');
  });
});
