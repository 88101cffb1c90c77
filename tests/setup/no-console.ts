import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Product code logs by console.info and console.warn only: any other message fails the test. */
beforeEach(() => {
  for (const method of ['error', 'log', 'debug', 'trace'] as const) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of ['error', 'log', 'debug', 'trace'] as const) {
    expect(console[method], `console.${method} was called`).not.toHaveBeenCalled();
  }
  vi.restoreAllMocks();
});
