import fs from 'node:fs';
import path from 'node:path';
import { OPERATOR_RETURN_TABS } from '#domain/returns/operator-tabs.ts';
import { attachedMedia, mediaBytes } from '#server/modules/media/media.ts';
import {
  listReturns,
  type OperatorReturn,
  readOperatorReturn,
  returnCommands,
} from '#server/modules/returns/returns.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { writeReturn, writeReturns } from './return-text.ts';
import type { Terminal } from './terminal.ts';
import { readAmount } from './typed-numbers.ts';

/** A line of `npm run returns`. */
export interface ReturnLine {
  terminal: Terminal;
  store: Pick<BlobStore, 'get'>;
  /** What follows the name of the line. @throws SettingsError when it is missing */
  arg: (at: number) => string;
  options: {
    tab?: string;
    outcome?: string;
    amount?: string;
    bears?: string;
    'shop-bears'?: string;
    goods?: string;
    reason?: string;
  };
}

/** @returns what is printed @throws SettingsError */
type Line = (line: ReturnLine) => Promise<string>;

const MOST_LISTED = 200;

export const RETURN_LINES: Readonly<Record<string, Line>> = {
  async list({ terminal: { query }, options: { tab: typed = 'disputed' } }) {
    const tab = OPERATOR_RETURN_TABS.find((known) => known === typed);
    if (!tab) throw new SettingsError(`There is no tab ${typed}: ${OPERATOR_RETURN_TABS.join(', ')}.`);
    return writeReturns(await listReturns(query, { tab, most: MOST_LISTED }), await shopNow(query));
  },
  show: async (line) => writeReturn(await find(line)),
  async evidence(line) {
    const { number, evidence } = await find(line);
    if (evidence.length === 0) return `The return ${number} has no photos or videos.`;
    const folder = path.resolve(line.arg(1));
    return `${await save(line, { folder, evidence })} of ${evidence.length} files of ${number} are in ${folder}.`;
  },
  decide,
};

async function find({ terminal: { query }, arg }: ReturnLine): Promise<OperatorReturn> {
  const found = await readOperatorReturn({ query, media: { attached: attachedMedia } }, arg(0));
  if (!found) throw new SettingsError(missing(arg(0)));
  return found;
}

const missing = (typed: string) => `There is no return ${typed}; they look like LP2611247K2M9Q-R1.`;

/** Writes files that nobody else of the machine may read. @returns how many */
async function save(
  { terminal: { query }, store }: ReturnLine,
  { folder, evidence }: { folder: string; evidence: OperatorReturn['evidence'] },
): Promise<number> {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw new SettingsError(
      `The folder ${folder} cannot be made: ${error instanceof Error ? error.message : error}.`,
    );
  }
  let written = 0;
  for (const [at, { id, type }] of evidence.entries()) {
    const bytes = await mediaBytes({ query, store }, id);
    if (bytes === null) continue;
    const name = `${at + 1}.${type.split('/')[1] ?? 'bin'}`;
    fs.writeFileSync(path.join(folder, name), bytes, { mode: 0o600 });
    written += 1;
  }
  return written;
}

async function decide({ terminal, arg, options }: ReturnLine): Promise<string> {
  const { outcome, amount, bears, goods, reason, 'shop-bears': shop } = options;
  const isRefund = outcome === 'refund';
  if (isRefund && (bears === undefined || goods === undefined)) {
    throw new SettingsError(
      'Say who bears the refund and where the goods are: --bears seller or shop, --goods restocked, returned or kept.',
    );
  }
  if (!isRefund && (amount ?? bears ?? goods ?? shop) !== undefined) {
    throw new SettingsError('An amount, --bears, --shop-bears and --goods belong to --outcome refund.');
  }
  const part = amount === undefined ? null : readAmount(amount);
  await terminal.act(returnCommands.decide, {
    input: {
      return: arg(0),
      outcome,
      part,
      bearer: bears ?? 'seller',
      shopBears: shop === undefined ? null : readAmount(shop),
      goods: goods ?? 'kept',
    },
    reason,
    missing: missing(arg(0)),
  });
  return writeReturn(await find({ terminal, arg, options, store: { get: async () => null } }));
}
