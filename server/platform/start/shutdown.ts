/**
 * Signals within this time of the first, in ms, count as the same: npm, the start script and the terminal all
 * forward it.
 */
const echoTime = 1000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How long, in ms, the whole shutdown may take; requests have 10 s of it. */
const TIME_LIMIT_MS = 25_000;

/** Undoes the steps of a start in reverse order, at a signal or when a later step fails. */
export class Shutdown {
  readonly #closers: (() => Promise<unknown>)[] = [];
  readonly #timeLimitMs: number;
  #asked: number | undefined;
  #closing: Promise<void> | undefined;

  constructor({ timeLimitMs = TIME_LIMIT_MS }: { timeLimitMs?: number } = {}) {
    this.#timeLimitMs = timeLimitMs;
  }

  /** Whether a signal came: a start in progress must not begin its next step. */
  get requested(): boolean {
    return this.#asked !== undefined;
  }

  /** @param close undoes the step just done */
  add(close: () => Promise<unknown>): void {
    this.#closers.push(close);
  }

  /**
   * Calls `onRequest` at the first signal; a second one after a moment ends the process at once.
   * @param heeded signals that count, the others are ignored: all by default. SIGHUP means that the terminal
   * was closed.
   */
  listen(onRequest: () => void, heeded: readonly NodeJS.Signals[] = SIGNALS): void {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (!heeded.includes(signal)) return;
        if (this.#asked === undefined) {
          this.#asked = performance.now();
          onRequest();
        } else if (performance.now() - this.#asked > echoTime) {
          process.exit(1);
        }
      });
    }
  }

  /** Runs the closers, the last one first; a failing one does not stop the others. */
  close(): Promise<void> {
    this.#closing ??= this.#runClosers();
    return this.#closing;
  }

  async #runClosers(): Promise<void> {
    setTimeout(endNow, this.#timeLimitMs).unref();
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      await close().catch((error: unknown) => {
        process.stderr.write(`While stopping: ${error instanceof Error ? error.message : String(error)}\n`);
      });
    }
  }
}

/** Kills this process at once: `process.exit` would wait for threads that are busy in native code. */
function endNow(): void {
  process.stderr.write('Stopping took too long: what was left is ended.\n');
  process.kill(process.pid, 'SIGKILL');
}
