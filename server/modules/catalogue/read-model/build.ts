import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { Lexicon } from '#domain/search/lexicon.ts';
import { Vocabulary, type WordCounts } from '#domain/search/vocabulary.ts';
import { textAt } from './growing.ts';
import type { LoadedCatalogue, Words } from './load-catalogue.ts';
import { ReadModel } from './read-model.ts';
import { createSellers } from './sellers.ts';

/** The input of the building thread. */
export interface BuildOrder {
  readonly address: pg.ClientConfig;
  /** Of a catalogue with more products only the words are read. */
  readonly mostProducts: number;
}

/** A catalogue in memory; of a very large one only its words. */
export interface Built {
  readonly model: ReadModel | null;
  readonly vocabulary: Vocabulary;
  readonly lexicon: Lexicon;
}

/** A build in a thread of its own, while this one answers. */
export interface Building {
  readonly done: Promise<Built>;
  cancel(): void;
}

/** Reading rows allocates many short-lived objects: a small young generation keeps the process small. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/** Reads the catalogue in a thread of its own. `done` fails when the database cannot be read. */
export function startBuild(pool: pg.Pool, mostProducts: number): Building {
  const workerData: BuildOrder = { address: addressOf(pool), mostProducts };
  // Beside this file, here as TypeScript and in the built program (vite.program.config.ts) as JavaScript.
  const program = new URL(`./build-worker${path.extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(program, { workerData, resourceLimits });
  worker.unref();
  return { done: loadedBy(worker).then(assemble), cancel: () => void worker.terminate() };
}

/**
 * The result of a thread. Fails when the thread fails or ends without a result; errors after the result are
 * ignored.
 */
export function loadedBy(worker: Worker): Promise<LoadedCatalogue> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.on('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread ended with code ${code} and without a word`)));
  });
}

/** The address of a pool; its functions cannot be sent to another thread. */
function addressOf({ options }: pg.Pool): pg.ClientConfig {
  const { host, port, user, database, password, ssl, connectionString, application_name } = options;
  return JSON.parse(
    JSON.stringify({ host, port, user, database, password, ssl, connectionString, application_name }),
  );
}

/** Makes the loaded data ready to answer. */
export function assemble({ segment, sellers, words, entries }: LoadedCatalogue): Built {
  const vocabulary = new Vocabulary(wordCounts(words));
  const lexicon = new Lexicon(entries);
  return {
    vocabulary,
    lexicon,
    model: segment && new ReadModel(segment, createSellers(sellers), { lexicon, vocabulary }),
  };
}

function wordCounts({ words, counts, heads }: Words): WordCounts {
  const all = Array.from(counts, (count, at) => [textAt(words, at), count] as const);
  return {
    all: new Map(all),
    heads: new Map(all.flatMap(([word], at) => (heads[at] ? [[word, heads[at]] as const] : []))),
  };
}
