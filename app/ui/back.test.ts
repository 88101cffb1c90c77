import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A window with a history of entries; Back arrives asynchronously, as in a browser. */
function stubHistory() {
  const entries: unknown[] = [{ key: 'page' }];
  let heard: (event: { stopImmediatePropagation: () => void }) => void = () => {};
  const router = vi.fn();
  const back = () =>
    queueMicrotask(() => {
      entries.pop();
      let isStopped = false;
      heard({ stopImmediatePropagation: () => (isStopped = true) });
      if (!isStopped) router();
    });
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof heard) => {
    heard = listener;
  });
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => entries.push(state),
    back,
  });
  return { entries, router, back };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

let ui: typeof import('./back.ts');
let browser: ReturnType<typeof stubHistory>;

beforeEach(async () => {
  vi.resetModules();
  browser = stubHistory();
  ui = await import('./back.ts');
  ui.hearBackFirst();
});

afterEach(() => vi.unstubAllGlobals());

test('Back closes an overlay, and the router gets no event', async () => {
  const onBack = vi.fn();
  const leave = ui.enterOverlay(onBack);
  await settle();
  expect(browser.entries).toHaveLength(2);
  browser.back();
  await settle();
  expect(onBack).toHaveBeenCalledOnce();
  leave();
  await settle();
  expect(browser.entries).toHaveLength(1);
  expect(browser.router).not.toHaveBeenCalled();
});

test('an overlay closed otherwise leaves no entry behind', async () => {
  const leave = ui.enterOverlay(() => {});
  await settle();
  leave();
  await ui.historySettled();
  expect(browser.entries).toHaveLength(1);
  expect(browser.router).not.toHaveBeenCalled();
});

test("an overlay that opens right after another one is not closed by the other's entry", async () => {
  const leaveFirst = ui.enterOverlay(() => {});
  await settle();
  leaveFirst();
  const onBack = vi.fn();
  ui.enterOverlay(onBack);
  await settle();
  expect(onBack).not.toHaveBeenCalled();
  expect(browser.entries).toHaveLength(2);
});

test('an entry that another page has replaced stays', async () => {
  const leave = ui.enterOverlay(() => {});
  await settle();
  browser.entries[1] = { key: 'checkout' };
  leave();
  await settle();
  expect(browser.entries).toEqual([{ key: 'page' }, { key: 'checkout' }]);
});

test('without an overlay, Back is the router’s', async () => {
  browser.back();
  await settle();
  expect(browser.router).toHaveBeenCalledOnce();
});
