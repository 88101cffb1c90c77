import type { Dice } from './dice.ts';

/** What a shopper types to find a product: its name, or two or three words of it that follow each other. */
export function typedFor(name: string, dice: Dice): string {
  const words = name.split(' ');
  const count = dice.pick([2, 3, words.length]);
  const first = dice.between(0, Math.max(0, words.length - count));
  return words.slice(first, first + count).join(' ');
}

/** A text with one letter too many, missing, wrong, or changed with its neighbour. */
export function mistyped(text: string, dice: Dice): string {
  const at = dice.between(0, text.length - 2);
  const [here, next] = [text[at] ?? '', text[at + 1] ?? ''];
  const letter = dice.pick([...'abcdefghijklmnopqrstuvwxyz'].filter((other) => other !== here.toLowerCase()));
  const swapped = here === next ? letter + next : next + here;
  return (
    text.slice(0, at) + dice.pick([letter + here + next, next, letter + next, swapped]) + text.slice(at + 2)
  );
}
