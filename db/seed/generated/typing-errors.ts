import type { Dice } from './dice.ts';

/** What a shopper types to find a product: its name, or two or three consecutive words of it. */
export function typedFor(name: string, dice: Dice): string {
  const words = name.split(' ');
  const count = dice.pick([2, 3, words.length]);
  const first = dice.between(0, Math.max(0, words.length - count));
  return words.slice(first, first + count).join(' ');
}

/** A text with one letter too many, missing, wrong, or swapped with its neighbour. */
export function mistyped(text: string, dice: Dice): string {
  const at = dice.between(0, text.length - 2);
  const [here, next] = [text[at] ?? '', text[at + 1] ?? ''];
  const letter = dice.pick([...'abcdefghijklmnopqrstuvwxyz'].filter((other) => other !== here.toLowerCase()));
  const swapped = here === next ? letter + next : next + here;
  return (
    text.slice(0, at) + dice.pick([letter + here + next, next, letter + next, swapped]) + text.slice(at + 2)
  );
}

/** The result of a trial. */
export interface Trial {
  /** Number of terms that identify their product, each tried with an error. */
  readonly asked: number;
  /** Those whose product was not found. */
  readonly missed: readonly string[];
  /** Terms that do not find their product even without an error, because they match many others. */
  readonly leftOut: number;
}

/** Tries names and parts of names with one typing error each: is the product among the suggestions? */
export async function trial(
  products: readonly { id: number; name: string }[],
  suggest: (term: string) => Promise<readonly Named[]>,
  { dice, times }: { dice: Dice; times: number },
): Promise<Trial> {
  const isFound = async (id: number, term: string) => {
    const found = await suggest(term);
    return found.some((product) => product.id === id);
  };
  const missed: string[] = [];
  let [asked, leftOut] = [0, 0];
  while (asked < times) {
    const { id, name } = dice.pick(products);
    const typed = typedFor(name, dice);
    if (!(await isFound(id, typed))) {
      leftOut += 1;
      if (leftOut > 10 * times) throw new Error('Hardly any product is found by its name');
      continue;
    }
    asked += 1;
    const term = mistyped(typed, dice);
    if (!(await isFound(id, term))) missed.push(term);
  }
  return { asked, missed, leftOut };
}

interface Named {
  readonly id: number;
}
