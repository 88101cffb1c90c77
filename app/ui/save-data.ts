interface Connection {
  connection?: { saveData?: boolean };
}

/** Whether the shopper has asked the browser to spare data: then nothing is fetched that nobody asked for. */
export const savesData = (): boolean => (navigator as Navigator & Connection).connection?.saveData === true;

/** How links fetch their page ahead: when a finger or pointer is about to press them, and never to save data. */
export const PREFETCH = !import.meta.env.SSR && savesData() ? 'none' : 'intent';
