import { setImmediate as nextTurn } from 'node:timers/promises';
import { GateClosed } from './gate.ts';

export interface FairGateOptions {
  /** Most pieces of work at a time. */
  readonly atOnce: number;
  /** Of these, the most for one key. */
  readonly atOnceOfKey: number;
  readonly waitingOfKey: number;
  /** Bounds the memory when many keys wait. */
  readonly waiting: number;
}

/** The work of one key, such as the address of a sender. */
interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets a few pieces of heavy work run at a time and serves the keys in turns, so that a key with much work
 * delays mostly itself. Rejects work when too much of its key waits.
 */
export class FairGate {
  readonly #options: FairGateOptions;
  /** Keys with work, the one whose turn is next first. */
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;

  constructor(options: FairGateOptions) {
    this.#options = options;
  }

  /**
   * @param isWanted called when the turn has come: work that nobody waits for any longer is skipped
   * @throws GateClosed when too much waits or the work is no longer wanted; errors of `work` are thrown on
   */
  async pass<T>(key: string, work: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    if (this.#hasRoom(line)) this.#begin(key, line);
    else await this.#wait(key, line);
    try {
      // Each piece of work starts in its own turn of the event loop. Work without asynchronous waits would
      // otherwise run back to back: simultaneous arrivals would never be seen waiting, and nothing else would
      // be answered.
      await nextTurn();
      if (!isWanted()) throw new GateClosed();
      return await work();
    } finally {
      this.#end(key, line);
      this.#letIn();
    }
  }

  #hasRoom(line: Line): boolean {
    return this.#running < this.#options.atOnce && line.running < this.#options.atOnceOfKey;
  }

  #begin(key: string, line: Line): void {
    line.running += 1;
    this.#running += 1;
    this.#moveToEnd(key, line);
  }

  #end(key: string, line: Line): void {
    line.running -= 1;
    this.#running -= 1;
    this.#moveToEnd(key, line);
  }

  #moveToEnd(key: string, line: Line): void {
    this.#lines.delete(key);
    if (line.running > 0 || line.waiting.length > 0) this.#lines.set(key, line);
  }

  #wait(key: string, line: Line): Promise<void> {
    const { waiting, waitingOfKey } = this.#options;
    if (line.waiting.length >= waitingOfKey || this.#waiting >= waiting) throw new GateClosed();
    this.#waiting += 1;
    this.#lines.set(key, line);
    return new Promise((resolve) => line.waiting.push(resolve));
  }

  #letIn(): void {
    for (const [key, line] of this.#lines) {
      if (line.waiting.length === 0 || !this.#hasRoom(line)) continue;
      this.#waiting -= 1;
      this.#begin(key, line);
      const [next = () => {}] = line.waiting.splice(0, 1);
      next();
      return;
    }
  }
}
