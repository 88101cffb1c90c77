import path from 'node:path';
import { freePort } from '../free-port.ts';
import { findBrowser } from '../test/browser.ts';
import { runPlaywright } from '../test/steps.ts';
import type { Proven } from './proof.ts';

/** Opens every state of every page that a visitor sees; `npm test` opens one of each page. */
export async function visitScreens(folder: string): Promise<Proven> {
  const browser = await findBrowser();
  const { passed, failed } = await runPlaywright(folder, {
    env: {
      PROVE_SCREENS: 'all',
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: path.join(folder, 'shop'),
      ...(browser && { CHROMIUM_PATH: browser }),
    },
    other: Promise.resolve(),
    files: ['every-route'],
  });
  return { runs: passed + failed, broken: failed === 0 ? [] : [`${failed} failed, as said above`] };
}
