import { setTimeout as sleep } from 'node:timers/promises';
import { newAddress } from './account-clients.ts';

/** How often a patient browser asks again, and how long it waits before, in ms. */
const PATIENCE = { tries: 40, pauseMs: 500 };

/** A page as a browser without scripts has it. */
export interface PlainPage {
  status: number;
  /** Path and query of the answer, after redirects. */
  path: string;
  html: string;
  /** The text of the page's main part, with single spaces. */
  text: string;
}

/** The values of a posted form: names may repeat. */
type Fields = [string, string][];

/**
 * A browser with cookies, redirects and forms, but without scripts. It has its own network address. When a shop without
 * processor time says that it is away (503), it asks again, as the page tells people to; an impatient one shows that page.
 */
export class PlainBrowser {
  readonly #origin: string;
  readonly #headers: Record<string, string>;
  readonly #cookies = new Map<string, string>();
  readonly #tries: number;

  constructor(origin: string, address = newAddress(), { isPatient = true } = {}) {
    this.#origin = origin;
    this.#tries = isPatient ? PATIENCE.tries : 0;
    this.#headers = { 'X-Forwarded-For': address, 'Sec-Fetch-Site': 'same-origin' };
  }

  get(path: string): Promise<PlainPage> {
    return this.#ask(path, {});
  }

  post(path: string, fields: Fields): Promise<PlainPage> {
    return this.#ask(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Posts a file, as a form with one would. */
  upload(path: string, name: string, file: Buffer): Promise<PlainPage> {
    return this.submit(path, [[name, file]]);
  }

  /** Posts a form with texts and files. */
  submit(path: string, fields: readonly [string, string | Buffer][]): Promise<PlainPage> {
    const body = new FormData();
    for (const [name, value] of fields)
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, new Blob([new Uint8Array(value)]), 'file');
    return this.#ask(path, { method: 'POST', body });
  }

  /** Fills in the page's form and presses a button of it, by the value of its `intent`. */
  press(page: PlainPage, intent: string, typed: Readonly<Record<string, string>> = {}): Promise<PlainPage> {
    const { action, fields } = formOf(page);
    const kept = fields.filter(([name]) => !(name in typed));
    return this.post(action || page.path, [...kept, ...Object.entries(typed), ['intent', intent]]);
  }

  /** The `Cookie` header of its requests. */
  get cookie(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** Keeps a cookie that the shop has not set. */
  plant(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  async #ask(path: string, init: RequestInit): Promise<PlainPage> {
    let page = await this.#askOnce(path, init);
    for (let tries = 0; page.status === 503 && tries < this.#tries; tries += 1) {
      await sleep(PATIENCE.pauseMs);
      page = await this.#askOnce(path, init);
    }
    return page;
  }

  async #askOnce(path: string, init: RequestInit): Promise<PlainPage> {
    const { cookie } = this;
    const headers = { ...this.#headers, ...(cookie !== '' && { Cookie: cookie }) };
    const response = await fetch(this.#origin + path, { ...init, headers, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) this.#keep(set);
    const location = response.headers.get('Location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      const url = new URL(location, this.#origin);
      return this.get(url.pathname + url.search);
    }
    const html = await response.text();
    return { status: response.status, path, html, text: textOf(html) };
  }

  #keep(setCookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

const textOf = (html: string) =>
  decode(
    mainOf(html)
      .replace(/<(option|script)[\s\S]*?<\/\1>/g, '')
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)];
  return new Map(attributes.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
}

/** The form of a page's main part, and what it posts unchanged. */
export function formOf({ html }: PlainPage): { action: string; fields: Fields } {
  const form = /<form[^>]*>[\s\S]*?<\/form>/.exec(mainOf(html))?.[0] ?? '';
  const fields: Fields = [];
  for (const [tag, kind, inside = ''] of form.matchAll(
    /<input\b[^>]*>|<(select|textarea)\b[^>]*>([\s\S]*?)<\/\1>/g,
  )) {
    const attributes = attributesOf(/^<[^>]*>/.exec(tag)?.[0] ?? '');
    const name = attributes.get('name');
    if (name === undefined || attributes.has('disabled')) continue;
    const isChoice = ['radio', 'checkbox'].includes(attributes.get('type') ?? '');
    if (isChoice && !attributes.has('checked')) continue;
    if (kind === 'select') {
      const options = [...inside.matchAll(/<option\b[^>]*>/g)].map(([option]) => attributesOf(option));
      const chosen = options.find((option) => option.has('selected')) ?? options[0];
      fields.push([name, chosen?.get('value') ?? '']);
    } else fields.push([name, kind === 'textarea' ? decode(inside) : (attributes.get('value') ?? '')]);
  }
  return { action: attributesOf(/^<form[^>]*>/.exec(form)?.[0] ?? '').get('action') ?? '', fields };
}
