import { buyerAt, numberOn, type ReadyBuyer, readyBuyer } from './buyer.ts';

/** Buyers who fill in their forms at the same time, before all press at once. */
const FILLING_AT_ONCE = 16;

/** The outcome of a rush: many buyers want the same goods at once. */
export interface Rush {
  /** Numbers of the purchases that buyers were led to. */
  bought: string[];
  /** Buyers who were told in a sentence that there is no more. */
  refused: number;
  /** Answers that no buyer may get, such as an error page. */
  faults: string[];
  /** From the first press to the last answer. */
  seconds: number;
}

/**
 * Lets so many guests fill in the checkout of one piece of a SKU, and then press 'Buat Pesanan' all at once.
 * @param isPatient whether they ask again when the shop says that it is away; that answer is a fault otherwise
 * @param meanwhile what happens while they press
 */
export async function rush(
  origin: string,
  {
    skuId,
    buyers,
    isPatient = false,
    meanwhile = async () => {},
  }: { skuId: number; buyers: number; isPatient?: boolean; meanwhile?: () => Promise<void> },
): Promise<Rush> {
  const ready: ReadyBuyer[] = [];
  let begun = 0;
  const fill = async () => {
    while (begun < buyers) {
      begun += 1;
      ready.push(await readyBuyer(origin, skuId, undefined, buyerAt(origin, { isPatient })));
    }
  };
  await Promise.all(Array.from({ length: FILLING_AT_ONCE }, fill));
  const outcome: Rush = { bought: [], refused: 0, faults: [], seconds: 0 };
  const start = performance.now();
  const press = ready.map(async ({ browser, page }) => {
    const answer = await browser.press(page, 'place').catch(causeOf);
    if (typeof answer === 'string') return outcome.faults.push(answer);
    const number = numberOn(answer);
    if (number !== null && answer.status === 200) return outcome.bought.push(number);
    // 409: figures changed; 422: nothing left to buy.
    if ([409, 422].includes(answer.status) && answer.path.startsWith('/checkout?')) {
      outcome.refused += 1;
      return outcome.refused;
    }
    return outcome.faults.push(`${answer.status} ${answer.path}: ${answer.text.slice(0, 120)}`);
  });
  await Promise.all([meanwhile(), ...press]);
  outcome.seconds = (performance.now() - start) / 1000;
  return outcome;
}

/** 'fetch failed' says nothing; its cause does. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? `${cause.code}: ${cause.message}` : String(cause);
}
