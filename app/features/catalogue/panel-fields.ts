/** The fields of the filter panels. */
export const PANEL_FIELDS = [
  'category',
  'min',
  'max',
  'rating',
  'seller',
  'service',
  'color',
  'size',
  'location',
];

/** Which of the panel's fields differ between two moments. */
export function changedFields(before: FormData, now: FormData): string[] {
  return PANEL_FIELDS.filter((name) => before.getAll(name).join() !== now.getAll(name).join());
}

/** The fields of a form as the page came with them. */
export function fieldsAsLoaded(form: HTMLFormElement): FormData {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return new FormData(copy);
}
