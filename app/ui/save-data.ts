interface Connection {
  connection?: { saveData?: boolean };
}

/** Whether the shopper has asked the browser to save data: then nothing is prefetched. */
export const savesData = (): boolean => (navigator as Navigator & Connection).connection?.saveData === true;

/**
 * How links prefetch their page: when a finger or pointer is about to press them, and never when data is
 * saved.
 */
export const PREFETCH = !import.meta.env.SSR && savesData() ? 'none' : 'intent';
