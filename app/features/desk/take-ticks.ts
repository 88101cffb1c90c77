import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { ALL_FIELD } from './ticks.tsx';

/** What is ticked in a list. */
export interface Ticked {
  ids: readonly string[];
  /** The box of the whole tab was ticked. */
  isAll: boolean;
}

/**
 * Reads what is ticked in a list; on the server. The box of the whole tab stands for as many rows as it said, the first ones
 * of now, so that what came meanwhile adds none that nobody saw counted.
 * @param idsOfTab the first so many rows of the tab
 */
export async function takeTicks(
  form: Pick<FormData, 'get' | 'getAll'>,
  name: string,
  idsOfTab: (most: number) => Promise<readonly string[]>,
): Promise<Ticked> {
  const said = Number(form.get(ALL_FIELD) ?? 0);
  if (!Number.isInteger(said) || said < 1) return { ids: form.getAll(name).map(String), isAll: false };
  return { ids: await idsOfTab(Math.min(said, MOST_TICKED)), isAll: true };
}
