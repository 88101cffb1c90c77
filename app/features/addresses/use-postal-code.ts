import { useRef, useState } from 'react';

/**
 * Fills the box of the postal code with what others typed for the chosen place, unless the shopper typed one (P-BUY-81).
 * Give `postalCodes` to a part around the box.
 */
export function usePostalCode() {
  const postalCodes = useRef<HTMLDivElement>(null);
  const filled = useRef('');
  const asking = useRef<AbortController>(null);
  const [isFilled, setIsFilled] = useState(false);

  async function fillFor(region: string) {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const code = await import('../../browser/ask-regions.ts').catch(() => null);
    const asked = await code?.askPostalCode(region, controller.signal);
    const box = postalCodes.current?.querySelector<HTMLInputElement>('[name=postal_code]');
    if (controller.signal.aborted || !asked?.ok || !box || box.value !== filled.current) return;
    filled.current = asked.value.postalCode ?? '';
    box.value = filled.current;
    // Whoever has just reached the box types over it.
    if (document.activeElement === box) box.select();
    setIsFilled(filled.current !== '');
  }

  return { postalCodes, isFilled, fillFor: (region: string) => void fillFor(region) };
}
