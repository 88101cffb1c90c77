/**
 * Moves the focus on before a list item goes away, so that a keyboard does not start over at the top of the page: to
 * the `data-remove` button of the next item, else of the previous one, else to the fallback.
 */
export function focusNeighbour(from: HTMLElement, fallback: HTMLElement | null) {
  const item = from.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? fallback;
  target?.focus({ preventScroll: true });
}
