import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from './fake-window.builder.ts';
import { createLocalStore } from './local-store.ts';

const aStore = (initial: string[] = []) =>
  createLocalStore<string[]>({
    key: 'list',
    parse: (stored) => (Array.isArray(stored) ? stored.map(String) : null),
    initial: () => initial,
  });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('A store over one key of local storage (P-SHOP-19)', () => {
  test('the server and the first client render know nothing, without touching a window', () => {
    expect(aStore(['benih']).getServerSnapshot()).toBeNull();
  });

  test('reads what is stored, and stays the same object until it changes', () => {
    stubWindow({ list: '["a"]' });
    const store = aStore(['benih']);
    expect(store.getSnapshot()).toEqual(['a']);
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });

  test('a first visit finds the initial data and stores it', () => {
    const browser = stubWindow();
    const store = aStore(['benih']);
    store.subscribe(() => {});
    expect(store.getSnapshot()).toEqual(['benih']);
    expect(browser.read('list')).toBe('["benih"]');
  });

  test('an emptied list stays empty (P-SHOP-19)', () => {
    const browser = stubWindow({ list: '[]' });
    const store = aStore(['benih']);
    store.subscribe(() => {});
    expect(store.getSnapshot()).toEqual([]);
    expect(browser.read('list')).toBe('[]');
  });

  test('a change is stored and reported', () => {
    const browser = stubWindow({ list: '["a"]' });
    const store = aStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.update((list) => [...list, 'b']);
    expect(store.getSnapshot()).toEqual(['a', 'b']);
    expect(browser.read('list')).toBe('["a","b"]');
    expect(listener).toHaveBeenCalledOnce();
  });

  test.each(['{oops', 'null', '"text"', '{}'])('corrupt data %s is logged once and left alone', (text) => {
    const browser = stubWindow({ list: text });
    const store = aStore(['benih']);
    store.subscribe(() => {});
    expect(store.getSnapshot()).toEqual(['benih']);
    expect(store.fresh()).toEqual(['benih']);
    expect(browser.read('list')).toBe(text);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('list'));
  });

  test('the next change replaces corrupt data', () => {
    const browser = stubWindow({ list: '{oops' });
    aStore(['benih']).update((list) => [...list, 'a']);
    expect(browser.read('list')).toBe('["benih","a"]');
  });
});

describe('Synchronised tabs', () => {
  test.each(['storage', 'pageshow', 'visibilitychange'])('what another tab wrote shows on %s', (event) => {
    const browser = stubWindow({ list: '["a"]' });
    const store = aStore();
    const listener = vi.fn();
    store.subscribe(listener);
    browser.writeInOtherTab('list', '["a","b"]', event);
    expect(store.getSnapshot()).toEqual(['a', 'b']);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('an event without a change notifies nobody', () => {
    const browser = stubWindow({ list: '["a"]' });
    const store = aStore();
    const listener = vi.fn();
    store.subscribe(listener);
    browser.writeInOtherTab('list', '["a"]');
    expect(listener).not.toHaveBeenCalled();
  });

  test('a change does not overwrite what another tab wrote without an event', () => {
    const browser = stubWindow({ list: '["a"]' });
    const store = aStore();
    store.getSnapshot();
    browser.writeInOtherTab('list', '["a","b"]', null);
    store.update((list) => [...list, 'c']);
    expect(browser.read('list')).toBe('["a","b","c"]');
  });

  test('after the last listener has gone, a new one finds what was written meanwhile', () => {
    const browser = stubWindow({ list: '["a"]' });
    const store = aStore();
    const gone = vi.fn();
    store.subscribe(gone)();
    browser.writeInOtherTab('list', '["b"]');
    expect(gone).not.toHaveBeenCalled();
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.getSnapshot()).toEqual(['b']);
  });

  test('storage that was emptied means a first visit again', () => {
    const browser = stubWindow({ list: '["a"]' });
    const store = aStore(['benih']);
    store.subscribe(() => {});
    browser.writeInOtherTab('list', null);
    expect(store.getSnapshot()).toEqual(['benih']);
  });
});

describe('A failing storage breaks nothing', () => {
  test('full: the change lives in memory and survives a re-read', () => {
    const browser = stubWindow({ list: '["a"]' });
    const store = aStore();
    store.subscribe(() => {});
    browser.fill();
    store.update((list) => [...list, 'b']);
    browser.writeInOtherTab('list', '["a"]', 'pageshow');
    store.update((list) => [...list, 'c']);
    expect(store.getSnapshot()).toEqual(['a', 'b', 'c']);
    expect(browser.read('list')).toBe('["a"]');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('list'));
  });

  test('forbidden: the page starts with the initial data and keeps changes in memory', () => {
    const browser = stubWindow();
    browser.forbid();
    const store = aStore(['benih']);
    const listener = vi.fn();
    store.subscribe(listener);
    store.update((list) => [...list, 'a']);
    store.update((list) => [...list, 'b']);
    expect(store.getSnapshot()).toEqual(['benih', 'a', 'b']);
    expect(listener).toHaveBeenCalled();
  });
});
