/** The first field of a form that has a fault: faults by the names of the fields. */
export function firstFaulty(
  form: HTMLFormElement | null,
  faults: Readonly<Record<string, unknown>>,
): HTMLElement | null {
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLElement && 'name' in element && String(element.name) in faults) return element;
  }
  return null;
}
