type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts a posted form back into the form of the page that it came from, shows that form and moves the focus there. Whatever
 * was posted stands in it again, versions that tell what its sender had seen among it; passwords and codes do not.
 * @returns the form; null where the page has none any more
 */
export function fillForm(posted: FormData): HTMLFormElement | null {
  const [form] = [...document.forms]
    .map((candidate) => ({ candidate, likeness: likenessOf(candidate, posted) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness);
  if (!form) return null;
  const { candidate } = form;
  show(candidate);
  for (const [name, controls] of Map.groupBy(controlsOf(candidate), (control) => control.name))
    fillControls(controls, posted.getAll(name));
  controlsOf(candidate)
    .find((control) => control.matches('textarea, select, input:not([type=hidden], [type=file])'))
    ?.focus();
  return candidate;
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== '');

/** How much of what was posted a form can hold, and how many of its hidden fields say the same; 0 for another form. */
function likenessOf(form: HTMLFormElement, posted: FormData): number {
  if (form.getAttribute('method') !== 'post') return 0;
  const action = new URL(form.getAttribute('action') ?? '', location.href);
  if (action.pathname !== location.pathname) return 0;
  const intent = posted.get('intent');
  const buttons = [...form.elements].filter((element) => element.getAttribute('name') === 'intent');
  if (intent !== null && !buttons.some((button) => button.getAttribute('value') === intent)) return 0;
  return controlsOf(form)
    .filter(({ name }) => posted.has(name))
    .reduce((sum, { name, type, value }) => {
      const isSame = type === 'hidden' && posted.getAll(name).includes(value);
      return sum + (isSame ? 2 : 1);
    }, 0);
}

/** Unfolds what a form stands in. */
function show(form: HTMLFormElement): void {
  for (let part: HTMLElement | null = form; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (part.popover !== null && !part.matches(':popover-open')) part.showPopover();
  }
}

/** Fills the fields of one name with what was posted under it. */
function fillControls(controls: readonly Control[], values: readonly FormDataEntryValue[]): void {
  const texts = values.filter((value) => typeof value === 'string');
  for (const [place, control] of controls.entries()) {
    if (control.matches('[type=password], [autocomplete=one-time-code]')) continue;
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      if (control.checked !== texts.includes(control.value)) control.click();
      continue;
    }
    if (control instanceof HTMLInputElement && control.type === 'file') {
      giveFiles(control, values);
      continue;
    }
    const text = texts[place];
    if (text === undefined || controls.length !== texts.length || control.value === text) continue;
    setValue(control, text);
  }
}

function giveFiles(input: HTMLInputElement, values: readonly FormDataEntryValue[]): void {
  const transfer = new DataTransfer();
  for (const value of values) if (value instanceof File && value.size > 0) transfer.items.add(value);
  if (transfer.files.length === 0) return;
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets a value as typing does, and leaves the field: React reads its own setter as its own change, and would not hear of it. */
function setValue(control: Control, text: string): void {
  const ofKind = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  ofKind?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
